import Foundation

/// What adapters are made from.
public struct DialerConfiguration: Sendable {
  /// The `command` dialer's template: see ``ArgumentTemplate``.
  public var command: String?
  /// The environment of programs that are started, whose `PATH` finds them.
  public var environment: [String: String]
  /// How long a program may take to hand the call over.
  public var patience: Duration

  /// Values of the settings and of the process.
  public init(
    command: String? = nil, environment: [String: String] = ProcessInfo.processInfo.environment,
    patience: Duration = .seconds(30)
  ) {
    self.command = command
    self.environment = environment
    self.patience = patience
  }
}
