import AddressBook
import Guide
import Locales
import PhoneNumbers

extension Session {
  /// A number that somebody typed, as it is dialled where the person lives.
  func number(_ text: String) throws -> PhoneNumber {
    try PhoneNumber(typed: text, region: region(), areaCode: areaCode())
  }

  /// Numbers that somebody typed for a contact. What is unusual is said; a service number needs a
  /// yes.
  func numbers(_ texts: [String], yes: Bool) throws -> [NewContact.Number] {
    try texts.map { text in
      let number = try number(text)
      if let service = number.serviceNumber {
        let name = Message.Argument.message(Message(service.messageKey))
        try Consent.require(
          Message("contacts-service-ask", ["number": .text(number.dialled), "service": name]),
          yes: yes)
      }
      switch number.standing {
      case .possible: Console.warn(words("number-possible"))
      case .local: Console.warn(words("number-local"))
      case .valid, .service: break
      }
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
