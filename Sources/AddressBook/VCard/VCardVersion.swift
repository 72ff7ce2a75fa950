/// The versions of vCard that are written.
public enum VCardVersion: String, Sendable, CaseIterable {
  /// RFC 2426, which every telephone reads.
  case three = "3.0"
  /// RFC 6350.
  case four = "4.0"
}
