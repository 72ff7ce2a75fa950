import Locales

/// One guided conversation: a value that shows a screen and turns an event into effects.
protocol Journey: Hashable, Sendable {
  /// What the journey ends with.
  associatedtype Exit

  func screen(_ words: MessageCatalog, _ facts: GuideFacts) -> Screen
  mutating func handle(_ event: Event, _ facts: GuideFacts) -> Turn<Exit>
}
