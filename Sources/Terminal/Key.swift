/// One press of a key, or one paste.
enum Key: Hashable, Sendable {
  case character(Character)
  case enter, backspace, escape
  /// Ctrl-U: everything typed so far goes.
  case clear
  /// Ctrl-C where the terminal sends it as a byte.
  case interrupt
  /// Ctrl-D.
  case endOfInput
  /// Ctrl-L.
  case redraw
  case paste(String)
  /// A key that means nothing here: Tab, an arrow, a function key.
  case other
  /// What the terminal sends by itself: an answer to a question, a mouse report.
  case report
}
