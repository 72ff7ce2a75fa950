import Foundation

@testable import Calling

/// A real `sipp` on loopback that plays the other side, and a home that calls it.
final class SIPPeer {
  let port: Int
  let folder: URL
  private let process: Process
  private var messages: URL { folder.appendingPathComponent("messages") }

  enum Failure: Error { case notStarted }

  init(_ scenario: SIPScenario) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "anytime-sip-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("scenario.xml")
    try Data(scenario.text.utf8).write(to: file)
    (process, port) = try Self.started(in: folder, file)
  }

  /// A peer that listens, on another port where one was taken meanwhile.
  private static func started(in folder: URL, _ file: URL) throws -> (Process, Int) {
    let deadline = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < deadline {
      let (process, port) = (Process(), try freePort())
      process.executableURL = URL(fileURLWithPath: "/usr/bin/sipp")
      process.currentDirectoryURL = folder
      process.arguments = [
        "-sf", file.path, "-i", "127.0.0.1", "-p", String(port), "-nostdin", "-trace_msg",
        "-message_file", folder.appendingPathComponent("messages").path, "-trace_err",
        "-error_file", folder.appendingPathComponent("faults").path, "-recv_timeout", "30000",
      ]
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

  /// A dialer that calls here.
  func configuration(
    account: String? = nil, secret: String? = nil, ringLimit: Duration = .seconds(30),
    silenceLimit: Duration = .seconds(15)
  ) throws -> DialerConfiguration {
    try SecretFile(home: folder).write(secret)
    return DialerConfiguration(
      account: account ?? "me@127.0.0.1:\(port)", deskphone: "desk@127.0.0.1:\(port)",
      folder: folder, environment: ["PATH": "/usr/bin:/bin"], ringLimit: ringLimit,
      silenceLimit: silenceLimit)
  }

  /// Everything that was said on the wire so far.
  var wire: String {
    (try? String(decoding: Data(contentsOf: messages), as: UTF8.self)) ?? ""
  }

  /// Waits until something was said on the wire.
  func hears(_ text: String) -> Bool {
    let deadline = ContinuousClock.now + .seconds(10)
    while !wire.contains(text) {
      if ContinuousClock.now > deadline { return false }
      usleep(10_000)
    }
    return true
  }

  /// A UDP port on which nobody listens now.
  static func freePort() throws -> Int {
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
