import Foundation
import Locales
import Testing

@testable import anytime

/// Homes and people that are named on the command line.
@Suite struct NamedHomeTests {
  private static let languages = ["en", "zh-Hant", "zh-Hans"]
  private let command: BuiltCommand

  init() throws { command = try BuiltCommand() }

  private func home(_ name: String) -> String { command.home.appendingPathComponent(name).path }

  /// The command that an answer offers, run by a shell as somebody pastes it.
  private func paste(_ answer: String) throws -> Int32 {
    let offered = try #require(answer.firstMatch(of: /anytime --home .+/)?.output)
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "anytime() { \"$PROGRAM\" \"$@\"; }; \(offered)"]
    shell.environment = ["PROGRAM": PseudoTerminal.program, "ANYTIME_HOME": home("elsewhere")]
    shell.standardOutput = FileHandle.nullDevice
    try shell.run()
    shell.waitUntilExit()
    return shell.terminationStatus
  }

  @Test(arguments: languages, [["--home", "--person"], ["--home"]])
  func anOfferedCommandWorksOnTheSameHome(language: String, options: [String]) throws {
    let values = ["--home": home("媽媽's home"), "--person": "林 阿嬤"]
    let named = options.flatMap { [$0, values[$0] ?? ""] }
    for line in [
      ["people", "add", "--name", "王小明"], ["people", "add", "--name", "林 阿嬤"],
    ] {
      #expect(try command.run(line + ["--home", home("媽媽's home")]).status == 0)
    }
    _ = try command.run(
      ["contacts", "add", "--name", "美玲", "--number", "0911222333"] + named, language: language)
    let removed = try command.run(
      ["contacts", "remove", "美玲", "--yes"] + named, language: language)
    #expect(try !command.run(["contacts", "list"] + named).output.contains("美玲"))
    #expect(try paste(removed.output) == 0)
    #expect(try command.run(["contacts", "list"] + named).output.contains("美玲"))
  }

  @Test func anOfferedCommandIsNotBrokenInTwo() {
    let offered = "anytime --home '/media/奶奶 的家' --person 美玲 contacts list --removed"
    for width in 60...100 {
      let lines = CommandEnding.lines("聯絡人裡沒有「x」。要看有哪些人，請執行：" + offered, width: width)
      #expect(lines.contains { $0.hasSuffix(offered) }, "\(width): \(lines)")
    }
  }

  @Test func whereThePersonIsUnknownTheOfferedListShowsEverybody() throws {
    _ = try command.run("people", "add", "--name", "王小明", "--home", home("a"))
    let unknown = try command.run("contacts", "list", "--home", home("a"), "--person", "Bob")
    #expect(unknown.status == 1)
    #expect(try paste(unknown.errors) == 0)
  }

  @Test(arguments: [
    ["contacts", "list"], ["contacts", "export"], ["contacts", "remove", "1"], ["call", "1"],
    ["calls"], ["feed", "list"], ["feed", "export", "/no/feed"], ["people", "list"],
    ["people", "switch", "Bob"], ["dialer", "list"], ["dialer", "test"], ["settings"],
    ["settings", "area"], ["backup", "/no/backup"], ["doctor"],
  ]) func aMistypedHomeIsSaidAndNotMade(line: [String]) throws {
    try FileManager.default.createDirectory(
      atPath: home("empty"), withIntermediateDirectories: true)
    for name in ["nowhere", "empty"] {
      let named = try command.run(line + ["--home", home(name)], language: "zh-Hant")
      let inherited = try BuiltCommand(environment: ["ANYTIME_HOME": home(name)])
        .run(line, language: "zh-Hant")
      for ending in [named, inherited] {
        #expect(ending.status == (line == ["doctor"] ? 2 : 66), "\(ending)")
        #expect((ending.output + ending.errors).contains("people add"))
      }
    }
    #expect(!FileManager.default.fileExists(atPath: home("nowhere")))
    #expect(try FileManager.default.contentsOfDirectory(atPath: home("empty")).isEmpty)
  }

  @Test(arguments: [
    ["contacts", "add", "--name", "a", "--number", "0911222333"], ["people", "add", "--name", "a"],
    ["settings", "area", "02"], ["feed", "post", "--text", "a"], ["dialer", "use", "rehearsal"],
    ["restore", "--empty"],
  ]) func whatBeginsAHomeMakesIt(line: [String]) throws {
    #expect(try command.run(line + ["--home", home("new")]).status == 0)
    #expect(FileManager.default.fileExists(atPath: home("new/anytime.sqlite")))
    let inherited = try BuiltCommand(environment: ["ANYTIME_HOME": home("inherited")])
    #expect(try inherited.run(line).status == 0)
    #expect(FileManager.default.fileExists(atPath: home("inherited/anytime.sqlite")))
  }

  @Test func theUsualHomeIsMadeByWhateverComesFirst() throws {
    #expect(try command.run("contacts", "list").status == 0)
    #expect(FileManager.default.fileExists(atPath: home("anytime.sqlite")))
  }

  @Test(arguments: languages)
  func noHomeIsPromisedWhereNoneCanBeMade(language: String) throws {
    try Data().write(to: command.home.appendingPathComponent("anytime"))
    let words = try Checkout.words(language)
    for folder in [home(""), home("anytime")] {
      let usual = try BuiltCommand(environment: ["XDG_DATA_HOME": folder])
      let path = Message.Argument.text(folder + "/anytime")
      let told = try usual.run(["doctor", "--json"], language: language).output
      #expect(told.contains(words("store-not-writable", ["path": path])), "\(told)")
      #expect(try usual.run("contacts", "list").status == 77)
    }
    let free = try BuiltCommand(environment: ["XDG_DATA_HOME": home("new/new")])
    let told = words("doctor-database-none", ["path": .text(home("new/new/anytime"))])
    #expect(try free.run(["doctor", "--json"], language: language).output.contains(told))
  }

  @Test(arguments: languages)
  func aHomeThatCannotBeReadIsNoNewOne(language: String) throws {
    // Whoever runs the tests may be allowed to read everything, but not through a link to itself.
    #expect(symlink("loop", home("loop")) == 0)
    let words = try Checkout.words(language)
    let said = words("store-not-readable", ["path": .text(home("loop"))]).filter {
      !$0.isWhitespace
    }
    for line in [["contacts", "list"], ["people", "add", "--name", "a"], ["doctor"]] {
      let ending = try command.run(line + ["--home", home("loop")], language: language)
      #expect(ending.status == (line == ["doctor"] ? 2 : 77))
      #expect((ending.output + ending.errors).filter { !$0.isWhitespace }.contains(said), "\(line)")
    }
  }

  /// As where the disk that holds it is not plugged in.
  @Test(arguments: languages)
  func aHomeThatALinkLeadsToAndIsNotThereIsNoNewOne(language: String) throws {
    let target = home("usb/anytime")
    #expect(symlink(target, home("anytime")) == 0)
    let words = try Checkout.words(language)
    for folder in [home("anytime"), home("anytime/mine")] {
      let said = words("store-away", ["path": .text(folder), "target": .text(target)])
        .filter { !$0.isWhitespace }
      for line in [
        ["contacts", "list"], ["people", "add", "--name", "a"], ["restore", "--empty"], ["doctor"],
      ] {
        let ending = try command.run(line + ["--home", folder], language: language)
        #expect(ending.status == (line == ["doctor"] ? 2 : 66), "\(line): \(ending)")
        #expect(
          (ending.output + ending.errors).filter { !$0.isWhitespace }.contains(said), "\(line)")
      }
    }
    #expect(!FileManager.default.fileExists(atPath: target))
    try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
    let added = try command.run("people", "add", "--name", "a", "--home", home("anytime"))
    #expect(added.status == 0)
  }
}
