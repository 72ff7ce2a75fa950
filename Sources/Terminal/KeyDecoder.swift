/// Turns the bytes that a terminal sends into keys: UTF-8, escape sequences, bracketed paste.
///
/// Bytes may come in pieces of any size. A lone Escape can't be told from the start of a sequence
/// until some time has passed without another byte, ``patience``; then the caller calls ``flush()``. So it
/// is with a paste whose end never comes, as over a line that was cut: no key would count any more.
struct KeyDecoder {
  private var pending: [UInt8] = []
  private var pasted: [UInt8]?

  private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)
  /// Bytes of a sequence: more than any answer has.
  private static let limit = 256
  /// Bytes of a paste: more is no person's.
  private static let pasteLimit = 1 << 16

  /// How long to wait for more bytes before ``flush()``; nil where none are waited for. An answer of
  /// the terminal may come in pieces over a slow line: none of them is to be taken for keys.
  var patience: Duration? {
    // Digits of the rest of a slow paste would be choices.
    guard pasted == nil else { return .seconds(3) }
    guard !pending.isEmpty else { return nil }
    return .milliseconds(pending.count > 2 ? 1000 : 50)
  }

  /// The keys that these bytes complete.
  mutating func decode(_ bytes: [UInt8]) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while let key = next() { keys.append(key) }
    return keys
  }

  /// What the waiting bytes are, now that no more come: a lone Escape, or nothing of use.
  mutating func flush() -> [Key] {
    guard patience != nil else { return [] }
    defer { (pending, pasted) = ([], nil) }
    if let pasted { return [.paste(String(decoding: pasted + pending, as: UTF8.self))] }
    return pending == [0x1B] ? [.escape] : pending.count > 2 ? [.report] : [.other]
  }

  private mutating func next() -> Key? {
    if pasted != nil { return nextOfPaste() }
    guard let first = pending.first else { return nil }
    switch first {
    case 0x1B: return nextSequence()
    case 0x00...0x1F, 0x7F:
      pending.removeFirst()
      return control(first)
    case 0x20...0x7E:
      pending.removeFirst()
      return .character(Character(Unicode.Scalar(first)))
    default: return nextScalar(first)
    }
  }

  private func control(_ byte: UInt8) -> Key {
    switch byte {
    case 0x03: .interrupt
    case 0x08, 0x7F: .backspace
    case 0x0A, 0x0D: .enter
    case 0x0C: .redraw
    case 0x15: .clear
    default: .other
    }
  }

  /// A character of two to four bytes; bytes that are no UTF-8 are dropped one by one.
  private mutating func nextScalar(_ first: UInt8) -> Key? {
    let length =
      switch first {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    let following = pending.dropFirst().prefix(length - 1)
    if length > 1, following.allSatisfy({ $0 & 0xC0 == 0x80 }) {
      if following.count < length - 1 { return nil }
      let text = String(decoding: pending.prefix(length), as: UTF8.self)
      pending.removeFirst(length)
      return text.count == 1 && text != "\u{FFFD}" ? .character(Character(text)) : .other
    }
    pending.removeFirst()
    return .other
  }

  private mutating func nextSequence() -> Key? {
    guard pending.count > 1 else { return nil }
    switch pending[1] {
    case UInt8(ascii: "["): return nextControlSequence()
    case UInt8(ascii: "O"):
      guard pending.count > 2 else { return nil }
      let final = pending[2]
      pending.removeFirst(3)
      return keypad(final)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      return nextString()
    case 0x1B:
      pending.removeFirst()
      return .escape
    default:
      pending.removeFirst(2)
      return .other
    }
  }

  /// `ESC [`, parameters, a final byte.
  private mutating func nextControlSequence() -> Key? {
    guard let end = pending.dropFirst(2).firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
      shorten()
      return nil
    }
    guard 0x40...0x7E ~= pending[end] else {
      pending.removeFirst(end)
      return .other
    }
    let sequence = pending[2...end]
    if sequence == [UInt8(ascii: "M")] { return nextOldPointer() }
    pending.removeFirst(end + 1)
    switch String(decoding: sequence, as: UTF8.self) {
    case "200~":
      pasted = []
      return next()
    case let report where report.hasPrefix("<"): return Self.pointer(report)
    case let report:
      if let answer = TerminalAnswer(control: report) { return .answer(answer) }
      return "?>".contains(report.first ?? " ") || "RIt".contains(report.last ?? " ")
        ? .report : .other
    }
  }

  /// `ESC [ M` and three bytes, as terminals report a mouse that know no other way; it means nothing
  /// here. What can't be one of the three ends it: Ctrl-C always counts.
  private mutating func nextOldPointer() -> Key? {
    let bytes = pending.dropFirst(3).prefix(3).prefix { $0 >= 0x20 }
    if bytes.count < 3, pending.count == 3 + bytes.count { return nil }
    pending.removeFirst(3 + bytes.count)
    return .report
  }

  /// `<button;column;row` and `M` or `m`, as SGR mouse reports are; only the left button counts.
  private static func pointer(_ report: String) -> Key {
    let numbers = report.dropFirst().dropLast().split(separator: ";").map { Int($0) }
    guard numbers.count == 3, numbers[0] == 0, let column = numbers[1], let row = numbers[2],
      column > 0, row > 0
    else { return .report }
    return report.hasSuffix("M")
      ? .pressed(column: column - 1, row: row - 1) : .released(column: column - 1, row: row - 1)
  }

  /// An operating system command or another string of the terminal, up to its end. What no such
  /// string holds ends it too: Ctrl-C always counts.
  private mutating func nextString() -> Key? {
    guard let end = pending.dropFirst(2).firstIndex(where: { $0 < 0x20 }) else {
      shorten()
      return nil
    }
    let isEscape = pending[end] == 0x1B
    if isEscape, end + 1 == pending.count { return nil }
    let isEnded = pending[end] == 0x07 || (isEscape && pending[end + 1] == 0x5C)
    let text = String(decoding: pending[1..<end], as: UTF8.self)
    pending.removeFirst(end + (isEnded ? (isEscape ? 2 : 1) : 0))
    return isEnded ? TerminalAnswer(string: text).map(Key.answer) ?? .report : .report
  }

  /// Of a sequence that is longer than any answer only its beginning is kept, until its end comes.
  private mutating func shorten() {
    if pending.count > Self.limit { pending.removeLast(pending.count - Self.limit) }
  }

  /// The keypad in application mode.
  private func keypad(_ final: UInt8) -> Key {
    switch final {
    case UInt8(ascii: "p")...UInt8(ascii: "y"):
      .character(Character(Unicode.Scalar(final - UInt8(ascii: "p") + UInt8(ascii: "0"))))
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "k"): .character("+")
    case UInt8(ascii: "m"): .character("-")
    case UInt8(ascii: "n"): .character(".")
    default: .other
    }
  }

  private mutating func nextOfPaste() -> Key? {
    let end = Self.pasteEnd
    var index = 0
    while index + end.count <= pending.count {
      if pending[index] == 0x1B, Array(pending[index..<index + end.count]) == end {
        let text = String(decoding: (pasted ?? []) + pending[..<index], as: UTF8.self)
        pasted = nil
        pending.removeFirst(index + end.count)
        return .paste(text)
      }
      index += 1
    }
    let room = max(0, Self.pasteLimit - (pasted?.count ?? 0))
    pasted?.append(contentsOf: pending[..<index].prefix(room))
    pending.removeFirst(index)
    return nil
  }
}
