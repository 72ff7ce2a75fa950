import AddressBook
import ArgumentParser
import Locales
import Names

/// `contacts edit WHO`: changes a name, numbers, or who the contact is.
struct ContactsEditCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "edit", abstract: words("help-contacts-edit"))
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  @Argument(help: .words("help-contacts-who", value: "WHO"))
  var who: String

  @Option(help: .words("help-name", value: "NAME"))
  var name: String?

  @Option(help: .words("help-contacts-numbers", value: "NUMBER"))
  var number: [String] = []

  @Option(help: .words("help-contacts-add-number", value: "NUMBER"))
  var addNumber: [String] = []

  @Option(help: .words("help-contacts-is", value: "PERSON"))
  var `is`: String?

  @Flag(help: .words("help-yes"))
  var yes = false

  func run() throws {
    guard name != nil || !number.isEmpty || !addNumber.isEmpty || `is` != nil else {
      throw CommandFailure("contacts-nothing-to-edit", .usage)
    }
    let session = Session(options: options)
    let book = try session.addressBook
    let contact = try book.contact(matching: who, of: session.person.id)
    let person = try `is`.map { try $0 == "none" ? nil : session.knownPerson(matching: $0).id }
    let name = try self.name.map { try PersonalName.typed($0) }
    let new = try session.unrepeated(session.numbers(number, yes: yes))
    let kept = new.isEmpty ? contact.numbers : new.map(Contact.Number.init)
    let more = try session.unrepeated(session.numbers(addNumber, yes: yes), beside: kept)
    try session.tellOfHolders(
      session.holders(of: new + more).filter { $0.id != contact.id })
    if !new.isEmpty { try askAboutLost(of: contact, keeping: new, session) }
    let isEdited = name != nil || !number.isEmpty || !more.isEmpty
    if isEdited {
      try book.editContact(contact.id) { stored in
        if let name { stored.name = name }
        if !new.isEmpty { stored.numbers = Self.numbers(new, among: stored.numbers) }
        let known = Set(stored.numbers.map(\.destination))
        stored.numbers += more.map(Contact.Number.init).filter {
          !known.contains($0.destination)
        }
      }
    }
    if let person { try book.settleContact(contact.id, is: person) }
    // A number that was there already has been said, and nothing else was asked for.
    guard isEdited || person != nil || options.json else { return }
    let edited = try book.contact(contact.id) ?? contact
    try session.report("contacts-edited", edited)
    if person == nil, edited.person == nil, !edited.isPersonOpen {
      try tellOfUnlinked(contact, session)
    }
  }

  /// Whoever has several numbers loses none of them without a yes.
  private func askAboutLost(
    of contact: Contact, keeping numbers: [NewContact.Number], _ session: Session
  ) throws {
    let kept = Set(numbers.map(\.destination))
    let lost = contact.numbers.filter { !kept.contains($0.destination) }
    guard contact.numbers.count > 1, !lost.isEmpty else { return }
    let shown = try lost.map(session.shown).joined(separator: words("list-separator"))
    let name = ContactText(session: session).name(contact)
    try Consent.require(
      Message("contacts-numbers-ask", ["name": .text(name), "numbers": .text(shown)]), yes: yes)
  }

  /// Numbers that stay keep their identity and label.
  private static func numbers(
    _ new: [NewContact.Number], among present: [Contact.Number]
  ) -> [Contact.Number] {
    new.map { number in
      guard var kept = present.first(where: { $0.destination == number.destination }) else {
        return Contact.Number(number)
      }
      // Typed once more, a local number is one of here.
      kept.region = number.region
      return kept
    }
  }

  /// Says whose news are no longer seen, because none of their numbers is left.
  private func tellOfUnlinked(_ contact: Contact, _ session: Session) throws {
    guard !options.json, let id = contact.person,
      let person = try session.addressBook.knownPeople().first(where: { $0.id == id })
    else { return }
    Console.warn(
      words(
        "contacts-unlinked",
        [
          "name": .text(name ?? ContactText(session: session).name(contact)),
          "person": .text(person.name ?? person.shortID),
          "id": .text(ShellWord.quoted(contact.shortID)), "who": .text(person.shortID),
        ]))
  }
}
