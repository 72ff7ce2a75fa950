import AddressBook
import Foundation
import Locales
import PhoneNumbers
import Testing

/// What a caregiver changes about a contact, and what stays.
@Suite struct ContactEditTests {
  private static let languages = ["en", "zh-Hant", "zh-Hans"]

  private let command: BuiltCommand
  private let book: AddressBook

  init() throws {
    command = try BuiltCommand()
    book = try AddressBook(folder: command.home)
  }

  /// Tom, who has three numbers with labels.
  private func tom() throws -> Contact {
    let numbers = [("0911111111", "mobile"), ("02-2222-2222", "home"), ("02-3333-3333", "work")]
    return try book.addContact(
      NewContact(
        owner: book.currentPerson().id, name: "Tom",
        numbers: numbers.map {
          .init(try PhoneNumber($0.0, region: .taiwan), label: $0.1)
        }))
  }

  @Test(arguments: languages)
  func noneOfSeveralNumbersGoesWithoutAYes(language: String) throws {
    let words = try Checkout.words(language)
    let tom = try tom()
    let line = ["contacts", "edit", "Tom", "--number", "0911111111", "--number", "0955555555"]
    let asked = try command.run(line, language: language)
    #expect(asked.status == 2 && asked.output.isEmpty)
    let numbers = ["02-2222-2222", "02-3333-3333"].joined(separator: words("list-separator"))
    let question = words("contacts-numbers-ask", ["name": "Tom", "numbers": .text(numbers)])
    #expect(asked.errors.hasPrefix(question + "\n"))
    #expect(try book.contact(tom.id) == tom)
    // What stays is what it was.
    #expect(try command.run(line + ["--yes"]).status == 0)
    let edited = try #require(try book.contact(tom.id))
    #expect(edited.numbers.map(\.dialled) == ["+886911111111", "+886955555555"])
    #expect(edited.numbers.first == tom.numbers.first)
    // In another order, with one more, nothing goes.
    let more = try command.run(
      "contacts", "edit", "Tom", "--number", "0955555555", "--number", "0911111111")
    #expect(more.status == 0 && more.errors.isEmpty)
    #expect(try book.contact(tom.id)?.numbers == edited.numbers.reversed())
  }

  @Test func theOnlyNumberIsCorrectedWithoutAQuestion() throws {
    _ = try command.run("contacts", "add", "--name", "Ann", "--number", "0911111111")
    let edited = try command.run("contacts", "edit", "Ann", "--number", "0911111112")
    #expect(edited.status == 0 && edited.errors.isEmpty)
  }

  @Test(arguments: languages)
  func whoIsNoLongerSeenIsSaid(language: String) throws {
    let words = try Checkout.words(language)
    _ = try command.run("people", "add", "--name", "Ann")
    _ = try command.run("people", "add", "--name", "Bob", "--number", "0911111111")
    _ = try command.run("contacts", "add", "--name", "Bobby", "--number", "0911111111")
    let contact = try #require(try book.contacts(of: book.currentPerson().id).first)
    let person = try #require(contact.person)
    let edited = try command.run(
      "contacts", "edit", "Bobby", "--number", "0922222222", language: language)
    let who = String(person.prefix(8))
    let said = words(
      "contacts-unlinked",
      [
        "name": "Bobby", "person": "Bob", "id": .text(String(contact.id.prefix(8))),
        "who": .text(who),
      ])
    #expect(edited.status == 0 && edited.errors == said + "\n")
    let again = try command.run("contacts", "edit", "Bobby", "--is", who, language: language)
    #expect(again.status == 0 && again.errors.isEmpty)
    #expect(try book.contact(contact.id)?.person == person)
  }

  @Test(arguments: languages)
  func whoWasRemovedIsNamedBeforeSomebodyOfTheNameAndNumberIsAdded(language: String) throws {
    let words = try Checkout.words(language)
    let add = ["contacts", "add", "--name", "Ann", "--number", "0911111111"]
    _ = try command.run(add)
    let former = try #require(try book.contacts(of: book.currentPerson().id).first)
    _ = try command.run("contacts", "remove", "1", "--yes")
    let asked = try command.run(add, language: language)
    #expect(asked.status == 2 && asked.output.isEmpty)
    let question = words(
      "contacts-removed-ask", ["name": "Ann", "id": .text(String(former.id.prefix(8)))])
    #expect(asked.errors.hasPrefix(question + "\n"))
    #expect(try command.run(add + ["--yes"]).status == 0)
    // Who stands in the way of the former one is named, and how to make room.
    let blocked = try command.run("contacts", "restore", "Ann", language: language)
    #expect(blocked.status == 1)
    let step = try #require(
      blocked.errors.firstMatch(of: /anytime\s+contacts\s+remove\s+([0-9a-f]{8})/))
    #expect(try command.run("contacts", "remove", String(step.1), "--yes").status == 0)
    // Two that look the same are told apart by when they were removed.
    let which = try command.run("contacts", "restore", "Ann", language: language)
    let lines = which.errors.matches(
      of: /\s+[0-9a-f]{8}  \d{4}-\d\d-\d\d \d\d:\d\d  Ann  0911111111/)
    #expect(lines.count == 2)
    #expect(try command.run("contacts", "restore", String(former.id.prefix(8))).status == 0)
  }
}
