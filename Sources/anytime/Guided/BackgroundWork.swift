import Calling
import Dispatch
import Foundation
import Guide
import Synchronization

/// Work that is done while the person can still press 0.
final class BackgroundWork: Sendable {
  private let outcome = Mutex<[EffectResult]?>(nil)
  private let told = Mutex<(news: News, since: ContinuousClock.Instant)?>(nil)
  private let stopped = Atomic(false)
  private let end = DispatchSemaphore(value: 0)
  private let whenStopped: @Sendable () -> Void

  /// What is told while the work goes on.
  enum News {
    case call(CallState)
    /// How much of the work is done.
    case share(Screen.Progress)
  }

  /// Starts at once.
  ///
  /// - Parameters:
  ///   - stop: ends what `body` waits for, where that can be ended.
  ///   - body: gives the result, and behind it what did not stop the work, yet should be told. It
  ///     may tell states of a call, or how much is done, as they come.
  init(
    stop: @escaping @Sendable () -> Void = {},
    _ body: @escaping @Sendable (BackgroundWork) throws -> [EffectResult]
  ) {
    whenStopped = stop
    Thread.detachNewThread { [self] in
      let results: [EffectResult]
      do { results = try body(self) } catch { results = [.failed(Trouble.message(of: error))] }
      outcome.withLock { $0 = results }
      end.signal()
    }
  }

  /// Nil while the work goes on.
  var results: [EffectResult]? { outcome.withLock { $0 } }

  func tell(_ news: News) { told.withLock { $0 = (news, .now) } }

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

  /// The results, however long they take.
  func waited() -> [EffectResult] {
    end.wait()
    end.signal()
    return results ?? []
  }

  /// The results, as long as there is patience.
  func waited(milliseconds: Int) -> [EffectResult]? {
    guard end.wait(timeout: .now() + .milliseconds(milliseconds)) == .success else { return nil }
    end.signal()
    return results
  }

  /// Whether the results are no longer wanted.
  var isStopped: Bool { stopped.load(ordering: .acquiring) }

  /// Ends the work where that can be.
  func stop() {
    stopped.store(true, ordering: .releasing)
    whenStopped()
  }
}
