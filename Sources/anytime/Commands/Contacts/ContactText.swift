import AddressBook
import Guide
import Locales

/// How a contact is written on one line, or in full.
struct ContactText {
  let session: Session

  /// `3  王小明  0912-345-678`, or `-  王小明  0912-345-678  removed 2026-11-21 09:30`.
  func line(_ contact: Contact) throws -> String {
    let numbers = try contact.numbers.map(session.shown).joined(separator: words("list-separator"))
    let mark = contact.removed == nil ? String(contact.place) : words("contacts-removed-mark")
    let removal = contact.removed.map { words("removed-on", ["date": .text($0.localMinute)]) }
    return OutputGate.line(mark, name(contact), numbers, removal)
  }

  func name(_ contact: Contact) -> String { contact.name ?? words("contacts-handwritten-name") }

  /// The question that a shared number leaves open; nil where there is none.
  func openQuestion(_ contact: Contact) throws -> String? {
    guard contact.isPersonOpen else { return nil }
    let numbers = Set(contact.numbers.compactMap(\.e164))
    let people = try session.addressBook.knownPeople().filter {
      $0.id != contact.owner && $0.number.map(numbers.contains) == true
    }
    return words(
      "contacts-open",
      [
        "name": .text(name(contact)), "people": .text(session.names(of: people)),
        "namesakes": .number(people.count(where: people.isNamesake)),
        "id": .text(ShellWord.quoted(contact.shortID)),
      ])
  }

  /// Everything that is held of a contact.
  func full(_ contact: Contact) throws -> String {
    var lines = [try line(contact)]
    for number in contact.numbers {
      guard let label = number.label else { continue }
      let shown = number.labelWord.map { words($0) } ?? label
      lines.append(
        words(
          "contacts-number-label",
          ["number": .text(try session.shown(number)), "label": .text(shown)]))
    }
    if contact.picture != nil { lines.append(words("contacts-has-picture")) }
    if contact.handwriting != nil { lines.append(words("contacts-has-handwriting")) }
    if contact.sourcePhoto != nil { lines.append(words("contacts-has-photo")) }
    if let person = contact.person,
      let known = try session.addressBook.knownPeople().first(where: { $0.id == person })
    {
      lines.append(
        words("contacts-is", ["person": .text(known.name ?? known.shortID)]))
    }
    if let question = try openQuestion(contact) { lines.append(question) }
    lines.append(words("contacts-id", ["id": .text(contact.id)]))
    return lines.joined(separator: "\n")
  }
}
