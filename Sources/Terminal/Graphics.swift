/// How a terminal shows pictures of pixels, as it has told itself.
struct Graphics: Hashable {
  enum Kind: Hashable { case kitty, sixel }

  let kind: Kind
  let cell: CellPixels

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
