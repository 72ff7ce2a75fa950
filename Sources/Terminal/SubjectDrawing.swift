import Guide

/// The subject of a screen, drawn as large as a room of cells allows: picture, name, number.
struct SubjectDrawing {
  /// Lines of cells, of different lengths.
  private(set) var cells: [[Cell]] = []
  /// How legible it is: heights of characters in pixels, and rows of picture.
  private(set) var worth = 0.0

  var rows: Int { cells.count }
  var columns: Int { cells.map(\.count).max() ?? 0 }

  private let pen: Pen

  /// What a subject is drawn with.
  struct Pen {
    let source: (any GlyphSource)?
    let style: Cell
    let colour: ColourDepth
    let symbols: PictureCells.Symbols
    /// No larger than this many pixels.
    let largest: Int
  }

  /// Nil where it can't be shown whole, not even in plain characters.
  init?(_ subject: Screen.Subject, picture: RGBAImage?, columns: Int, rows: Int, pen: Pen) {
    self.pen = pen
    let texts = [subject.text, subject.secondText].compactMap { $0 }.map { OutputGate.clean($0) }
      .filter { !$0.isEmpty }
    guard let picture else {
      guard let drawn = Self.texts(texts, columns: columns, rows: rows, pen: pen) else {
        return nil
      }
      (cells, worth) = (drawn.cells, drawn.worth)
      return
    }
    if texts.isEmpty {
      guard rows >= 1 else { return nil }
      add(picture: picture, columns: columns, rows: rows)
      return
    }
    let isWide = picture.width >= picture.height * 2
    guard
      isWide || columns < 40
        ? addAbove(picture, texts, columns, rows) : addBeside(picture, texts, columns, rows)
    else { return nil }
  }

  private mutating func add(picture: RGBAImage, columns: Int, rows: Int) {
    let size = PictureText.fitted(picture, columns: columns, rows: rows)
    cells += PictureCells(picture, size: size, symbols: pen.symbols, colour: pen.colour).rows
    worth += Double(size.rows) * 1.5
  }

  /// Handwriting stands above what was read from it.
  private mutating func addAbove(
    _ picture: RGBAImage, _ texts: [String], _ columns: Int, _ rows: Int
  ) -> Bool {
    let most = PictureText.fitted(picture, columns: columns, rows: max(1, rows * 2 / 5))
    for height in stride(from: most.rows, through: 0, by: -1) {
      let left = rows - height - (height > 0 ? 1 : 0)
      guard let drawn = Self.texts(texts, columns: columns, rows: left, pen: pen) else { continue }
      if height > 0 {
        add(picture: picture, columns: columns, rows: height)
        cells.append([])
      }
      cells += drawn.cells
      worth += drawn.worth
      return true
    }
    return false
  }

  /// A face stands left of the name.
  private mutating func addBeside(
    _ picture: RGBAImage, _ texts: [String], _ columns: Int, _ rows: Int
  ) -> Bool {
    let most = PictureText.fitted(picture, columns: columns * 2 / 5, rows: rows)
    for height in stride(from: most.rows, through: 3, by: -1) {
      let size = PictureText.fitted(picture, columns: columns * 2 / 5, rows: height)
      let left = columns - size.columns - 3
      guard let drawn = Self.texts(texts, columns: left, rows: rows, pen: pen) else { continue }
      add(picture: picture, columns: size.columns, rows: size.rows)
      var blank = pen.style
      blank.text = " "
      let offset = max(0, (size.rows - drawn.cells.count) / 2)
      while cells.count < offset + drawn.cells.count { cells.append([]) }
      for (index, line) in drawn.cells.enumerated() {
        let gap = size.columns + 3 - cells[offset + index].count
        cells[offset + index] += Array(repeating: blank, count: gap) + line
      }
      worth += drawn.worth
      return true
    }
    guard let drawn = Self.texts(texts, columns: columns, rows: rows, pen: pen) else {
      return false
    }
    cells = drawn.cells
    worth = drawn.worth
    return true
  }

  private typealias Drawn = (cells: [[Cell]], worth: Double)

  /// The name above the number, each as large as the other allows.
  private static func texts(
    _ texts: [String], columns: Int, rows: Int, pen: Pen
  ) -> Drawn? {
    guard let first = texts.first else { return ([], 0) }
    guard texts.count > 1 else { return text(first, columns: columns, rows: rows, pen: pen) }
    var best: Drawn?
    var room = rows - 2
    while room >= 1 {
      guard let upper = text(first, columns: columns, rows: room, pen: pen) else { break }
      let left = rows - upper.cells.count - 1
      if let lower = text(texts[1], columns: columns, rows: left, pen: pen) {
        let worth = upper.worth + lower.worth * 0.8
        if best.map({ $0.worth < worth }) ?? true {
          best = (upper.cells + [[]] + lower.cells, worth)
        }
      }
      room = upper.cells.count - 1
    }
    return best
  }

  /// Drawn, or else in plain bold characters.
  private static func text(_ text: String, columns: Int, rows: Int, pen: Pen) -> Drawn? {
    if let source = pen.source,
      let large = LargeText(
        text, source: source, columns: columns, rows: rows, largest: pen.largest)
    {
      return (
        large.cells(like: pen.style), Double(large.height) / Double(large.lines.count).squareRoot()
      )
    }
    let lines = TextWrap.lines(text, columns: columns)
    guard lines.count <= rows else { return nil }
    var style = pen.style
    style.isBold = true
    return (lines.map { Canvas.line($0, like: style) }, 1)
  }
}
