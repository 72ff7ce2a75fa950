/// The colours of the screen.
public enum Colours: String, Hashable, Sendable, CaseIterable { case light, dark, contrast }
