/// A picture that a screen shows, always one of our own re-encoding.
public enum ScreenPicture: Hashable, Sendable {
  /// A stored picture, by its content hash.
  case stored(String)
  /// A PNG file in memory, such as the crop of a card's writing.
  case png([UInt8])
}
