/// A text as one word of a command that a sentence offers for copying.
public enum ShellWord {
  /// The text as it is, where a POSIX shell takes it as one word without a meaning of its own:
  /// letters and digits of any script and `/._-+@%,=:`. Everything else stands in single quotes.
  ///
  /// Controls are left out: whatever drops them later would take with them a quote behind them.
  public static func quoted(_ text: String) -> String {
    let plain = String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { $0.properties.generalCategory != .control }))
    guard plain.isEmpty || !plain.unicodeScalars.allSatisfy(isBare) else { return plain }
    return "'" + plain.replacing("'", with: #"'\''"#) + "'"
  }

  private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber:
      true
    default: "/._-+@%,=:".unicodeScalars.contains(scalar)
    }
  }
}
