import Guide
import Locales
import Names

/// What is said of a screen: all that it shows, in the order in which it is read, and its keys.
public struct SpokenScreen {
  private let screen: Screen
  private let words: MessageCatalog

  /// A screen, and the language in which it is shown.
  public init(_ screen: Screen, words: MessageCatalog) {
    self.screen = screen
    self.words = words
  }

  /// The whole screen, pieces in the words' language.
  public var utterance: Utterance {
    let spoken = self.spoken
    var sentences = [screen.title] + (screen.subject?.lines(words) ?? []) + screen.paragraphs
    if let progress = screen.progress {
      sentences.append(
        words(
          "terminal-progress",
          ["done": .number(progress.done), "total": .number(progress.total)]))
    }
    if let entry = screen.entry {
      sentences.append(entry.label)
      if !entry.value.isEmpty { sentences.append(entry.value) }
    }
    for choice in screen.choices { sentences.append(said(choice.digit, choice.label)) }
    sentences += screen.entry == nil ? [said(0, screen.back), words("voice-again")] : entryKeys
    var whole = Utterance()
    for piece in sentences.flatMap({ spoken.utterance(of: $0).pieces }) {
      whole.add(piece.tongue, piece.text)
    }
    return whole
  }

  /// What is shown beside the screen, such as a hint.
  public func utterance(of text: String) -> Utterance { spoken.utterance(of: text) }

  private var spoken: SpokenText { SpokenText(language: words.language, names: names) }

  /// What Enter and Escape do while something is typed, where 9 and 0 are what is typed.
  private var entryKeys: [String] {
    [
      ("terminal-key-enter", words("terminal-key-done")), ("terminal-key-escape", screen.back),
    ].map { words("terminal-key", ["key": .message(Message($0)), "does": .text($1)]) }
  }

  /// The names of people: of the subject, of choices that stand for somebody, within the app's own
  /// sentences, and what begins as a name does and is none of the app's own words.
  private var names: [String] {
    let people = screen.choices.filter { $0.monogram != nil || $0.picture != nil }.map(\.label)
    let others = screen.choices.map(\.label).filter { Self.isLikeName($0) && !isOwn($0) }
    let subject = [screen.subject?.text].compactMap { $0 }.filter { !isOwn($0) }
    let texts = [screen.title] + screen.paragraphs + screen.choices.map(\.label)
    return (subject + people).filter { $0.count <= 6 } + others
      + texts.flatMap(namesWithin).filter(Self.isLikeName)
  }

  /// Whether a text is a sentence or a label of the app's.
  private func isOwn(_ text: String) -> Bool { words.keys.contains { words($0) == text } }

  /// What stands at the place for a name in a text of the app's.
  private func namesWithin(_ text: String) -> [String] {
    ["home-title-name", "home-most-called", "add-call"].compactMap { key in
      let around = words(key, ["name": .lines(["", ""])]).split(
        separator: "\n", omittingEmptySubsequences: false)
      guard around.count == 2, text.count > around[0].count + around[1].count,
        text.hasPrefix(around[0]), text.hasSuffix(around[1])
      else { return nil }
      return String(text.dropFirst(around[0].count).dropLast(around[1].count))
    }
  }

  /// Whether a text begins with a surname and is as long as a name.
  private static func isLikeName(_ text: String) -> Bool {
    (2...5).contains(text.count) && SpokenText.isHan(text) && Surnames.divided(text) != nil
  }

  /// Two digits of a telephone number are no count.
  private func said(_ digit: Int, _ label: String) -> String {
    let isPair = label.count == 2 && label.allSatisfy(\.isNumber)
    let label = isPair ? label.map(String.init).joined(separator: " ") : label
    return words("voice-choice", ["digit": .number(digit), "label": .text(label)])
  }
}
