/// A way to reach the telephone. An adapter is one file with a type like this, and one line in
/// ``Dialers/all``.
public protocol Dialer: Sendable {
  /// The name in settings and in the log: short, lower case, for ever the same.
  static var identifier: String { get }

  /// The states that it can tell; screens claim no other.
  static var knows: Set<CallState> { get }

  /// Whether it is a telephone line of its own, so that emergency numbers may be dialled with it.
  static var isTelephoneLine: Bool { get }

  /// Whether somebody saw it ring a real telephone; the list of dialers says where nobody did.
  static var isTriedOnTelephone: Bool { get }

  /// Gets ready to dial, without touching the telephone.
  init(configuration: DialerConfiguration) throws(DialerError)

  /// Calls, tells every state on the way, and returns when it knows no more: at once, where it only
  /// asks a telephone; else when the call has ended.
  ///
  /// Adapters implement this. Callers go through ``Telephone``.
  func start(
    _ call: ConfirmedCall, report: (CallState) -> Void
  ) throws(DialerError) -> CallOutcome

  /// Ends the call that ``start(_:report:)`` waits for, from another thread. Does not wait.
  func hangUp()

  /// Forgets a wish to hang up that came too late for the call before. ``Telephone`` asks for it
  /// before each call; one that comes afterwards is meant for that call.
  func forgetHangUp()

  /// Ends a call to a number that this program began and left when it died; false where there is
  /// none.
  func endLeftover(number: String) throws(DialerError) -> Bool

  /// Tries, without calling anybody, whether calls could work. Returns what that showed.
  func check() throws(DialerError) -> [Proof]
}

extension Dialer {
  /// The adapter's identifier.
  public var identifier: String { Self.identifier }

  /// Dials, but hands emergencies over to a telephone where the adapter is none. No state is told
  /// that the adapter does not claim to know.
  func dial(
    _ call: ConfirmedCall, report: (CallState) -> Void = { _ in }
  ) throws(DialerError) -> CallOutcome {
    if call.isEmergency, !Self.isTelephoneLine { throw .needsTelephone(number: call.number) }
    return try start(call) { if Self.knows.contains($0) { report($0) } }
  }

  /// Nothing to end, where nobody's telephone rings.
  public func hangUp() {}

  /// Nothing to forget, where nothing can be ended.
  public func forgetHangUp() {}

  /// Nothing is left, where a call ends with the program.
  public func endLeftover(number: String) -> Bool { false }
}
