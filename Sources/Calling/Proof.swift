/// One thing that a harmless check has shown to work.
public struct Proof: Hashable, Sendable {
  /// What was shown. The raw values are words for scripts and never change.
  public enum Kind: String, Sendable {
    /// A program is there; it was not run.
    case program
    /// An app of this computer opens telephone links.
    case app
    /// The server took the account's name and password.
    case account
    /// A call within this computer was answered, carried sound both ways, and was hung up.
    case testCall = "test-call"
    /// A modem is in its network.
    case modem
    /// A telephone is at the cable and does what this computer says.
    case telephone
  }

  /// What was shown.
  public let kind: Kind
  /// Of the program, app, server or device.
  public let name: String

  /// What was shown, and of whom.
  public init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }
}
