/// Why a text can't be somebody's name.
public enum PersonalNameError: Error, Hashable {
  /// Nothing is left once spaces and unprintable characters are dropped.
  case empty
  /// Longer than ``PersonalName/longest``; `count` characters as a person counts them.
  case tooLong(count: Int)
  /// Nothing but digits, which would be taken for a place or an answer.
  case digits
  /// A part was no text, and has been lost on the way here.
  case unreadable
}
