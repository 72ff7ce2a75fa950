import AddressBook
import Foundation
import Locales
import Testing

/// Where something is typed, on a real terminal: by touch, and with a shaky hand.
@Suite(.serialized) struct EntryTerminalTests {
  private let own: ShortHome
  private let words: MessageCatalog

  init() throws {
    own = try ShortHome()
    words = try Checkout.words("en")
  }

  /// A first start that asks for the name.
  private func asked() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(["--lang", "en"], home: own.folder)
    try terminal.answer([("start-language-question", "3")], words)
    try #require(terminal.wait(for: words("start-name-title")))
    terminal.settle()
    return terminal
  }

  /// A tile pressed and let go, at the name of its key.
  private func touch(_ key: String, on terminal: PseudoTerminal) throws {
    let lines = terminal.screen.lines
    let row = try #require(lines.lastIndex { $0.contains(key) })
    let start = try #require(lines[row].range(of: key)?.lowerBound)
    let column = lines[row].distance(from: lines[row].startIndex, to: start)
    let place = "\(column + 1);\(row + 1)"
    terminal.send("\u{1B}[<0;\(place)M\u{1B}[<0;\(place)m")
  }

  @Test func aFingerGoesOnAndBack() throws {
    let terminal = try asked()
    terminal.send("王")
    terminal.settle()
    try touch("Enter", on: terminal)
    try #require(terminal.wait(for: words("start-number-title")), "\(terminal.screen.text)")
    terminal.settle(milliseconds: 750)
    try touch("Esc", on: terminal)
    try #require(terminal.wait(for: words("start-name-title")), "\(terminal.screen.text)")
    terminal.settle(milliseconds: 750)
    try touch("Esc", on: terminal)
    #expect(terminal.wait(for: words("start-language-question")), "\(terminal.screen.text)")
    terminal.send("\u{3}")
    #expect(terminal.end() != nil)
  }

  @Test func aNumberPadGoesBackWithZeroAndEnter() throws {
    let terminal = try asked()
    terminal.send("王\r")
    try #require(terminal.wait(for: words("start-number-title")))
    terminal.settle(milliseconds: 750)
    terminal.send("0\r")
    try #require(terminal.wait(for: words("start-name-title")), "\(terminal.screen.text)")
    terminal.send("\u{3}")
    #expect(terminal.end() != nil)
  }

  /// What was refused stands in the field again, and a number pad can't erase it.
  @Test func aNumberPadGoesBackFromWhatWasRefused() throws {
    let command = try BuiltCommand()
    #expect(try command.run("people", "add", "--name", "Grandma").status == 0)
    let terminal = try PseudoTerminal(["--lang", "en"], home: command.home)
    try terminal.answer(
      [
        ("home-question", "2"), ("add-paper-photo", "2"),
        ("add-type-number-title", "09123456789012345678\r"), ("number-too-long", "000\r"),
        ("add-paper-photo", "0"),
      ], words)
    #expect(terminal.wait(for: words("home-question")), "\(terminal.screen.text)")
    terminal.send("\u{3}")
    #expect(terminal.end() != nil)
  }

  /// As a keyboard repeats a key held down: the first late, the others soon.
  private func hold(_ key: String, then keys: String, on terminal: PseudoTerminal) {
    terminal.send(key)
    Thread.sleep(forTimeInterval: 0.5)
    for _ in 0..<30 {
      terminal.send(key)
      Thread.sleep(forTimeInterval: 0.03)
    }
    for key in keys {
      Thread.sleep(forTimeInterval: 0.2)
      terminal.send(String(key))
    }
  }

  @Test func aKeyHeldDownIsTypedOnce() throws {
    let terminal = try asked()
    hold("L", then: "inn\r", on: terminal)
    try #require(terminal.wait(for: words("start-number-title")), "\(terminal.screen.text)")
    hold("0", then: "912222678\r", on: terminal)
    try #require(terminal.wait(for: words("home-question")), "\(terminal.screen.text)")
    terminal.send("\u{3}")
    #expect(terminal.end() != nil)
    let person = try AddressBook(folder: own.folder).currentPerson()
    #expect(person.name == "Linn" && person.number == "+886912222678")
  }

  @Test func aKeyHeldDownThatLedHereIsNotTyped() throws {
    let command = try BuiltCommand()
    #expect(try command.run("people", "add", "--name", "Grandma").status == 0)
    let terminal = try PseudoTerminal(["--lang", "en"], home: command.home)
    try terminal.answer([("home-question", "2")], words)
    try #require(terminal.wait(for: words("add-paper-photo")))
    terminal.settle(milliseconds: 750)
    hold("2", then: "0912345678\r", on: terminal)
    #expect(terminal.wait(for: words("add-type-name-title")), "\(terminal.screen.text)")
    terminal.send("\u{3}")
    #expect(terminal.end() != nil)
  }

  @Test func aBouncedEnterSkipsNoQuestion() throws {
    let terminal = try asked()
    terminal.send("王\r\r")
    try #require(terminal.wait(for: words("start-number-title")))
    terminal.settle(milliseconds: 750)
    #expect(terminal.screen.text.contains(words("start-number-title")))
    terminal.send("\r")
    #expect(terminal.wait(for: words("home-question")), "\(terminal.screen.text)")
    terminal.send("\u{3}")
    #expect(terminal.end() != nil)
  }

  @Test func aBouncedEscapeGoesBackOnce() throws {
    let terminal = try asked()
    terminal.send("王\r")
    try #require(terminal.wait(for: words("start-number-title")))
    terminal.send("\u{1B}")
    Thread.sleep(forTimeInterval: 0.15)
    terminal.send("\u{1B}")
    try #require(terminal.wait(for: words("start-name-title")))
    terminal.settle(milliseconds: 750)
    #expect(terminal.screen.text.contains(words("start-name-title")), "\(terminal.screen.text)")
    terminal.send("\u{3}")
    #expect(terminal.end() != nil)
  }
}
