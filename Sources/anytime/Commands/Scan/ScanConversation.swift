import AddressBook
import CardReading
import Foundation
import Locales
import Names
import PhoneNumbers
import Pictures
import Terminal

/// Asks a caregiver about one entry after the other.
struct ScanConversation {
  let intake: ScanIntake

  /// - Returns: false where the person stops.
  func settle(_ entry: PendingEntry, place: Int, of count: Int) throws -> Bool {
    Console.print("")
    Console.print(words("scan-entry", ["place": .number(place), "count": .number(count)]))
    try draw(entry.name.crop)
    try draw(entry.number.crop)
    var name = entry.confirmedName ?? (entry.name.text.isEmpty ? nil : entry.name.text)
    var text = entry.confirmedNumber ?? entry.number.text
    var line = ScanText.line(entry)
    Console.forgetTyped()
    while true {
      Console.print(line)
      switch ask("scan-ask-right", among: ["1", "2", "3", "4", "0"]) {
      case "1":
        guard let number = intake.number(text) else {
          if !text.isEmpty { Console.warn(words("scan-not-a-number")) }
          guard let typed = number(instead: text, candidates: entry.number.candidates) else {
            return false
          }
          text = typed
          line = try mended(name, text, entry)
          continue
        }
        guard name != nil || entry.name.crop != nil else {
          Console.warn(words("scan-needs-name"))
          name = self.name(instead: nil, of: entry)
          line = try mended(name, text, entry)
          continue
        }
        guard let answer = try mayStore(number, name: name) else { return false }
        try perform(answer, entry, name: name, number)
        return true
      case "2":
        // Kept at once: whoever stops now has said no all the same.
        try intake.deny(entry)
        guard let typed = number(instead: text, candidates: entry.number.candidates) else {
          return false
        }
        text = typed
        name = self.name(instead: name, of: entry)
        line = try mended(name, text, entry)
      case "3": return true
      case "4":
        try intake.drop(entry)
        Console.print(words("scan-thrown-away"))
        return true
      default: return false
      }
    }
  }

  /// The entry with what was mended of it, which is kept whenever the person stops.
  private func mended(
    _ name: String?, _ number: String, _ entry: PendingEntry
  ) throws -> String {
    try intake.mend(entry, name: name, number: number)
    return ScanText.line(name: name ?? "", number: number, isWritten: entry.name.crop != nil)
  }

  private enum Answer {
    case store, later
    /// The person of this name, who is stored already.
    case same(String)
    /// Somebody who is stored already has this number too.
    case add(to: Contact)
    /// Somebody who was removed comes back.
    case restore(Contact)
  }

  private func perform(
    _ answer: Answer, _ entry: PendingEntry, name: String?, _ number: PhoneNumber
  ) throws {
    let session = intake.session
    switch answer {
    case .store:
      try intake.store(entry, name: name, number: number)
      Console.print(ScanText.stored(name: name, number, home: try session.region()))
    case .same(let name):
      try intake.drop(entry)
      let shown = number.formatted(in: try session.region())
      Console.print(words("scan-same", ["number": .text(shown), "name": .text(name)]))
    case .add(let contact):
      let changed = try session.addNumber(number, to: contact.id, resolving: entry.id)
      try session.report("contacts-edited", changed)
    case .restore(let contact):
      try session.report("contacts-restored", session.restore(contact.id, resolving: entry.id))
    case .later: break
    }
  }

  /// Service numbers, numbers that somebody has already, names that are there and people who were removed
  /// need a yes of their own.
  private func mayStore(_ number: PhoneNumber, name: String?) throws -> Answer? {
    if let service = number.serviceNumber {
      let kind = words(Message(service.messageKey))
      Console.print(
        words("scan-service", ["number": .text(number.dialled), "service": .text(kind)]))
      guard let answer = ask("scan-ask-service", among: ["1", "2"]) else { return nil }
      guard answer == "1" else { return .later }
    }
    let shown = number.formatted(in: try intake.session.region())
    let known = try intake.known(number)
    for holder in known {
      let knownName = holder.name ?? words("scan-handwritten-name")
      Console.print(words("scan-known", ["number": .text(shown), "name": .text(knownName)]))
      let answer = answer("scan-ask-known", yes: .same(knownName))
      guard case .store? = answer else { return answer }
    }
    let namesakes = try intake.session.contacts(named: name)
    for namesake in namesakes where !known.contains(where: { $0.id == namesake.id }) {
      let line = try ContactText(session: intake.session).line(namesake)
      Console.print(words("scan-namesake", ["contact": .text(line)]))
      let answer = answer("scan-ask-namesake", yes: .add(to: namesake))
      guard case .store? = answer else { return answer }
    }
    guard let name, let removed = try intake.session.removedContact(named: name, number) else {
      return .store
    }
    Console.print(words("scan-removed", ["name": .text(name)]))
    return answer("scan-ask-removed", yes: .restore(removed))
  }

