import Foundation
import Testing

/// How often a screen is written, and what is cleared before: flicker and leftovers confuse.
@Suite struct PaintingTests {
  private static let start = "\u{1B}[?2026h"
  private static let answers = [
    "sixel": "\u{1B}]11;rgb:1c1c/1c1c/1c1c\u{7}\u{1B}[6;20;10t\u{1B}[?62;4c",
    "kitty":
      "\u{1B}]11;rgb:1c1c/1c1c/1c1c\u{7}\u{1B}_Gi=8227;OK\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;c",
  ]

  /// What is painted from now on, each time the terminal's screen is.
  private func paintings(
    on terminal: PseudoTerminal, after act: (PseudoTerminal) -> Void = { _ in }
  ) -> [String] {
    let before = terminal.bytes.count
    func found() -> [String] {
      let written = String(decoding: terminal.bytes[before...], as: UTF8.self)
      return Array(written.components(separatedBy: Self.start).dropFirst())
    }
    act(terminal)
    _ = terminal.wait { _ in !found().isEmpty }
    terminal.settle(milliseconds: 800)
    return found()
  }

  private func home() throws -> BuiltCommand {
    let command = try BuiltCommand()
    for line in [
      ["people", "add", "--name", "Grandma"],
      [
        "contacts", "add", "--name", "Mary", "--number", "0912345678", "--picture",
        Checkout.example("cat.jpg"),
      ],
    ] { #expect(try command.run(line).status == 0) }
    return command
  }

  @Test(arguments: ["sixel", "kitty"])
  func aScreenIsPaintedOnce(_ kind: String) throws {
    let command = try home()
    let terminal = try PseudoTerminal(
      ["--lang", "en"], environment: ["COLORTERM": "truecolor"], home: command.home)
    let answers = try #require(Self.answers[kind])
    let first = paintings(on: terminal) { $0.send(answers) }
    #expect(first.count == 1)
    // In the colours of its answer from the first time on.
    #expect(first.first?.contains("48;2;16;20;24") == true)
    for key in ["1", "x", "1", "0"] {
      #expect(paintings(on: terminal) { $0.send(key) }.count == 1, "\(key)")
    }
    #expect(paintings(on: terminal) { $0.resize(columns: 132, rows: 50) }.count == 1)
    terminal.send("\u{3}")
    #expect(terminal.end() == 130)
  }

  @Test func aPageOfTheTourIsPaintedOnce() throws {
    let terminal = try PseudoTerminal(["tour", "--lang", "en"])
    let place = try Checkout.words("en")("tour-place", ["n": .number(1), "total": .number(0)])
    #expect(terminal.wait(for: String(place.prefix(8)), seconds: 60))
    terminal.settle()
    for key in ["1", "1", "2"] {
      #expect(paintings(on: terminal) { $0.send(key) }.count == 1)
    }
  }

  @Test func chosenColoursAreThoseOfTheNextScreen() throws {
    let command = try BuiltCommand()
    let words = try Checkout.words("en")
    #expect(try command.run("people", "add", "--name", "Grandma").status == 0)
    let terminal = try PseudoTerminal(
      ["--lang", "en"], environment: ["COLORTERM": "truecolor"], home: command.home)
    try terminal.answer(
      [("home-question", "4"), ("settings-question", "2"), ("colours-question", "2")], words)
    #expect(terminal.wait { _ in terminal.output.contains("48;2;16;20;24") })
    terminal.send("\u{3}")
    #expect(terminal.end() == 130)
  }

  /// What comes in one piece is shown in one piece.
  @Test func fastTypingIsPaintedOnce() throws {
    let command = try BuiltCommand()
    let terminal = try PseudoTerminal(["--lang", "en"], home: command.home)
    let words = try Checkout.words("en")
    try terminal.answer([("start-language-title", "3")], words)
    try #require(terminal.wait(for: words("start-name-title")))
    terminal.settle()
    #expect(paintings(on: terminal) { $0.send("Grandmother Wolfeschlegelsteinhausen") }.count <= 2)
    #expect(terminal.wait(for: "Wolfeschlegelsteinhausen"))
  }

  /// Old pictures go before the new ones come, each once and within the screen.
  @Test(arguments: ["sixel", "kitty"])
  func anotherSizeLeavesNothingOfOldPictures(_ kind: String) throws {
    let command = try home()
    let terminal = try PseudoTerminal(["--lang", "en"], home: command.home)
    let answers = try #require(Self.answers[kind])
    _ = paintings(on: terminal) { $0.send(answers) }
    let picture = kind == "kitty" ? "\u{1B}_Ga=T" : "\u{1B}P0;1;0q"
    #expect(paintings(on: terminal) { $0.send("1") }.last?.contains(picture) == true)
    for (columns, rows) in [(132, 50), (60, 24), (100, 30)] {
      let painted = paintings(on: terminal) { $0.resize(columns: columns, rows: rows) }
      #expect(painted.count == 1)
      let parts = (painted.first ?? "").components(separatedBy: picture)
      try #require(parts.count == 2)
      let cleared = parts[0].components(separatedBy: "\u{1B}[2J")
      #expect(cleared.count == 2)
      #expect(kind != "kitty" || cleared[0].contains("\u{1B}_Ga=d,d=A"))
      let place = try #require(parts[0].firstMatch(of: /\u{1B}\[(\d+);(\d+)H$/))
      let (row, column) = (Int(place.1) ?? 0, Int(place.2) ?? 0)
      #expect(1...rows ~= row && 1...columns ~= column)
    }
  }
}
