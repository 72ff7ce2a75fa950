import Terminal
import Testing

@Suite struct PictureTextTests {
  /// Black above, white below.
  private func picture(width: Int, height: Int) throws -> RGBAImage {
    let half = width * height / 2 * 3
    return try #require(
      RGBAImage(
        width: width, height: height,
        rgb: [UInt8](repeating: 0, count: half)
          + [UInt8](repeating: 255, count: width * height * 3 - half)))
  }

  @Test func keepsItsProportionsAndItsRoom() throws {
    let lines = PictureText.lines(
      try picture(width: 40, height: 20), columns: 20, rows: 20, colour: .trueColour)
    #expect(lines.count == 5)
    let tall = PictureText.lines(
      try picture(width: 4, height: 400), columns: 20, rows: 6, colour: .indexed256)
    #expect(tall.count == 6)
  }

  @Test func showsTheColours() throws {
    let lines = PictureText.lines(
      try picture(width: 8, height: 8), columns: 8, rows: 4, colour: .trueColour)
    #expect(lines[0].contains("48;2;0;0;0"))
    #expect(lines[3].contains("48;2;255;255;255"))
  }

  @Test func hasNoSequencesWithoutColours() throws {
    let lines = PictureText.lines(
      try picture(width: 8, height: 8), columns: 8, rows: 4, colour: .none)
    #expect(lines.allSatisfy { !$0.contains("\u{1B}[3") && !$0.contains("\u{1B}[4") })
  }

  @Test func pixelsMustMatchTheSides() {
    #expect(RGBAImage(width: 2, height: 2, pixels: [0, 0, 0, 0]) == nil)
    #expect(RGBAImage(width: 0, height: 0, pixels: []) == nil)
  }
}
