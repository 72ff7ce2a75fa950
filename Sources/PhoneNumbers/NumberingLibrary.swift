import CPhoneNumber

/// libphonenumber. It is only ever given digits with or without a leading +, at most 31 of them.
enum NumberingLibrary {
  struct Parsed {
    var e164: String
    /// Empty where the plan knows none.
    var region: String
    var countryCode: Int
    var isValid: Bool
    var length: CPhoneLength

    /// The national number without its trunk prefix.
    var significant: String { String(e164.dropFirst(1 + String(countryCode).count)) }
  }

  /// Digits with a country code that some number in the world has.
  private static let lengths = 7...15

  static func parse(_ digits: String, region: Region) throws(PhoneNumberError) -> Parsed {
    // libphonenumber would first compile, and keep for ever, the patterns of the country they hit.
    if digits.hasPrefix("+"), region.countryCode != nil {
      if digits.count - 1 < lengths.lowerBound { throw .tooShort }
      if digits.count - 1 > lengths.upperBound { throw .tooLong }
    }
    var number = CPhoneNumber()
    switch c_phone_parse(digits, region.code, &number) {
    case C_PHONE_PARSED:
      return Parsed(
        e164: text(number.e164), region: text(number.region), countryCode: Int(number.countryCode),
        isValid: number.isValid, length: number.length)
    case C_PHONE_REFUSED:
      throw region.countryCode == nil ? .unknownRegion : .tooLong
    case C_PHONE_UNKNOWN_COUNTRY:
      throw digits.hasPrefix("+") ? .unknownCountry : .unknownRegion
    case C_PHONE_TOO_SHORT: throw .tooShort
    case C_PHONE_TOO_LONG: throw .tooLong
    default: throw .wrongLength
    }
  }

  /// The digits grouped; nil where they are no number.
  static func formatted(_ digits: String, region: Region, as format: CPhoneFormat) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(C_PHONE_TEXT_SIZE)) { text in
      guard let start = text.baseAddress, c_phone_format(digits, region.code, format, start) else {
        return nil
      }
      return String(cString: start)
    }
  }

  static func short(_ digits: String, region: Region) -> CPhoneShort {
    c_phone_short(digits, region.code)
  }

  /// A C array arrives as a tuple of its bytes.
  private static func text<Bytes>(_ bytes: Bytes) -> String {
    withUnsafeBytes(of: bytes) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
