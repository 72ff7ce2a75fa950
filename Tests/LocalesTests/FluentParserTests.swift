import Chance
import Foundation
import Testing

@testable import Locales

@Suite struct FluentParserTests {
  static func fault(_ text: String) -> FluentFault? {
    do {
      _ = try FluentParser.parse(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  static func texts(_ text: String) throws -> [String: [String]] {
    try FluentParser.parse(Array(text.utf8)).mapValues(\.texts)
  }

  @Test func messagesPlacesAndLiteralsAreRead() throws {
    #expect(
      try Self.texts("# note\na = b\n\nc-1 = 你好 { $name }。\n") == ["a": ["b"], "c-1": ["你好 X。"]])
    #expect(try Self.texts(#"a = { "{x}" } and { " " }"#) == ["a": ["{x} and  "]])
    #expect(try Self.texts("a = one\n    two\n    three") == ["a": ["one\ntwo\nthree"]])
    #expect(try Self.texts("a =\n    one\r\n    two\r\n") == ["a": ["one\ntwo"]])
    #expect(try Self.texts("").isEmpty)
  }

  @Test func selectionsAreRead() throws {
    let text =
      "a = { $n ->\n    [0] none\n    [one] one\n   *[other] { $n } of { $all }\n} left\nb = c"
    let patterns = try FluentParser.parse(Array(text.utf8))
    #expect(patterns["a"]?.texts == ["none left", "one left", "X of X left"])
    #expect(patterns["a"]?.places == ["n", "all"])
    #expect(patterns["b"]?.texts == ["c"])
  }

  @Test(arguments: [
    ("a = b\nno message", 2), ("a = b\na = c", 2), ("a = b }", 1), ("a = { $b", 1),
    ("a = { b }", 1),
    ("a = { $ }", 1), ("a = \"x\n\nb = { \"x", 3), ("a =", 1), ("a =\n\nb = c", 1), ("  text", 1),
    ("ä = b", 1), (" = b", 1), ("a = one\n    two }\nb = c", 2),
    ("a = x\nb = { $n ->\n    [one] x\n}", 4),
    ("a = { $n ->\n   *[other] x\n    [one] { $b\n}", 3),
    ("a = { $n ->\n    [one] x\n    [one] y\n   *[other] z\n}", 3),
    ("a = { $n ->\n   *[a] x\n   *[b] y\n}", 3), ("a = { $n -> [one] x *[other] y }", 1),
    ("a = { $n - }", 1), ("a = { $n ->\n    [] x\n   *[other] y\n}", 2),
    ("a = b\n\n\nc = d\n    e { $f } g\n    h { i }", 6),
    ("a = " + String(repeating: "{ $n -> *[x] ", count: 3_000), 1),
  ]) func aFaultNamesItsLine(text: String, line: Int) throws {
    let fault = try #require(Self.fault(text), "no fault found in \(text.prefix(80))")
    #expect(fault.line == line, "\(fault.reason)")
    #expect(!fault.reason.isEmpty)
  }

  /// Whatever a file holds, parsing ends, with messages or with a line of the file.
  @Test func anyTextIsReadOrRefused() {
    let pieces = [
      "a", "b-1", " = ", "=", "\n", "    ", "{", "}", "$", "n", "->", "[", "]", "*", "[one] ",
      "*[other] ",
      "\"", "#", "你", "\r\n", "\t", "{ $n ->\n", "{ $n }", "key = ", "\n}\n",
    ]
    var refused = 0
    var random = Generator(seed: 1)
    for _ in 0..<4_000 {
      let text = (0..<Int.random(in: 0...24, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      guard let fault = Self.fault(text) else { continue }
      refused += 1
      #expect((1...text.utf8.count { $0 == 10 } + 1) ~= fault.line)
    }
    #expect(refused > 100)
  }

  /// What was written down is read back.
  @Test func everyMessageIsReadAsItWasWritten() throws {
    let letters = Array("ab 王。-'")
    var random = Generator(seed: 1)
    for _ in 0..<500 {
      let count = Int.random(in: 0...9, using: &random)
      var text =
        "x" + String((0..<count).compactMap { _ in letters.randomElement(using: &random) })
      while text.last == " " { text.removeLast() }
      #expect(try Self.texts("k = \(text)\nz = { $p }\(text)") == ["k": [text], "z": ["X" + text]])
    }
  }
}
