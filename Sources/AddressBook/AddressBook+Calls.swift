import Foundation
import GRDB

extension AddressBook {
  /// Writes a call into the log, or its new outcome where it is there already.
  public func recordCall(_ call: CallRecord) throws(AddressBookError) {
    try write { db in
      try db.execute(
        sql: """
          INSERT INTO call
            (id, owner, contact, name, number, dialer, outcome, started, seconds)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT (id) DO UPDATE SET outcome = excluded.outcome, seconds = excluded.seconds
          """,
        arguments: [
          call.id, db.personKey(call.owner), call.contact.map { try db.contactKey($0) }, call.name,
          call.number, call.dialer, call.outcome, call.started.milliseconds, call.seconds,
        ])
    }
  }

  /// A person's calls, the last first.
  public func calls(of owner: Person.ID, limit: Int) throws(AddressBookError) -> [CallRecord] {
    try read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT call.*, contact.id AS contactID FROM call
            LEFT JOIN contact ON contact.key = call.contact
          WHERE call.owner = ? ORDER BY call.started DESC, call.key DESC LIMIT ?
          """, arguments: [db.personKey(owner), limit]
      ).map { row in
        CallRecord(
          owner: owner, contact: row["contactID"], name: row["name"], number: row["number"],
          dialer: row["dialer"], outcome: row["outcome"],
          started: Date(milliseconds: row["started"]), seconds: row["seconds"], id: row["id"])
      }
    }
  }
}
