import Locales

/// A picture that a screen shows, always one of our own encoding.
public enum ScreenPicture: Hashable, Sendable {
  /// A stored picture, by its content hash.
  case stored(String)
  /// A PNG or JPEG file in memory, such as the crop of a card's writing.
  case encoded([UInt8])
  /// How a card is written in a language; the subject's texts say it where it can't be shown.
  case writtenCard(Language)
}
