import Guide
import Locales

/// What can be pressed on a screen, said to somebody who pressed something else.
enum KeyHint {
  static func text(for screen: Screen, words: MessageCatalog) -> String {
    let digits = screen.choices.map(\.digit).prefix(4)
    var places: [String: Message.Argument] = [:]
    for (name, digit) in zip(["a", "b", "c", "d"], digits) { places[name] = .number(digit) }
    return words("terminal-hint-\(digits.count)", places)
  }
}
