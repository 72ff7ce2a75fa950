import Foundation
import Names

/// What was read from a photograph and waits for a person's yes.
public struct PendingEntry: Identifiable, Hashable, Sendable, Codable {
  /// One field as it was read.
  public struct Reading: Hashable, Sendable, Codable {
    /// The best reading; empty where nothing was read.
    public var text: String
    /// `sure`, `check` or `unread`.
    public var verdict: String
    /// The best first.
    public var candidates: [String]
    /// Content hash of the cleaned picture of the writing.
    public var crop: String?

    /// A reading of one field.
    public init(text: String, verdict: String, candidates: [String], crop: String? = nil) {
      self.text = text
      self.verdict = verdict
      self.candidates = candidates
      self.crop = crop
    }
  }

  /// What a person says yes or no to.
  public enum Field: Hashable, Sendable {
    case name, number
  }

  /// Stable for ever: a UUID in lower case.
  public let id: String
  /// Whose photograph it was.
  public let owner: Person.ID
  /// The name as it was read.
  public var name: Reading
  /// The number as it was read.
  public var number: Reading
  /// The name that a person has confirmed before all of the entry was.
  public var confirmedName: String?
  /// The number that a person has confirmed before all of the entry was.
  public var confirmedNumber: String?
  /// The confirmed number in E.164, else the one that was read, where it is a number of the region.
  public var e164: String?
  /// `[x, y, width, height]` in pixels of the upright photograph.
  public var box: [Int]
  /// Content hash of the photograph, where it was kept.
  public var photo: String?

  /// An entry that waits, with an identity of its own.
  public init(
    owner: Person.ID, name: Reading, number: Reading, e164: String?, box: [Int], photo: String?,
    id: String = UUID().uuidString.lowercased()
  ) {
    self.id = id
    self.owner = owner
    self.name = name
    self.number = number
    self.e164 = e164
    self.box = box
    self.photo = photo
  }

  /// A person's no outweighs the reader's verdict, and their own yes before it. What stands there is
  /// kept, to be asked about.
  mutating func deny(_ field: Field) {
    switch field {
    case .name: name.deny(confirmed: &confirmedName)
    case .number: number.deny(confirmed: &confirmedNumber)
    }
  }
}

extension PendingEntry.Reading {
  fileprivate mutating func deny(confirmed: inout String?) {
    if let said = confirmed {
      candidates = [said] + candidates.filter { $0 != said }
      text = said
    }
    confirmed = nil
    if !text.isEmpty { verdict = "check" }
  }
}

extension PendingEntry {
  /// An entry as the database holds it. What stands in it may come from a backup that somebody else
  /// wrote, so names are cleaned as those that are typed are.
  init(json: String) throws {
    self = try JSONDecoder().decode(PendingEntry.self, from: Data(json.utf8))
    confirmedName = confirmedName.flatMap { try? PersonalName.normalized($0) }
    name.text = (try? PersonalName.normalized(name.text)) ?? ""
    name.candidates = name.candidates.compactMap { try? PersonalName.normalized($0) }
  }

  /// The entry as the database holds it.
  func json() throws -> String { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
}
