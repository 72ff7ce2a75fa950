import Glibc
import Synchronization

/// Turns signals into something that a waiting reader can see.
///
/// Handlers only set a bit and write a byte into a pipe. A Ctrl-C after one that nobody has looked at
/// for a second gives the terminal back and ends the process there and then, so Ctrl-C works always;
/// a terminal that closes sends its signals at once, and a call must still be ended.
enum SignalRelay {
  struct Signals: OptionSet {
    let rawValue: UInt32
    static let interrupt = Signals(rawValue: 1)
    static let resize = Signals(rawValue: 2)
    static let hangUp = Signals(rawValue: 4)
  }

  private static let pending = Atomic<UInt32>(0)
  /// When the first pending signal that ends the program came, in nanoseconds.
  private static let since = Atomic<Int64>(0)
  private static let readEnd = Atomic<Int32>(-1)
  private static let writeEnd = Atomic<Int32>(-1)

  /// Starts relaying; once for the process.
  static func start() {
    guard readEnd.load(ordering: .acquiring) < 0 else { return }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    writeEnd.store(ends[1], ordering: .releasing)
    readEnd.store(ends[0], ordering: .releasing)
    handle(SIGINT) { _ in SignalRelay.receive(.interrupt) }
    handle(SIGTERM) { _ in SignalRelay.receive(.interrupt) }
    handle(SIGHUP) { _ in SignalRelay.receive(.hangUp) }
    handle(SIGWINCH) { _ in SignalRelay.receive(.resize) }
    signal(SIGPIPE, SIG_IGN)
    // Whoever started the program may have blocked them.
    var ours = sigset_t()
    sigemptyset(&ours)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGTSTP, SIGCONT] {
      sigaddset(&ours, number)
    }
    pthread_sigmask(SIG_UNBLOCK, &ours, nil)
  }

  /// Becomes readable when a signal came.
  static var descriptor: Int32 { readEnd.load(ordering: .acquiring) }

  /// The signals since the last call.
  static func take() -> Signals {
    var buffer: (UInt64, UInt64) = (0, 0)
    while read(descriptor, &buffer, MemoryLayout.size(ofValue: buffer)) > 0 {}
    return Signals(rawValue: pending.exchange(0, ordering: .acquiringAndReleasing))
  }

  /// Async-signal-safe.
  static func receive(_ signals: Signals) {
    let error = errno
    let before = Signals(
      rawValue: pending.bitwiseOr(signals.rawValue, ordering: .acquiringAndReleasing).oldValue)
    if signals != .resize {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      let now = Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
      if before.isDisjoint(with: [.interrupt, .hangUp]) {
        since.store(now, ordering: .releasing)
      } else if now - since.load(ordering: .acquiring) > 1_000_000_000 {
        RawMode.leave()
        _exit(130)
      }
    }
    var byte: UInt8 = 1
    write(writeEnd.load(ordering: .acquiring), &byte, 1)
    errno = error
  }

  /// Installs a handler that runs on its own stack and interrupts waiting calls.
  static func handle(
    _ number: Int32, flags: Int32 = 0, _ handler: @escaping @convention(c) (Int32) -> Void
  ) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    action.sa_flags = flags
    sigaction(number, &action, nil)
  }
}
