/// One cell of a terminal's screen. The right half of a wide character is a cell without text.
struct Cell: Hashable {
  var text = " "
  var foreground: Colour?
  var background: Colour?
  var isBold = false
  var isReverse = false
  /// Whether a picture of pixels stands over it.
  var isCovered = false

  /// The sequence that makes the terminal draw like this cell, whatever it did before.
  func sgr(_ depth: ColourDepth) -> String {
    guard depth != .none || isBold || isReverse else { return "" }
    var parameters = "0"
    // With eight colours bold means brighter: black would be grey.
    let isFaded = depth == .sixteen && foreground?.isDark == true
    if isBold, !isFaded { parameters += ";1" }
    if isReverse { parameters += ";7" }
    if let foreground { parameters += foreground.parameters(depth, isBackground: false) }
    if let background { parameters += background.parameters(depth, isBackground: true) }
    return "\u{1B}[" + parameters + "m"
  }

  /// Whether two cells are drawn with the same sequence.
  func looks(like other: Cell) -> Bool {
    foreground == other.foreground && background == other.background && isBold == other.isBold
      && isReverse == other.isReverse
  }
}
