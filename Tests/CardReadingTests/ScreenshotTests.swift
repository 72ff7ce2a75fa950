import Chance
import Testing

@testable import CardReading

/// What a screen showed, told from what a camera saw.
@Suite struct ScreenshotTests {
  /// A telephone's screen with the time, the battery, a line of writing, a panel of the other shade with
  /// another line, and a button with a mark.
  private func telephone(paper: UInt8, ink: UInt8, withState: Bool = true) -> Raster {
    var screen = DrawnPaper(width: 700, height: 1500, paper: paper)
    if withState {
      screen.mark(x: 40, y: 30, size: 20, ink: ink)
      screen.mark(x: 640, y: 30, size: 20, ink: ink)
    }
    screen.line(y: 300, from: 100, count: 6, ink: ink)
    screen.fill(Box(x: 50, y: 600, width: 600, height: 300), with: ink)
    screen.line(y: 700, from: 100, count: 6, ink: paper)
    screen.fill(Box(x: 60, y: 1000, width: 120, height: 120), with: 128)
    screen.mark(x: 100, y: 1040, size: 40, ink: ink)
    return screen.raster
  }

  private func lines(_ screenshot: Screenshot) -> [Int] {
    WritingLines.found(in: screenshot.blackOnWhite, threshold: 128).map(\.components.count)
  }

  @Test(arguments: [(UInt8(250), UInt8(20)), (UInt8(20), UInt8(250))])
  func keepsTheWritingOfATelephoneAlone(paper: UInt8, ink: UInt8) throws {
    let screenshot = try #require(
      Screenshot(telephone(paper: paper, ink: ink), outline: nil))
    #expect(screenshot.isOfTelephone)
    #expect(lines(screenshot) == [6, 6])
  }

  @Test func turnsLightOnDarkRoundAndLeavesNothingOutOfIt() throws {
    let screenshot = try #require(
      Screenshot(telephone(paper: 20, ink: 250, withState: false), outline: nil))
    #expect(!screenshot.isOfTelephone)
    #expect(lines(screenshot) == [6, 6, 1])
  }

  @Test func isNoSheetThatWasScannedAndNothingThatACameraSaw() {
    #expect(Screenshot(telephone(paper: 250, ink: 20, withState: false), outline: nil) == nil)
    var seen = telephone(paper: 250, ink: 20)
    var noise = Generator(seed: 1)
    for place in seen.pixels.indices {
      seen.pixels[place] = UInt8.random(in: 0...4, using: &noise) &+ seen.pixels[place] / 2
    }
    #expect(Screenshot(seen, outline: nil) == nil)
  }

  @Test func hasNothingToShowWhereAllIsOneColour() {
    #expect(Screenshot(Raster(width: 700, height: 1500, filledWith: 0), outline: nil) == nil)
  }
}
