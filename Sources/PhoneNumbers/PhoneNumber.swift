/// A telephone number that was parsed: what was written, and what a dialer may be given.
public struct PhoneNumber: Hashable, Sendable {
  /// How far the numbering plan vouches for the number.
  public enum Standing: Sendable {
    /// The plan of its region knows it.
    case valid
    /// It has a possible length, yet the plan does not know its prefix: accepted with a warning.
    case possible
    /// An emergency or service number of its region, such as 110: see ``ServiceNumber``.
    case service
    /// The digits of a local number whose area code is not known.
    case local
  }

  /// What the person wrote, with full-width digits and look-alikes repaired.
  public let written: String
  /// `+` and at most 15 digits. Nil for service numbers and local numbers without an area code.
  public let e164: String?
  /// What a dialer is given; always matches `\+?[0-9]{3,15}`.
  public let dialled: String
  /// The extension, shown and never dialled.
  public let `extension`: String?
  /// The number's own region, which for `+86…` is China wherever it was written.
  public let region: Region
  /// How far the plan vouches for it.
  public let standing: Standing
  /// Whether an area code was added to what was written, so that a person must look.
  public let isAreaCodeAdded: Bool
  /// Whether the digits may be somebody else's where they would be dialled: they were stored without a
  /// country code in another region.
  public private(set) var mayBeAStrangers = false

  /// Reads what somebody wrote, as it is dialled in a region.
  ///
  /// - Parameters:
  ///   - text: digits with any dashes, blanks, brackets, labels (`電話：`) and extension (`分機 12`).
  ///   - areaCode: completes a bare local number, for example `02`; ignored where it does not fit.
  public init(_ text: String, region: Region, areaCode: String? = nil) throws(PhoneNumberError) {
    let written = try WrittenNumber(text)
    self = try NumberInterpreter(written: written, region: region, areaCode: areaCode).number()
  }

  /// A number as it was stored: what a dialer is given, and the extension beside it.
  ///
  /// - Parameters:
  ///   - region: where it would be dialled.
  ///   - origin: the region in which a number without a country code was stored, where that is known.
  public init(
    dialled: String, extension: String?, region: Region, storedIn origin: Region? = nil
  ) throws(PhoneNumberError) {
    let number = try PhoneNumber(dialled, region: region)
    guard dialled.hasPrefix("+") || number.e164 == nil else {
      // Stored without a country code, it was a local number; elsewhere its digits may be a stranger's.
      self.init(
        written: dialled, e164: nil, dialled: dialled, extension: `extension`, region: region,
        standing: .local, isAreaCodeAdded: false)
      mayBeAStrangers = true
      return
    }
    self.init(
      written: number.written, e164: number.e164, dialled: number.dialled, extension: `extension`,
      region: number.region, standing: number.standing, isAreaCodeAdded: false)
    // Local numbers of Taipei are as long as those of Shanghai.
    mayBeAStrangers = standing == .local && origin.map { $0 != region } ?? false
  }

  init(
    written: String, e164: String?, dialled: String, extension: String?, region: Region,
    standing: Standing, isAreaCodeAdded: Bool
  ) {
    self.written = written
    self.e164 = e164
    self.dialled = dialled
    self.extension = `extension`
    self.region = region
    self.standing = standing
    self.isAreaCodeAdded = isAreaCodeAdded
  }

  /// Whether a text may be given to a dialer: `\+?[0-9]{3,15}`.
  public static func isDialable(_ text: String) -> Bool {
    let digits = text.utf8.first == UInt8(ascii: "+") ? text.utf8.dropFirst() : text.utf8[...]
    return (3...15).contains(digits.count)
      && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// Whether nothing parts the digits but where Americans do: most ten digits are a number there.
  ///
  /// - Parameter groups: how many digits stand together each time.
  public static func isAmerican(groups: [Int]) -> Bool {
    let count = groups.reduce(0, +)
    var place = 0
    return groups.dropLast().allSatisfy { group in
      place += group
      return [0, 3, 6].contains(place - (count - 10))
    }
  }

  /// The service that the number reaches; nil for private people's numbers.
  public var serviceNumber: ServiceNumber? {
    guard standing == .service else { return nil }
    let code = region.countryCode.map { "+\($0)" } ?? ""
    let digits = dialled.hasPrefix("+") ? String(dialled.dropFirst(code.count)) : dialled
    return ServiceNumber(dialled: digits, region: region)
  }
}
