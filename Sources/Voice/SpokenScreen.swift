import Guide
import Locales

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
    let subject = screen.subject
    let names = [subject?.text].compactMap { $0 } + screen.choices.map(\.label)
    let spoken = SpokenText(
      language: words.language, names: names.filter { $0.count <= 6 && !$0.contains("，") })
    var sentences = [screen.title]
    if let subject {
      let name = subject.text ?? subject.alternative.map { words($0) }
      sentences += [name, subject.secondText].compactMap { $0 }
    }
    sentences += screen.paragraphs
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
    sentences.append(
      screen.entry == nil
        ? said(0, screen.back) : words("voice-escape", ["label": .text(screen.back)]))
    sentences.append(words("voice-again"))
    var whole = Utterance()
    for piece in sentences.flatMap({ spoken.utterance(of: $0).pieces }) {
      whole.add(piece.tongue, piece.text)
    }
    return whole
  }

  private func said(_ digit: Int, _ label: String) -> String {
    words("voice-choice", ["digit": .number(digit), "label": .text(label)])
  }
}
