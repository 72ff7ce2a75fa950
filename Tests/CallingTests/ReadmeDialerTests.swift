import Foundation
import Testing

@testable import Calling

@Suite struct ReadmeDialerTests {
  @Test func theReadmesExampleIsWhatIsCompiledHere() throws {
    let file = URL(fileURLWithPath: #filePath)
    let folder = file.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)
    let source = try String(contentsOf: file, encoding: .utf8)
    let example = try #require(source.components(separatedBy: "// The example\n").last)
    #expect(readme.contains("```swift\n" + example + "```"))
  }

  @Test func theReadmesExampleCalls() throws {
    let programs = try FakePrograms()
    let dialer = BoxDialer(configuration: programs.configuration())
    #expect(throws: DialerError.missingProgram("box")) { try dialer.check() }
    try programs.add("box")
    #expect(try dialer.check() == [Proof(.program, "box")])
    #expect(try dialer.dial(confirmedCall()) == .asked)
    #expect(try programs.runs() == [["dial", "+886912345678"]])
  }
}

// The example
/// Calls with a box on the shelf.
struct BoxDialer: HangingUpDialer {
  static let identifier = "box"
  static let knows: Set<CallState> = [.asked, .stopped]  // screens claim no more than this
  static let isTelephoneLine = false  // true: emergency numbers may be dialled
  static let isTriedOnTelephone = false
  private let runner: ProgramRunner
  let wish = HangUpWish()

  init(configuration: DialerConfiguration) { runner = ProgramRunner(configuration) }

  func start(
    _ call: ConfirmedCall, report: (CallState) -> Void
  ) throws(DialerError) -> CallOutcome {
    try runner.ask("box", ["dial", call.number], until: wish, report: report)
  }

  func check() throws(DialerError) -> [Proof] {
    guard runner.has("box") else { throw .missingProgram("box") }
    return [Proof(.program, "box")]
  }
}
