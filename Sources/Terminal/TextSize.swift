/// How large the subject of a screen is drawn; a setting of the person.
public enum TextSize: String, CaseIterable, Sendable, Codable {
  case large, larger, largest
}
