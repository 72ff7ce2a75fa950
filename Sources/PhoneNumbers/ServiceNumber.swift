import CPhoneNumber

/// A number that reaches an emergency or public service and no private person.
public struct ServiceNumber: Hashable, Sendable {
  /// What answers.
  public enum Kind: String, Sendable {
    /// Police, fire, ambulance: never dialled but by a real telephone line.
    case emergency
    /// Hotlines and services of the state and of carriers.
    case service
  }

  /// Emergency or service.
  public let kind: Kind
  /// The short number itself, such as `110`, without whatever disguised it.
  public let digits: String
  /// Whose service it is.
  public let region: Region
  /// The key of what it is, such as `service-police`.
  public let messageKey: String

  /// The service that digits reach when they are dialled in a region; nil for everybody else.
  ///
  /// Taiwan's 412-xxxx and 449-xxxx are hotlines of companies, dialled so from every area there.
  ///
  /// Also recognised is a service behind a country code, such as `+886 110`. Emergency numbers of
  /// mobile telephones everywhere (3GPP TS 22.101, 10.1) count in every region, also where they reach
  /// nobody from a landline: see ``isAbroad(from:)``.
  public init?(dialled: String, region: Region) {
    if dialled.hasPrefix("+") {
      let rest = dialled.dropFirst()
      guard rest.count <= 8 else { return nil }
      for length in 1...3 {
        let code = rest.prefix(length)
        let own = region.countryCode.map(String.init) == String(code) ? region : nil
        guard let home = own ?? Self.homes[String(code)] else { continue }
        let inner = rest.dropFirst(length)
        for digits in [inner, inner.drop { $0 == "0" }] {
          if let found = ServiceNumber(dialled: String(digits), region: home) {
            self = found
            return
          }
        }
      }
      return nil
    }
    if let own = Self.listed[region]?[dialled] {
      self.init(own.kind, dialled, region, own.key)
    } else if Self.everywhere.contains(dialled) {
      let isOwn = NumberingLibrary.short(dialled, region: region) == C_PHONE_EMERGENCY
      self.init(.emergency, dialled, region, isOwn ? Self.anyHelp : Self.helpAbroad)
    } else if region == .taiwan, dialled.wholeMatch(of: /4(12|49)\d{4}/) != nil {
      self.init(.service, dialled, region, "service-hotline")
    } else if dialled.count <= 6 {
      switch NumberingLibrary.short(dialled, region: region) {
      case C_PHONE_EMERGENCY: self.init(.emergency, dialled, region, Self.anyHelp)
      case C_PHONE_SERVICE: self.init(.service, dialled, region, "service-other")
      default:
        guard Self.isPublicService(dialled, region) else { return nil }
        self.init(.service, dialled, region, "service-other")
      }
    } else {
      return nil
    }
  }

  /// The emergency behind a country code without its +, such as `886 110`: some providers read it so.
  ///
  /// The code and three digits, and no more: longer ones are numbers of people, such as 886-0110 in
  /// Hualien. Only in regions whose local numbers are longer still, or where an area code completes
  /// them; that is looked at first. The 1 counts at home only: elsewhere short numbers begin with it.
  init?(bareCountryCode dialled: String, region: Region) {
    guard Self.homes.values.contains(region) else { return nil }
    for (code, home) in Self.homes where dialled.hasPrefix(code) && (code != "1" || home == region)
    {
      let digits = String(dialled.dropFirst(code.count))
      guard digits.count == 3, let own = Self.listed[home]?[digits], own.kind == .emergency else {
        continue
      }
      self.init(own.kind, digits, home, own.key)
      return
    }
    return nil
  }

  /// Whether it is an emergency number of other countries, and may reach nobody from a region.
  public func isAbroad(from home: Region) -> Bool {
    kind == .emergency && (region.countryCode != home.countryCode || messageKey == Self.helpAbroad)
  }

  /// What somebody in a region dials for this help from any telephone, landlines too: the number itself
  /// where it reaches a help of its own there, else the numbers that everybody there knows. Empty where
  /// no plan knows any.
  public func helpNumbers(in home: Region) -> [String] {
    let isOwnHelp = !isAbroad(from: home) && messageKey != Self.anyHelp
    let known = Self.known(in: home)
    return isOwnHelp || known.contains(digits) && region == home ? [digits] : known
  }

