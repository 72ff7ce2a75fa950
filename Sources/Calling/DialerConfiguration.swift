import Foundation
import PhoneNumbers

/// What adapters are made from.
public struct DialerConfiguration: Sendable {
  /// The `command` dialer's template: see ``ArgumentTemplate``.
  public var command: String?
  /// The SIP account: see ``SIPAddress``.
  public var account: String?
  /// The SIP address of the telephone on the table.
  public var deskphone: String?
  /// How the account's provider wants numbers.
  public var numbers: NumberForm
  /// Where this computer is: numbers are national there.
  public var region: Region
  /// The home folder, which holds the account's password and what is needed during a call.
  public var folder: URL
  /// The environment of programs that are started, whose `PATH` finds them.
  public var environment: [String: String]
  /// How long a program may take to hand the call over.
  public var patience: Duration
  /// How long the other telephone may ring.
  public var ringLimit: Duration
  /// How long a server may say nothing.
  public var silenceLimit: Duration
  /// Whether this computer has a sound card.
  var hasSound = BaresipFolder.hasSound

  /// Values of the settings and of the process.
  public init(
    command: String? = nil, account: String? = nil, deskphone: String? = nil,
    numbers: NumberForm = .e164, region: Region = .taiwan,
    folder: URL = FileManager.default.temporaryDirectory,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    patience: Duration = .seconds(30), ringLimit: Duration = .seconds(60),
    silenceLimit: Duration = .seconds(20)
  ) {
    self.command = command
    self.account = account
    self.deskphone = deskphone
    self.numbers = numbers
    self.region = region
    self.folder = folder
    self.environment = environment
    self.patience = patience
    self.ringLimit = ringLimit
    self.silenceLimit = silenceLimit
  }

  /// A number as the account's provider wants it.
  func written(_ call: ConfirmedCall) -> String {
    numbers.text(of: call.confirmation.number, home: region)
  }
}
