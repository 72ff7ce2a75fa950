import Foundation

/// A file of vCards, divided into cards: folded lines joined, character sets, quoted-printable and
/// vCard 2.1's habits undone.
struct VCardFile {
  /// One card's properties, without BEGIN, END and VERSION.
  struct Card {
    /// The line of its BEGIN, counted from 1.
    let line: Int
    var properties: [VCardProperty] = []
    /// Whether the letters of all lines could be read.
    var isReadable = true
    /// Lines that are no property. Where the card is left out, nobody is told of them.
    var brokenLines: [Int] = []
  }

  private(set) var cards: [Card] = []
  private(set) var faults: [VCardFault] = []

  /// The cards of a table.
  init(_ table: ContactTable) { (cards, faults) = (table.cards, table.faults) }

  init(_ bytes: [UInt8]) {
    guard let file = Self.withoutMark(bytes) else {
      faults = [VCardFault(line: 1, reason: .unreadableText)]
      return
    }
    var card: Card?
    var depth = 0
    for line in Self.unfolded(file.bytes) {
      let property: VCardProperty
      do {
        property = try line.property(inUnicode: file.isUnicode)
      } catch .unreadable {
        if depth == 0 { card?.isReadable = false }
        continue
      } catch {
        // Outside a card nothing is expected; inside, the line alone is lost.
        if !line.isBlank { card?.brokenLines.append(line.number) }
        continue
      }
      let isCardMark = property.value.trimmingCharacters(in: .whitespaces).uppercased() == "VCARD"
      switch (property.name, card == nil) {
      case ("BEGIN", true): if isCardMark { card = Card(line: line.number) }
      case ("BEGIN", false):
        // A card inside AGENT belongs to it; elsewhere the card before was not ended.
        if depth > 0 || card?.properties.last?.name == "AGENT" {
          depth += 1
        } else {
          faults.append(VCardFault(line: card?.line ?? line.number, reason: .noEnd))
          card = Card(line: line.number)
        }
      case ("END", false) where depth > 0: depth -= 1
      case ("END", false):
        if let ended = card, ended.isReadable {
          cards.append(ended)
          faults += ended.brokenLines.map { VCardFault(line: $0, reason: .brokenLine) }
        } else if let ended = card {
          faults.append(VCardFault(line: ended.line, reason: .unreadableText))
        }
        // Some programs begin the next card on the line that ends one.
        let beginsNext = property.value.uppercased().hasSuffix("BEGIN:VCARD")
        card = beginsNext ? Card(line: line.number) : nil
      case (_, true), ("VERSION", _): continue
      default:
        guard depth == 0 else { continue }
        card?.properties.append(property)
      }
    }
    if let card { faults.append(VCardFault(line: card.line, reason: .noEnd)) }
  }

  /// The file in UTF-8, as far as a byte order mark tells, and whether it has one; nil where UTF-16
  /// is damaged.
  static func withoutMark(
    _ bytes: [UInt8]
  ) -> (bytes: ArraySlice<UInt8>, isUnicode: Bool)? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (bytes.dropFirst(3), true) }
    let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
    guard isBigEndian || bytes.starts(with: [0xFF, 0xFE]) else { return (bytes[...], false) }
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: 2, to: bytes.count, by: 2).map { (index) -> UInt16 in
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    guard let text = String(validating: units, as: UTF16.self) else { return nil }
    return (Array(text.utf8)[...], true)
  }

  /// Lines with their numbers, a line that begins with a blank joined to the one before, and after a
  /// quoted-printable line's `=` the next, blank or not. Empty lines end nothing: some programs write
  /// one behind every line. The lines of a file in base64 need no blank, as in vCard 2.1.
  private static func unfolded(_ bytes: ArraySlice<UInt8>) -> [VCardLine] {
    var lines: [VCardLine] = []
    var current: [UInt8] = []
    var start = 1
    var number = 0
    func flush() {
      if !current.isEmpty { lines.append(VCardLine(number: start, bytes: current)) }
    }
    let newline = UInt8(ascii: "\n")
    let carriageReturn = UInt8(ascii: "\r")
    var rest = bytes
    while !rest.isEmpty {
      let end = rest.firstIndex { $0 == newline || $0 == carriageReturn } ?? rest.endIndex
      let line = rest[rest.startIndex..<end]
      rest = rest[end...].dropFirst()
      if end < bytes.endIndex, bytes[end] == carriageReturn, rest.first == newline {
        rest = rest.dropFirst()
      }
      number += 1
      let isFolded = line.first == UInt8(ascii: " ") || line.first == UInt8(ascii: "\t")
      if current.last == UInt8(ascii: "="), head(of: current).contains("QUOTED-PRINTABLE") {
        current.removeLast()
        current += isFolded ? line.dropFirst() : line
      } else if isFolded {
        current += line.dropFirst()
      } else if line.isEmpty {
        continue
      } else if isBase64(line), holdsFile(current) {
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

  /// All before the first colon, in capitals; its beginning where it is longer than any is.
  private static func head(of line: [UInt8]) -> String {
    let head = line.prefix(1000).prefix { $0 != UInt8(ascii: ":") }
    return String(decoding: head, as: UTF8.self).uppercased()
  }

  /// Whether a property's value is base64: `ENCODING=b`, `ENCODING=BASE64` or 2.1's bare `BASE64`.
  private static func holdsFile(_ line: [UInt8]) -> Bool {
    let head = head(of: line)
    return head.contains("ENCODING=B") || head.contains(";BASE64")
  }

  private static func isBase64(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy {
      switch $0 {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
        true
      default: $0 == UInt8(ascii: "=")
      }
    }
  }
}
