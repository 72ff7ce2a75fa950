import AddressBook
import CardReading
import Guide

extension PendingEntry {
  /// The entry as it is asked about, with the pictures of its writing.
  func card(in book: AddressBook) -> Card {
    func reading(_ kept: Reading) -> FieldReading {
      FieldReading(
        text: kept.text, verdict: Verdict(rawValue: kept.verdict) ?? .check,
        candidates: kept.candidates, crop: kept.crop.flatMap { book.pictureData($0) })
    }
    var card = Card(pending: id, name: reading(name), number: reading(number), photo: photo)
    card.confirmedName = confirmedName
    card.confirmedNumber = confirmedNumber
    card.confirmedE164 = confirmedNumber == nil ? nil : e164
    return card
  }
}
