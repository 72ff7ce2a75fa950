import Foundation
import SIPProgram

@testable import Calling

/// The other side of a call, and a home that calls it.
final class SIPPeer {
  private let program: SIPProgram
  var port: Int { program.port }
  var folder: URL { program.folder }
  /// Everything that was said on the wire, as it comes.
  var messages: URL { Self.messages(in: folder) }

  init(_ scenario: SIPScenario) throws {
    program = try SIPProgram { folder in
      let file = folder.appendingPathComponent("scenario.xml")
      try Data(scenario.text.utf8).write(to: file)
      return [
        "-sf", file.path, "-trace_msg", "-message_file", Self.messages(in: folder).path,
        "-trace_err", "-error_file", folder.appendingPathComponent("faults").path,
        "-recv_timeout", "30000",
      ]
    }
  }

  private static func messages(in folder: URL) -> URL {
    folder.appendingPathComponent("messages")
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

  /// The programs that run for the home.
  var programs: [pid_t] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap(pid_t.init)
      .filter {
        let line = FileManager.default.contents(atPath: "/proc/\($0)/cmdline") ?? Data()
        return String(decoding: line, as: UTF8.self).contains(folder.path + "/baresip-")
      }
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
}
