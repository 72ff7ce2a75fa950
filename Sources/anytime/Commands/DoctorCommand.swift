import ArgumentParser
import Foundation
import Locales

/// `doctor`: checks what Anytime needs and says the one next step for each fault.
struct DoctorCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "doctor", abstract: words("help-doctor"))
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  func run() throws {
    let doctor = Doctor(
      session: Session(options: options), environment: ProcessInfo.processInfo.environment)
    let findings = try doctor.findings()
    for finding in findings { try show(finding) }
    let faults = findings.filter { $0.state == .fault }.count
    if !options.json {
      Console.print("")
      Console.print(words("doctor-summary", ["count": .number(faults)]))
    }
    if faults > 0 { throw ExitStatus.pending.code }
  }

  private func show(_ finding: Finding) throws {
    if options.json {
      return try JSONLine.print(
        Line(
          check: finding.check, state: finding.state, message: words(finding.message),
          next: finding.next.map { words($0) }))
    }
    let width = CommandEnding.width
    let messages = [finding.message, finding.next].compactMap(\.self)
    let said = messages.flatMap { CommandEnding.lines(words($0), width: width - 8) }
    let first = TextLayout.entry(
      label: words("doctor-\(finding.state.rawValue)"), text: said[0], indent: 0, column: 8,
      width: width)
    let lines = first + said.dropFirst().map { "        " + $0 }
    Console.print(lines.joined(separator: "\n"))
  }

  private struct Line: Encodable {
    let check: String
    let state: Finding.State
    let message: String
    let next: String?
  }
}
