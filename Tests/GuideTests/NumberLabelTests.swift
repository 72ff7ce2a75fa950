import AddressBook
import Testing

@testable import Guide

/// What stands beside a number where somebody has several.
@Suite struct NumberLabelTests {
  private func text(_ label: String, _ language: Int) throws -> String {
    let number = Contact.Number(
      id: "a", written: "0912-345-678", e164: "+886912345678", dialled: "+886912345678",
      label: label)
    return number.label(InventedHome.facts).text(try Catalogs.all()[language])
  }

  @Test func theWordsOfATelephoneAreSaidInTheReadersLanguage() throws {
    for (language, words) in try Catalogs.all().enumerated() {
      let mother = words("contacts-label-mother")
      #expect(
        try text("Mother", language)
          == words("number-labelled", ["label": .text(mother), "number": "0912-345-678"]))
      #expect(try text("海邊", language).contains("海邊"))
    }
  }
}
