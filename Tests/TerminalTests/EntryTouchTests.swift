import Foundation
import Guide
import Locales
import Testing

@testable import Terminal

/// Where something is typed, a finger finds Enter and Escape.
@Suite struct EntryTouchTests {
  private static let sizes = [
    TerminalSize(columns: 40, rows: 20), TerminalSize(columns: 80, rows: 24),
    TerminalSize(columns: 100, rows: 30), TerminalSize(columns: 132, rows: 50),
    TerminalSize(columns: 160, rows: 50),
  ]
  private static let locales = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("locales", isDirectory: true)
  private let font = OutlineFont(isSimplified: false)

  private func words() throws -> [MessageCatalog] {
    try MessageCatalog.languages(in: Self.locales).map {
      try MessageCatalog(language: $0, folder: Self.locales)
    }
  }

  private func screen(_ words: MessageCatalog, typed: String = "") -> Screen {
    Screen(
      title: words("start-number-title"),
      paragraphs: [words("start-number-why"), words("start-skip")], back: words("guided-back"),
      entry: Screen.Entry(label: words("start-number-label"), value: typed, kind: .number))
  }

  private func canvas(
    _ screen: Screen, _ words: MessageCatalog, _ size: TerminalSize, typed: String? = nil,
    hint: String? = nil, colours: Colours = .light, depth: ColourDepth = .trueColour
  ) -> Canvas? {
    let theme = Theme(colours)
    return ScreenLayout(
      screen: screen, size: size, style: TerminalStyle(), theme: theme,
      pen: Pen(
        source: font, style: theme.text.cell, colour: depth,
        largest: TextSize.large.largest(rows: size.rows)),
      pictures: { _ in nil }, typed: typed ?? screen.entry?.value, hint: hint,
      entryKeys: EntryKeys(screen, words: words)
    ).canvas()
  }

  private func text(_ canvas: Canvas, _ target: TouchTarget? = nil) -> String {
    let rows = target?.rows ?? 0..<canvas.size.rows
    let columns = target?.columns ?? 0..<canvas.size.columns
    return rows.map { canvas.cells[$0][columns].map(\.text).joined() }.joined()
      .filter { !$0.isWhitespace }
  }

  /// Whoever has typed 0 to go back must still read what comes next.
  @Test func howANumberPadGoesBackStandsThereUntilSomethingElseIsTyped() throws {
    for words in try words() {
      for (value, typed, isSaid) in [
        ("", "0", true), ("", "09", false), ("091", "091", true), ("091", "09100", true),
        ("091", "0912", false), ("091", "09", false),
      ] {
        let screen = self.screen(words, typed: value)
        let canvas = try #require(self.canvas(screen, words, .usual, typed: typed))
        let also = EntryKeys(screen, words: words).escapeAlso.filter { !$0.isWhitespace }
        #expect(text(canvas).contains(also) == isSaid, "\(words.language) \(typed)")
      }
    }
  }

  @Test func bothKeysAreTilesSideBySide() throws {
    for words in try words() {
      let screen = self.screen(words)
      for size in Self.sizes {
        let canvas = try #require(self.canvas(screen, words, size))
        #expect(canvas.targets.map(\.press) == [.enter, .escape], "\(words.language) \(size)")
        let enter = try #require(canvas.targets.first)
        let escape = try #require(canvas.targets.last)
        #expect(!enter.overlaps(escape) && enter.rows == escape.rows)
        #expect(escape.columns.upperBound <= size.columns && escape.rows.upperBound <= size.rows)
        for target in canvas.targets {
          #expect(target.columns.count >= 10 && target.rows.count >= 3, "\(size)")
        }
        let back = screen.back.filter { !$0.isWhitespace }
        #expect(text(canvas, escape).hasPrefix("Esc" + back), "\(size)")
        // A number pad has no Esc.
        #expect(size.columns < 60 || text(canvas, escape).contains("0"), "\(size)")
        // What is typed would stand before the 0.
        let typed = try #require(self.canvas(screen, words, size, typed: "2"))
        #expect(typed.targets.map(\.rows) == canvas.targets.map(\.rows))
        #expect(text(typed, typed.targets.last) == "Esc" + back)
        // So does what stood there before, and three are a way back there.
        let found = try #require(self.canvas(self.screen(words, typed: "2"), words, size))
        #expect(size.columns < 60 || text(found, found.targets.last).contains("000"), "\(size)")
        // Said once.
        #expect(text(canvas).components(separatedBy: "Esc").count == 2, "\(size)")
      }
    }
  }

  @Test func whatIsTypedIsStillDrawn() throws {
    for words in try words() {
      let screen = self.screen(words, typed: "0912345678")
      for size in Self.sizes where size.columns >= 80 {
        let canvas = try #require(self.canvas(screen, words, size))
        #expect(canvas.targets.count == 2)
        let ink = canvas.cells.joined().count { $0.isReverse || $0.text == "\u{2584}" }
        #expect(ink > 100, "\(words.language) \(size)")
        let cursor = try #require(canvas.cursor)
        let line = canvas.cells[cursor.row][..<cursor.column].map(\.text).joined()
        #expect(line.hasSuffix("0912345678"))
        let label = screen.entry?.label.filter { !$0.isWhitespace } ?? ""
        #expect(text(canvas).contains(label))
      }
    }
  }

  @Test func neitherAHintNorTypingMovesThem() throws {
    for words in try words() {
      for size in Self.sizes where size.columns >= 80 {
        let empty = screen(words)
        let canvas = try #require(self.canvas(empty, words, size))
        let hinted = try #require(self.canvas(empty, words, size, hint: words("start-skip")))
        let typed = try #require(self.canvas(screen(words, typed: "09"), words, size))
        #expect(hinted.targets == canvas.targets && typed.targets == canvas.targets, "\(size)")
      }
    }
  }

  /// Where its paper is that of the screen, lines show a tile's corners.
  @Test func tilesAreSeenWithoutColoursToo() throws {
    let words = try #require(try words().first)
    for (colours, depth) in [
      (Colours.contrast, ColourDepth.trueColour), (Colours.light, ColourDepth.none),
    ] {
      let canvas = try #require(
        self.canvas(screen(words), words, .usual, colours: colours, depth: depth))
      for target in canvas.targets {
        let corner = canvas.cells[target.rows.lowerBound][target.columns.upperBound - 1]
        #expect(corner.text == "\u{2510}")
      }
    }
  }

  @Test func whereTilesHaveNoRoomTheKeysAreSaid() throws {
    for words in try words() {
      var screen = self.screen(words)
      screen.paragraphs = []
      let canvas = try #require(
        self.canvas(screen, words, TerminalSize(columns: 30, rows: 12)))
      #expect(canvas.targets.isEmpty)
      #expect(text(canvas).contains("Esc"))
    }
  }
}
