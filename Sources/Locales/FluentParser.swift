/// Reads the part of [Project Fluent](https://projectfluent.org/fluent/guide/) that Anytime uses:
/// comments, messages of one or more lines, `{ $place }`, `{ "literal" }`, and selection by a
/// number's plural category or exact value. No attributes, terms or functions.
struct FluentParser {
  /// What is still to be read, without blanks at its end.
  private var scalars: ArraySlice<UInt8>
  /// The line of the file, counted from 1, on which ``scalars`` begins.
  private var line: Int
  /// How many selections are open around this text.
  private let depth: Int

  private static let deepest = 4

  private init(_ text: ArraySlice<UInt8>, line: Int, depth: Int = 0) {
    scalars = text
    self.line = line
    self.depth = depth
    while let last = scalars.last, last == Self.space || last == Self.newline {
      scalars.removeLast()
    }
    skipBlanks()
  }

  /// The messages of a file, by key.
  static func parse(_ text: [UInt8]) throws(FluentFault) -> [String: Pattern] {
    var messages: [String: Pattern] = [:]
    var number = 0
    var key = ""
    var value: [UInt8] = []
    var start = 0

    func store() throws(FluentFault) {
      guard !key.isEmpty else { return }
      var parser = FluentParser(value[...], line: start)
      let pattern = try parser.pattern()
      guard !pattern.parts.isEmpty else {
        throw .init(line: start, reason: "\(key) has no text")
      }
      guard messages.updateValue(pattern, forKey: key) == nil else {
        throw .init(line: start, reason: "the key \(key) stands twice")
      }
    }

    for raw in text.split(separator: newline, omittingEmptySubsequences: false) {
      number += 1
      let row = raw.last == 13 ? raw.dropLast() : raw
      guard let first = row.first else {
        if !key.isEmpty { value.append(newline) }
        continue
      }
      if first == space || first == UInt8(ascii: "}") || first == UInt8(ascii: "*") {
        guard !key.isEmpty else { throw .init(line: number, reason: "text without a key") }
        value.append(newline)
        value.append(contentsOf: trimmed(row))
        continue
      }
      try store()
      key = ""
      value = []
      if first == UInt8(ascii: "#") { continue }
      guard let equals = row.firstIndex(of: UInt8(ascii: "=")) else {
        throw .init(
          line: number, reason: "neither key = text nor # comment; further lines begin with a space"
        )
      }
      key = String(decoding: trimmed(row[..<equals]), as: UTF8.self)
      guard !key.isEmpty, key.utf8.allSatisfy(isIdentifier) else {
        throw .init(line: number, reason: "\(key) can't be a key: letters, digits, - and _")
      }
      start = number
      value.append(contentsOf: trimmed(row[(equals + 1)...]))
    }
    try store()
    return messages
  }

  private mutating func pattern() throws(FluentFault) -> Pattern {
    var parts: [Pattern.Part] = []
    while !scalars.isEmpty {
      let end = scalars.firstIndex { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
      let text = scalars[..<(end ?? scalars.endIndex)]
      if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
      line += text.count { $0 == Self.newline }
      scalars = scalars[text.endIndex...]
      if take("{") {
        parts.append(try placeable())
      } else if !scalars.isEmpty {
        throw .init(line: line, reason: "a } without its {")
      }
    }
    return Pattern(parts: parts)
  }

  private mutating func placeable() throws(FluentFault) -> Pattern.Part {
    skipBlanks()
    if take("\"") {
      let literal = scalars.prefix { $0 != UInt8(ascii: "\"") && $0 != Self.newline }
      scalars = scalars[literal.endIndex...]
      guard take("\"") else { throw .init(line: line, reason: "a literal without its end") }
      try close()
      return .text(String(decoding: literal, as: UTF8.self))
    }
    guard take("$") else { throw .init(line: line, reason: "a { needs $place or a literal") }
    let name = identifier()
    guard !name.isEmpty else { throw .init(line: line, reason: "a $ without a name") }
    skipBlanks()
    guard take("-") else {
      try close()
      return .place(name)
    }
    guard take(">") else { throw .init(line: line, reason: "expected ->") }
    guard depth < Self.deepest else { throw .init(line: line, reason: "too many { inside {") }
    return try selection(by: name)
  }

  /// After `{ $name ->`: variants, each on a line of its own.
  private mutating func selection(by name: String) throws(FluentFault) -> Pattern.Part {
    var variants: [(key: String, pattern: Pattern)] = []
    var otherwise: Pattern?
    while true {
      skipBlanks()
      let isDefault = take("*")
      guard take("[") else { break }
      skipBlanks()
      let key = identifier()
      skipBlanks()
      guard take("]") else { throw .init(line: line, reason: "a variant without its ]") }
      guard !key.isEmpty else { throw .init(line: line, reason: "a variant [] without a key") }
      guard !variants.contains(where: { $0.key == key }), !isDefault || otherwise == nil else {
        throw .init(line: line, reason: "the variant [\(key)] stands twice")
      }
      let end = scalars.firstIndex(of: Self.newline) ?? scalars.endIndex
      var inner = FluentParser(scalars[..<end], line: line, depth: depth + 1)
      scalars = scalars[end...]
      let pattern = try inner.pattern()
      if isDefault { otherwise = pattern } else { variants.append((key, pattern)) }
    }
    guard let otherwise else {
      throw .init(line: line, reason: "no variant marked *, each on a line of its own")
    }
    try close()
    return .select(name, variants, otherwise: otherwise)
  }

  private mutating func close() throws(FluentFault) {
    skipBlanks()
    guard take("}") else { throw .init(line: line, reason: "a { without its }") }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard scalars.first == UInt8(ascii: character) else { return false }
    scalars = scalars.dropFirst()
    return true
  }

  private mutating func skipBlanks() {
    while let next = scalars.first, next == Self.space || next == Self.newline {
      if next == Self.newline { line += 1 }
      scalars.removeFirst()
    }
  }

  private mutating func identifier() -> String {
    let name = scalars.prefix { Self.isIdentifier($0) }
    scalars = scalars.dropFirst(name.count)
    return String(decoding: name, as: UTF8.self)
  }

  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")

  private static func isIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: byte == UInt8(ascii: "-")
    }
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    while let last = text.last, last == space || last == newline { text = text.dropLast() }
    return text.drop { $0 == space || $0 == newline }
  }
}
