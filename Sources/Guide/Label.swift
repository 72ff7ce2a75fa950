import Locales

/// Words of the catalogues, or a text that is the same in every language, such as a name.
enum Label: Hashable, Sendable {
  case words(Message)
  case plain(String)

  init(_ key: String, _ arguments: [String: Message.Argument] = [:]) {
    self = .words(Message(key, arguments))
  }

  func text(_ words: MessageCatalog) -> String {
    switch self {
    case .words(let message): words(message)
    case .plain(let text): text
    }
  }
}
