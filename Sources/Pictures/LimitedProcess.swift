import Foundation

/// This program, run once more as a child that may take only so much time and memory, knows nothing
/// of the home, and dies with its parent. All decoding of foreign pictures happens in such a child.
public enum LimitedProcess {
  /// What the child finds on its standard input.
  public enum Input: Sendable {
    case bytes([UInt8])
    /// A foreign file by the bytes of its path, which need not be UTF-8. The parent judges it by kind
    /// and size and opens it; the child never learns its name.
    case path([UInt8])

    /// A foreign file.
    public static func file(_ url: URL) -> Input { .path(Array(url.path.utf8)) }
  }

  /// The exit status of a child that answers with a ``PictureError`` in JSON.
  static let refusal: Int32 = 65
  /// The variable that hands the limits to the child.
  static let limitsVariable = "ANYTIME_CHILD_LIMITS"

  /// Runs this program with these arguments and gives back what it wrote to its standard output.
  ///
  /// The child's environment holds nothing but what it needs; its standard error goes nowhere; it
  /// has its own process group. It is killed where it takes too long or says too much. What the
  /// child threw inside ``answer(_:)`` is thrown here again.
  ///
  /// - Parameter progress: told what the child tells with ``tell(done:of:)``: the same total of 1 to
  ///   255 each time, and more done of it. The child is foreign: it may say so of nothing.
  /// - Parameter isStopped: asked ten times a second whether nobody wants the answer any more; then
  ///   the child is killed, and ``PictureError/stopped`` is thrown.
  public static func run(
    arguments: [String], input: Input, limits: PictureLimits = PictureLimits(),
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in },
    isStopped: () -> Bool = { false }
  ) throws(PictureError) -> [UInt8] {
    try run(
      program: ownProgram, arguments: arguments, input: input, limits: limits, progress: progress,
      isStopped: isStopped)
  }

  static func run(
    program: String, arguments: [String], input: Input, limits: PictureLimits,
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in },
    isStopped: () -> Bool = { false }
  ) throws(PictureError) -> [UInt8] {
    let file = try standardInput(input, limits: limits)
    var child = try ChildProcess(
      program: program, arguments: arguments, environment: try environment(limits),
      standardInput: file.descriptor)
    let answer = try child.answer(limits: limits, progress: progress, isStopped: isStopped)
    return try verdict(on: try child.end(limits: limits), answer: answer, limits: limits)
  }

  /// What a child's end means.
  private static func verdict(
    on end: ChildProcess.End, answer: [UInt8], limits: PictureLimits
  ) throws(PictureError) -> [UInt8] {
    switch end {
    case .exited(0): return answer
    case .exited(refusal):
      throw (try? JSONDecoder().decode(PictureError.self, from: Data(answer))) ?? .crashed
    case .exited: throw .crashed
    case .signalled(SIGXCPU, _): throw .tooSlow(seconds: limits.processorSeconds)
    // The kernel kills for want of memory; an allocation that fails ends Swift and C++ by a signal.
    case .signalled(SIGKILL, _): throw .tooMuchMemory
    case .signalled(_, let peak) where peak > limits.memory / 2: throw .tooMuchMemory
    case .signalled: throw .crashed
    }
  }

  private static func standardInput(
    _ input: Input, limits: PictureLimits
  ) throws(PictureError) -> ForeignFile {
    switch input {
    case .path(let path): return try ForeignFile(path: path, limits: limits)
    case .bytes(let bytes): return try ForeignFile(holding: bytes)
    }
  }

  private static func environment(_ limits: PictureLimits) throws(PictureError) -> [String] {
    guard let encoded = try? JSONEncoder().encode(limits),
      let text = String(data: encoded, encoding: .utf8)
    else { throw .noChild }
    let inherited = ["ANYTIME_SHARE", "LANG", "LD_LIBRARY_PATH"].compactMap { name in
      ProcessInfo.processInfo.environment[name].map { "\(name)=\($0)" }
    }
    return inherited + [
      "OMP_THREAD_LIMIT=1", "SWIFT_BACKTRACE=enable=no", "\(limitsVariable)=\(text)",
    ]
  }

  /// This program; or, inside a test bundle, the `anytime` that was built beside it.
  static let ownProgram: String = {
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return own.pathExtension == "xctest"
      ? own.deletingLastPathComponent().appendingPathComponent("anytime").path : "/proc/self/exe"
  }()
}
