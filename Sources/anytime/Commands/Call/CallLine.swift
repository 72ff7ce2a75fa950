import AddressBook
import Foundation

/// A call as `call --json` and `calls --json` print it. This shape stays.
struct CallLine: Encodable {
  let id: String
  let started: Date
  let name: String?
  /// The contact's id.
  let contact: String?
  /// What was dialled.
  let number: String
  let dialer: String
  /// A word of `CallState`.
  let outcome: String
  let seconds: Int?

  init(_ record: CallRecord) {
    id = record.id
    started = record.started
    name = record.name
    contact = record.contact
    number = record.number
    dialer = record.dialer
    outcome = record.outcome
    seconds = record.seconds
  }
}
