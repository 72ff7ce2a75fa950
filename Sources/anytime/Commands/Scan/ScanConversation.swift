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
    while true {
      Console.print(line)
      switch ask("scan-ask-right", among: ["1", "2", "3", "0"]) {
      case "1":
        guard let number = intake.number(text) else {
          Console.warn(words("scan-not-a-number"))
          guard let typed = number(instead: text, candidates: []) else { return false }
          text = typed
          line = ScanText.line(name: name ?? "", number: text)
          continue
        }
        guard name != nil || entry.name.crop != nil else {
          Console.warn(words("scan-needs-name"))
          name = self.name(instead: nil, candidates: [])
          guard name != nil else { return false }
          line = ScanText.line(name: name ?? "", number: text)
          continue
        }
        guard let answer = try mayStore(number, name: name) else { return false }
        switch answer {
        case .store:
          try intake.store(entry, name: name, number: number)
          Console.print(ScanText.stored(name: name, number))
        case .drop: try intake.drop(entry)
        case .later: break
        }
        return true
      case "2":
        guard let typed = number(instead: text, candidates: entry.number.candidates) else {
          return false
        }
        text = typed
        name = self.name(instead: name, candidates: entry.name.candidates)
        line = ScanText.line(name: name ?? "", number: text)
      case "3": return true
      default: return false
      }
    }
  }

  private enum Answer { case store, drop, later }

  /// Service numbers and numbers that somebody has already need a yes of their own.
  private func mayStore(_ number: PhoneNumber, name: String?) throws -> Answer? {
    if let service = number.serviceNumber {
      let kind = words(Message(service.messageKey))
      Console.print(
        words("scan-service", ["number": .text(number.dialled), "service": .text(kind)]))
      guard let answer = ask("scan-ask-service", among: ["1", "2"]) else { return nil }
      return answer == "1" ? .store : .later
    }
    guard let known = try intake.known(number).first else { return .store }
    let knownName = known.name ?? words("scan-handwritten-name")
    Console.print(
      words("scan-known", ["number": .text(number.formatted), "name": .text(knownName)]))
    switch ask("scan-ask-known", among: ["1", "2", "3"]) {
    case "1": return .drop
    case "2": return .store
    case "3": return .later
    default: return nil
    }
  }

  private func number(instead text: String, candidates: [String]) -> String? {
    let others = Array(candidates.filter { $0 != text }.prefix(3))
    for (index, other) in others.enumerated() { Console.print("  \(index + 1)  \(other)") }
    guard let answer = Console.ask(words("scan-ask-number")) else { return nil }
    let trimmed = answer.trimmingCharacters(in: .whitespaces)
    if let choice = Int(trimmed), choice >= 1, choice <= others.count { return others[choice - 1] }
    return trimmed.isEmpty ? text : LookAlikes.repaired(trimmed)
  }

  /// Nil keeps the handwriting as the name.
  private func name(instead text: String?, candidates: [String]) -> String? {
    let others = Array(candidates.prefix(3))
    for (index, other) in others.enumerated() { Console.print("  \(index + 1)  \(other)") }
    let answer = (Console.ask(words("scan-ask-name")) ?? "").trimmingCharacters(in: .whitespaces)
    if answer == "0" { return nil }
    if let choice = Int(answer), choice >= 1, choice <= others.count { return others[choice - 1] }
    if answer.isEmpty { return text }
    guard let name = try? PersonalName.normalized(answer) else {
      Console.warn(words("scan-not-a-name"))
      return text
    }
    return name
  }

  /// One of the digits; nil at the end of input.
  private func ask(_ key: String, among digits: [String]) -> String? {
    while let answer = Console.ask(words(key)) {
      let digit = answer.trimmingCharacters(in: .whitespaces)
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
