import Foundation

/// A real `sipp` on loopback that answers every call and waits for the other side to hang up.
final class SIPServer {
  let port: Int
  let folder: URL
  private let process = Process()

  enum Failure: Error { case notStarted }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "anytime-server-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    port = try Self.freePort()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/sipp")
    process.currentDirectoryURL = folder
    process.arguments = ["-sn", "uas", "-i", "127.0.0.1", "-p", String(port), "-nostdin"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let deadline = ContinuousClock.now + .seconds(20)
    while Self.isFree(port) {
      guard process.isRunning, ContinuousClock.now < deadline else { throw Failure.notStarted }
      usleep(5_000)
    }
  }

  deinit {
    // Threads of the test runner block signals, and what they start inherits that.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  private static func freePort() throws -> Int {
    for _ in 0..<100 {
      let port = Int.random(in: 20_000..<32_000)
      if isFree(port) { return port }
    }
    throw Failure.notStarted
  }

  private static func isFree(_ port: Int) -> Bool {
    let file = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
    defer { close(file) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }
}
