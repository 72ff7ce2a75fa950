import Synchronization

/// That the call under way should end: wished by one thread, looked for by another.
final class HangUpWish: Sendable {
  private let isMade = Atomic(false)

  var isThere: Bool { isMade.load(ordering: .acquiring) }

  func make() { isMade.store(true, ordering: .releasing) }

  /// The call is over, or the next one begins: that one without it.
  func clear() { isMade.store(false, ordering: .releasing) }
}
