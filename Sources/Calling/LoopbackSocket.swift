import Foundation

/// TCP within this computer.
enum LoopbackSocket {
  /// An address of this computer.
  enum Address: in_addr_t {
    /// 127.0.0.1, where baresip calls itself.
    case usual = 0x7F00_0001
    /// 127.0.0.2, where baresip is controlled: what it opens for SIP itself, at ports that the
    /// system chooses, can never be taken for the control connection.
    case control = 0x7F00_0002

    var text: String { "127.0.0.\(rawValue & 0xFF)" }
  }

  /// A port on which nobody listens now.
  static func freePort(at host: Address) -> UInt16? {
    let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var address = socketAddress(host, port: 0)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(file, $0, length) == 0 && getsockname(file, $0, &length) == 0
      }
    }
    return isBound ? UInt16(bigEndian: address.sin_port) : nil
  }

  /// The socket that listens on a port for control, by its inode; nil where none does.
  static func listener(on port: UInt16) -> UInt64? {
    // Address and port of the table are in hexadecimal digits, the address as it is in memory.
    func hex(_ value: some BinaryInteger, digits: Int) -> String {
      let text = String(value, radix: 16, uppercase: true)
      return String(repeating: "0", count: digits - text.count) + text
    }
    let here = [Address.control.rawValue.bigEndian, INADDR_ANY].map {
      hex($0, digits: 8) + ":" + hex(port, digits: 4)
    }
    let table = (try? String(contentsOfFile: "/proc/net/tcp", encoding: .utf8)) ?? ""
    for row in table.split(separator: "\n") {
      // sl, local address, remote address, state (0A: it listens), and six more up to the inode.
      let cells = row.split(separator: " ")
      if cells.count > 9, cells[3] == "0A", here.contains(String(cells[1])) {
        return UInt64(cells[9])
      }
    }
    return nil
  }

  /// A socket connected to a port for control; nil where nobody listens.
  static func connect(to port: UInt16) -> Int32? {
    let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard file >= 0 else { return nil }
    var address = socketAddress(.control, port: port)
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else {
      close(file)
      return nil
    }
    return file
  }

  private static func socketAddress(_ host: Address, port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr = in_addr(s_addr: host.rawValue.bigEndian)
    return address
  }
}
