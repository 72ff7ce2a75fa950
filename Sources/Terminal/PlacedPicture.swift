/// A picture of pixels at its place on the screen.
struct PlacedPicture: Hashable {
  let image: RGBAImage
  let size: TerminalSize
  let column: Int
  let row: Int

  func sequence(_ graphics: Graphics) -> String {
    PictureBytes(image, size: size, graphics: graphics)
      .map { "\u{1B}[\(row + 1);\(column + 1)H" + $0.text } ?? ""
  }
}
