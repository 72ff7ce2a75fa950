import ArgumentParser
import Foundation
import Locales
import Testing

@testable import anytime

@Suite struct HelpTests {
  static let languages = ["en", "zh-Hant", "zh-Hans", "en-XA"]

  @Test(arguments: languages, [["--help"], ["settings", "--help"], ["help", "contacts"]])
  func helpIsOfOneLanguageAndFitsTheTerminal(language: String, arguments: [String]) throws {
    let ending = try BuiltCommand().run(arguments + ["--lang", language])
    #expect(ending.status == 0 && ending.errors.isEmpty)
    let lines = ending.output.split(separator: "\n").map(String.init)
    #expect(lines.count > 8)
    #expect(lines.filter { DisplayWidth.of($0) > 80 } == [])
    for foreign in ["OVERVIEW", "USAGE", "OPTIONS", "SUBCOMMANDS", "Show help information", "⟦"] {
      #expect(!ending.output.contains(foreign), "\(foreign) in \(language)")
    }
  }

  /// A new language is one new file.
  @Test(arguments: [["--help"], ["people", "add", "--help"]])
  func anotherLanguageIsNamedInTheHelp(arguments: [String]) throws {
    let share = FileManager.default.temporaryDirectory
      .appendingPathComponent("anytime-share-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: share) }
    try FileManager.default.createDirectory(at: share, withIntermediateDirectories: true)
    let locales = share.appendingPathComponent("locales")
    try FileManager.default.copyItem(
      at: Checkout.folder.appendingPathComponent("locales"), to: locales)
    try FileManager.default.copyItem(
      at: locales.appendingPathComponent("en.ftl"), to: locales.appendingPathComponent("fr.ftl"))
    let command = try BuiltCommand(environment: ["ANYTIME_SHARE": share.path])
    #expect(try command.run(arguments).output.contains("anguage: en, fr, zh-Hans, zh-Hant."))
  }

  /// `contacts add` and its like.
  private static func paths(below command: any ParsableCommand.Type = Anytime.self) -> [[String]] {
    command.configuration.subcommands.filter { $0.configuration.shouldDisplay }.flatMap { below in
      let name = below._commandName
      return [[name]] + paths(below: below).map { [name] + $0 }
    }
  }

  @Test(arguments: languages)
  func everyCommandsHelpFitsAndSaysTheOptionsOfEveryCommandOnce(language: String) throws {
    let command = try BuiltCommand()
    let paths = Self.paths()
    #expect(paths.count > 35)
    for path in paths {
      let help = try command.run(path + ["--help", "--lang", language]).output
      #expect(help.split(separator: "\n").allSatisfy { DisplayWidth.of($0) <= 80 }, "\(path)")
      #expect(!help.contains("⟦") && !help.contains("EVERY COMMAND"), "\(path)")
      for once in ["--lang <", "--plain", "--version "] {
        #expect(help.components(separatedBy: once).count <= 2, "\(once) in \(path)")
      }
    }
  }

  /// Each library is paid at every start: with these it takes three times as long.
  @Test func noStartLoadsWhatOnlyAPhotographNeeds() throws {
    let ending = try BuiltCommand(environment: ["LD_TRACE_LOADED_OBJECTS": "1"]).run("--help")
    #expect(ending.output.contains("libc.so"))
    for library in ["tesseract", "lept", "heif", "phonenumber", "curl"] {
      #expect(!ending.output.contains("lib\(library)"), "\(ending.output)")
    }
  }

  @Test func theWholeProgramsHelpListsTheExitCodes() throws {
    let ending = try BuiltCommand().run("--help", "--lang", "zh-Hant")
    #expect(ending.output.contains("結束代碼："))
    for status in ExitStatus.allCases {
      #expect(ending.output.contains("\n  \(status.rawValue) "), "\(status)")
    }
  }

  @Test(arguments: [
    ("en", "There is no option --lnag. Did you mean --lang?", "More: anytime --help"),
    ("zh-Hant", "沒有 --lnag 這個選項。您是要用 --lang 嗎？", "更多說明：anytime --help"),
    ("zh-Hans", "没有 --lnag 这个选项。您是想用 --lang 吗？", "更多说明：anytime --help"),
  ]) func aWrongOptionIsExplained(language: String, sentence: String, more: String) throws {
    let ending = try BuiltCommand().run("--lnag", "x", "--lang", language)
    let lines = ending.errors.split(separator: "\n").map(String.init)
    #expect(lines.first == sentence && lines.last == more)
    #expect(ending.status == ExitStatus.usage.rawValue && ending.output.isEmpty)
  }

  static let mistyped: [(line: [String], command: String, meant: String)] = [
    (["contact", "list"], "contact", "contacts"),
    (["--plain", "sacn", "--continue"], "sacn", "scan"),
    (["contacts", "ad", "--name", "x"], "contacts ad", "contacts add"),
    (["help", "setting"], "setting", "settings"), (["hepl"], "hepl", "help"),
  ]

  @Test(arguments: ["en", "zh-Hant", "zh-Hans"], mistyped)
  func aMistypedCommandIsAnsweredWithTheNearest(
    language: String, typed: (line: [String], command: String, meant: String)
  ) throws {
    let sentence = try Checkout.words(language)(
      "usage-unknown-command-suggestion",
      ["command": .text(typed.command), "suggestion": .text(typed.meant)])
    let ending = try BuiltCommand().run(typed.line, language: language)
    #expect(
      ending == .init(output: "", errors: sentence + "\n", status: ExitStatus.usage.rawValue))
  }

