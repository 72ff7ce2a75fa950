/// The forms of Han characters that mean the same: 國 and 国, 峯 and 峰.
public enum ScriptVariants {
  /// The text with every Han character in one form, so that both scripts compare equal.
  public static func folded(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { folded.append(self.folded(scalar)) }
    return String(folded)
  }

  /// The one form that stands for all variants of a character.
  public static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    forms[scalar] ?? scalar
  }

  /// Whether only Simplified Chinese writes this character: 国, 这.
  public static func isSimplifiedOnly(_ scalar: Unicode.Scalar) -> Bool {
    simplified.contains(scalar) && !shared.contains(scalar)
  }

  /// Whether only Traditional Chinese writes this character: 國, 這.
  public static func isTraditionalOnly(_ scalar: Unicode.Scalar) -> Bool {
    forms[scalar] != nil && !shared.contains(scalar)
  }

  private static let forms: [Unicode.Scalar: Unicode.Scalar] = {
    var forms: [Unicode.Scalar: Unicode.Scalar] = [:]
    forms.reserveCapacity(3_000)
    var target: Unicode.Scalar?
    for scalar in ScriptVariantTable.groups.unicodeScalars {
      if scalar.value <= 0x20 {
        target = nil
      } else if let target {
        forms[scalar] = target
      } else {
        target = scalar
      }
    }
    return forms
  }()

  private static let simplified = Set(forms.values)
  private static let shared = Set(ScriptVariantTable.shared.unicodeScalars)
}
