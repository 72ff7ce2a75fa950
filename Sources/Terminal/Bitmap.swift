/// A picture of ink and no ink.
struct Bitmap: Hashable {
  let width: Int
  let height: Int
  private(set) var bits: [Bool]

  init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    bits = [Bool](repeating: false, count: self.width * self.height)
  }

  subscript(x: Int, y: Int) -> Bool {
    get { x >= 0 && y >= 0 && x < width && y < height && bits[y * width + x] }
    set { if x >= 0, y >= 0, x < width, y < height { bits[y * width + x] = newValue } }
  }

  /// Adds another's ink at a place.
  mutating func draw(_ other: Bitmap, x: Int, y: Int) {
    for row in 0..<other.height {
      for column in 0..<other.width where other.bits[row * other.width + column] {
        self[x + column, y + row] = true
      }
    }
  }

  /// The share of the picture that is ink.
  var coverage: Double {
    bits.isEmpty ? 0 : Double(bits.count { $0 }) / Double(bits.count)
  }

  /// Rows of cells, two pixels to a cell. A full cell is a space in reverse video, and an upper half
  /// a lower half in reverse video: a font's own may leave hairlines.
  func cells(like style: Cell) -> [[Cell]] {
    (0..<(height + 1) / 2).map { row in
      (0..<width).map { column in
        var cell = style
        switch (self[column, row * 2], self[column, row * 2 + 1]) {
        case (true, true):
          cell.text = " "
          cell.isReverse.toggle()
        case (true, false):
          cell.text = "\u{2584}"
          cell.isReverse.toggle()
        case (false, true): cell.text = "\u{2584}"
        case (false, false): cell.text = " "
        }
        return cell
      }
    }
  }
}
