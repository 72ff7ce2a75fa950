/// Every adapter that there is.
public enum Dialers {
  /// In the order in which they are listed; the first is used until another is chosen.
  public static let all: [any Dialer.Type] = [
    RehearsalDialer.self,
    LinkDialer.self,
    CommandDialer.self,
    SIPDialer.self,
    DeskphoneDialer.self,
    ModemDialer.self,
    AndroidDialer.self,
    TermuxDialer.self,
  ]

  /// The identifier of the dialer that is used until another is chosen.
  public static let standard = RehearsalDialer.identifier

  /// Whether the adapter with an identifier is a telephone line of its own.
  public static func isTelephoneLine(_ identifier: String) -> Bool {
    all.first { $0.identifier == identifier }?.isTelephoneLine ?? false
  }

  /// The adapter with an identifier, ready to dial.
  public static func named(
    _ identifier: String, configuration: DialerConfiguration
  ) throws(DialerError) -> any Dialer {
    guard let adapter = all.first(where: { $0.identifier == identifier }) else {
      throw .unknownDialer(identifier)
    }
    return try adapter.init(configuration: configuration)
  }
}