  /// What is to be done where somebody may be meant who is or was there; nil at the end of input.
  private func answer(_ question: String, yes: Answer) -> Answer? {
    switch ask(question, among: ["1", "2", "3"]) {
    case "1": yes
    case "2": .store
    case "3": .later
    default: nil
    }
  }

  /// A number that can be dialled, or the one that was there; nil at the end of input.
  private func number(instead text: String, candidates: [String]) -> String? {
    let numbers = readings(text, candidates).filter { intake.number($0) != nil }
    let offered = offered(numbers == [text] ? [] : numbers)
    let question = offered.isEmpty ? "scan-ask-number-typed" : "scan-ask-number"
    while let answer = Console.ask(words(question)) {
      let typed = LookAlikes.repaired(answer.trimmingCharacters(in: .whitespaces))
      if typed.isEmpty { return text }
      if let number = offered[typed] { return number }
      if let number = intake.typedNumber(typed) { return number.written }
      warn("scan-not-a-number", typed, offered)
    }
    return nil
  }

  /// Nil keeps the handwriting as the name.
  private func name(instead text: String?, of entry: PendingEntry) -> String? {
    let handwriting = words("add-keep-handwriting")
    let names = readings(text ?? "", entry.name.candidates)
    let offered = offered(names + (entry.name.crop == nil ? [] : [handwriting]))
    let question = words(offered.isEmpty ? "scan-ask-name-typed" : "scan-ask-name")
    while let answer = Console.ask(question)?.trimmingCharacters(in: .whitespaces), !answer.isEmpty
    {
      let isNumber = answer.contains(where: \.isNumber) && !answer.contains(where: \.isLetter)
      let typed = isNumber ? LookAlikes.repaired(answer) : answer
      if let chosen = offered[typed] { return chosen == handwriting ? nil : chosen }
      if !isNumber, let name = try? PersonalName.typed(typed) { return name }
      warn("scan-not-a-name", typed, offered)
    }
    return text
  }

  /// How it stands now, and at most three others that it may be: 1 changes nothing in either list.
  private func readings(_ text: String, _ candidates: [String]) -> [String] {
    let others = candidates.filter { $0 != text && !$0.isEmpty }.prefix(3)
    return (text.isEmpty ? [] : [text]) + others
  }

  /// Shows what may have been written, and gives each by its digit.
  private func offered(_ readings: [String]) -> [String: String] {
    var offered: [String: String] = [:]
    for (index, reading) in readings.enumerated() {
      Console.print("  \(index + 1)  \(reading)")
      offered[String(index + 1)] = reading
    }
    return offered
  }

  /// Says what is wrong with an answer; another digit was meant for one of those that were offered.
  private func warn(_ key: String, _ typed: String, _ offered: [String: String]) {
    let isDigit = typed.count == 1 && Int(typed) != nil
    let isChoice = isDigit && !offered.isEmpty && offered[typed] == nil
    Console.warn(words(isChoice ? "scan-one-digit" : key))
  }

  /// One of the digits; nil at the end of input.
  private func ask(_ key: String, among digits: [String]) -> String? {
    while let answer = Console.ask(words(key)) {
      let digit = TypedAnswer.plain(answer)
      if digits.contains(digit) { return digit }
      Console.warn(words("scan-one-digit"))
    }
    return nil
  }

  /// The picture of the writing.
  private func draw(_ crop: String?) throws {
    guard let crop, let data = try intake.session.addressBook.pictureData(crop),
      !intake.session.options.plain,
      let picture = try? Picture(ownEncoding: data),
      let image = RGBAImage(width: picture.width, height: picture.height, rgb: picture.rgb)
    else { return }
    let colour = ColourDepth(environment: ProcessInfo.processInfo.environment)
    for line in PictureText.lines(image, columns: 76, rows: 7, colour: colour) {
      Console.write(line + "\n", to: STDOUT_FILENO)
    }
  }
}
