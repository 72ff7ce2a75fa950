import Foundation
import Testing

@testable import Pictures

/// The real child, seen from outside.
@Suite struct ChildLifeTests {
  @Test func aChildTakesItsLimitsOnAndDiesWithItsParent() async throws {
    let folder = try TemporaryFolder()
    let bomb = try folder.file("slow.jpg", TestPictures.progressiveBomb(side: 8000, scans: 5000))
    var limits = PictureLimits()
    limits.scans = .max
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = [
      "-c", #""$0" child import < "$1" > /dev/null 2>&1 & echo $!; wait"#,
      LimitedProcess.ownProgram,
      bomb.path,
    ]
    shell.environment = [
      LimitedProcess.limitsVariable: String(
        decoding: try JSONEncoder().encode(limits), as: UTF8.self)
    ]
    let output = Foundation.Pipe()
    shell.standardOutput = output
    try shell.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let child = try #require(pid_t(line.trimmingCharacters(in: .whitespacesAndNewlines)))
    defer { kill(child, SIGKILL) }
    let bounds = try await until {
      let text = try? String(contentsOfFile: "/proc/\(child)/limits", encoding: .utf8)
      // The limit on files is the last that the child takes on.
      return text.flatMap { $0.contains(#/Max open files +64 /#) ? $0 : nil }
    }
    #expect(bounds.contains(String(limits.memory)))
    for resource in ["Max core file size", "Max file size"] {
      let line = bounds.split(separator: "\n").first { $0.hasPrefix(resource) }
      #expect(line?.dropFirst(resource.count).split(separator: " ").prefix(2) == ["0", "0"])
    }
    // It decodes for many seconds yet, when its parent is killed.
    try await Task.sleep(for: .milliseconds(300))
    kill(shell.processIdentifier, SIGKILL)
    _ = try await until { kill(child, 0) != 0 || isZombie(child) ? true : nil }
  }

  private func isZombie(_ child: pid_t) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)
    return status?.contains(") Z ") ?? true
  }

  private func until<Value>(_ condition: () -> Value?) async throws -> Value {
    for _ in 0..<500 {
      if let value = condition() { return value }
      try await Task.sleep(for: .milliseconds(10))
    }
    throw Late()
  }

  private struct Late: Error {}
}
