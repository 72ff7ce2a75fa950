import Foundation
import Testing

@testable import Locales

/// The keys in the sources and the keys in the catalogues are the same.
@Suite struct SourceKeysTests {
  /// Swift sources under `Sources`, comments left out.
  static let sources: [(file: String, text: String)] = {
    let folder = Catalogues.repository.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }.map { file in
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      let code = text.split(separator: "\n").filter {
        !$0.drop { $0 == " " }.hasPrefix("//")
      }
      return (file.lastPathComponent, code.joined(separator: "\n"))
    }
  }()

  @Test func everyKeyThatTheSourcesNameIsThere() throws {
    let known = try Set(Catalogues.patterns(of: .english).keys)
    let call =
      /(?:\bwords|\bcatalog|\bMessage|\bCommandFailure\(Message|\bsay)\(\s*"(?<key>[a-z][a-z0-9]*(?:-[a-z0-9]+)*)"/
    var missing: Set<String> = []
    for (file, text) in Self.sources {
      for match in text.matches(of: call) where !known.contains(String(match.output.key)) {
        missing.insert("\(match.output.key) in \(file)")
      }
    }
    #expect(missing.sorted() == [])
  }

  @Test func everyKeyIsUsed() throws {
    let literals = Self.sources.flatMap { source in
      source.text.matches(of: /"(?<text>[a-z](?:[a-z0-9-]|\\\([^()]*(?:\([^()]*\))?[^()]*\))*)"/)
        .map {
          String($0.output.text)
        }
    }
    let whole = Set(literals)
    // "screen-\(name)-title" and "screen-" + name stand for any key of that form.
    let forms = whole.filter { $0.contains("\\(") || $0.hasSuffix("-") }.map { literal in
      let pieces = literal.replacing(/\\\([^()]*(?:\([^()]*\))?[^()]*\)/, with: "\u{0}")
        .split(separator: "\u{0}", omittingEmptySubsequences: false)
        .map { NSRegularExpression.escapedPattern(for: String($0)) }
      return "^" + pieces.joined(separator: "[a-z0-9-]+")
        + (literal.hasSuffix("-") ? "[a-z0-9-]+$" : "$")
    }.filter { $0.contains(/[a-z]{2}/) }
    let forming = try forms.map { try Regex($0) }
    let unused = try Catalogues.patterns(of: .english).keys.filter { key in
      !whole.contains(key) && !forming.contains { key.firstMatch(of: $0) != nil }
    }
    #expect(unused.sorted() == [])
  }
}
