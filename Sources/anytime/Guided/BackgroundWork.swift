import Calling
import Foundation
import Guide
import Synchronization

/// Work that is done while the person can still press 0.
final class BackgroundWork: Sendable {
  private let outcome = Mutex<Result<Finish, any Error>?>(nil)
  private let told = Mutex<(state: CallState, since: ContinuousClock.Instant)?>(nil)
  private let whenStopped: @Sendable () -> Void

  /// What is left to do, where the rooms of the home may be used, once the work is done.
  typealias Finish = @Sendable (EffectPerformer) throws -> EffectResult

  /// Starts at once.
  ///
  /// - Parameter stop: ends what `body` waits for, where that can be ended.
  convenience init(
    stop: @escaping @Sendable () -> Void = {}, _ body: @escaping @Sendable () throws -> Finish
  ) {
    self.init(stop: stop) { _ in try body() }
  }

  /// Starts at once.
  ///
  /// - Parameter body: tells the states of a call as they come.
  init(
    stop: @escaping @Sendable () -> Void,
    telling body: @escaping @Sendable (_ report: (CallState) -> Void) throws -> Finish
  ) {
    whenStopped = stop
    Thread.detachNewThread { [self] in
      let result = Result { try body { state in told.withLock { $0 = (state, .now) } } }
      outcome.withLock { $0 = result }
    }
  }

  /// Nil while the work goes on.
  func result(_ performer: EffectPerformer) -> EffectResult? {
    guard let outcome = outcome.withLock({ $0 }) else { return nil }
    do { return try outcome.get()(performer) } catch {
      return .failed(Trouble.message(of: error))
    }
  }

  /// How far the call is; nil for other work, and before the telephone was asked.
  var progress: CallProgress? {
    guard let (state, since) = told.withLock({ $0 }), state != .begun else { return nil }
    let seconds = (ContinuousClock.now - since).components.seconds
    return CallProgress(state: state, minutes: state == .talking ? Int(seconds / 60) : 0)
  }

  /// The result, however long it takes, or as long as there is patience.
  func waited(_ performer: EffectPerformer, atMost patience: Duration? = nil) -> EffectResult? {
    let start = ContinuousClock.now
    while true {
      if let result = result(performer) { return result }
      if let patience, ContinuousClock.now - start > patience { return nil }
      usleep(10_000)
    }
  }

  /// Ends the work where that can be; its result is no longer wanted.
  func stop() { whenStopped() }
}
