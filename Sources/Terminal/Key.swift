/// One press of a key, or one paste.
enum Key: Hashable, Sendable {
  case character(Character)
  case enter, backspace, escape
  /// Ctrl-U: everything typed so far goes.
  case clear
  /// Ctrl-C where the terminal sends it as a byte.
  case interrupt
  /// Ctrl-L.
  case redraw
  case paste(String)
  /// A key that means nothing here: Tab, an arrow, a function key.
  case other
  /// A finger or the left button of a mouse on a cell, both counted from 0.
  case pressed(column: Int, row: Int)
  /// The same, let go.
  case released(column: Int, row: Int)
  /// The terminal's answer to a question.
  case answer(TerminalAnswer)
  /// What else the terminal sends by itself: the wheel, what answers no question.
  case report
}
