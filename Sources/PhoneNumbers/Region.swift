/// A country or territory with a numbering plan of its own, named by its ISO 3166-1 code.
public struct Region: Hashable, Sendable, Codable {
  /// Two capital letters, such as `TW`.
  public let code: String

  public init(code: String) { self.code = code.uppercased() }

  public static let taiwan = Region(code: "TW")
  public static let china = Region(code: "CN")
  public static let hongKong = Region(code: "HK")
  public static let unitedStates = Region(code: "US")
}
