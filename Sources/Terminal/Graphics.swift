/// How a terminal shows pictures of pixels, as it has told itself.
struct Graphics: Hashable {
  enum Kind: Hashable { case kitty, sixel }

  let kind: Kind
  let cell: CellPixels

  /// The largest picture that is surely shown: of one with a side of more than 1000 pixels xterm
  /// shows nothing, unless its `maxGraphicSize` says otherwise.
  var mostCells: TerminalSize? {
    kind == .sixel ? TerminalSize(columns: 1000 / cell.width, rows: 1000 / cell.height) : nil
  }

  /// Takes every picture off the screen that a clearing may leave there.
  var erasing: String { kind == .kitty ? "\u{1B}_Ga=d,d=A,q=2\u{1B}\\" : "" }
}

/// The pixels of one cell of a terminal.
struct CellPixels: Hashable {
  let width: Int
  let height: Int

  /// Nil where no font is like that.
  init?(width: Int, height: Int) {
    guard 3...128 ~= width, 6...256 ~= height else { return nil }
    self.width = width
    self.height = height
  }
}
