/// Where a SIP account or telephone is: `sip:name@host`, with a port and a transport where needed.
public struct SIPAddress: Hashable, Sendable {
  /// The part before the `@`.
  public let user: String
  /// A host name or an IPv4 address, in lower case.
  public let host: String
  /// Nil for the protocol's own.
  public let port: Int?
  /// `udp`, `tcp` or `tls`; nil for the protocol's own choice.
  public let transport: String?

  /// Reads `sip:name@host:port;transport=tls`; all but name and host may be left out.
  ///
  /// - Throws: ``DialerError/notAnAddress(_:)``, ``DialerError/passwordInAddress``.
  public init(_ text: String) throws(DialerError) {
    let shape =
      /(?:sip:)?([A-Za-z0-9._+~-]{1,64})@([A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?)(?::([0-9]{1,5}))?(?:;transport=(udp|tcp|tls))?/
    guard let match = text.wholeMatch(of: shape) else {
      throw Self.holdsPassword(text) ? .passwordInAddress : .notAnAddress(text)
    }
    user = String(match.1)
    host = match.2.lowercased()
    port = match.3.flatMap { Int($0) }
    transport = match.4.map(String.init)
    if let port, !(1...65_535).contains(port) { throw .notAnAddress(text) }
  }

  /// Whether somebody has written the account's password too: `name:password@server`, or as baresip's
  /// own `;auth_pass=`.
  private static func holdsPassword(_ text: String) -> Bool {
    text.contains(/^(?:sips?:)?(?!sips?:)[^:@]+:.+@|(?i)pass[a-z]*=/)
  }

  /// The address as it is stored and shown.
  public var text: String { uri(user: user) }

  /// Whether it leads to this computer only.
  var isLoopback: Bool { host == "localhost" || host.hasPrefix("127.") }

  /// The address of somebody else at the same server.
  func uri(user: String) -> String {
    "sip:\(user)@\(host)" + (port.map { ":\($0)" } ?? "")
      + (transport.map { ";transport=\($0)" } ?? "")
  }
}
