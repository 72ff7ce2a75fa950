import Foundation
import Names

/// Judges what another home's file says, before any of it is stored.
struct FeedJudge {
  let now: Date

  /// The first moment of 2000, before which nothing was posted.
  private static let earliest: Int64 = 946_684_800_000

  func person(_ record: FeedRecord.Person) -> FeedRecord.Person? {
    guard let id = Self.id(record.id) else { return nil }
    var judged = FeedRecord.Person(id: id)
    if let name = record.name {
      guard let name = try? PersonalName.normalized(name) else { return nil }
      judged.name = name
    }
    judged.number = record.number.flatMap { Self.isNumber($0) ? $0 : nil }
    judged.knows = record.knows?.compactMap(Self.id)
    judged.knowsNumbers = record.knowsNumbers
    return judged
  }

  func post(_ record: FeedRecord.Post) -> FeedRecord.Post? {
    var judged = record
    guard let id = Self.id(record.id), let author = Self.id(record.author),
      isSane(record.created, record.changed, record.removed)
    else { return nil }
    (judged.id, judged.author) = (id, author)
    do {
      judged.text = try record.text.flatMap { (text) throws(AddressBookError) in
        try PostText.cleaned(text)
      }
    } catch {
      return nil
    }
    judged.picture = record.picture.flatMap { AddressBook.isHash($0) ? $0 : nil }
    return judged.text == nil && judged.picture == nil && judged.removed == nil ? nil : judged
  }

  func like(_ record: FeedRecord.Like) -> FeedRecord.Like? {
    var judged = record
    guard let post = Self.id(record.post), let person = Self.id(record.person),
      isSane(record.created, record.changed, record.removed)
    else { return nil }
    (judged.post, judged.person) = (post, person)
    return judged
  }

  /// Whether a record says something of a time that is still to come.
  func isAhead(_ record: FeedRecord) -> Bool {
    let dates = [
      record.post?.created, record.post?.changed, record.like?.created, record.like?.changed,
    ]
    return dates.compactMap(\.self).contains { $0 > latest }
  }

  /// The last moment that is taken, in milliseconds: as far ahead as clocks of two homes may differ.
  var latest: Int64 { now.milliseconds + 86_400_000 }

  /// Not before 2000, and not further ahead than clocks of two homes may differ.
  private func isSane(_ dates: Int64?...) -> Bool {
    dates.compactMap(\.self).allSatisfy { (Self.earliest...latest).contains($0) }
  }

  private static func id(_ text: String) -> String? {
    UUID(uuidString: text)?.uuidString.lowercased()
  }

  private static func isNumber(_ text: String) -> Bool {
    text.first == "+" && (8...16).contains(text.utf8.count)
      && text.utf8.dropFirst().allSatisfy { (48...57).contains($0) }
  }
}
