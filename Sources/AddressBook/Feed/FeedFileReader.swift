import Foundation

/// Reads a feed file line by line, within limits.
struct FeedFileReader {
  private let handle: FileHandle
  private let name: String
  private var buffer: [UInt8] = []
  /// Where in the buffer the next line begins: what is before it is dropped once a chunk, not once a
  /// line.
  private var start = 0
  private var isAtEnd = false
  private var count = 0

  /// The longest line: a picture in base64.
  static let longestLine = 32_000_000
  /// Blank lines count too.
  static let mostLines = 200_000

  init(_ file: URL) throws(AddressBookError) {
    var status = stat()
    guard stat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let handle = try? FileHandle(forReadingFrom: file)
    else { throw .unreadableFile(file.path) }
    self.handle = handle
    name = file.path
  }

  /// The next record; `.some(nil)` for a line that is none; nil at the end.
  mutating func next() throws(AddressBookError) -> FeedRecord?? {
    while let line = try nextLine() {
      count += 1
      guard count <= Self.mostLines else { throw .fileTooLarge(name) }
      guard !line.isEmpty else { continue }
      return .some(try? JSONDecoder().decode(FeedRecord.self, from: Data(line)))
    }
    return nil
  }

  private mutating func nextLine() throws(AddressBookError) -> ArraySlice<UInt8>? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return buffer[start..<end]
      }
      guard !isAtEnd else {
        defer { start = buffer.count }
        return start < buffer.count ? buffer[start...] : nil
      }
      buffer.removeFirst(start)
      start = 0
      searched = buffer.count
      guard buffer.count <= Self.longestLine else { throw .fileTooLarge(name) }
      try readChunk()
    }
  }

  private mutating func readChunk() throws(AddressBookError) {
    do {
      let chunk = try handle.read(upToCount: 1_000_000)
      if let chunk, !chunk.isEmpty { buffer += chunk } else { isAtEnd = true }
    } catch {
      throw .unreadableFile(name)
    }
  }
}
