/// How far a reading may be trusted.
public enum Verdict: String, Sendable, Codable {
  /// Right at least 997 times in 1000, measured on readings that no model saw.
  case sure
  /// Read, and a person must look.
  case check
  /// Nothing usable was read.
  case unread
}
