import Foundation

/// A password in a file of its own that only its owner can read.
struct SecretFile {
  private let url: URL

  /// The SIP account's password in a home folder.
  init(home: URL) {
    url = home.appendingPathComponent("sip-password")
  }

  /// Also where it says that the Secret Service has the password.
  var isThere: Bool { FileManager.default.fileExists(atPath: url.path) }

  /// Nil where there is none.
  ///
  /// - Throws: ``DialerError/secretUnreadable(path:)``, also where others of this computer could
  ///   read it and that can't be mended.
  func read() throws(DialerError) -> String? {
    let file = open(url.path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw .secretUnreadable(path: url.path)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0,
      status.st_mode & 0o077 == 0 || fchmod(file, 0o600) == 0
    else { throw .secretUnreadable(path: url.path) }
    var bytes = [UInt8](repeating: 0, count: 1_024)
    let count = Glibc.read(file, &bytes, bytes.count)
    guard count >= 0 else { throw .secretUnreadable(path: url.path) }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  /// Keeps a password in place of the one before, whole or not at all; nil forgets it.
  ///
  /// - Throws: ``DialerError/secretUnreadable(path:)``.
  func write(_ secret: String?) throws(DialerError) {
    guard let secret else {
      guard unlink(url.path) == 0 || errno == ENOENT else {
        throw .secretUnreadable(path: url.path)
      }
      return
    }
    let new = url.path + ".part"
    unlink(new)
    let file = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .secretUnreadable(path: url.path) }
    defer { close(file) }
    let bytes = Array(secret.utf8)
    guard Glibc.write(file, bytes, bytes.count) == bytes.count, fsync(file) == 0,
      rename(new, url.path) == 0
    else {
      unlink(new)
      throw .secretUnreadable(path: url.path)
    }
  }
}
