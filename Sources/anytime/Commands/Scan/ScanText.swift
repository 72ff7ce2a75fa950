import AddressBook
import CardReading
import Locales
import PhoneNumbers

/// Entries as lines of text.
enum ScanText {
  static func line(_ entry: CardEntry) -> String {
    line(
      name: entry.name.text, number: entry.number.text, isWritten: entry.name.crop != nil,
      verdict: verdict(name: entry.name.verdict, number: entry.number.verdict))
  }

  /// An entry as it waits; nothing is left to judge of what a person has confirmed.
  static func line(_ entry: PendingEntry) -> String {
    line(
      name: entry.confirmedName ?? entry.name.text,
      number: entry.confirmedNumber ?? entry.number.text, isWritten: entry.name.crop != nil,
      verdict: entry.confirmedNumber == nil
        ? verdict(
          name: Verdict(rawValue: entry.name.verdict) ?? .check,
          number: Verdict(rawValue: entry.number.verdict) ?? .check) : nil)
  }

  /// - Parameters:
  ///   - isWritten: whether handwriting stands for a name that is not there.
  ///   - verdict: nil for what a person has mended.
  static func line(
    name: String, number: String, isWritten: Bool, verdict: Verdict? = nil
  ) -> String {
    let line = OutputGate.line(
      name.isEmpty ? words(isWritten ? "contacts-handwritten-name" : "people-nameless") : name,
      number.isEmpty ? words("scan-number-unread") : number)
    guard let verdict, !number.isEmpty else { return line }
    let judged = words("scan-verdict-\(verdict.rawValue)")
    return words("scan-line-judged", ["line": .text(line), "verdict": .text(judged)])
  }

  /// What is said once it is stored, to somebody at home in a region.
  static func stored(name: String?, _ number: PhoneNumber, home: Region) -> String {
    let number = number.formatted(in: home)
    return words(
      "scan-stored", ["entry": .text(line(name: name ?? "", number: number, isWritten: true))])
  }

  /// An entry is sure only where both its name and its number are.
  private static func verdict(name: Verdict, number: Verdict) -> Verdict {
    if number == .unread { return .unread }
    return name == .sure && number == .sure ? .sure : .check
  }
}
