import CLinux
import Foundation

extension LimitedProcess {
  /// The child's whole life: takes its limits on before anything is opened, works, answers, ends.
  ///
  /// - Parameter work: gives the bytes that ``run(arguments:input:limits:)`` returns in the parent;
  ///   what it throws is thrown there.
  public static func answer(
    _ work: (PictureLimits) throws(PictureError) -> [UInt8]
  ) -> Never {
    let limits = enter()
    do {
      finish(try work(limits), status: 0)
    } catch {
      let refused = (try? JSONEncoder().encode(error)).map { Array($0) } ?? []
      finish(refused, status: refusal)
    }
  }

  /// Says in the child how far its work is, before it answers. The parent passes on what rises.
  ///
  /// - Parameter total: the same each time; of more than 255 the share is told.
  public static func tell(done: Int, of total: Int) {
    let most = min(total, ChildAnswer.largestTotal)
    guard most > 0, (0...total).contains(done) else { return }
    let share = total > most ? Int(Double(done) / Double(total) * Double(most)) : done
    say([ChildAnswer.mark, UInt8(share), UInt8(most)])
  }

  /// Binds this process to its limits; ends it where the kernel refuses one.
  private static func enter() -> PictureLimits {
    let limits =
      getenv(limitsVariable).flatMap {
        try? JSONDecoder().decode(PictureLimits.self, from: Data(String(cString: $0).utf8))
      } ?? PictureLimits()
    let bounds = [
      (RLIMIT_AS, limits.memory), (RLIMIT_CPU, limits.processorSeconds), (RLIMIT_CORE, 0),
      (RLIMIT_FSIZE, 0), (RLIMIT_NOFILE, 64),
    ]
    for (resource, most) in bounds {
      // One more at the most: the kernel says SIGXCPU before SIGKILL, which would look like memory.
      let ceiling = resource == RLIMIT_CPU ? most + 1 : most
      var limit = rlimit(rlim_cur: rlim_t(most), rlim_max: rlim_t(ceiling))
      guard setrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 else { _exit(1) }
    }
    guard linux_bind_to_parent() == 0 else { _exit(1) }
    return limits
  }

  /// Writes the answer and ends without running what a library wants to run at exit.
  private static func finish(_ answer: [UInt8], status: Int32) -> Never {
    say(answer)
    _exit(status)
  }

  /// Ends the process where nobody listens any more.
  private static func say(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { _exit(1) }
      rest = rest.dropFirst(count)
    }
  }
}
