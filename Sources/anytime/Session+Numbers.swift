import AddressBook
import Guide
import Locales
import PhoneNumbers

extension Session {
  /// A number that somebody typed, as it is dialled where the person lives.
  func number(_ text: String) throws -> PhoneNumber {
    try PhoneNumber(typed: text, region: region(), areaCode: areaCode())
  }

  /// Numbers that somebody typed for a contact. What is missing or was added is said; a service number
  /// needs a yes, and so does one that is perhaps of another region.
  func numbers(_ texts: [String], yes: Bool) throws -> [NewContact.Number] {
    let home = try region()
    return try texts.map { text in
      let number = try number(text)
      if let service = number.serviceNumber {
        let name = Message.Argument.message(Message(service.messageKey))
        try Consent.require(
          Message("contacts-service-ask", ["number": .text(number.dialled), "service": name]),
          yes: yes)
      }
      if number.standing == .possible || number.mayBeAmerican {
        let shown = Message.Argument.text(number.formatted(in: home))
        try Consent.require(Message("people-number-ask", ["number": shown]), yes: yes)
      }
      if number.standing == .local { Console.warn(words("number-local")) }
      if number.isAreaCodeAdded { Console.warn(words("number-area-added")) }
      return NewContact.Number(number)
    }
  }

  /// A stored number as the person reads it, with its extension.
  func shown(_ number: Contact.Number) throws -> String {
    let home = try region()
    let parsed = try? PhoneNumber(
      dialled: number.dialled, extension: number.extension, region: home,
      storedIn: number.region)
    let text = parsed?.formatted(in: home) ?? number.written
    return Message.extended(text, by: number.extension).map { words($0) } ?? text
  }
}
