/// What a key or a touch means that a shaky hand must not do twice.
enum Press: Hashable, Sendable {
  /// A choice, 0 for back.
  case digit(Int)
  /// What is typed is done.
  case enter
  /// Back, also where something is typed and digits are text.
  case escape
  /// A key that means nothing on any screen; all of them are one, as their answer is.
  case other
}
