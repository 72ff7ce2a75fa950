import Foundation
import Testing

/// A person in front of the guided app in plain text.
@Suite struct PlainGuidedTests {
  private let own: ShortHome
  private var home: URL { own.folder }

  init() throws { own = try ShortHome() }

  private func start(_ language: String = "en") throws -> PseudoTerminal {
    try PseudoTerminal(
      ["--lang", language, "--plain"], home: home)
  }

  @Test func someoneIsTypedInAndCalledWithThreePresses() throws {
    let terminal = try start()
    for (seen, typed) in [
      ("Welcome", "0"), ("What would you like to do?", "2"), ("Add a contact", "2"),
      ("Type the number", "0912-345-678"), ("Type the name", "王小明"), ("A picture of", "2"),
      ("Saved", "0"), ("What would you like to do?", "1"), ("Who would you like", "1"),
      ("Make this call?", "1"),
    ] {
      #expect(terminal.wait(for: seen), "\(seen) did not come: \(terminal.screen.text)")
      terminal.settle(milliseconds: 100)
      terminal.send(typed + "\r")
    }
    #expect(terminal.wait(for: "This was only a rehearsal"))
    #expect(terminal.output.contains("0912-345-678"))
    terminal.settle()
    terminal.send("\u{3}")
    #expect(terminal.end() == 130)
  }

  /// A kiosk may run for months.
  @Test func whileItRunsItLeavesABackup() throws {
    let terminal = try start()
    for (seen, typed) in [
      ("Welcome", "0"), ("What would you like to do?", "2"), ("Add a contact", "2"),
      ("Type the number", "0912-345-678"), ("Type the name", "王小明"), ("A picture of", "2"),
      ("Saved", "0"),
    ] {
      #expect(terminal.wait(for: seen), "\(seen) did not come: \(terminal.screen.text)")
      terminal.settle(milliseconds: 100)
      terminal.send(typed + "\r")
    }
    #expect(terminal.wait(for: "What would you like to do?"))
    let backups = home.appendingPathComponent("backups").path
    func copies() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: backups)
        .filter { $0.hasSuffix(".sqlite") }
    }
    let end = ContinuousClock.now + .seconds(30)
    while try copies().isEmpty, ContinuousClock.now < end { usleep(10_000) }
    #expect(try copies().count == 1)
    terminal.send("\u{3}")
    #expect(terminal.end() == 130)
  }

  /// Nothing times out: a confirmation may stand there while a caregiver mends the number.
  @Test func whatWasChangedMeanwhileIsNotCalled() throws {
    let command = try BuiltCommand(environment: ["ANYTIME_HOME": home.path])
    #expect(
      try command.run("contacts", "add", "--name", "王小明", "--number", "0922333444").status == 0)
    let terminal = try start()
    for (seen, typed) in [
      ("Welcome", "0"), ("What would you like to do?", "1"), ("Who would you like", "1"),
    ] {
      #expect(terminal.wait(for: seen), "\(seen) did not come: \(terminal.screen.text)")
      terminal.settle(milliseconds: 100)
      terminal.send(typed + "\r")
    }
    #expect(terminal.wait(for: "Make this call?"))
    #expect(
      try command.run("contacts", "edit", "王小明", "--number", "0933999888", "--yes").status == 0)
    terminal.settle(milliseconds: 500)
    terminal.send("1\r")
    #expect(terminal.wait(for: "Nobody was called"), "\(terminal.screen.text)")
    #expect(try command.run("calls", "--json").output.isEmpty)
    terminal.settle(milliseconds: 100)
    terminal.send("1\r")
    #expect(terminal.wait(for: "0933-999-888"), "\(terminal.screen.text)")
    terminal.send("\u{3}")
    #expect(terminal.end() == 130)
  }

  /// Who can't read the language of the first screen chooses another.
  @Test func aChosenLanguageIsSpokenWhateverWasAskedForAtTheStart() throws {
    let terminal = try start()
    #expect(terminal.wait(for: "Welcome"))
    terminal.settle(milliseconds: 100)
    terminal.send("1\r")
    #expect(terminal.wait(for: try Checkout.words("zh-Hant")("start-name-title")))
    terminal.send("\u{3}")
    #expect(terminal.end() == 130)
  }

  @Test func aDigitBecomesZero() throws {
    let terminal = try start()
    for (seen, typed) in [
      ("Welcome", "0"), ("What would you like to do?", "2"), ("Add a contact", "2"),
      ("Type the number", "0912-345-678"), ("Type the name", "0"), ("number", "2"),
    ] {
      #expect(terminal.wait(for: seen), "\(seen) did not come: \(terminal.screen.text)")
      terminal.settle(milliseconds: 100)
      terminal.send(typed + "\r")
    }
    // Without a photograph there are: mend a digit, type it, leave it out.
    for typed in ["1", "3", "3"] {
      terminal.settle(milliseconds: 100)
      terminal.send(typed + "\r")
    }
    #expect(terminal.wait(for: "type 000"), "\(terminal.screen.text)")
    terminal.send("0\r")
    #expect(terminal.wait(for: "0912-345-670"), "\(terminal.screen.text)")
    terminal.send("\u{3}")
    #expect(terminal.end() == 130)
  }

  @Test func whatWasAnsweredAtTheFirstStartIsNotAskedAgain() throws {
    for seen in ["歡迎您", "您想做什麼呢"] {
      let terminal = try start("zh-Hant")
      #expect(terminal.wait(for: seen), "\(terminal.screen.text)")
      terminal.settle(milliseconds: 100)
      terminal.send("0\r")
      if seen == "歡迎您" {
        #expect(terminal.wait(for: "您想做什麼呢"))
        terminal.settle(milliseconds: 100)
        terminal.send("0\r")
      }
      #expect(terminal.end() == 0)
    }
  }

  @Test func withoutATerminalItExplainsItself() throws {
    let command = try BuiltCommand()
    let ending = try command.run()
    #expect(ending.status == 64)
    #expect(ending.output.isEmpty)
    // The help stands below the reason.
    let reason = try Checkout.words("en")("home-needs-terminal")
    #expect(ending.errors.hasPrefix(reason + "\n\n") && ending.errors.contains("--help"))
  }
}
