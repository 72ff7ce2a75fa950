import Foundation

/// A real `sipp` on 127.0.0.1 that plays the other side of calls, in a folder of its own.
public final class SIPProgram {
  /// Where it listens, by UDP.
  public let port: Int
  /// What it reads and writes; it goes with this.
  public let folder: URL
  private let process: Process

  /// It did not start, or there was no port for it.
  public enum Failure: Error { case notStarted }

  /// Starts it, and waits until it listens.
  ///
  /// - Parameter arguments: what it plays; given the folder.
  public init(arguments: (URL) throws -> [String]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "anytime-sip-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    (process, port) = try Self.started(in: folder, arguments(folder))
  }

  /// It answers every call and waits for the other side to hang up.
  public static func answering() throws -> SIPProgram {
    try SIPProgram { _ in ["-sn", "uas"] }
  }

  /// One that listens, on another port where one was taken meanwhile.
  private static func started(in folder: URL, _ arguments: [String]) throws -> (Process, Int) {
    let deadline = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < deadline {
      let (process, port) = (Process(), try freePort())
      process.executableURL = URL(fileURLWithPath: "/usr/bin/sipp")
      process.currentDirectoryURL = folder
      process.arguments = arguments + ["-i", "127.0.0.1", "-p", String(port), "-nostdin"]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      while isFree(port), process.isRunning, ContinuousClock.now < deadline { usleep(5_000) }
      if process.isRunning, !isFree(port) { return (process, port) }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    throw Failure.notStarted
  }

  deinit {
    // Threads of the test runner block signals, and what they start inherits that.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// A UDP port on which nobody listens now.
  public static func freePort() throws -> Int {
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
