import Foundation
import GRDB
import Testing

/// The guided app's first screen on a real terminal: how it takes the terminal, and gives it back.
@Suite(.serialized) struct GuidedTerminalTests {
  private let own: ShortHome
  private var home: URL { own.folder }

  init() throws { own = try ShortHome() }

  private func start(
    _ arguments: [String] = [], columns: Int = 80, rows: Int = 24,
    environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      ["--lang", "en"] + arguments, columns: columns, rows: rows, environment: environment,
      home: home)
  }

  /// Starts it, and waits for its first screen.
  private func shown(
    columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try start(columns: columns, rows: rows, environment: environment)
    try #require(terminal.wait { $0.isAlternate && $0.lines.contains { !$0.isEmpty } })
    terminal.settle()
    return terminal
  }

  private func isGivenBack(_ terminal: PseudoTerminal, as before: [UInt8]) -> Bool {
    !terminal.screen.isAlternate && terminal.screen.isCursorVisible
      && !terminal.screen.isPasteBracketed && !terminal.screen.isTouchReported
      && settings(terminal) == before
  }

  private func settings(_ terminal: PseudoTerminal) -> [UInt8] {
    withUnsafeBytes(of: terminal.settings) { Array($0) }
  }

  /// The settings of a terminal that nobody has touched.
  private func untouched() throws -> [UInt8] {
    let terminal = try PseudoTerminal(program: "/bin/true")
    _ = terminal.end()
    return settings(terminal)
  }

  @Test func oneCleanScreenWithoutACursor() throws {
    let terminal = try shown()
    #expect(!terminal.screen.isCursorVisible)
    #expect(terminal.wait { $0.lines.contains { $0.drop { $0 == " " }.hasPrefix("0  ") } })
    #expect(terminal.screen.lines.count == 24)
    // No blinking, ever.
    #expect(!terminal.output.contains("\u{1B}[5m") && !terminal.output.contains(";5m"))
  }

  @Test func aWrongKeyIsAnsweredWithWhatCanBePressed() throws {
    let terminal = try shown()
    let before = terminal.screen.lines.dropLast()
    terminal.send("x")
    #expect(terminal.wait(for: "Please press"))
    terminal.send("\u{1B}[A")
    terminal.send("7")
    terminal.settle()
    #expect(terminal.screen.text.contains("Please press"))
    // Nothing else has moved.
    #expect(Array(terminal.screen.lines.dropLast()) == Array(before))
  }

  /// 0 comes with the very 1 that calls: before the telephone is at work. Whoever has gone away
  /// could not hang up any more.
  @Test(arguments: ["0", "\u{3}", nil])
  func whoHangsUpOrGoesAwayAtOnceCallsNobody(_ key: String?) throws {
    let command = try BuiltCommand()
    let words = try Checkout.words("en")
    let log = command.home.appendingPathComponent("dialled")
    let program = command.home.appendingPathComponent("phone")
    try Data("#!/bin/sh\nsleep 2\necho \"$1\" >> '\(log.path)'\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    for line in [
      ["people", "add", "--name", "Grandma"], ["settings", "repeat-guard", "0"],
      ["contacts", "add", "--name", "Mary", "--number", "0912345678"],
      ["dialer", "use", "command", "\(program.path) {number}"],
    ] { #expect(try command.run(line).status == 0) }
    let terminal = try PseudoTerminal(["--lang", "en"], home: command.home)
    try terminal.answer([("home-question", "1"), ("call-question", "1")], words)
    #expect(terminal.wait(for: words("call-confirm")))
    terminal.settle()
    if key == "0" {
      terminal.send("10")
      #expect(terminal.wait(for: words("told-stopped").prefix(20).description))
    } else {
      terminal.send("1")
      #expect(terminal.wait(for: words("call-hang-up")), "\(terminal.screen.text)")
      if let key { terminal.send(key) } else { terminal.hangUp() }
      #expect(terminal.end() == (key == nil ? 0 : 130))
    }
    #expect(try command.run("calls").output.contains(words("call-state-stopped")))
    usleep(2_500_000)
    #expect(!FileManager.default.fileExists(atPath: log.path))
  }

  @Test func aPersonsLanguageCountsMoreThanTheHomes() throws {
    let command = try BuiltCommand()
    for line in [
      ["settings", "language", "en"],
      ["people", "add", "--name", "陳美玲", "--language", "zh-Hant"],
    ] { #expect(try command.run(line).status == 0) }
    func shows(_ language: String) throws -> Bool {
      let terminal = try PseudoTerminal([], home: command.home)
      return terminal.wait(for: try Checkout.words(language)("home-question"))
    }
    #expect(try shows("zh-Hant"))
    #expect(try command.run("people", "edit", "陳美玲", "--language", "zh-Hans").status == 0)
    #expect(try shows("zh-Hans"))
  }

  /// A hand that falls on the keys answers no question that nobody can have read.
  @Test(arguments: ["1q1q1", "121", "1x21x1", "1\u{1B}[A1\u{1B}[A1"])
  func aFlurryOfKeysCallsNobody(_ keys: String) throws {
    let command = try BuiltCommand()
    let words = try Checkout.words("en")
    for line in [
      ["people", "add", "--name", "Grandma"],
      ["contacts", "add", "--name", "Mary", "--number", "0912345678"],
      ["contacts", "add", "--name", "Tom", "--number", "0922111333"],
    ] { #expect(try command.run(line).status == 0) }
    let terminal = try PseudoTerminal(["--lang", "en"], home: command.home)
    try #require(terminal.wait(for: words("home-question")))
    terminal.settle()
    terminal.send(keys)
    #expect(terminal.wait { !$0.text.contains(words("home-question")) })
    terminal.settle(milliseconds: 600)
    #expect(try command.run("calls").output == words("calls-none") + "\n")
    // Who reads first is not kept from calling.
    if !terminal.screen.text.contains(words("call-confirm-title")) {
      try terminal.answer([("call-question", "2")], words)
    }
    try terminal.answer([("call-confirm-title", "1")], words)
    #expect(terminal.wait(for: words("call-again")), "\(terminal.screen.text)")
    terminal.send("\u{3}")
    #expect(terminal.end() == 130)
  }

  /// What is stored in a moment waits while another process writes.
  @Test func whatIsHeldUpIsSaidAndCanBeStopped() throws {
    let command = try BuiltCommand()
    let words = try Checkout.words("en")
    #expect(try command.run("people", "add", "--name", "Grandma").status == 0)
    let terminal = try PseudoTerminal(["--lang", "en"], home: command.home)
    try terminal.answer([("home-question", "4"), ("settings-question", "2")], words)
    try #require(terminal.wait(for: words("colours-question")))
    let other = try DatabaseQueue(path: command.home.path + "/anytime.sqlite")
    try other.inTransaction(.immediate) { _ in
      try terminal.answer([("colours-question", "1"), ("guided-delayed", "3")], words)
      // A key for a screen that is not there yet is for nothing.
      #expect(terminal.wait(for: words("terminal-hint-0", ["back": .text(words("guided-stop"))])))
      terminal.send("0")
      #expect(terminal.wait(for: words("store-busy").prefix(40).description))
      try terminal.answer([("trouble-title", "1"), ("colours-question", "2")], words)
      #expect(terminal.wait(for: words("guided-delayed")))
      return .rollback
    }
    let chosen = words("settings-chosen", ["choice": .text(words("colours-dark"))])
    #expect(terminal.wait(for: chosen), "\(terminal.screen.text)")
    terminal.send("\u{3}")
    #expect(terminal.end() == 130)
  }

  /// An address book without a log can't be opened while another process writes.
  @Test func whoWaitsForTheAddressBookIsToldAndMayLeave() throws {
    let command = try BuiltCommand()
    let words = try Checkout.words("en")
    #expect(try command.run("people", "add", "--name", "Grandma").status == 0)
    let file = command.home.path + "/anytime.sqlite"
    _ = try DatabaseQueue(path: file).writeWithoutTransaction { try $0.checkpoint(.truncate) }
    let other = try DatabaseQueue(path: file)
    let before = try untouched()
    var last: PseudoTerminal?
    try other.inTransaction(.immediate) { _ in
      func waiting(_ environment: [String: String] = [:]) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
          ["--lang", "en"], environment: environment, home: command.home)
        try #require(terminal.wait(for: words("settings-opening"), seconds: 9))
        return terminal
      }
      let leaving = try waiting()
      leaving.send("0")
      #expect(leaving.end(seconds: 5) == 0 && isGivenBack(leaving, as: before))
      let interrupted = try waiting()
      interrupted.send("\u{3}")
      #expect(interrupted.end(seconds: 5) == 130 && isGivenBack(interrupted, as: before))
      let kiosk = try waiting(["ANYTIME_KIOSK": "1"])
      kiosk.send("0")
      #expect(kiosk.end(seconds: 1) == nil)
      last = kiosk
      return .rollback
    }
    #expect(last?.wait(for: words("home-question")) == true)
  }

  @Test func theSmallestTerminalShowsWhomACallGoesTo() throws {
    let command = try BuiltCommand()
    let words = try Checkout.words("zh-Hant")
    for line in [
      ["people", "add", "--name", "陳美玲"],
      ["contacts", "add", "--name", "歐陽司馬諸葛上官皇甫尉遲", "--number", "02-2345-6789"],
    ] { #expect(try command.run(line).status == 0) }
    let terminal = try PseudoTerminal(
      ["--lang", "zh-Hant"], columns: 20, rows: 6, home: command.home)
    try terminal.answer([("home-question", "1"), ("call-question", "1")], words)
    #expect(terminal.wait(for: words("call-now")))
    let shown = terminal.screen.lines.joined().filter { $0 != " " }
    #expect(shown.contains("歐陽司馬諸葛上官皇甫尉遲") && shown.contains("02-2345-6789"))
    terminal.send("\u{3}")
    #expect(terminal.end() == 130)
  }

  /// As a keyboard does: the first repeat comes late, the others soon.
  @Test func aKeyHeldDownCallsNobody() throws {
    let command = try BuiltCommand()
    let words = try Checkout.words("en")
    for line in [
      ["people", "add", "--name", "Grandma"],
      ["contacts", "add", "--name", "Mary", "--number", "0912345678"],
    ] { #expect(try command.run(line).status == 0) }
    let terminal = try PseudoTerminal(["--lang", "en"], home: command.home)
    try terminal.answer([("home-question", "1"), ("call-question", "1")], words)
    Thread.sleep(forTimeInterval: 0.6)
    for _ in 0..<60 {
      terminal.send("1")
      Thread.sleep(forTimeInterval: 0.03)
    }
    terminal.settle()
    #expect(terminal.screen.text.contains(words("call-confirm-title")), "\(terminal.screen.text)")
    #expect(try command.run("calls").output == words("calls-none") + "\n")
    // The same key counts again once it was let go.
    try terminal.answer([("call-confirm-title", "1")], words)
    #expect(terminal.wait(for: words("call-again")), "\(terminal.screen.text)")
    terminal.send("\u{3}")
    #expect(terminal.end() == 130)
  }

  /// Where a text stands, counted from 1 as mouse reports do.
  private func place(of text: String, on terminal: PseudoTerminal) throws -> String {
    let row = try #require(terminal.screen.lines.firstIndex { $0.contains(text) })
    return "12;\(row + 1)"
  }

  @Test func aTouchChoosesWhenItIsLetGoWhereItBegan() throws {
    let terminal = try shown()
    let first = try place(of: "中文（台灣）", on: terminal)
    let elsewhere = "12;1"
    let before = terminal.screen.text
    terminal.send("\u{1B}[<0;\(first)M\u{1B}[<0;\(elsewhere)m")
    terminal.send("\u{1B}[<0;\(elsewhere)M\u{1B}[<0;\(first)m\u{1B}[<64;\(first)M")
    terminal.settle()
    #expect(terminal.screen.text == before)
    terminal.send("\u{1B}[<0;\(first)M\u{1B}[<0;\(first)m")
    #expect(terminal.wait { $0.text != before })
  }

  @Test func theColoursFollowTheTerminalsBackground() throws {
    let terminal = try shown(environment: ["COLORTERM": "truecolor"])
    #expect(terminal.output.contains("\u{1B}]11;?\u{7}"))
    #expect(!terminal.output.contains("48;2;16;20;24"))
    terminal.send("\u{1B}]11;rgb:1c1c/1c1c/1c1c\u{7}")
    #expect(terminal.wait { _ in terminal.output.contains("48;2;16;20;24") })
  }

  @Test(arguments: [
    (answers: "\u{1B}[6;20;10t\u{1B}[?62;4c", picture: "\u{1B}P0;1;0q"),
    ("\u{1B}_Gi=8227;OK\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;c", "\u{1B}_Ga=T"),
  ])
  func picturesComeAsTheTerminalSaysItTakesThem(answers: String, picture: String) throws {
    let command = try BuiltCommand()
    let words = try Checkout.words("en")
    for line in [
      ["people", "add", "--name", "Grandma"],
      [
        "contacts", "add", "--name", "Mary", "--number", "0912345678", "--picture",
        Checkout.example("cat.jpg"),
      ],
    ] { #expect(try command.run(line).status == 0) }
    let terminal = try PseudoTerminal(["--lang", "en"], home: command.home)
    try #require(terminal.wait(for: words("home-question")))
    #expect(terminal.output.contains("\u{1B}_Gi=8227") && terminal.output.contains("\u{1B}[c"))
    terminal.send(answers)
    terminal.settle()
    let home = terminal.screen.text
    // None of it was taken for a key.
    #expect(home.contains(words("home-question")) && !home.contains("Please press"))
    try terminal.answer([("home-question", "1")], words)
    try #require(terminal.wait(for: "Mary"))
    try #require(terminal.wait { _ in terminal.output.contains(picture) })
    terminal.send("0")
    try #require(terminal.wait(for: words("home-question")))
    terminal.settle()
    // What is left of the picture is cleared.
    let after = try #require(terminal.output.components(separatedBy: picture).last)
    #expect(after.contains("\u{1B}[2J"))
    terminal.send("\u{3}")
    #expect(terminal.end() != nil)
  }

  @Test func controlCLeavesTheTerminalAsItWasAndControlDLeavesNothing() throws {
    let terminal = try shown()
    let before = terminal.screen.text
    terminal.send("\u{4}")
    terminal.send("1")
    #expect(terminal.wait { $0.isAlternate && $0.text != before })
    terminal.send("\u{3}")
    #expect(terminal.end() != nil)
    #expect(isGivenBack(terminal, as: try untouched()))
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGSEGV, SIGABRT])
  func whateverEndsItTheTerminalIsGivenBack(_ signal: Int32) throws {
    let terminal = try shown()
    kill(terminal.process, signal)
    #expect(terminal.end() != nil)
    #expect(isGivenBack(terminal, as: try untouched()))
  }

  @Test func stoppedItGivesTheTerminalBackAndTakesItAgain() throws {
    let terminal = try PseudoTerminal(
      ["-mc", "\"$0\"; echo stopped; read line; fg > /dev/null", PseudoTerminal.program],
      program: "/bin/bash", home: home)
    #expect(terminal.wait { $0.isAlternate && $0.text.contains("0") })
    terminal.settle()
    let before = terminal.screen.text
    let usual = try untouched()
    terminal.send("\u{1A}")
    #expect(terminal.wait { !$0.isAlternate && $0.text.contains("stopped") })
    #expect(isGivenBack(terminal, as: usual))
    terminal.send("\n")
    #expect(terminal.wait { $0.isAlternate && $0.text == before })
    terminal.send("\u{3}")
    #expect(terminal.end() != nil)
  }

  @Test("a terminal of its own, as a kiosk's, has no shell that could bring it back")
  func withoutAShellItGoesOnAfterControlZ() throws {
    let terminal = try shown()
    let before = terminal.screen.text
    terminal.send("\u{1A}")
    #expect(terminal.wait { _ in terminal.output.contains("\u{1B}[?1049l") })
    #expect(terminal.wait { $0.isAlternate && $0.text == before })
    terminal.send("1")
    #expect(terminal.wait { $0.isAlternate && $0.text != before })
  }

  @Test func anotherSizeIsDrawnAnew() throws {
    let terminal = try shown()
    for (columns, rows) in [(100, 30), (40, 20), (160, 50), (12, 5), (80, 24)] {
      terminal.resize(columns: columns, rows: rows)
      // On a large terminal the 0 itself is drawn.
      #expect(
        terminal.wait { $0.text.contains("0") || $0.inkedCells > 100 }, "\(columns)×\(rows)")
      terminal.settle()
      #expect(terminal.screen.isAlternate)
    }
  }

  @Test(arguments: [["--plain"], []])
  func plainTextHasNoEscapeByte(_ arguments: [String]) throws {
    let terminal = try start(
      arguments, environment: arguments.isEmpty ? ["TERM": "dumb"] : [:])
    #expect(terminal.wait(for: "press Enter"))
    terminal.send("x\n")
    #expect(terminal.wait(for: "Please press"))
    terminal.send("\u{4}")
    #expect(terminal.end() != nil)
    #expect(!terminal.bytes.contains(0x1B))
  }

  @Test func plainTextEndsWithControlC() throws {
    let terminal = try start(["--plain"])
    #expect(terminal.wait(for: "press Enter"))
    terminal.send("\u{3}")
    #expect(terminal.end() != nil)
  }

  @Test func withoutColoursNoneAreAskedFor() throws {
    let terminal = try shown(environment: ["NO_COLOR": "1", "COLORTERM": "truecolor"])
    for colour in [";38;", ";48;", "[38;", ";30", ";47"] {
      #expect(!terminal.output.contains(colour))
    }
  }
}
