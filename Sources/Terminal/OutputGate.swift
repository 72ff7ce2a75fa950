/// The one gate that everything from a photo, a file, a name or a network passes before a terminal
/// sees it.
public enum OutputGate {
  /// The text without C0 and C1 controls, escape sequences, bidi overrides and other invisible
  /// format characters. Line feeds stay where `keepsLines` is true; else they become spaces.
  public static func clean(_ text: String, keepsLines: Bool = false) -> String {
    var output = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A where keepsLines: output.append(scalar)
      case 0x09, 0x0A, 0x0D: output.append(" ")
      case 0x00...0x1F, 0x7F...0x9F: continue
      case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFF9...0xFFFB:
        continue
      default: output.append(scalar)
      }
    }
    return String(output)
  }
}
