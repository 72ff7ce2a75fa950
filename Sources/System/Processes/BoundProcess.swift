import CLinux
import Foundation

/// A program that runs beside this one, and ends with it whatever happens.
public final class BoundProcess {
  private let process: pid_t
  private var status: Int?

  /// Starts a program; nil where that fails. It is asked to end when the calling thread dies.
  ///
  /// - Parameter input: the descriptor that it reads from; nil for nowhere.
  public init?(
    path: String, arguments: [String], environment: [String: String], input: Int32? = nil
  ) {
    var argv = ([path] + arguments).map { strdup($0) } + [nil]
    var envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in argv + envp { free(text) } }
    // Judged before it is kept: what is kept is ended and waited for, and -1 there means everyone.
    let started = linux_spawn_bound(path, &argv, &envp, input ?? -1)
    guard started > 0 else { return nil }
    process = started
  }

  deinit { end(within: .zero) }

  /// The exit status, or 128 and the signal's number; nil while it runs.
  public var exitStatus: Int? {
    if let status { return status }
    var value: Int32 = 0
    guard waitpid(process, &value, WNOHANG) == process else { return nil }
    let signal = value & 0x7F
    status = signal == 0 ? Int(value >> 8 & 0xFF) : 128 + Int(signal)
    return status
  }

  /// Whether it has a socket open, by the socket's inode.
  public func holds(socket inode: UInt64) -> Bool {
    let folder = "/proc/\(process)/fd/"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.contains {
      (try? FileManager.default.destinationOfSymbolicLink(atPath: folder + $0))
        == "socket:[\(inode)]"
    }
  }

  /// Asks it to end, and ends it where it has not in time.
  public func end(within patience: Duration) {
    guard exitStatus == nil else { return }
    kill(-process, SIGTERM)
    let deadline = ContinuousClock.now + patience
    while exitStatus == nil, ContinuousClock.now < deadline { usleep(1_000) }
    guard exitStatus == nil else { return }
    kill(-process, SIGKILL)
    var value: Int32 = 0
    while waitpid(process, &value, 0) < 0, errno == EINTR {}
    status = 128 + Int(SIGKILL)
  }
}
