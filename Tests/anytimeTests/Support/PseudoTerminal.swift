import Foundation
import Glibc

/// The built program on a real pseudo-terminal: send keys, see what a person sees.
final class PseudoTerminal {
  /// What stands on the screen now.
  private(set) var screen: ScreenModel
  /// Every byte that came, in order.
  private(set) var bytes: [UInt8] = []
  let process: pid_t
  private let master: Int32
  /// Held open so that the terminal's settings can be looked at after the program has ended.
  private let slave: Int32
  private var status: Int32?

  enum Failure: Error { case noTerminal, notStarted(Int32) }

  /// The program that was built beside the tests.
  static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("anytime").path

  /// `POSIX_SPAWN_SETSID`, which is not imported.
  private static let newSession: Int16 = 0x80

  /// Starts the program, or another, in a session of its own with the terminal as its own.
  init(
    _ arguments: [String] = [], program: String = PseudoTerminal.program, columns: Int = 80,
    rows: Int = 24, environment: [String: String] = [:], home: URL? = nil
  ) throws {
    screen = ScreenModel(columns: columns, rows: rows)
    // `posix_openpt` and its companions are not importable; Linux does the same by two ioctls.
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var isLocked: Int32 = 0
    var number: UInt32 = 0
    guard master >= 0, ioctl(master, 0x4004_5431, &isLocked) == 0,
      ioctl(master, 0x8004_5430, &number) == 0
    else { throw Failure.noTerminal }
    let path = "/dev/pts/\(number)"
    slave = open(path, O_RDWR | O_NOCTTY)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    _ = fcntl(slave, F_SETFD, FD_CLOEXEC)

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads of a test runner block signals, which the program would inherit.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Self.newSession | Int16(POSIX_SPAWN_SETSIGMASK))

    var variables = [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "HOME": "/nonexistent",
    ]
    variables["ANYTIME_HOME"] = home?.path
    variables["ANYTIME_SHARE"] = ProcessInfo.processInfo.environment["ANYTIME_SHARE"]
    variables.merge(environment) { _, new in new }
    var process = pid_t()
    let result = Self.withCStrings([program] + arguments) { argv in
      Self.withCStrings(variables.map { "\($0.key)=\($0.value)" }) { envp in
        posix_spawn(&process, program, &actions, &attributes, argv, envp)
      }
    }
    guard result == 0 else { throw Failure.notStarted(result) }
    self.process = process
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(master)
    close(slave)
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    return body(pointers + [nil])
  }

  /// The terminal's settings now.
  var settings: termios {
    var settings = termios()
    tcgetattr(slave, &settings)
    return settings
  }

  /// What was written to it, as text.
  var output: String { String(decoding: bytes, as: UTF8.self) }

  func send(_ keys: String) {
    var bytes = Array(keys.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  func resize(columns: Int, rows: Int) {
    screen = ScreenModel(columns: columns, rows: rows, modesOf: screen)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Reads until what stands on the screen is as wanted; false where it did not come in time.
  @discardableResult
  func wait(seconds: Double = 30, until isReached: (ScreenModel) -> Bool) -> Bool {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while !isReached(screen) {
      guard ContinuousClock.now < deadline, read(milliseconds: 20) else {
        return isReached(screen)
      }
    }
    return true
  }

  /// Reads until a text stands on the screen.
  @discardableResult
  func wait(for text: String, seconds: Double = 30) -> Bool {
    wait(seconds: seconds) { $0.text.contains(text) }
  }

  /// Reads until nothing more has come for a while.
  func settle(milliseconds: Int32 = 300) {
    var before = -1
    while before != bytes.count {
      before = bytes.count
      let deadline = ContinuousClock.now + .milliseconds(Int(milliseconds))
      while before == bytes.count, ContinuousClock.now < deadline, read(milliseconds: 20) {}
    }
  }

  /// How the program ended: its exit code, or 128 and the signal; nil where it did not in time.
  func end(seconds: Double = 30) -> Int32? {
    let deadline = ContinuousClock.now + .seconds(seconds)
    var status: Int32 = 0
    while ContinuousClock.now < deadline {
      _ = read(milliseconds: 10)
      if waitpid(process, &status, WNOHANG) == process {
        self.status = status
        while read(milliseconds: 0, isPolling: true) {}
        let signal = status & 0x7F
        return signal == 0 ? status >> 8 & 0xFF : 128 + signal
      }
    }
    return nil
  }

  /// Nobody is at the terminal any more, as its shell and the system say at once.
  func hangUp() { for _ in 1...2 { kill(process, SIGHUP) } }

  /// False where nothing can come any more; while polling, also where nothing came.
  private func read(milliseconds: Int32, isPolling: Bool = false) -> Bool {
    var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return !isPolling }
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = Glibc.read(master, &buffer, buffer.count)
    guard count > 0 else { return false }
    bytes += buffer[..<count]
    screen.feed(buffer[..<count])
    return true
  }
}
