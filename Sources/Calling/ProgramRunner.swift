import CLinux
import Foundation

/// Starts programs with arguments as they are, without a shell, and waits for their end.
struct ProgramRunner: Sendable {
  struct End {
    /// The exit status, or 128 and the signal's number.
    var status: Int
    /// Whether we stopped it.
    var isStopped = false
    /// The first few kilobytes of standard output.
    var output: String
  }

  /// For programs whose messages are read here, never by a person.
  let environment: [String: String]
  /// For those that a person sees.
  private let ownEnvironment: [String: String]
  private let patience: Duration
  /// How long a program that is stopped has to end the call that it began.
  private static let grace = Duration.milliseconds(500)

  init(_ configuration: DialerConfiguration) {
    ownEnvironment = configuration.environment
    environment = configuration.environment.merging(["LC_ALL": "C"]) { $1 }
    patience = configuration.patience
  }

  /// Whether there is such a program.
  func has(_ program: String) -> Bool { path(of: program) != nil }

  /// Runs a program that asks a telephone to call.
  ///
  /// - Parameter wish: stops it.
  func ask(
    _ program: String, _ arguments: [String], until wish: HangUpWish, report: (CallState) -> Void
  ) throws(DialerError) -> CallOutcome {
    defer { wish.clear() }
    if wish.isThere { return .stopped }
    let end = try run(
      program, arguments, until: wish, mayCall: true, environment: ownEnvironment)
    if end.isStopped { return .stopped }
    guard end.status == 0 else { throw .failed(program: program, status: end.status) }
    report(.asked)
    return .asked
  }

  /// Runs a program to its end, standard error nowhere; stops it and what it started when patience
  /// ends.
  ///
  /// - Parameters:
  ///   - input: what it reads, no longer than a pipe holds (4096 bytes).
  ///   - wish: stops it and what it started, too.
  ///   - mayCall: whether a telephone may be calling once it was started.
  ///   - environment: nil where its messages are read here.
  func run(
    _ program: String, _ arguments: [String], input: String? = nil, until wish: HangUpWish? = nil,
    mayCall: Bool = false, environment: [String: String]? = nil
  ) throws(DialerError) -> End {
    let ends = try pipeEnds(program)
    defer { close(ends[0]) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    let process = try start(
      program, arguments, input: input, standardOutput: ends[1],
      environment: environment ?? self.environment)
    let started = ContinuousClock.now
    var output: [UInt8] = []
    var status: Int32 = 0
    var stopped: ContinuousClock.Instant?
    while true {
      drain(ends[0], into: &output)
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process { break }
      if ended < 0 && errno != EINTR { throw .cannotStart(program) }
      if let stopped {
        if ContinuousClock.now - stopped > Self.grace { kill(-process, SIGKILL) }
      } else if wish?.isThere == true {
        stopped = .now
        kill(-process, SIGTERM)
      } else if ContinuousClock.now - started > patience {
        kill(-process, SIGKILL)
        _ = waitpid(process, &status, 0)
        throw .noResponse(
          program: program, seconds: Int(patience.components.seconds), mayBeCalling: mayCall)
      }
      usleep(1_000)
    }
    if let stopped { endHelpers(of: process, stopped: stopped) }
    drain(ends[0], into: &output)
    let signal = status & 0x7F
    return End(
      status: signal == 0 ? Int(status >> 8 & 0xFF) : 128 + Int(signal),
      isStopped: stopped != nil,
      output: String(decoding: output, as: UTF8.self))
  }

  /// What a stopped program started has the same moment as the program itself, which may have gone first.
  private func endHelpers(of process: pid_t, stopped: ContinuousClock.Instant) {
    while kill(-process, 0) == 0, ContinuousClock.now - stopped < Self.grace { usleep(1_000) }
    kill(-process, SIGKILL)
  }

  /// Starts a program, and keeps none of the ends of pipes that are its own.
  private func start(
    _ program: String, _ arguments: [String], input: String?, standardOutput: Int32,
    environment: [String: String]
  ) throws(DialerError) -> pid_t {
    defer { close(standardOutput) }
    let path = try required(program)
    let reading = try input.map { text throws(DialerError) in try filledPipe(text, program) }
    defer { if let reading { close(reading) } }
    guard
      let process = spawn(
        path, [program] + arguments, standardInput: reading, standardOutput: standardOutput,
        environment: environment)
    else { throw .cannotStart(program) }
    return process
  }

  /// The end of a pipe from which a text is read.
  private func filledPipe(_ text: String, _ program: String) throws(DialerError) -> Int32 {
    let ends = try pipeEnds(program)
    let bytes = Array(text.utf8)
    let count = write(ends[1], bytes, bytes.count)
    close(ends[1])
    guard count == bytes.count else {
      close(ends[0])
      throw .cannotStart(program)
    }
    return ends[0]
  }

  private func pipeEnds(_ program: String) throws(DialerError) -> [Int32] {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .cannotStart(program) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return ends
  }

  /// Reads what is there without waiting: a program that lives on may keep the pipe open.
  private func drain(_ descriptor: Int32, into output: inout [UInt8]) {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return }
      output.append(contentsOf: buffer.prefix(min(count, max(0, 8_192 - output.count))))
    }
  }

  func path(of program: String) -> String? {
    files(of: program).first(where: FileManager.default.isExecutableFile)
  }

  /// Where a program is.
  ///
  /// - Throws: ``DialerError/missingProgram(_:)``, or ``DialerError/notExecutable(_:)`` for a file that
  ///   nobody may run.
  @discardableResult
  func required(_ program: String) throws(DialerError) -> String {
    if let path = path(of: program) { return path }
    guard let file = files(of: program).first else { throw .missingProgram(program) }
    throw .notExecutable(file)
  }

  /// The files that a program's name means, the first the one that a shell would run.
  private func files(of program: String) -> [String] {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let paths = program.contains("/") ? [program] : folders.map { "\($0)/\(program)" }
    return paths.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }

  private func spawn(
    _ path: String, _ arguments: [String], standardInput: Int32?, standardOutput: Int32,
    environment: [String: String]
  ) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    let isPrepared = [
      standardInput.map { posix_spawn_file_actions_adddup2(&actions, $0, STDIN_FILENO) }
        ?? posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0),
      posix_spawn_file_actions_adddup2(&actions, standardOutput, STDOUT_FILENO),
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0),
      linux_close_from(&actions, STDERR_FILENO + 1),
      posix_spawnattr_setpgroup(&attributes, 0),
      posix_spawnattr_setsigmask(&attributes, &none),
      posix_spawnattr_setsigdefault(&attributes, &all),
      posix_spawnattr_setflags(
        &attributes,
        Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)),
    ].allSatisfy { $0 == 0 }
    guard isPrepared else { return nil }
    var argv = arguments.map { strdup($0) } + [nil]
    var envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in argv + envp { free(text) } }
    var process: pid_t = 0
    return posix_spawn(&process, path, &actions, &attributes, &argv, &envp) == 0 ? process : nil
  }
}
