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
}
