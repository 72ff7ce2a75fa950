import Foundation
import Guide
import Synchronization

/// Work that is done while the person can still press 0.
final class BackgroundWork: Sendable {
  private let outcome = Mutex<Result<Finish, any Error>?>(nil)
  private let whenStopped: @Sendable () -> Void

  /// What is left to do, where the rooms of the home may be used, once the work is done.
  typealias Finish = @Sendable (EffectPerformer) throws -> EffectResult

  /// Starts at once.
  ///
  /// - Parameter stop: ends what `body` waits for, where that can be ended.
  init(
    stop: @escaping @Sendable () -> Void = {}, _ body: @escaping @Sendable () throws -> Finish
  ) {
    whenStopped = stop
    Thread.detachNewThread { [self] in
      let result = Result(catching: body)
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

  /// The result, however long it takes.
  func waited(_ performer: EffectPerformer) -> EffectResult {
    while true {
      if let result = result(performer) { return result }
      usleep(10_000)
    }
  }

  /// Ends the work where that can be; its result is no longer wanted.
  func stop() { whenStopped() }
}
