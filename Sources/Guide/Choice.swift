/// One answer to a screen, chosen by its digit.
public struct Choice: Hashable, Sendable {
  /// 1 to 4.
  public var digit: Int
  /// What it does, in a few words.
  public var label: String
  /// The face, or the writing, that the choice stands for.
  public var picture: ScreenPicture?
  /// What stands for a person where there is no picture.
  public var monogram: Monogram?

  /// A choice at its digit.
  public init(
    _ digit: Int, _ label: String, picture: ScreenPicture? = nil, monogram: Monogram? = nil
  ) {
    self.digit = digit
    self.label = label
    self.picture = picture
    self.monogram = monogram
  }
}
