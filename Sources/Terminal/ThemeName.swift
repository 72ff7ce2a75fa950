/// The colours of a screen; a setting of the person.
public enum ThemeName: String, CaseIterable, Sendable, Codable {
  /// Light or dark, as the terminal's own background is.
  case automatic
  case light, dark
  /// Yellow on black.
  case contrast
}
