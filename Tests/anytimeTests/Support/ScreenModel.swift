import Locales

/// A small terminal: enough of one to know what a person sees.
struct ScreenModel {
  let columns: Int
  let rows: Int
  private(set) var isAlternate = false
  private(set) var isCursorVisible = true
  private(set) var isPasteBracketed = false
  private var cells: [[String]]
  private var column = 0
  private var row = 0
  private var isReverse = false
  private var isWrapping = true
  private(set) var isTouchReported = false
  private var pending: [UInt8] = []

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// Another size, in the same modes.
  init(columns: Int, rows: Int, modesOf other: ScreenModel) {
    self.init(columns: columns, rows: rows)
    isAlternate = other.isAlternate
    isCursorVisible = other.isCursorVisible
    isPasteBracketed = other.isPasteBracketed
    isWrapping = other.isWrapping
  }

  /// Its lines without the spaces at their ends; a cell in reverse video is a `█`.
  var lines: [String] {
    cells.map { line in
      var text = line.joined()
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  var text: String { lines.joined(separator: "\n") }

  /// How many cells hold ink of large characters.
  var inkedCells: Int {
    cells.joined().count { ["█", "▄"].contains($0) }
  }

  mutating func feed(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    var index = 0
    while index < pending.count {
      let used = step(pending[index...])
      if used == 0 { break }
      index += used
    }
    pending.removeFirst(index)
  }

  /// How many bytes were understood; 0 where more are needed.
  private mutating func step(_ bytes: ArraySlice<UInt8>) -> Int {
    guard let first = bytes.first else { return 0 }
    switch first {
    case 0x1B: return string(bytes) ?? escape(Array(bytes.prefix(64)))
    case 0x0A: lineFeed()
    case 0x0D: column = 0
    case 0x08: column = max(0, column - 1)
    case 0x00...0x1F, 0x7F: break
    default:
      let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      guard bytes.count >= length else { return 0 }
      put(String(decoding: bytes.prefix(length), as: UTF8.self))
      return length
    }
    return 1
  }

  private mutating func put(_ text: String) {
    let width = text.unicodeScalars.map { DisplayWidth.of($0) }.max() ?? 0
    if width == 0 {
      if column > 0 { cells[row][column - 1] += text }
      return
    }
    if column + width > columns {
      guard isWrapping else { return }
      column = 0
      lineFeed()
    }
    cells[row][column] = isReverse && text == " " ? "█" : text
    if width == 2 { cells[row][column + 1] = "" }
    column += width
  }

  private mutating func lineFeed() {
    if row + 1 < rows {
      row += 1
    } else {
      cells.removeFirst()
      cells.append(Array(repeating: " ", count: columns))
    }
  }

  private mutating func escape(_ bytes: [UInt8]) -> Int {
    guard bytes.count > 1 else { return 0 }
    switch bytes[1] {
    case UInt8(ascii: "["):
      guard let end = bytes.dropFirst(2).firstIndex(where: { 0x40...0x7E ~= $0 }) else { return 0 }
      control(String(decoding: bytes[2..<end], as: UTF8.self), bytes[end])
      return end + 1
    default: return 2
    }
  }

  /// How many bytes a string of the terminal has, which shows nothing; nil where none begins here.
  private func string(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let kind = bytes.dropFirst().first, "P]_^".utf8.contains(kind) else { return nil }
    guard let end = bytes.dropFirst(2).firstIndex(where: { $0 == 0x07 || $0 == 0x1B }),
      bytes[end] == 0x07 || end + 1 < bytes.endIndex
    else { return 0 }
    return end - bytes.startIndex + (bytes[end] == 0x07 ? 1 : 2)
  }

  private mutating func control(_ parameters: String, _ final: UInt8) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) ?? 0 }
    switch Character(Unicode.Scalar(final)) {
    case "H":
      row = min(rows, max(1, numbers.first ?? 1)) - 1
      column = min(columns, max(1, numbers.count > 1 ? numbers[1] : 1)) - 1
    case "J": clear()
    case "K":
      for place in column..<columns { cells[row][place] = " " }
    case "m": style(numbers)
    case "h": mode(parameters, isOn: true)
    case "l": mode(parameters, isOn: false)
    default: break
    }
  }

  private mutating func clear() {
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// Only reverse video is of interest; the colours' own numbers are stepped over.
  private mutating func style(_ numbers: [Int]) {
    var index = 0
    while index < numbers.count {
      switch numbers[index] {
      case 0, 27: isReverse = false
      case 7: isReverse = true
      case 38, 48: index += numbers.count > index + 1 && numbers[index + 1] == 2 ? 4 : 2
      default: break
      }
      index += 1
    }
  }

  private mutating func mode(_ parameters: String, isOn: Bool) {
    switch parameters {
    case "?1049":
      isAlternate = isOn
      clear()
    case "?25": isCursorVisible = isOn
    case "?2004": isPasteBracketed = isOn
    case "?7": isWrapping = isOn
    case "?1000": isTouchReported = isOn
    default: break
    }
  }
}
