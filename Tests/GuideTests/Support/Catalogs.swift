import Foundation
import Locales

/// The words of the checkout.
enum Catalogs {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("locales", isDirectory: true)

  /// Each language, and the pseudo-locale.
  static func all() throws -> [MessageCatalog] {
    try (MessageCatalog.languages(in: folder) + [.pseudo]).map {
      try MessageCatalog(language: $0, folder: folder)
    }
  }

  static func english() throws -> MessageCatalog {
    try MessageCatalog(language: .english, folder: folder)
  }

  /// The keys of the sections that begin with `Guided`.
  static func guidedKeys() throws -> Set<String> {
    let text = try String(contentsOf: folder.appendingPathComponent("en.ftl"), encoding: .utf8)
    var isGuided = false
    var keys: Set<String> = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") { isGuided = line.hasPrefix("## Guided") }
      if isGuided, !line.hasPrefix("terminal-"), let first = line.first, first.isLetter,
        let end = line.firstIndex(of: "=")
      {
        keys.insert(line[..<end].trimmingCharacters(in: .whitespaces))
      }
    }
    return keys
  }

  /// A catalogue that says of each message its key and what stands in its places.
  static func keysAsWords() throws -> MessageCatalog {
    let english = try english()
    let temporary = FileManager.default.temporaryDirectory
      .appendingPathComponent("anytime-keys-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: temporary) }
    let lines = english.keys.sorted().map { key in
      let places = (english.places(of: key) ?? []).sorted().map { "{ $\($0) }" }
      return "\(key) = <\(key)> \(places.joined(separator: " "))"
    }
    try lines.joined(separator: "\n").write(
      to: temporary.appendingPathComponent("en.ftl"), atomically: true, encoding: .utf8)
    return try MessageCatalog(language: .english, folder: temporary)
  }
}
