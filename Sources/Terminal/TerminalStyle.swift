/// How screens look and how patient the keys are: the person's settings.
public struct TerminalStyle: Hashable, Sendable {
  public var textSize: TextSize
  public var theme: ThemeName
  /// The same digit again within this time is a shaky hand, and is ignored. Zero turns that off.
  public var repeatGuard: Duration

  public init(
    textSize: TextSize = .large, theme: ThemeName = .automatic,
    repeatGuard: Duration = .milliseconds(400)
  ) {
    self.textSize = textSize
    self.theme = theme
    self.repeatGuard = repeatGuard
  }
}
