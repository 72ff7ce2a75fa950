import Locales

/// The choices of a screen with what each of them does, so that what is shown and what is done
/// can't differ.
struct Menu<Action> {
  struct Item {
    var digit: Int
    var label: Label
    var picture: ScreenPicture?
    var monogram: Monogram?
    var action: Action
  }

  private(set) var items: [Item] = []

  /// Adds a choice at its own digit.
  mutating func add(
    _ digit: Int, _ label: Label, picture: ScreenPicture? = nil, monogram: Monogram? = nil,
    _ action: Action
  ) {
    items.append(
      Item(digit: digit, label: label, picture: picture, monogram: monogram, action: action))
  }

  /// Adds a choice at the next free digit.
  mutating func add(
    _ label: Label, picture: ScreenPicture? = nil, monogram: Monogram? = nil, _ action: Action
  ) {
    add(items.count + 1, label, picture: picture, monogram: monogram, action)
  }

  /// Adds the fourth digit, which turns the page where there are more, from the last to the first.
  mutating func addNextPage<Element>(of page: Page<Element>, _ action: (Int) -> Action) {
    guard let next = page.next else { return }
    add(4, Label(next == 0 ? "guided-first-page" : "guided-more"), action(next))
  }

  func action(_ digit: Int) -> Action? { items.first { $0.digit == digit }?.action }

  func choices(_ words: MessageCatalog) -> [Choice] {
    items.map { Choice($0.digit, $0.label.text(words), picture: $0.picture, monogram: $0.monogram) }
  }
}

extension Menu {
  /// Whether what was read is right.
  mutating func addQuestion(right: Action, wrong: Action) {
    add(Label("add-right"), right)
    add(Label("add-wrong"), wrong)
  }

  /// At most three other readings, and that it is none of them.
  mutating func addCandidates(
    _ others: [(text: String, action: Action)], none: Action
  ) {
    for other in others.prefix(3) { add(.plain(other.text), other.action) }
    add(4, Label("add-none-of-these"), none)
  }
}
