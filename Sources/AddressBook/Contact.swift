import Foundation
import PhoneNumbers

/// Somebody whom a person can call.
public struct Contact: Identifiable, Hashable, Sendable, Encodable {
  /// Stable for ever, also between homes: a UUID in lower case.
  public typealias ID = String

  /// One of a contact's numbers.
  public struct Number: Identifiable, Hashable, Sendable, Encodable {
    /// Stable for ever: a UUID in lower case.
    public let id: String
    /// As it was written or typed.
    public var written: String
    /// Nil for service numbers and for local numbers without an area code.
    public var e164: String?
    /// What a dialer is given.
    public var dialled: String
    /// Shown, never dialled.
    public var `extension`: String?
    /// `mobile`, `home`, `work`, or another word: a telephone's, or the person's own.
    public var label: String?
    /// The region in which a number without a country code was stored: elsewhere it is another number. Nil for
    /// those with one, and where nobody noted it.
    public var region: Region?

    /// Equal for two numbers that are one, however each was written: what is called, and the
    /// extension.
    public var destination: String { (e164 ?? dialled) + "#" + (`extension` ?? "") }

    /// What other programs show of somebody whose name is handwriting.
    var insteadOfName: String { e164.flatMap(PhoneNumber.formatted(e164:)) ?? written }

    /// A number as it is stored.
    public init(
      id: String, written: String, e164: String?, dialled: String, extension: String? = nil,
      label: String? = nil, region: Region? = nil
    ) {
      self.id = id
      self.written = written
      self.e164 = e164
      self.dialled = dialled
      self.extension = `extension`
      self.label = label
      self.region = region
    }

    /// A new number, with an identity of its own.
    public init(_ number: NewContact.Number) {
      self.init(number, id: UUID().uuidString.lowercased())
    }

    /// A new number, with the identity of the one that it replaces.
    public init(_ number: NewContact.Number, id: ID) {
      self.init(
        id: id, written: number.written, e164: number.e164,
        dialled: number.dialled, extension: number.extension, label: number.label,
        region: number.region)
    }
  }

  /// Never changes.
  public let id: ID
  /// Whose contact it is.
  public let owner: Person.ID
  /// Nil where the handwriting is the name.
  public var name: String?
  /// The first is the one that is called first.
  public var numbers: [Number]
  /// Content hash of the picture of their face.
  public var picture: String?
  /// Content hash of the cleaned picture of the handwritten name.
  public var handwriting: String?
  /// Content hash of the photograph that it was scanned from.
  public var sourcePhoto: String?
  /// Place on the screen, from 1, without gaps; only a caregiver moves it.
  public var place: Int
  /// Who of the known people it is; nil where nobody known is meant, or it is open and always was.
  public internal(set) var person: Person.ID?
  /// Whether others than ``person`` have one of its numbers too, so that a caregiver must say who it is.
  public internal(set) var isPersonOpen: Bool
  /// When it was removed; nil while it is there.
  public var removed: Date?

  /// A contact as it is stored.
  public init(
    id: ID, owner: Person.ID, name: String?, numbers: [Number], picture: String? = nil,
    handwriting: String? = nil, sourcePhoto: String? = nil, place: Int, person: Person.ID? = nil,
    isPersonOpen: Bool = false, removed: Date? = nil
  ) {
    self.id = id
    self.owner = owner
    self.name = name
    self.numbers = numbers
    self.picture = picture
    self.handwriting = handwriting
    self.sourcePhoto = sourcePhoto
    self.place = place
    self.person = person
    self.isPersonOpen = isPersonOpen
    self.removed = removed
  }

  /// Whether a name is theirs, in capitals or not; nil where it is handwriting.
  public func isNamed(_ name: String?) -> Bool { self.name?.lowercased() == name?.lowercased() }
}
