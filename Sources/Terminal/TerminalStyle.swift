import Guide

/// How screens look and how patient the keys are: the person's settings.
public struct TerminalStyle: Hashable, Sendable {
  /// How large the subject is drawn.
  public var textSize: TextSize
  /// The pairs of colours; nil follows the terminal's background where it tells, else is light.
  public var colours: Colours?
  /// The same digit again within this time is a shaky hand or a key held down, which begins to
  /// repeat after half a second or a little more, and is ignored. Zero turns that off.
  public var repeatGuard: Duration
  /// Whether 9 asks to hear the screen.
  public var hasVoice: Bool
  /// Whether screens are only looked at: nothing is typed into them.
  public var isForShow = false

  /// What a person has who chose nothing.
  public init(
    textSize: TextSize = .large, colours: Colours? = nil,
    repeatGuard: Duration = .milliseconds(700), hasVoice: Bool = false
  ) {
    self.textSize = textSize
    self.colours = colours
    self.repeatGuard = repeatGuard
    self.hasVoice = hasVoice
  }
}
