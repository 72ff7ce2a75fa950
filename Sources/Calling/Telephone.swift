import Foundation
import Synchronization

/// The one telephone of this home: dials one call at a time, and takes two presses of a shaky hand
/// for one.
public final class Telephone: Sendable {
  /// Two presses nearer than this are one.
  public static let repeatGuard: Duration = .milliseconds(400)

  private struct State {
    var isCalling = false
    var last: ContinuousClock.Instant?
  }

  private let dialer: any Dialer
  private let home: URL?
  private let now: @Sendable () -> ContinuousClock.Instant
  private let state = Mutex(State())

  /// A telephone behind a dialer; a test brings a clock of its own.
  ///
  /// - Parameter home: the folder in which only one process may call at a time; nil where nobody
  ///   else can.
  public init(
    dialer: any Dialer, home: URL? = nil,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.dialer = dialer
    self.home = home
    self.now = now
  }

  /// The dialer's identifier, for the log.
  public var dialerIdentifier: String { dialer.identifier }

  /// Calls, telling every state from ``CallState/begun`` on, and returns when the dialer knows no
  /// more. Nil where this was the second of two presses:
  /// nothing was done, and nothing needs to be said.
  public func place(
    _ call: ConfirmedCall, report: (CallState) -> Void = { _ in }
  ) throws(DialerError) -> CallOutcome? {
    let moment = now()
    let (isRepeat, isCalling) = state.withLock { state in
      if state.isCalling { return (false, true) }
      if let last = state.last, last.duration(to: moment) < Self.repeatGuard {
        return (true, false)
      }
      // Whoever hung up while the call before was ending meant that one.
      dialer.forgetHangUp()
      state.isCalling = true
      state.last = moment
      return (false, false)
    }
    if isRepeat { return nil }
    if isCalling { throw .alreadyCalling }
    defer {
      let moment = now()
      state.withLock { state in
        state.isCalling = false
        // A press that waited in the keyboard while the dialer worked is no second wish.
        state.last = moment
      }
    }
    guard let lock = CallLock(folder: home) else { throw .alreadyCalling }
    defer { withExtendedLifetime(lock) {} }
    report(.begun)
    return try dialer.dial(call, report: report)
  }

  /// Ends the call under way, where the dialer can.
  public func hangUp() {
    // In one step, so that what was meant for one call never reaches the next.
    state.withLock { if $0.isCalling { dialer.hangUp() } }
  }

  /// Ends a call to a number that an earlier process began and left when it died; false where there
  /// is none, nil where a process of this home is calling.
  public func endLeftover(number: String) throws(DialerError) -> Bool? {
    guard let lock = CallLock(folder: home) else { return nil }
    defer { withExtendedLifetime(lock) {} }
    return try dialer.endLeftover(number: number)
  }
}
