/// What was read in one field of a card.
public struct FieldReading: Hashable, Sendable {
  /// The best reading; empty where the verdict is ``Verdict/unread``.
  public var text: String
  /// How far ``text`` may be trusted.
  public var verdict: Verdict
  /// At most four readings, the best first; the first is ``text``.
  public var candidates: [String]
  /// The cleaned picture of the writing, as a PNG file of our own making; nil where there is none.
  public var crop: [UInt8]?

  /// A reading; the first of `candidates` is `text`.
  public init(text: String, verdict: Verdict, candidates: [String], crop: [UInt8]? = nil) {
    self.text = text
    self.verdict = verdict
    self.candidates = candidates
    self.crop = crop
  }

  /// Puts another reading before those there are, to be checked.
  mutating func lead(with text: String) {
    self.text = text
    verdict = .check
    candidates = Array(([text] + candidates.filter { $0 != text }).prefix(4))
  }

  /// Adds the digits of an extension to a number, to be checked.
  mutating func extend(by digits: String) {
    doubt()
    guard !digits.isEmpty else { return }
    candidates = candidates.map { "\($0) #\(digits)" }
    text += " #\(digits)"
  }

  /// Makes what is sure something to check.
  mutating func doubt() {
    if verdict == .sure { verdict = .check }
  }
}
