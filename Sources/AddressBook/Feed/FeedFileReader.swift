import Foundation

/// Reads a feed file line by line, within limits.
struct FeedFileReader {
  private let handle: FileHandle
  private let name: String
  private var buffer: [UInt8] = []
  private var isAtEnd = false
  private var count = 0

  /// The longest line: a picture in base64.
  static let longestLine = 32_000_000
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
    guard let line = try nextLine() else { return nil }
    count += 1
    guard count <= Self.mostLines else { throw .fileTooLarge(name) }
    return .some(try? JSONDecoder().decode(FeedRecord.self, from: Data(line)))
  }

  private mutating func nextLine() throws(AddressBookError) -> ArraySlice<UInt8>? {
    var searched = 0
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = buffer[..<end]
        buffer.removeFirst(end + 1)
        if line.isEmpty {
          searched = 0
          continue
        }
        return line
      }
      searched = buffer.count
      guard !isAtEnd else {
        defer { buffer = [] }
        return buffer.isEmpty ? nil : buffer[...]
      }
      guard buffer.count <= Self.longestLine else { throw .fileTooLarge(name) }
      do {
        let chunk = try handle.read(upToCount: 1_000_000)
        if let chunk, !chunk.isEmpty { buffer += chunk } else { isAtEnd = true }
      } catch {
        throw .unreadableFile(name)
      }
    }
  }
}
