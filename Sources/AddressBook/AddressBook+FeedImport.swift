import Foundation
import GRDB

extension AddressBook {
  /// Takes in what another home exported. Everything is judged first; what is here already is not
  /// stored twice, and what the people of this home said is not for others to change.
  ///
  /// - Parameters:
  ///   - meant: who of this home is meant where people here share a number.
  ///   - judged: gives our own encoding of a foreign picture, made in the limited child.
  public func importFeed(
    from file: URL, meaning meant: Person.ID? = nil,
    judged: (_ picture: [UInt8]) throws -> [UInt8]
  ) throws(AddressBookError) -> FeedImport {
    var reader = try FeedFileReader(file)
    guard let first = try reader.next(), let head = first, head.anytime == "feed",
      let version = head.version
    else { throw .notAFeed(file.path) }
    guard version <= FeedRecord.currentVersion else { throw .newerFile(file.path) }
    guard let salt = head.salt else { throw .notAFeed(file.path) }
    var intake = FeedIntake(judge: FeedJudge(now: Date()), salt: salt, meant: meant)
    while let record = try reader.next() {
      if let picture = record?.picture {
        guard try read({ try intake.isWanted(picture.hash, in: $0) }) else {
          continue
        }
        intake.pictures[picture.hash] = try taken(picture, judged: judged)
      } else {
        intake.take(record)
      }
    }
    let complete = intake
    return try write { db in
      var storing = complete
      return try storing.store(in: db)
    }
  }

  /// Whether a file's first line is that of a feed which some version of Anytime exported.
  public static func isFeed(_ bytes: [UInt8]) -> Bool {
    let line = Data(bytes.prefix(1000).prefix { $0 != UInt8(ascii: "\n") })
    return (try? JSONDecoder().decode(FeedRecord.self, from: line))?.anytime == "feed"
  }

  private func taken(
    _ picture: FeedRecord.Picture, judged: ([UInt8]) throws -> [UInt8]
  ) throws(AddressBookError) -> String? {
    guard let data = Data(base64Encoded: picture.data), let encoded = try? judged([UInt8](data))
    else { return nil }
    return try storePicture(encoded)
  }
}
