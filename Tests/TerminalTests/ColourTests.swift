import Guide
import Testing

@testable import Terminal

@Suite struct ColourTests {
  @Test(arguments: Colours.allCases)
  func everyPairIsReadable(_ colours: Colours) {
    for pair in Theme(colours).pairs {
      #expect(Colour.contrast(pair.ink, pair.paper) >= 7)
    }
  }

  @Test func coloursAreUsedOnlyWhereTheyAreKnown() {
    #expect(ColourDepth(environment: ["TERM": "dumb"]) == .none)
    #expect(ColourDepth(environment: [:]) == .none)
    #expect(
      ColourDepth(environment: [
        "TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1",
      ])
        == .none)
    #expect(ColourDepth(environment: ["TERM": "xterm"]) == .sixteen)
    #expect(ColourDepth(environment: ["TERM": "xterm-256color"]) == .indexed256)
    #expect(ColourDepth(environment: ["TERM": "xterm", "COLORTERM": "truecolor"]) == .trueColour)
  }

  /// Terminals of eight colours draw bold black as grey.
  @Test func darkInkIsNeverMadeBrighterByBeingBold() {
    var cell = Cell(text: "1", foreground: Colour(0x101010), background: Colour(0xFFFFFF))
    cell.isBold = true
    #expect(cell.sgr(.sixteen) == "\u{1B}[0;30;47m")
    #expect(cell.sgr(.indexed256).hasPrefix("\u{1B}[0;1;"))
    cell.foreground = Colour(0xFFFFFF)
    #expect(cell.sgr(.sixteen) == "\u{1B}[0;1;37;47m")
  }
}
