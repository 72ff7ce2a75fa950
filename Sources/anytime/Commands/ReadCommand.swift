import ArgumentParser
import CardReading
import Foundation
import Locales
import PhoneNumbers

/// `read --field number|name LINE…`: reads pictures that hold one line each, for benches and for
/// mending models.
struct ReadCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "read", abstract: words("help-read"))
  }

  @Argument(help: .words("help-read-line", value: "LINE"))
  var lines: [String]

  @Option(help: .words("help-read-field", value: "FIELD"))
  var field: Field

  @Option(help: .words("help-region", value: "TW"))
  var region = "TW"

  @Option(help: .words("help-area", value: "02"))
  var area: String?

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  private struct Output: Encodable {
    var picture: String
    var text: String?
    var verdict: Verdict?
    var candidates: [String]?
    var error: ScanOutput.Failure?
  }

  func run() throws {
    let region = Region(code: try SettingRule.checked(region, for: .region))
    let areaCode = try area.map { try SettingRule.checked($0, for: .area, in: region) }
    let results = try PhotoReading.lines(
      lines.map(NamedFiles.url), field: field, region: region, areaCode: areaCode)
    var firstError: (any Error)?
    for (line, result) in zip(lines, results) {
      switch result {
      case .success(let reading):
        if options.json {
          try JSONLine.print(
            Output(
              picture: line, text: reading.text, verdict: reading.verdict,
              candidates: reading.candidates))
        } else {
          let verdict = words("scan-verdict-\(reading.verdict.rawValue)")
          Console.print("\(line)\t\(reading.text)\t\(verdict)")
        }
      case .failure(let error):
        firstError = firstError ?? error
        if options.json {
          try JSONLine.print(Output(picture: line, error: .init(error)))
        } else {
          let sentence = Message.Argument.message(ScanOutput.message(of: error))
          Console.warn(words("scan-failed", ["photo": .text(line), "sentence": sentence]))
        }
      }
    }
    if let firstError { throw ExitStatus(of: firstError).code }
  }
}

extension Field: ExpressibleByArgument {}
