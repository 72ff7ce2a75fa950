import Foundation

/// A file of vCards, divided into cards: folded lines joined, quoted-printable and vCard 2.1's
/// habits undone.
struct VCardFile {
  /// One card's properties, without BEGIN, END and VERSION.
  struct Card {
    /// The line of its BEGIN, counted from 1.
    let line: Int
    var properties: [VCardProperty] = []
  }

  private(set) var cards: [Card] = []
  private(set) var faults: [VCardFault] = []

  init(_ bytes: [UInt8]) {
    var card: Card?
    var depth = 0
    for (number, line) in Self.unfolded(bytes) {
      guard !line.allSatisfy(\.isWhitespace) else { continue }
      guard var property = VCardProperty(line: line) else {
        // Outside a card nothing is expected; inside, the line alone is lost.
        if card != nil { faults.append(VCardFault(line: number, reason: .brokenLine)) }
        continue
      }
      let isCardMark = property.value.trimmingCharacters(in: .whitespaces).uppercased() == "VCARD"
      switch (property.name, card == nil) {
      case ("BEGIN", true): if isCardMark { card = Card(line: number) }
      case ("BEGIN", false):
        // A card inside AGENT belongs to it; elsewhere the card before was not ended.
        if depth > 0 || card?.properties.last?.name == "AGENT" {
          depth += 1
        } else {
          faults.append(VCardFault(line: card?.line ?? number, reason: .noEnd))
          card = Card(line: number)
        }
      case ("END", false) where depth > 0: depth -= 1
      case ("END", false):
        if let ended = card { cards.append(ended) }
        card = nil
      case (_, true), ("VERSION", _): continue
      default:
        guard depth == 0 else { continue }
        property.decodeQuotedPrintable()
        card?.properties.append(property)
      }
    }
    if let card { faults.append(VCardFault(line: card.line, reason: .noEnd)) }
  }

  /// Lines with their numbers, a line that begins with a blank joined to the one before, and after a
  /// quoted-printable line's `=` the next.
  private static func unfolded(_ bytes: [UInt8]) -> [(number: Int, text: String)] {
    var lines: [(number: Int, text: String)] = []
    var current: [UInt8] = []
    var start = 1
    var number = 0
    func flush() {
      if !current.isEmpty { lines.append((start, String(decoding: current, as: UTF8.self))) }
    }
    let newline = UInt8(ascii: "\n")
    let carriageReturn = UInt8(ascii: "\r")
    var rest = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex { $0 == newline || $0 == carriageReturn } ?? rest.endIndex
      let line = rest[rest.startIndex..<end]
      rest = rest[end...].dropFirst()
      if end < bytes.endIndex, bytes[end] == carriageReturn, rest.first == newline {
        rest = rest.dropFirst()
      }
      number += 1
      if let first = line.first, first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") {
        current += line.dropFirst()
      } else if current.last == UInt8(ascii: "="), isQuotedPrintable(current) {
        current.removeLast()
        current += line
      } else {
        flush()
        current = Array(line)
        start = number
      }
    }
    flush()
    return lines
  }

  private static func isQuotedPrintable(_ line: [UInt8]) -> Bool {
    let head = line.prefix { $0 != UInt8(ascii: ":") }
    return String(decoding: head, as: UTF8.self).uppercased().contains("QUOTED-PRINTABLE")
  }
}

extension VCardProperty {
  /// Puts plain text in the place of vCard 2.1's quoted-printable, which later versions lack.
  fileprivate mutating func decodeQuotedPrintable() {
    parameters.removeAll { $0.name == "CHARSET" }
    let isEncoded = parameters.contains { $0.value.uppercased() == "QUOTED-PRINTABLE" }
    guard isEncoded else { return }
    parameters.removeAll { $0.value.uppercased() == "QUOTED-PRINTABLE" }
    var bytes: [UInt8] = []
    var rest = Array(value.utf8)[...]
    while let byte = rest.popFirst() {
      let code = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "="), code.utf8.count == 2, let decoded = UInt8(code, radix: 16) {
        bytes.append(decoded)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    // 2.1 does not escape; our text from here on does, except for the dividers of components.
    value = String(decoding: bytes, as: UTF8.self)
      .replacing("\r\n", with: "\\n").replacing("\n", with: "\\n")
  }
}
