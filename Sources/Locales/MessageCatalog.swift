import Foundation

/// Every word of one language, and English where that language lacks one.
public struct MessageCatalog: Sendable {
  /// The language that the catalogue speaks.
  public let language: Language
  private let messages: [String: Pattern]
  private let fallback: [String: Pattern]
  /// What every command that a message offers says besides, as arguments of a shell: `--home /media/a`.
  private let options: String
  /// The same of commands about the people of the home, who are named behind them.
  private let peopleOptions: String

  /// Reads `<folder>/<tag>.ftl`; the pseudo-locale is made from English.
  ///
  /// - Parameter options: what commands that a message offers must say too, such as
  ///   `--home /media/a`: without it a copied one would work elsewhere.
  /// - Parameter person: what they must say too of who acts, such as `--person 美玲`. Those about the
  ///   people of the home do not: that somebody can't be found is a reason to list them.
  public init(
    language: Language, folder: URL, options: String = "", person: String = ""
  ) throws(MessageCatalogError) {
    self.language = language
    self.options = [options, person].filter { !$0.isEmpty }.joined(separator: " ")
    peopleOptions = options
    let isOwn = language != .english && language != .pseudo
    fallback = try Self.read(.english, in: folder)
    messages = isOwn ? try Self.read(language, in: folder) : fallback
  }

  /// A catalogue without a word: of each message it says the key, and what was said by it before.
  public init(mute language: Language) {
    self.language = language
    messages = [:]
    fallback = [:]
    options = ""
    peopleOptions = ""
  }

  /// The languages whose files lie in a folder, by tag.
  public static func languages(in folder: URL) -> [Language] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".ftl") }.map { Language(tag: String($0.dropLast(4))) }
      .sorted { $0.tag < $1.tag }
  }

  /// The keys that the language's own file has.
  public var keys: Set<String> { Set(messages.keys) }

  /// The places that a message has in this language, which translators are held to; nil where the key is missing.
  public func places(of key: String) -> Set<String>? { messages[key]?.places }

  /// The text of a message. A key that no file has comes back in double brackets.
  public func callAsFunction(_ key: String, _ arguments: [String: Message.Argument] = [:]) -> String
  {
    guard let pattern = messages[key] ?? fallback[key] else {
      let said = arguments.sorted { $0.key < $1.key }.map { self.text(of: $0.value, named: $0.key) }
      return "⟦\(key)⟧" + said.filter { $0.contains("⟦") }.joined()
    }
    let text = text(of: pattern, arguments, in: messages[key] == nil ? .english : language)
    return language == .pseudo ? Self.pseudo(text) : text
  }

  /// The text of a message.
  public func callAsFunction(_ message: Message) -> String { self(message.key, message.arguments) }

  private func text(
    of pattern: Pattern, _ arguments: [String: Message.Argument], in language: Language
  ) -> String {
    pattern.parts.map { part -> String in
      switch part {
      case .text(let text): return offering(text)
      case .place(let name): return text(of: arguments[name], named: name)
      case .select(let name, let variants, let otherwise):
        guard case .number(let number) = arguments[name] else {
          return text(of: otherwise, arguments, in: language)
        }
        let category = PluralCategory(of: number, in: language).rawValue
        let variant =
          variants.first { $0.key == String(number) } ?? variants.first { $0.key == category }
        return text(of: variant?.pattern ?? otherwise, arguments, in: language)
      }
    }.joined()
  }

  /// The catalogue's own words, commands among them with the options; `./anytime` is a file.
  private func offering(_ text: String) -> String {
    guard !options.isEmpty else { return text }
    return text.replacing(/(^|[^\/])anytime (?=([a-z]+))/) { match in
      let options = match.2 == "people" ? peopleOptions : options
      return "\(match.1)anytime " + (options.isEmpty ? "" : options + " ")
    }
  }

  private func text(of argument: Message.Argument?, named name: String) -> String {
    switch argument {
    case .text(let text): OutputGate.clean(text)
    case .lines(let lines): lines.map { OutputGate.clean($0) }.joined(separator: "\n")
    case .number(let number): String(number)
    case .message(let message): self(message)
    case nil: "⟦$\(name)⟧"
    }
  }

  /// A third longer and in brackets, so that a text that was not looked up, or was cut, is seen.
  private static func pseudo(_ text: String) -> String {
    "[" + text + String(repeating: "~", count: text.count / 3) + "]"
  }

  private static func read(
    _ language: Language, in folder: URL
  ) throws(MessageCatalogError) -> [String: Pattern] {
    let name = language.tag + ".ftl"
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else {
      throw .missing(file: name)
    }
    do {
      return try FluentParser.parse([UInt8](data))
    } catch {
      throw .invalid(file: name, line: error.line, reason: error.reason)
    }
  }
}
