import AddressBook
import CardReading
import Foundation
import Guide
import Locales

/// What `scan --json` and `read --json` print for one picture. Programs rely on its shape.
struct ScanOutput: Encodable {
  struct Reading: Encodable {
    var text: String
    var verdict: Verdict
    var candidates: [String]
    var e164: String?

    init(_ reading: FieldReading, e164: String? = nil) {
      text = reading.text
      verdict = reading.verdict
      candidates = reading.candidates
      self.e164 = e164
    }

    init(_ reading: PendingEntry.Reading, confirmed: String?, e164: String? = nil) {
      text = confirmed ?? reading.text
      verdict = confirmed == nil ? Verdict(rawValue: reading.verdict) ?? .check : .sure
      candidates = reading.candidates
      self.e164 = e164
    }
  }

  struct Entry: Encodable {
    var name: Reading
    var number: Reading
    var box: Box

    init(_ entry: CardEntry) {
      name = Reading(entry.name)
      number = Reading(entry.number, e164: entry.e164)
      box = entry.box
    }

    /// As it waits.
    init(_ entry: PendingEntry) {
      name = Reading(entry.name, confirmed: entry.confirmedName)
      number = Reading(entry.number, confirmed: entry.confirmedNumber, e164: entry.e164)
      let sides = entry.box + [0, 0, 0, 0]
      box = Box(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    }
  }

  struct Failure: Encodable {
    var key: String
    var message: String

    init(_ error: any Error) {
      let message = ScanOutput.message(of: error)
      key = message.key
      self.message = words(message)
    }
  }

  var photo: String
  /// Where the photograph's file has several pages: which it is, of how many.
  var page: Int?
  var pages: Int?
  var entries: [Entry]?
  var seconds: Double?
  var error: Failure?

  /// The sentence for an error of reading.
  static func message(of error: any Error) -> Message {
    (error as? any Speakable)?.message ?? Message("reading-failed")
  }
}