  /// Those of the places that are listed here, the most urgent first, else those of libphonenumber.
  private static func known(in home: Region) -> [String] {
    if home.countryCode == 1 { return ["911"] }
    return switch home {
    case .taiwan: ["119", "110"]
    case .china: ["120", "119", "110"]
    case .hongKong: ["999"]
    default:
      ["999", "112", "000", "119", "110"].filter {
        NumberingLibrary.short($0, region: home) == C_PHONE_EMERGENCY
      }
    }
  }

  /// The key of an emergency number that reaches all help there is.
  private static let anyHelp = "service-emergency"
  private static let helpAbroad = "service-emergency-abroad"

  private init(_ kind: Kind, _ digits: String, _ region: Region, _ key: String) {
    self.kind = kind
    self.digits = digits
    self.region = region
    self.messageKey = key
  }

  /// Whether an Android telephone takes the digits for an emergency because of how they begin: it
  /// opens its dialer then instead of calling, for every number that begins with 911.
  public static func beginsLikeEmergency(_ dialled: String) -> Bool { dialled.hasPrefix("911") }

  /// Country codes whose services are listed here.
  private static let homes: [String: Region] = [
    "886": .taiwan, "86": .china, "852": .hongKong, "1": .unitedStates,
  ]

  /// What a mobile telephone takes for an emergency in every network or without a card.
  private static let everywhere: Set<String> = ["112", "911", "000", "110", "118", "119", "999"]

  /// Blocks that are all services: Taiwan's 19xx, China's 100xx, 12xxx, 95xxx and 96xxx.
  private static func isPublicService(_ digits: String, _ region: Region) -> Bool {
    switch region {
    case .taiwan: digits.count == 4 && digits.hasPrefix("19")
    case .china:
      (digits.count == 5 || digits.count == 6)
        && ["100", "123", "121", "95", "96"].contains { digits.hasPrefix($0) }
    default: false
    }
  }

  private static let listed: [Region: [String: (kind: Kind, key: String)]] = [
    .taiwan: [
      "110": (.emergency, "service-police"), "119": (.emergency, "service-fire-ambulance"),
      "112": (.emergency, "service-emergency"), "118": (.emergency, "service-coast-guard"),
      "113": (.emergency, "service-protection"), "165": (.service, "service-antifraud"),
      "1925": (.service, "service-heart"), "1995": (.service, "service-heart"),
      "1980": (.service, "service-heart"), "1966": (.service, "service-care"),
      "1922": (.service, "service-health"), "1999": (.service, "service-city"),
      "104": (.service, "service-directory"), "105": (.service, "service-directory"),
      "117": (.service, "service-time"), "166": (.service, "service-weather"),
      "167": (.service, "service-weather"), "168": (.service, "service-traffic"),
      "55688": (.service, "service-taxi"), "55178": (.service, "service-taxi"),
    ],
    .china: [
      "110": (.emergency, "service-police"), "119": (.emergency, "service-fire"),
      "120": (.emergency, "service-ambulance"), "122": (.emergency, "service-traffic-police"),
      "112": (.emergency, "service-emergency"), "999": (.emergency, "service-ambulance"),
      "12110": (.emergency, "service-police"), "12395": (.emergency, "service-coast-guard"),
      "96110": (.service, "service-antifraud"), "12345": (.service, "service-city"),
      "12356": (.service, "service-heart"), "12320": (.service, "service-health"),
      "114": (.service, "service-directory"), "12117": (.service, "service-time"),
      "12121": (.service, "service-weather"),
    ],
    .hongKong: [
      "999": (.emergency, "service-emergency"), "112": (.emergency, "service-emergency"),
      "992": (.emergency, "service-emergency"), "18222": (.service, "service-antifraud"),
      "1823": (.service, "service-city"), "18111": (.service, "service-heart"),
      "1083": (.service, "service-directory"),
    ],
    .unitedStates: [
      "911": (.emergency, "service-emergency"), "112": (.emergency, "service-emergency"),
      "933": (.service, "service-emergency-test"), "988": (.service, "service-heart"),
      "211": (.service, "service-care"), "311": (.service, "service-city"),
      "411": (.service, "service-directory"), "511": (.service, "service-traffic"),
    ],
  ]
}
