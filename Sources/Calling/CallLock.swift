import Foundation

/// That only one process of a home calls at a time. The system takes it back from a process that
/// dies.
struct CallLock: ~Copyable {
  private let file: Int32

  /// Nil where another process holds it. Where nothing can be held, as without a folder or on a full
  /// disk, people can still be called.
  init?(folder: URL?) {
    file = folder.map { open($0.path + "/call.lock", O_RDONLY | O_CREAT | O_CLOEXEC, 0o600) } ?? -1
    // Whatever has its values is also destroyed where nil is returned: that closes the file, once.
    if file >= 0, flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return nil }
  }

  deinit { if file >= 0 { close(file) } }
}
