import Foundation

/// A password in a file of its own that only its owner can read: never in the database, the log or
/// the arguments of a process.
public struct SecretFile: Sendable {
  private let url: URL

  /// The SIP account's password in a home folder.
  public init(home: URL) {
    url = home.appendingPathComponent("sip-password")
  }

  /// Nil where there is none.
  ///
  /// - Throws: ``DialerError/secretUnreadable(path:)``, also where others of this computer could
  ///   read it and that can't be mended.
  public func read() throws(DialerError) -> String? {
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
    let text = String(decoding: bytes.prefix(count), as: UTF8.self)
    return text.isEmpty ? nil : text
  }

  /// Keeps a password in place of the one before, whole or not at all; nil forgets it.
  ///
  /// - Throws: ``DialerError/secretUnusable``, ``DialerError/secretUnreadable(path:)``.
  public func write(_ secret: String?) throws(DialerError) {
    guard let secret, !secret.isEmpty else {
      guard unlink(url.path) == 0 || errno == ENOENT else {
        throw .secretUnreadable(path: url.path)
      }
      return
    }
    // What an account line of baresip can't hold.
    let isUsable = secret.unicodeScalars.allSatisfy {
      (0x21...0x7E).contains($0.value) && $0 != ";"
    }
    guard isUsable, secret.utf8.count <= 256 else { throw .secretUnusable }
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
