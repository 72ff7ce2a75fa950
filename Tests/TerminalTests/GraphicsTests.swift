import Foundation
import Testing

@testable import Terminal

@Suite struct GraphicsTests {
  private let cell = CellPixels(width: 10, height: 20)

  private func traits(_ answers: TerminalAnswer?...) -> TerminalTraits {
    var traits = TerminalTraits()
    for answer in answers.compactMap({ $0 }) { _ = traits.take(answer) }
    return traits
  }

  @Test func picturesAreShownAsTheTerminalSaysItCan() {
    let size = cell.map(TerminalAnswer.cell)
    #expect(traits(size, .attributes(hasSixel: false)).graphics(cell: nil) == nil)
    #expect(traits(size, .attributes(hasSixel: true)).graphics(cell: nil)?.kind == .sixel)
    let both = traits(.kittyPictures, size, .attributes(hasSixel: true))
    #expect(both.graphics(cell: nil)?.kind == .kitty)
    // Before all is told, and where nobody knows how large a cell is, in cells.
    #expect(traits(.kittyPictures, size).graphics(cell: cell) == nil)
    #expect(traits(.attributes(hasSixel: true)).graphics(cell: nil) == nil)
    #expect(traits(.attributes(hasSixel: true)).graphics(cell: cell)?.cell == cell)
  }

  /// Asked of VTE 0.70, of an older one, and of xterm, foot and tmux.
  @Test(arguments: [
    (">65;7006;1c", true), (">65;6003;1c", false), (">41;379;0c", false), (">1;11301;0c", false),
    (">84;0;0c", false), (">65;7006c", false), (">65;70x6;1c", false),
  ])
  func sextantsAreUsedWhereTheTerminalDrawsThem(control: String, hasSextants: Bool) {
    let last = TerminalAnswer.attributes(hasSixel: false)
    let answer = TerminalAnswer(control: control)
    #expect(traits(answer, last).hasSextants == hasSextants)
    #expect(!traits(last, answer).hasSextants)
  }

  @Test func sextantsShowThirdsOfACell() throws {
    let stripes = (0..<6).flatMap { row in
      (0..<4).flatMap { _ in [UInt8](repeating: row % 3 == 1 ? 0 : 255, count: 3) }
    }
    let image = try #require(RGBAImage(width: 4, height: 6, rgb: stripes))
    for hasSextants in [true, false] {
      let cells = PictureCells(
        image, size: TerminalSize(columns: 2, rows: 2), colour: .trueColour,
        hasSextants: hasSextants)
      let scalars = cells.rows.joined().flatMap(\.text.unicodeScalars)
      #expect(scalars.contains { 0x1FB00...0x1FB3B ~= $0.value } == hasSextants)
    }
  }

  @Test func answersAfterTheLastChangeNothing() {
    var traits = traits(.attributes(hasSixel: true))
    let changes = [TerminalAnswer.kittyPictures, .attributes(hasSixel: false)].map {
      traits.take($0)
    }
    #expect(changes == [false, false])
    #expect(traits.graphics(cell: cell)?.kind == .sixel)
  }

  /// Red above, blue below.
  private func picture() throws -> RGBAImage {
    let half = (0..<200).flatMap { _ in [UInt8](arrayLiteral: 255, 0, 0) }
    let other = (0..<200).flatMap { _ in [UInt8](arrayLiteral: 0, 0, 255) }
    return try #require(RGBAImage(width: 20, height: 20, rgb: half + other))
  }

  private func canvas(_ graphics: Graphics) throws -> Canvas {
    var canvas = Canvas(TerminalSize(columns: 20, rows: 6), filledLike: Cell(text: "x"))
    let pen = Pen(
      source: nil, style: Cell(), colour: .trueColour, graphics: graphics, largest: 24)
    canvas.draw(
      try picture(), size: TerminalSize(columns: 4, rows: 2), column: 3, row: 1, pen: pen)
    return canvas
  }

  @Test func sixelIsSentToItsPlaceInItsSize() throws {
    let graphics = Graphics(kind: .sixel, cell: try #require(cell))
    let sequence = try canvas(graphics).sequence(.trueColour, graphics: graphics)
    let bytes = try #require(sequence.components(separatedBy: "\u{1B}[2;4H").last)
    #expect(bytes.hasPrefix("\u{1B}P") && bytes.contains("\u{1B}\\"))
    // Four cells wide; not a pixel below the second row of cells.
    #expect(bytes.contains("\"1;1;40;36"))
  }

  /// xterm shows nothing of a larger one.
  @Test func noSideOfASixelPictureIsLongerThan1000Pixels() throws {
    let writing = try #require(
      RGBAImage(width: 400, height: 40, rgb: [UInt8](repeating: 0, count: 48000)))
    for (kind, widest) in [(Graphics.Kind.sixel, 1000), (.kitty, 1900)] {
      let graphics = Graphics(kind: kind, cell: try #require(cell))
      let pen = Pen(
        source: nil, style: Cell(), colour: .trueColour, graphics: graphics, cell: cell,
        largest: 24)
      #expect(pen.fitted(writing, columns: 190, rows: 50).columns * 10 == widest)
    }
  }

  @Test func kittyIsTold() throws {
    let graphics = Graphics(kind: .kitty, cell: try #require(CellPixels(width: 30, height: 60)))
    let sequence = try canvas(graphics).sequence(.trueColour, graphics: graphics)
    #expect(sequence.contains("\u{1B}_Ga=T") && sequence.contains("c=4,r=2"))
    // It makes a small picture large itself.
    #expect(sequence.contains("s=40,v=40"))
    #expect(graphics.erasing.contains("a=d"))
  }

  /// While somebody types, the picture stands: it is not sent again, and nothing is written over it.
  @Test func aPictureThatStandsIsLeftAlone() throws {
    let graphics = Graphics(kind: .sixel, cell: try #require(cell))
    let canvas = try canvas(graphics)
    let sequence = canvas.sequence(.trueColour)
    #expect(!sequence.contains("\u{1B}P"))
    #expect(sequence.contains("\u{1B}[2;8H"))
    #expect(sequence.count { $0 == "x" } == 20 * 6 - 4 * 2)
    #expect(canvas.pictures == (try self.canvas(graphics)).pictures)
  }
}
