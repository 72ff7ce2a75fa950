import Foundation
import Testing

/// What hands, cats and broken lines send to the guided home on a real terminal.
@Suite struct SoakTests {
  /// `make bench-terminal` sends two hundred thousand.
  @Test(.timeLimit(.minutes(5)))
  func randomEventsNeitherCrashNorLeaveATraceOnTheTerminal() throws {
    let soak = Process()
    soak.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    soak.arguments = [
      Checkout.folder.appending(path: "Documentation/benchmarks/terminal.py").path, "soak",
      PseudoTerminal.program, "1500",
    ]
    let output = Pipe()
    soak.standardOutput = output
    soak.standardError = output
    try soak.run()
    let told = try output.fileHandleForReading.readToEnd() ?? Data()
    soak.waitUntilExit()
    #expect(soak.terminationStatus == 0, "\(String(decoding: told, as: UTF8.self))")
  }
}
