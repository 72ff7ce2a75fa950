import AddressBook
import Locales
import PhoneNumbers

extension Contact {
  /// The picture that a person knows them by: their face, else their handwritten name.
  var likeness: ScreenPicture? {
    (picture ?? (name == nil ? handwriting : nil)).map(ScreenPicture.stored)
  }

  /// What stands beside the digit: the name, or words for a name that is handwriting.
  ///
  /// - Parameter isAlone: whether nobody else has that name; else a number tells them apart.
  func label(_ facts: GuideFacts, isAlone: Bool) -> Label {
    let number = numbers.first?.shown(facts)
    guard let name else { return Label("call-handwritten", ["number": .text(number ?? "")]) }
    guard !isAlone, let number else { return .plain(name) }
    return Label("call-namesake", ["name": .text(name), "number": .text(number)])
  }

  /// The name in large, or its handwriting, above the number.
  func subject(number: Number?, _ facts: GuideFacts) -> Screen.Subject {
    .name(name, picture: likeness, secondText: number?.shown(facts))
  }

  /// The name as a place in a sentence.
  var nameArgument: Message.Argument {
    if let name { .text(name) } else { .message(Message("guided-handwritten-name")) }
  }
}

extension Contact.Number {
  /// The number as it would be dialled, which is what a confirmation must show.
  func parsed(_ facts: GuideFacts) -> PhoneNumber? {
    try? PhoneNumber(dialled: dialled, extension: `extension`, region: facts.region)
  }

  /// Grouped as people of its region write it.
  func shown(_ facts: GuideFacts) -> String {
    parsed(facts)?.formatted(in: facts.region) ?? dialled
  }

  func label(_ facts: GuideFacts) -> Label {
    let shown = shown(facts)
    switch label {
    case nil: return .plain(shown)
    case "mobile", "home", "work":
      return Label("number-\(label ?? "")", ["number": .text(shown)])
    case .some(let own):
      return Label("number-labelled", ["label": .text(own), "number": .text(shown)])
    }
  }
}
