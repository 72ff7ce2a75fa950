import AddressBook
import Foundation
import Testing

/// A whole conversation with the built program: each command line and everything it answered, with
/// what differs from run to run masked.
struct Transcript {
  private(set) var text = ""
  let command: BuiltCommand
  let language: String
  let home: URL

  init(language: String, home: ShortHome) throws {
    // Whoever looks into a home that is named wants one that is there.
    _ = try AddressBook(folder: home.folder)
    command = try BuiltCommand(environment: ["ANYTIME_HOME": home.folder.path])
    self.language = language
    self.home = home.folder
  }

  /// Runs a command line, divided at blanks except between quotation marks.
  mutating func run(_ line: String) throws {
    let arguments = line.matches(of: /"([^"]*)"|([^\s"]+)/).map {
      String($0.1 ?? $0.2 ?? "").replacing("HOME", with: home.path)
    }
    let ending = try command.run(arguments + ["--lang", language])
    text += "$ anytime \(line)\n" + ending.output
    text += ending.errors.split(separator: "\n").map { "! \($0)\n" }.joined()
    if ending.status != 0 { text += "[\(ending.status)]\n" }
  }

  /// The text as it must be in every run.
  var masked: String {
    text.replacing(home.path, with: "HOME")
      .replacing(/\d{8}-\d{6}-[0-9a-f]{8}/, with: "STAMP-ID")
      .replacing(/\d{8}-\d{6}/, with: "STAMP")
      .replacing(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/, with: "UUID")
      .replacing(/\b[0-9a-f]{8}\b/, with: "ID")
      .replacing(/\d{4}-\d\d-\d\d \d\d:\d\d/, with: "DATE")
      .replacing(/"created":"[^"]*"/, with: #""created":"DATE""#)
      .replacing(/"removed":"[^"]*"/, with: #""removed":"DATE""#)
  }

  /// Compares with the file of this name in `Snapshots`; with `ANYTIME_RECORD=1` writes it.
  func expectSnapshot(_ name: String, file: String = #filePath) throws {
    let snapshot = URL(fileURLWithPath: file).deletingLastPathComponent()
      .appendingPathComponent("Snapshots/\(name).txt")
    if ProcessInfo.processInfo.environment["ANYTIME_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: snapshot.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(masked.utf8).write(to: snapshot)
    }
    let expected = try String(contentsOf: snapshot, encoding: .utf8)
    for (line, wanted) in zip(
      masked.split(separator: "\n", omittingEmptySubsequences: false),
      expected.split(separator: "\n", omittingEmptySubsequences: false)) where line != wanted
    {
      Issue.record("\(name): “\(line)” instead of “\(wanted)”")
      return
    }
    #expect(masked == expected)
  }
}
