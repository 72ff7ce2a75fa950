import AddressBook
import Calling
import Guide
import Locales
import PhoneNumbers

/// Asks which number is meant and whether to call it. What it says and hears goes through two
/// closures, so that a test can be the person.
struct CallQuestion {
  /// More lines than this are no choice.
  static let mostLines = 9

  let words: MessageCatalog
  let home: Region
  let say: (String) -> Void
  /// Nil at the end of input.
  let hear: (String) -> String?

  /// The one that is meant; nil where the person chose none.
  func choose(from callees: [Callee]) -> Callee? {
    guard callees.count > 1 else { return callees.first }
    say(words("call-which"))
    for (index, callee) in callees.enumerated() {
      say("\(index + 1)  " + OutputGate.line(name(callee), labelled(callee)))
    }
    guard let digit = hear(words("call-which-hint")).map(TypedAnswer.plain).flatMap({ Int($0) }),
      (1...callees.count).contains(digit)
    else { return nil }
    return callees[digit - 1]
  }

  /// The call, where the person says yes to it.
  func confirm(_ callee: Callee) -> ConfirmedCall? {
    let question = callee.confirmation(name: name(callee))
    if let service = callee.number.serviceNumber { return confirm(question, service) }
    say(words("call-ask", ["who": .text(line(callee))]))
    warnings(callee).forEach(say)
    return agrees(hear(words("call-ask-hint"))) ? question.answered(.yes) : nil
  }

  /// Says what a service is; an emergency is only called by typing its number once more.
  private func confirm(_ question: Confirmation, _ service: ServiceNumber) -> ConfirmedCall? {
    say(statement(question.number, service))
    let dialled = question.number.dialled
    if service.kind == .emergency {
      let typed = hear(words("call-emergency-hint", ["number": .text(dialled)]))
      return typed.map(TypedAnswer.plain) == dialled ? question.answered(.yesToService) : nil
    }
    say(words("call-ask", ["who": .text(dialled)]))
    return agrees(hear(words("call-ask-hint"))) ? question.answered(.yesToService) : nil
  }

  /// What a service number is, plainly.
  func statement(_ number: PhoneNumber, _ service: ServiceNumber) -> String {
    if service.isAbroad(from: home) {
      return words("call-emergency-abroad", ["number": .text(number.dialled)])
    }
    return words(
      "call-is-service",
      ["number": .text(number.dialled), "service": .message(Message(service.messageKey))])
  }

  /// `王小明  0912-345-678`.
  func line(_ callee: Callee) -> String {
    OutputGate.line(name(callee), shown(callee.number))
  }

  /// The number, with what the contact calls it.
  private func labelled(_ callee: Callee) -> String {
    let number = shown(callee.number)
    guard let label = callee.label else { return number }
    return words("number-labelled", ["label": .text(label), "number": .text(number)])
  }

  /// The name as it is shown and logged; nil for a number that is nobody's.
  func name(_ callee: Callee) -> String? {
    callee.contact.map { $0.name ?? words("contacts-handwritten-name") }
  }

  func shown(_ number: PhoneNumber) -> String {
    let text = number.formatted(in: home)
    return Message.extended(text, by: number.extension).map { words($0) } ?? text
  }

  private func warnings(_ callee: Callee) -> [String] {
    var texts: [String] = []
    if callee.contact == nil { texts.append(words("call-stranger")) }
    switch callee.number.standing {
    case .possible: texts.append(words("number-possible"))
    case .local:
      texts.append(words(callee.number.mayBeAStrangers ? "number-elsewhere" : "number-local"))
    case .valid, .service: break
    }
    if callee.number.isAreaCodeAdded { texts.append(words("number-area-added")) }
    return texts + [byHand(callee)].compactMap(\.self)
  }

  /// What has to be pressed once somebody answers; nil where there is no extension.
  func byHand(_ callee: Callee) -> String? {
    callee.number.extension.map { words("call-extension", ["extension": .text($0)]) }
  }

  /// A yes, or the very word for calling, which agrees to nothing else.
  private func agrees(_ heard: String?) -> Bool {
    TypedAnswer.isYes(heard) || heard.map(TypedAnswer.plain) == "打"
  }
}
