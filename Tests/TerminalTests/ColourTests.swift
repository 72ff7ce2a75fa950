import Guide
import Testing

@testable import Terminal

@Suite struct ColourTests {
  @Test(arguments: Colours.allCases, [ColourDepth.none, .sixteen, .indexed256, .trueColour])
  func everyPairIsReadable(_ colours: Colours, _ depth: ColourDepth) {
    for pair in Theme(colours, depth).pairs {
      #expect(Colour.contrast(pair.ink, pair.paper) >= 7)
    }
  }

  @Test(arguments: Colours.allCases, [ColourDepth.none, .sixteen, .indexed256, .trueColour])
  func tilesStandOutFromThePage(_ colours: Colours, _ depth: ColourDepth) {
    let theme = Theme(colours, depth)
    func paper(_ pair: Theme.Pair) -> String { pair.paper.parameters(depth, isBackground: true) }
    #expect(theme.needsOutlines(depth) || paper(theme.choice) != paper(theme.text))
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
