/// Whether this computer has a font for large Han characters; without one, a small bitmap font
/// stands in.
public enum InstalledFont {
  /// Whether an outline font with every Han character is there.
  public static var isThere: Bool { OutlineFont(isSimplified: false) != nil }
}
