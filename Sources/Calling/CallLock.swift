import Foundation

/// That only one process of a home calls at a time. The system takes it back from a process that
/// dies.
struct CallLock: ~Copyable {
  private let file: Int32

  /// Nil where another process holds it, or where its file can't be opened.
  init?(folder: URL) {
    let path = folder.appendingPathComponent("call.lock").path
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      close(file)
      return nil
    }
  }

  deinit { close(file) }
}
