import Foundation

/// What was read from a photograph and waits for a person's yes.
public struct PendingEntry: Identifiable, Hashable, Sendable, Codable {
  /// One field as it was read.
  public struct Reading: Hashable, Sendable, Codable {
    /// The best reading; empty where nothing was read.
    public var text: String
    /// `sure`, `check` or `unread`.
    public var verdict: String
    /// The best first.
    public var candidates: [String]
    /// Content hash of the cleaned picture of the writing.
    public var crop: String?

    public init(text: String, verdict: String, candidates: [String], crop: String? = nil) {
      self.text = text
      self.verdict = verdict
      self.candidates = candidates
      self.crop = crop
    }
  }

  public let id: String
  public let owner: Person.ID
  public var name: Reading
  public var number: Reading
  public var e164: String?
  /// `[x, y, width, height]` in pixels of the upright photograph.
  public var box: [Int]
  /// Content hash of the photograph, where it was kept.
  public var photo: String?

  public init(
    owner: Person.ID, name: Reading, number: Reading, e164: String?, box: [Int], photo: String?,
    id: String = UUID().uuidString.lowercased()
  ) {
    self.id = id
    self.owner = owner
    self.name = name
    self.number = number
    self.e164 = e164
    self.box = box
    self.photo = photo
  }
}
