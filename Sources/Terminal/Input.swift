/// What a person did in front of a screen.
public enum Input: Hashable, Sendable {
  /// One of the screen's digits; 0 is back.
  case digit(Int)
  /// 9, where the style has a voice: the screen is to be heard again.
  case sayAgain
  /// Escape: back, also where something is typed.
  case escape
  /// What was typed into the screen's entry, after Enter.
  case text(String)
  /// Ctrl-C, or the system asks the program to end.
  case interrupt
  /// Nobody can type any more: the end of input, or the terminal is gone.
  case endOfInput
}
