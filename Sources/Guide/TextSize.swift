/// How large the screen's subject is drawn.
public enum TextSize: String, Hashable, Sendable, CaseIterable { case large, larger, largest }
