/// One directory of a TIFF file (TIFF 6.0, section 2): the whole numbers in it, by their tags.
struct TIFFDirectory {
  private struct Numbers {
    /// In bytes, of each.
    let size: Int
    let count: Int
    let offset: Int
  }

  /// Where the next directory begins; 0 behind the last.
  let next: Int
  private let reader: ByteReader
  private let entries: [Int: Numbers]

  /// Nil where the file ends before the directory does.
  ///
  /// - Parameter reader: in the file's byte order.
  init?(_ reader: ByteReader, at start: Int) {
    guard let length = reader.number(at: start, size: 2) else { return nil }
    var entries: [Int: Numbers] = [:]
    for index in 0..<length {
      let entry = start + 2 + 12 * index
      guard let tag = reader.number(at: entry, size: 2),
        let type = reader.number(at: entry + 2, size: 2),
        let count = reader.number(at: entry + 4, size: 4),
        let value = reader.number(at: entry + 8, size: 4)
      else { return nil }
      // Of a tag that is there twice libtiff takes the first.
      guard type == 3 || type == 4, entries[tag] == nil else { continue }
      let size = type == 3 ? 2 : 4
      // What has room stands in the entry itself.
      entries[tag] = Numbers(
        size: size, count: count, offset: count * size <= 4 ? entry + 8 : value)
    }
    self.reader = reader
    self.entries = entries
    next = reader.number(at: start + 2 + 12 * length, size: 4) ?? 0
  }

  /// The first number of a tag.
  func number(_ tag: Int) -> Int? { entries[tag].flatMap { number($0, at: 0) } }

  /// Whether this is a picture of its own, and not a smaller copy (1 of NewSubfileType) or a mask
  /// (4) of another.
  var isPage: Bool {
    (number(0xFE) ?? 0) & 5 == 0 && entries[0x100] != nil
      && (entries[0x111] != nil || entries[0x144] != nil)
  }

  /// Whether every strip, or tile, ends within the file.
  var isWhole: Bool {
    let isTiled = entries[0x144] != nil
    guard let offsets = entries[isTiled ? 0x144 : 0x111] else { return true }
    let lengths = entries[isTiled ? 0x145 : 0x117]
    for index in 0..<offsets.count {
      let length = lengths.flatMap { index < $0.count ? number($0, at: index) : nil }
      guard let offset = number(offsets, at: index), offset + (length ?? 1) <= reader.count else {
        return false
      }
    }
    return true
  }

  private func number(_ numbers: Numbers, at index: Int) -> Int? {
    reader.number(at: numbers.offset + index * numbers.size, size: numbers.size)
  }
}
