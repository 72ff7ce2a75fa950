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
    let number = numbers.first?.shown(facts).argument
    guard let name else { return Label("call-handwritten", ["number": number ?? .text("")]) }
    guard !isAlone, let number else { return .plain(name) }
    return Label("call-namesake", ["name": .text(name), "number": number])
  }

  /// The name in large, or its handwriting, above the number, whose extension a sentence tells.
  func subject(number: Number?, _ facts: GuideFacts) -> Screen.Subject {
    .name(name, picture: likeness, secondText: number?.grouped(facts))
  }

  /// The name as a place in a sentence.
  var nameArgument: Message.Argument {
    if let name { .text(name) } else { .message(Message("voice-written-here")) }
  }
}

extension Contact.Number {
  /// The number as it would be dialled, which is what a confirmation must show.
  func parsed(_ facts: GuideFacts) -> PhoneNumber? {
    try? PhoneNumber(
      dialled: dialled, extension: `extension`, region: facts.region, storedIn: region)
  }

  /// Grouped as people of its region write it.
  func grouped(_ facts: GuideFacts) -> String {
    parsed(facts)?.formatted(in: facts.region) ?? dialled
  }

  /// With the extension, which may be all that tells it from another.
  func shown(_ facts: GuideFacts) -> Label {
    let grouped = grouped(facts)
    return Message.extended(grouped, by: `extension`).map(Label.words) ?? .plain(grouped)
  }

  /// What is dialled by hand once somebody is there; nil where there is no extension.
  var byHand: Message? {
    `extension`.map { Message("guided-extension", ["extension": .text($0)]) }
  }

  func label(_ facts: GuideFacts) -> Label {
    let shown = shown(facts)
    switch label {
    case nil: return shown
    case "mobile", "home", "work":
      return Label("number-\(label ?? "")", ["number": shown.argument])
    case .some(let own):
      let word = labelWord.map(Message.Argument.message) ?? .text(own)
      return Label("number-labelled", ["label": word, "number": shown.argument])
    }
  }

  /// The label in the reader's language; nil where it is no word that telephones have by themselves.
  public var labelWord: Message? {
    guard let word = label?.lowercased(), Self.knownLabels.contains(word) else { return nil }
    return Message("contacts-label-\(word)")
  }

  private static let knownLabels: Set = [
    "mobile", "home", "work", "main", "other", "school", "mother", "father", "parent", "brother",
    "sister", "child", "son", "daughter", "friend", "spouse", "partner", "assistant", "manager",
  ]
}
