import Glibc
import Locales
import Testing

@testable import Guide
@testable import Terminal

/// How much work a screen is. `make bench-terminal` measures the milliseconds of the real program.
@Suite struct PaintingTimeTests {
  /// Of this thread alone, whatever else the computer does.
  private var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Twenty times what a person may wait, as debug builds are that much slower.
  @Test(arguments: [TerminalSize.usual, TerminalSize(columns: 160, rows: 50)])
  func noScreenOfTheTourIsMuchWork(_ size: TerminalSize) throws {
    for words in try Catalogs.all() where words.language != .pseudo {
      let font: (any GlyphSource)? =
        OutlineFont(isSimplified: words.language == .simplifiedChinese) ?? HexFont()
      let pen = DrawnScreen.pen(size, .large, font: font)
      for stop in ScreenWalkTests.tour.stops {
        let screen = stop.screen(words)
        let before = processorTime
        let drawn = DrawnScreen(screen, words: words, size: size, textSize: .large, pen: pen)
        let time = processorTime - before
        #expect(drawn != nil)
        #expect(time < .seconds(1), "\(words.language), \(size): \(screen.texts)")
      }
    }
  }
}
