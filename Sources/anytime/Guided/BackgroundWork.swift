import Calling
import Foundation
import Guide
import Synchronization

/// Work that is done while the person can still press 0.
final class BackgroundWork: Sendable {
  private let outcome = Mutex<Result<Finish, any Error>?>(nil)
  private let told = Mutex<(news: News, since: ContinuousClock.Instant)?>(nil)
  private let whenStopped: @Sendable () -> Void

  /// What is told while the work goes on.
  enum News {
    case call(CallState)
    /// How much of the work is done.
    case share(Screen.Progress)
  }

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
  /// - Parameter body: tells the states of a call, or how much is done, as they come.
  init(
    stop: @escaping @Sendable () -> Void,
    telling body: @escaping @Sendable (_ tell: (News) -> Void) throws -> Finish
  ) {
    whenStopped = stop
    Thread.detachNewThread { [self] in
      let result = Result { try body { news in told.withLock { $0 = (news, .now) } } }
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

  /// How far the call or the work is; nil where nothing was told, and before the telephone was
  /// asked.
  var progress: Event? {
    guard let (news, since) = told.withLock({ $0 }) else { return nil }
    switch news {
    case .call(.begun): return nil
    case .call(let state):
      let seconds = (ContinuousClock.now - since).components.seconds
      return .callProgress(
        CallProgress(state: state, minutes: state == .talking ? Int(seconds / 60) : 0))
    case .share(let share): return .workProgress(share)
    }
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
