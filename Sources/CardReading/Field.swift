/// What a line of writing holds.
public enum Field: String, Sendable, Decodable, CaseIterable {
  case name
  case number
}
