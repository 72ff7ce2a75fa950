import Glibc
import Synchronization

/// How long a write waits while another process writes: ten seconds, or until nobody wants to wait.
final class WriteWait: Sendable {
  private struct State {
    var patience = WriteWait.usual
    var end = ContinuousClock.now
  }

  private static let usual = Duration.seconds(10)
  private let state = Mutex(State())

  /// Waits a moment; whether to try once more.
  ///
  /// - Parameter tries: how often the write was tried since it began to wait.
  func goesOn(tries: Int) -> Bool {
    let isOver = state.withLock { state in
      if tries == 0 { state.end = .now + state.patience }
      return state.end <= .now
    }
    guard !isOver else { return false }
    usleep(5000)
    return true
  }

  /// Writes with another patience.
  func with<Result>(patience: Duration, write: () throws -> Result) rethrows -> Result {
    state.withLock { $0.patience = patience }
    defer { state.withLock { $0.patience = Self.usual } }
    return try write()
  }

  func stop() { state.withLock { $0.end = .now } }
}
