import Foundation

/// The SIP account's password: kept by the Secret Service where there is one, else in a file that
/// only its owner can read. Never in the database, the log or the arguments of a process.
public struct Secret {
  private let file: SecretFile
  private let service: SecretService

  /// The password of a home.
  public init(_ configuration: DialerConfiguration) {
    file = SecretFile(home: configuration.folder)
    service = SecretService(configuration)
  }

  /// Whether a home has a password, wherever it is kept.
  public static func isThere(home: URL) -> Bool { SecretFile(home: home).isThere }

  /// Nil where there is none.
  ///
  /// - Throws: ``DialerError/secretLocked`` where the Secret Service has it and does not give it;
  ///   ``DialerError/secretUnusable``, ``DialerError/secretUnreadable(path:)``.
  func read() throws(DialerError) -> String? {
    // An editor ends each line.
    guard let text = try file.read()?.trimmingCharacters(in: .newlines) else { return nil }
    // An empty file says that the Secret Service has it.
    guard text.isEmpty else { return try Self.judged(text) }
    guard let secret = try service.read() else { throw .secretLocked }
    return try Self.judged(secret)
  }

  /// Keeps a password in place of the one before; nil forgets it.
  ///
  /// - Returns: whether the Secret Service has it.
  /// - Throws: ``DialerError/secretUnusable``, ``DialerError/secretUnreadable(path:)``.
  @discardableResult
  public func write(_ secret: String?) throws(DialerError) -> Bool {
    guard let secret, !secret.isEmpty else {
      if try file.read() == "" { try service.forget() }
      try file.write(nil)
      return false
    }
    let usable = try Self.judged(secret)
    let isKept: Bool
    do throws(DialerError) { isKept = try service.keep(usable) } catch {
      // It hangs or can't be started: the file serves.
      isKept = false
    }
    // What it had before must not outlive that.
    if !isKept, try file.read() == "" { try? service.forget() }
    try file.write(isKept ? "" : usable)
    return isKept
  }

  /// Refuses what an account line of baresip can't hold, also where the file was written by hand.
  private static func judged(_ secret: String) throws(DialerError) -> String {
    let isUsable = secret.unicodeScalars.allSatisfy {
      (0x21...0x7E).contains($0.value) && $0 != ";"
    }
    guard isUsable, secret.utf8.count <= 256 else { throw .secretUnusable }
    return secret
  }
}
