/// How well digits fit a region's numbering plan: ranks readings, never invents digits.
public enum PhoneNumberGrammar {
  /// From 0 (no number) to 1 (the region's own plan knows it); 0.9 where another country's, which a + begins, does.
  /// Right length counts before known prefix.
  public static func plausibility(of digits: String, region: Region) -> Double {
    do throws(PhoneNumberError) {
      let number = try PhoneNumber(digits, region: region)
      switch number.standing {
      case .valid: return number.region == region ? 1 : digits.hasPrefix("+") ? 0.9 : 0.55
      case .possible: return 0.6
      case .local: return number.dialled.count >= 7 ? 0.5 : 0.2
      case .service: return 0.3
      }
    } catch {
      switch error {
      case .tooShort, .tooLong, .wrongLength: return 0.2 / Double(1 + missing(digits, region))
      case .empty, .letters, .unknownCountry, .unknownRegion: return 0
      }
    }
  }

  /// How many digits are lacking or too many.
  private static func missing(_ text: String, _ region: Region) -> Int {
    let digits = text.filter { $0.isASCII && $0.isNumber }
    let wanted = (region == .taiwan ? TaiwanPlan.block(of: digits)?.length : nil) ?? 10
    return abs(digits.count - wanted)
  }

  /// Whether a text begins with a word that stands before an extension: ext, 分機; a Latin letter alone
  /// is none.
  public static func beginsExtension(_ text: String) -> Bool {
    WrittenNumber.beginsExtension(text)
  }
}
