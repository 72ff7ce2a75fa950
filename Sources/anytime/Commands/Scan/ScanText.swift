import CardReading

/// Entries as lines of text.
enum ScanText {
  static func line(name: String, number: String, verdict: Verdict) -> String {
    let name = name.isEmpty ? words("scan-name-unread") : name
    let number = number.isEmpty ? words("scan-number-unread") : number
    return "\(name)  \(number)  (\(words("scan-verdict-\(verdict.rawValue)")))"
  }
}
