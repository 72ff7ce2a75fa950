import Foundation
import Synchronization

/// The one telephone of this home: dials one call at a time.
public final class Telephone: Sendable {
  private let dialer: any Dialer
  private let home: URL?
  private let isCalling = Mutex(false)

  /// A telephone behind a dialer.
  ///
  /// - Parameter home: the folder in which only one process may call at a time; nil where nobody
  ///   else can.
  public init(dialer: any Dialer, home: URL? = nil) {
    self.dialer = dialer
    self.home = home
  }

  /// The dialer's identifier, for the log.
  public var dialerIdentifier: String { dialer.identifier }

  /// Calls, telling every state from ``CallState/begun`` on, and returns when the dialer knows no
  /// more.
  public func place(
    _ call: ConfirmedCall, report: (CallState) -> Void = { _ in }
  ) throws(DialerError) -> CallOutcome {
    let isFree = isCalling.withLock { isCalling in
      if isCalling { return false }
      // Whoever hung up while the call before was ending meant that one.
      dialer.forgetHangUp()
      isCalling = true
      return true
    }
    guard isFree else { throw .alreadyCalling }
    defer { isCalling.withLock { $0 = false } }
    guard let lock = CallLock(folder: home) else { throw .alreadyCalling }
    defer { withExtendedLifetime(lock) {} }
    report(.begun)
    return try dialer.dial(call, report: report)
  }

  /// Ends the call under way, where the dialer can.
  public func hangUp() {
    // In one step, so that what was meant for one call never reaches the next.
    isCalling.withLock { if $0 { dialer.hangUp() } }
  }

  /// Ends a call to a number that an earlier process began and left when it died; false where there
  /// is none, nil where a process of this home is calling.
  public func endLeftover(number: String) throws(DialerError) -> Bool? {
    guard let lock = CallLock(folder: home) else { return nil }
    defer { withExtendedLifetime(lock) {} }
    return try dialer.endLeftover(number: number)
  }
}
