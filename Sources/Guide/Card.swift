import AddressBook
import CardReading

/// An entry of a card that is being confirmed: what was read, and what the person has confirmed so far.
public struct Card: Hashable, Sendable {
  /// The pending entry that keeps it until it is confirmed; nil for what is typed without a photo.
  public var pending: String?
  /// What was read as the name, with its crop.
  public var name: FieldReading
  /// What was read as the number, with its crop.
  public var number: FieldReading
  /// Content hash of the photograph.
  public var photo: String?
  /// The name that the person has confirmed already.
  public var confirmedName: String?
  /// The number that the person has confirmed already.
  public var confirmedNumber: String?
  /// That number in E.164, as it was then: what was written may be another one elsewhere.
  public var confirmedE164: String?

  /// - Parameters:
  ///   - name: as read, with its crop.
  ///   - number: as read, with its crop.
  public init(pending: String?, name: FieldReading, number: FieldReading, photo: String?) {
    self.pending = pending
    self.name = name
    self.number = number
    self.photo = photo
  }

  /// Whether a contact's name is among what may be written here.
  func mayName(_ contact: Contact) -> Bool {
    contact.name.map(([confirmedName, name.text].compactMap(\.self) + name.candidates).contains)
      ?? false
  }

  /// Whether one of a contact's numbers is among what may be written here.
  func mayHaveNumber(of contact: Contact, _ facts: GuideFacts) -> Bool {
    let destinations = Set(contact.numbers.map(\.destination))
    return ([number.text] + number.candidates)
      .compactMap { CardEntry.phoneNumber($0, region: facts.region, areaCode: facts.areaCode) }
      .contains { destinations.contains(NewContact.Number($0).destination) }
  }

  /// A card without a photograph, to be typed.
  static let empty = Card(
    pending: nil, name: FieldReading(text: "", verdict: .unread, candidates: []),
    number: FieldReading(text: "", verdict: .unread, candidates: []), photo: nil)
}
