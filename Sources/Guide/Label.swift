import Locales

/// Words of the catalogues, or a text that is the same in every language, such as a name.
enum Label: Hashable, Sendable {
  case words(Message)
  case plain(String)

  init(_ key: String, _ arguments: [String: Message.Argument] = [:]) {
    self = .words(Message(key, arguments))
  }

  /// As a place in a sentence.
  var argument: Message.Argument {
    switch self {
    case .words(let message): .message(message)
    case .plain(let text): .text(text)
    }
  }

  func text(_ words: MessageCatalog) -> String {
    switch self {
    case .words(let message): words(message)
    case .plain(let text): text
    }
  }
}
