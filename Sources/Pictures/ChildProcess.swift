import CLinux
import Foundation

/// One spawned process and the pipe from its standard output. Killed, with its process group, where
/// this value ends before it does.
struct ChildProcess: ~Copyable {
  /// How a process ended.
  enum End {
    case exited(Int32)
    /// By a signal, and the most memory that it held, in bytes.
    case signalled(Int32, peak: Int)
  }

  private let identifier: pid_t
  private let output: Descriptor
  private let started = ContinuousClock.now
  private var isRunning = true

  /// Starts a program with this descriptor as its standard input, standard error nowhere, and no
  /// other descriptor open.
  init(
    program: String, arguments: [String], environment: [String], standardInput: Int32
  ) throws(PictureError) {
    let pipe = try Pipe()
    identifier = try Self.spawn(
      program: program, arguments: [program] + arguments, environment: environment,
      standardInput: standardInput, standardOutput: pipe.writable.number)
    output = pipe.readable
  }

  deinit {
    if isRunning {
      kill(-identifier, SIGKILL)
      _ = waitpid(identifier, nil, 0)
    }
  }

  /// All that the process writes until it closes its standard output, but for how far it says that
  /// its work is, which is handed on as it comes.
  func answer(
    limits: PictureLimits, progress: (_ done: Int, _ total: Int) -> Void, isStopped: () -> Bool
  ) throws(PictureError) -> [UInt8] {
    var answer = ChildAnswer()
    var count = 0
    let room = 1 << 16
    while true {
      var waiting = pollfd(fd: output.number, events: Int16(POLLIN), revents: 0)
      guard !isStopped() else { throw .stopped }
      let ready = poll(&waiting, 1, min(try millisecondsLeft(limits), 100))
      guard ready > 0 else { continue }
      var status = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
        status = read(output.number, buffer.baseAddress, room)
        initialized = max(status, 0)
      }
      if status < 0 && errno != EINTR { throw .noChild }
      if status == 0 { return answer.bytes }
      answer.take(bytes, progress: progress)
      count += bytes.count
      guard count <= limits.answer else { throw .tooLongAnswer }
    }
  }

  /// Waits for the process to end.
  mutating func end(limits: PictureLimits) throws(PictureError) -> End {
    var status: Int32 = 0
    var usage = rusage()
    while true {
      let ended = wait4(identifier, &status, WNOHANG, &usage)
      if ended == identifier { break }
      if ended < 0 && errno != EINTR {
        isRunning = false
        throw .noChild
      }
      _ = try millisecondsLeft(limits)
      usleep(500)
    }
    isRunning = false
    let signal = status & 0x7F
    // Linux counts ru_maxrss in kilobytes.
    return signal == 0
      ? .exited(status >> 8 & 0xFF) : .signalled(signal, peak: usage.ru_maxrss * 1024)
  }

  private func millisecondsLeft(_ limits: PictureLimits) throws(PictureError) -> Int32 {
    let left = .seconds(limits.patience) - (ContinuousClock.now - started)
    guard left > .zero else { throw .tooSlow(seconds: Int(limits.patience)) }
    return Int32(clamping: Int64(left / .milliseconds(1)) + 1)
  }

  private static func spawn(
    program: String, arguments: [String], environment: [String], standardInput: Int32,
    standardOutput: Int32
  ) throws(PictureError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { throw .noChild }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnattr_init(&attributes) == 0 else { throw .noChild }
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    let isPrepared = [
      posix_spawn_file_actions_adddup2(&actions, standardInput, STDIN_FILENO),
      posix_spawn_file_actions_adddup2(&actions, standardOutput, STDOUT_FILENO),
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0),
      linux_close_from(&actions, STDERR_FILENO + 1),
      posix_spawnattr_setpgroup(&attributes, 0),
      posix_spawnattr_setsigmask(&attributes, &signals),
      sigfillset(&signals),
      posix_spawnattr_setsigdefault(&attributes, &signals),
      posix_spawnattr_setflags(
        &attributes,
        Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)),
    ].allSatisfy { $0 == 0 }
    guard isPrepared else { throw .noChild }
    var argv = arguments.map { strdup($0) } + [nil]
    var envp = environment.map { strdup($0) } + [nil]
    defer { for text in argv + envp { free(text) } }
    var identifier: pid_t = 0
    guard posix_spawn(&identifier, program, &actions, &attributes, &argv, &envp) == 0 else {
      throw .noChild
    }
    return identifier
  }
}
