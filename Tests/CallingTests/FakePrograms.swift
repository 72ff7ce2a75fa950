import Foundation
import PhoneNumbers

@testable import Calling

/// A folder of programs that write down how they were called.
final class FakePrograms: Sendable {
  let folder: URL
  var environment: [String: String] { ["PATH": folder.path, "FAKE_LOG": log.path] }
  private var log: URL { folder.appendingPathComponent("log") }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "anytime-calling-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private var fakeProgram: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../fake-program")
      .standardized
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Adds a program that records its arguments, NUL after each, RS after all, and then does more.
  @discardableResult func add(_ name: String, then more: String = "") throws -> String {
    let file = folder.appendingPathComponent(name)
    let script = """
      for argument in "$@"; do printf '%s\\000' "$argument" >> "$FAKE_LOG"; done
      printf '\\036' >> "$FAKE_LOG"
      echo "secret words of the program" >&2
      \(more)
      """
    try Data(script.utf8).write(to: URL(filePath: file.path + ".lines"))
    if !FileManager.default.fileExists(atPath: file.path) {
      try FileManager.default.createSymbolicLink(at: file, withDestinationURL: fakeProgram)
    }
    return file.path
  }

  /// The arguments of each run so far.
  func runs() throws -> [[String]] {
    guard let data = FileManager.default.contents(atPath: log.path) else { return [] }
    return data.split(separator: 0x1E, omittingEmptySubsequences: false).dropLast().map { run in
      run.split(separator: 0, omittingEmptySubsequences: false).dropLast().map {
        String(decoding: $0, as: UTF8.self)
      }
    }
  }

  /// The process that a fake program wrote down in a file with `echo $! > …`.
  func helper(_ file: String) -> pid_t? {
    let text = try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    return text.flatMap { pid_t($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
  }

  /// Whether a process has ended, or does so within a while.
  func ends(_ process: pid_t) -> Bool {
    let deadline = ContinuousClock.now + .seconds(20)
    while ContinuousClock.now < deadline {
      let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      // One that has ended may still wait for whoever started it.
      if status?.contains(") Z ") != false { return true }
      usleep(10_000)
    }
    return false
  }

  func configuration(
    command: String? = nil, patience: Duration = .seconds(30)
  ) -> DialerConfiguration {
    DialerConfiguration(command: command, environment: environment, patience: patience)
  }
}

/// A call that somebody confirmed.
func confirmedCall(_ text: String = "0912-345-678") throws -> ConfirmedCall {
  let number = try PhoneNumber(text, region: .taiwan)
  let question = Calling.Confirmation(name: "王小明", contact: "1", number: number)
  guard let call = question.answered(number.serviceNumber == nil ? .yes : .yesToService) else {
    throw CancellationError()
  }
  return call
}
