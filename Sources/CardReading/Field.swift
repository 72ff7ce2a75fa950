/// What a line of writing holds.
public enum Field: String, Sendable, Codable, CaseIterable {
  case name
  case number
}
