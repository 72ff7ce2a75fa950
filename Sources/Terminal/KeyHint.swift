import Guide
import Locales

/// What can be pressed on a screen, said to somebody who pressed something else.
enum KeyHint {
  static func text(for screen: Screen, words: MessageCatalog) -> String {
    let digits = screen.choices.map(\.digit).prefix(4)
    // Where 0 alone is left, it stops something.
    var places: [String: Message.Argument] =
      digits.isEmpty ? ["back": .text(OutputGate.clean(screen.back))] : [:]
    for (name, digit) in zip(["a", "b", "c", "d"], digits) { places[name] = .number(digit) }
    // Where 0 leads nowhere, a screen has four choices: it is a kiosk's home.
    return words(screen.leadsBack ? "terminal-hint-\(digits.count)" : "terminal-hint-home", places)
  }
}
