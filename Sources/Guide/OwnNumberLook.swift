import Locales
import PhoneNumbers

/// Whether the number that a person typed for their own is right, where it is to be looked at once more:
/// other homes know them by it.
struct OwnNumberLook: Hashable, Sendable {
  enum Answer { case right, wrong, back }

  let number: PhoneNumber

  private var menu: Menu<Answer> {
    var menu = Menu<Answer>()
    menu.addQuestion(right: .right, wrong: .wrong)
    return menu
  }

  func screen(_ words: MessageCatalog, _ facts: GuideFacts) -> Screen {
    Screen(
      title: words("add-number-title"),
      subject: Screen.Subject(secondText: number.formatted(in: facts.region)),
      paragraphs: number.doubts.map { words($0) } + [words("add-look-again")],
      choices: menu.choices(words), back: words("guided-back"))
  }

  /// Nil for what is no answer.
  func answer(_ event: Event) -> Answer? {
    switch event {
    case .choice(let digit): menu.action(digit)
    case .back: .back
    default: nil
    }
  }
}
