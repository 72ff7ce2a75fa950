import Glibc
import Synchronization

/// The terminal while the large renderer has it: no echo, no line editing, the alternate screen.
///
/// What was before is kept where a signal handler can reach it, so that every exit of the process
/// gives the terminal back: the end of the program, a signal, a crash, being stopped.
enum RawMode {
  /// Alternate screen, no wrapping, bracketed paste, keypad that sends digits whatever Num Lock is,
  /// presses of a mouse or a finger in SGR form, no cursor; the questions, and a clean screen.
  private static let entering =
    "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}=\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?25l"
    + TerminalAnswer.questions + "\u{1B}[0m\u{1B}[2J"
  private static let leaving =
    "\u{1B}[0m\u{1B}[2J\u{1B}[?25h\u{1B}[0 q\u{1B}[?1006l\u{1B}[?1000l\u{1B}>\u{1B}[?2004l\u{1B}[?7h"
    + "\u{1B}[?1049l"

  /// Addresses of what lives as long as the process: written before `isEntered` is true, read by
  /// handlers.
  private static let usual = Atomic<UInt>(0)
  private static let raw = Atomic<UInt>(0)
  private static let enterBytes = Atomic<UInt>(0)
  private static let leaveBytes = Atomic<UInt>(0)
  private static let isEntered = Atomic<Bool>(false)

  /// Takes the terminal on standard input and output.
  static func enter() {
    guard !isEntered.load(ordering: .acquiring) else { return }
    prepare()
    isEntered.store(true, ordering: .releasing)
    apply(raw, enterBytes, entering.utf8.count)
  }

  /// Gives the terminal back. Async-signal-safe; does nothing where it is not taken.
  static func leave() {
    guard isEntered.exchange(false, ordering: .acquiringAndReleasing) else { return }
    apply(usual, leaveBytes, leaving.utf8.count)
  }

  /// Saves the terminal as it is now, and once for the process sees to every way out.
  private static func prepare() {
    var now = termios()
    tcgetattr(STDIN_FILENO, &now)
    var keys = now
    keys.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON)
    keys.c_iflag |= tcflag_t(IUTF8)
    keys.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | IEXTEN)
    keys.c_cflag = keys.c_cflag & ~tcflag_t(CSIZE | PARENB) | tcflag_t(CS8)
    if let usual: UnsafeMutablePointer<termios> = pointer(usual),
      let raw: UnsafeMutablePointer<termios> = pointer(raw)
    {
      usual.pointee = now
      raw.pointee = keys
      return
    }
    usual.store(copy([now]), ordering: .releasing)
    raw.store(copy([keys]), ordering: .releasing)
    enterBytes.store(copy(Array(entering.utf8)), ordering: .releasing)
    leaveBytes.store(copy(Array(leaving.utf8)), ordering: .releasing)
    atexit { RawMode.leave() }
    watchCrashes()
    SignalRelay.handle(SIGTSTP) { _ in RawMode.stop() }
  }

  /// Lives as long as the process: handlers may read it at any time.
  private static func copy<T: BitwiseCopyable>(_ values: [T]) -> UInt {
    let pointer = UnsafeMutablePointer<T>.allocate(capacity: values.count)
    pointer.initialize(from: values, count: values.count)
    return UInt(bitPattern: pointer)
  }

  private static func pointer<T: BitwiseCopyable>(
    _ address: borrowing Atomic<UInt>
  ) -> UnsafeMutablePointer<T>? {
    UnsafeMutablePointer(bitPattern: address.load(ordering: .acquiring))
  }

  /// A crash gives the terminal back and then goes on as the crash it is.
  private static func watchCrashes() {
    let size = 1 << 16
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
    let flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_NODEFER | SA_ONSTACK
    for number in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGQUIT, SIGXCPU] {
      SignalRelay.handle(number, flags: flags) { number in
        RawMode.leave()
        raise(number)
      }
    }
  }

  /// Ctrl-Z: the shell gets its terminal; on coming back the screen is taken and drawn again.
  private static func stop() {
    let error = errno
    let wasEntered = isEntered.load(ordering: .acquiring)
    leave()
    stopAsUsual()
    if wasEntered {
      isEntered.store(true, ordering: .releasing)
      apply(raw, enterBytes, entering.utf8.count)
    }
    SignalRelay.receive(.resize)
    errno = error
  }

  /// Stops as a program does that does not handle Ctrl-Z: only where a shell can bring it back. A
  /// terminal of its own, as a kiosk has, would be dead for ever. Async-signal-safe.
  private static func stopAsUsual() {
    var usual = sigaction()
    usual.__sigaction_handler.sa_handler = SIG_DFL
    var ours = sigaction()
    sigaction(SIGTSTP, &usual, &ours)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGTSTP)
    raise(SIGTSTP)
    // It waits until the handler is left, or until here.
    sigprocmask(SIG_UNBLOCK, &signals, nil)
    sigaction(SIGTSTP, &ours, nil)
  }

  /// Async-signal-safe.
  private static func apply(
    _ mode: borrowing Atomic<UInt>, _ bytes: borrowing Atomic<UInt>, _ count: Int
  ) {
    if let mode: UnsafeMutablePointer<termios> = pointer(mode) {
      while tcsetattr(STDIN_FILENO, TCSADRAIN, mode) != 0, errno == EINTR {}
    }
    if let bytes: UnsafeMutablePointer<UInt8> = pointer(bytes) {
      var written = 0
      while written < count {
        let more = write(STDOUT_FILENO, bytes + written, count - written)
        if more > 0 { written += more } else if errno != EINTR { return }
      }
    }
  }
}
