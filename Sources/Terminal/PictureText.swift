import CChafa

/// Pictures as characters, drawn by libchafa.
public enum PictureText {
  /// A picture in halves and quarters of cells: lines of text without line ends, at most `rows` of them and
  /// `columns` cells wide, with the picture's own proportions (a cell is twice as high as wide).
  ///
  /// With colours each line holds SGR sequences and ends with a reset; with ``ColourDepth/none``
  /// it is dithered to plain characters.
  public static func lines(
    _ image: RGBAImage, columns: Int, rows: Int, colour: ColourDepth
  ) -> [String] {
    let size = fitted(image, columns: columns, rows: rows)
    let cells = PictureCells(image, size: size, colour: colour)
    return cells.rows.map { row in
      row.map { $0.sgr(colour) + $0.text }.joined() + (colour == .none ? "" : "\u{1B}[0m")
    }
  }

  /// The largest size in cells that keeps a picture's proportions in the room there is.
  ///
  /// - Parameter shape: how many times higher than wide a cell is.
  static func fitted(
    _ image: RGBAImage, columns: Int, rows: Int, shape: Double = 2
  ) -> TerminalSize {
    let columns = max(1, columns)
    let rows = max(1, rows)
    let scale = min(
      Double(columns) / Double(image.width), Double(rows) * shape / Double(image.height))
    return TerminalSize(
      columns: min(columns, max(1, Int((Double(image.width) * scale).rounded()))),
      rows: min(rows, max(1, Int((Double(image.height) * scale / shape).rounded()))))
  }
}