  @Test(
    arguments: [
      (["contacts", "search", "wang"], "contacts search", "list, show, add, edit, move, remove"),
      (["help", "nothing"], "nothing", "scan, read, contacts, call"),
      (["--lang", "en", "nothing", "--help"], "nothing", "scan, read, contacts, call"),
      (["dialer", "telephone"], "dialer telephone", "list, use, test"),
    ])
  func whatIsNothingLikeACommandIsAnsweredWithThoseThereAre(
    line: [String], command: String, commands: String
  ) throws {
    let ending = try BuiltCommand().run(line)
    #expect(ending.status == ExitStatus.usage.rawValue && ending.output.isEmpty)
    let text = ending.errors.replacing("\n", with: " ")
    #expect(text.hasPrefix("There is no command \(command). Choose one of: \(commands)"))
    // What help does not show is not shown here.
    #expect(!text.contains(" man"))
  }

  @Test(arguments: [
    ["--lang", "en", "contacts", "list"], ["dialer", "--json"], ["help", "call"],
  ])
  func whatIsACommandIsLeftToIt(line: [String]) throws {
    #expect(try BuiltCommand().run(line).status == 0)
  }

  @Test func anUnknownLanguageIsRefused() throws {
    let ending = try BuiltCommand().run("settings", "--lang", "tlh")
    #expect(ending.errors.contains("There is no language tlh"))
    #expect(ending.status == ExitStatus.usage.rawValue)
  }

  @Test(arguments: languages)
  func theManualIsWholeAndSafe(language: String) throws {
    let ending = try BuiltCommand().run("man", "--lang", language)
    #expect(ending.status == 0 && ending.output.hasPrefix(".TH \"ANYTIME\" 1"))
    for command in ["scan", "contacts add", "call", "feed post", "people", "settings", "doctor"] {
      #expect(ending.output.contains(".SS \"anytime \(command)\""), "\(command)")
    }
    #expect(!ending.output.contains("⟦"))
    let requests = ending.output.split(separator: "\n").filter { $0.hasPrefix(".") }
      .map { $0.prefix { $0 != " " } }
    #expect(Set(requests).isSubset(of: [".TH", ".SH", ".SS", ".TP", ".B", ".PP"]))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completionsKnowTheCommands(shell: String) throws {
    let ending = try BuiltCommand().run("completions", shell)
    #expect(ending.status == 0)
    for word in ["contacts", "settings", "doctor"] { #expect(ending.output.contains(word)) }
  }
}
