import Foundation
import GRDB

extension AddressBook {
  /// More bytes than a picture of ours has: its sides are at most 2048 pixels, of four bytes each.
  static let largestPicture = 32_000_000

  /// Keeps a picture of our own encoding. It is on the disk when this returns, so that a row that
  /// names it may be written.
  ///
  /// - Returns: its content hash: 64 hexadecimal digits.
  public func storePicture(_ encoded: [UInt8]) throws(AddressBookError) -> String {
    let hash = SHA256.hexadecimal(of: encoded)
    try storePicture(encoded, as: hash)
    return hash
  }

  /// Keeps a picture whose hash is known. A file that holds anything else is damaged and is written
  /// anew.
  func storePicture(_ encoded: [UInt8], as hash: String) throws(AddressBookError) {
    let url = pictureFile(hash)
    do {
      if pictureData(hash) == encoded {
        // A sweep must not take it for an old orphan before its row is written.
        try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: url.path)
      } else {
        try HomeFiles.write(encoded, to: url)
      }
    } catch {
      throw AddressBookError(error, folder: folder)
    }
  }

  /// The bytes of a kept picture; nil where there is none of this hash.
  public func pictureData(_ hash: String) -> [UInt8]? {
    guard Self.isHash(hash), let data = try? Data(contentsOf: pictureFile(hash)) else { return nil }
    return [UInt8](data)
  }

  /// The bytes of a kept picture that are what its hash says; nil where they are not, or not there.
  func wholePicture(_ hash: String) -> [UInt8]? {
    guard let data = pictureData(hash), SHA256.hexadecimal(of: data) == hash else { return nil }
    return data
  }

  /// Deletes pictures that no row, present or removed, and no automatic backup names, and that are
  /// older than a day, so that one whose row is still to be written is safe. None is deleted while a
  /// damaged database is kept: which pictures it names can't be known, and where handwriting is the
  /// name, the picture is all that is left of it.
  ///
  /// - Returns: how many.
  @discardableResult
  public func sweepPictures(now: Date = Date()) throws(AddressBookError) -> Int {
    guard DatabaseOpening(files: HomeFiles(folder)).keptAside.isEmpty else { return 0 }
    // The files are listed before the rows are read: a row written in between is seen.
    let old = HomeFiles(folder).pictureFiles(olderThan: now.addingTimeInterval(-86_400))
    guard !old.isEmpty else { return 0 }
    var named = try read { try $0.namedPictures() }
    for backup in AutomaticBackups(home: folder).all {
      named.formUnion(try AutomaticBackups.pictures(namedIn: backup))
    }
    var count = 0
    for file in old where !named.contains(file.lastPathComponent) {
      if unlink(file.path) == 0 { count += 1 }
    }
    return count
  }

  /// Deletes what a process that was killed left of a copy that it was making in the home.
  func sweepParts(now: Date = Date()) {
    for part in HomeFiles(folder).parts(olderThan: now.addingTimeInterval(-3600)) {
      unlink(part.path)
    }
  }

  func pictureFile(_ hash: String) -> URL {
    HomeFiles(folder).pictures.appendingPathComponent(hash)
  }

  static func isHash(_ text: String) -> Bool {
    text.utf8.count == 64
      && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }
}

extension HomeFiles {
  func pictureFiles(olderThan limit: Date) -> [URL] {
    Self.files(in: pictures, olderThan: limit)
  }

  /// What is left of files that were being made in the home.
  func parts(olderThan limit: Date) -> [URL] {
    Self.files(in: folder, olderThan: limit).filter { Self.isPart($0.lastPathComponent) }
  }

  /// What there is of copies of a database that are being made in the folder, or were.
  var unfinishedCopies: [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { Self.isPart($0) && $0.contains(".copy.") }
      .map { folder.appendingPathComponent($0) }
  }

  private static func isPart(_ name: String) -> Bool {
    let part = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.copy)?\.part(-[a-z]+)?/
    return name.wholeMatch(of: part) != nil
  }

  private static func files(in folder: URL, olderThan limit: Date) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.map { folder.appendingPathComponent($0) }.filter { file in
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
      return (attributes?[.modificationDate] as? Date).map { $0 < limit } ?? false
    }
  }
}

extension Database {
  /// The hashes of all pictures that a row names.
  func namedPictures() throws -> Set<String> {
    var hashes = try String.fetchSet(
      self,
      sql: """
        SELECT picture FROM contact WHERE picture IS NOT NULL
        UNION SELECT handwriting FROM contact WHERE handwriting IS NOT NULL
        UNION SELECT sourcePhoto FROM contact WHERE sourcePhoto IS NOT NULL
        UNION SELECT picture FROM post WHERE picture IS NOT NULL
        UNION SELECT photo FROM pending WHERE photo IS NOT NULL
        """)
    let entries = try String.fetchCursor(self, sql: "SELECT entry FROM pending")
    while let text = try entries.next() {
      let entry = try PendingEntry(json: text)
      hashes.formUnion([entry.name.crop, entry.number.crop].compactMap(\.self))
    }
    return hashes
  }
}
