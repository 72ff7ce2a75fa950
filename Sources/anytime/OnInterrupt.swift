import Foundation
import Glibc
import Synchronization

/// What must still be done when a command is to end: the first Ctrl-C does it, and a second one ends
/// the program.
enum OnInterrupt {
  /// As long as that may take: a terminal that closes sends its signals at once, and the program
  /// would end in the middle.
  private static let seconds: UInt32 = 5

  private static var signals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    return signals
  }

  /// From now on; threads that are started later follow.
  static func begin(_ body: @escaping @Sendable () -> Void) {
    var awaited = signals
    pthread_sigmask(SIG_BLOCK, &awaited, nil)
    Thread.detachNewThread {
      var awaited = signals
      var number: Int32 = 0
      guard sigwait(&awaited, &number) == 0 else { return }
      body()
      sleep(seconds)
      guard sigwait(&awaited, &number) == 0 else { return }
      exit(ExitStatus.interrupted.rawValue)
    }
  }

  /// Whoever stops what makes a file leaves nothing half done in the person's folder.
  ///
  /// - Parameter body: tells the files that are there only meanwhile.
  static func leavingNothing<T>(
    _ body: (_ begun: ([URL]) -> Void) throws -> T
  ) rethrows -> T {
    let files = Mutex<[URL]>([])
    begin {
      for file in files.withLock(\.self) { unlink(file.path) }
      _exit(ExitStatus.interrupted.rawValue)
    }
    return try body { begun in files.withLock { $0 = begun } }
  }
}
