import Foundation

@testable import Locales

/// The files under `locales/` as the tests look at them.
enum Catalogues {
  static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let folder = repository.appendingPathComponent("locales", isDirectory: true)

  static let languages = MessageCatalog.languages(in: folder)

  static func patterns(of language: Language) throws -> [String: Pattern] {
    let file = folder.appendingPathComponent(language.tag + ".ftl")
    return try FluentParser.parse([UInt8](Data(contentsOf: file)))
  }
}

extension Pattern {
  /// Every text that the pattern can become, places shown as `X`.
  var texts: [String] {
    parts.reduce([""]) { texts, part in
      switch part {
      case .text(let text): texts.map { $0 + text }
      case .place: texts.map { $0 + "X" }
      case .select(_, let variants, let otherwise):
        (variants.map(\.pattern) + [otherwise]).flatMap(\.texts).flatMap { variant in
          texts.map { $0 + variant }
        }
      }
    }
  }

  /// The plural categories and numbers that each place selects by.
  var selections: [String: Set<String>] {
    parts.reduce(into: [:]) { selections, part in
      guard case .select(let name, let variants, let otherwise) = part else { return }
      selections[name, default: []].formUnion(variants.map(\.key))
      for inner in variants.map(\.pattern) + [otherwise] {
        selections.merge(inner.selections) { $0.union($1) }
      }
    }
  }
}
