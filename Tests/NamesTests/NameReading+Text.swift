import Foundation

@testable import Names

extension NameReading {
  /// The most likely reading, a space between syllables: 曾國藩 → `zēng guó fān`.
  static func pinyin(of name: String) -> String { joined(name, \.marked) }

  /// 曾國藩 → `ㄗㄥ ㄍㄨㄛˊ ㄈㄢ`.
  static func zhuyin(of name: String) -> String {
    joined(name) { Zhuyin.text(of: $0) ?? $0.marked }
  }

  private static func joined(_ name: String, _ text: (PinyinSyllable) -> String) -> String {
    parts(of: name).map { part in
      switch part {
      case .han(_, let readings): text(readings[0])
      case .other(let other): other.trimmingCharacters(in: .whitespaces)
      }
    }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
