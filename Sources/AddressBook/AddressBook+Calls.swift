import Foundation
import GRDB

extension AddressBook {
  /// Writes a call into the log, or its new outcome where it is there already.
  ///
  /// - Parameter patience: how long another process that writes is waited for.
  public func recordCall(
    _ call: CallRecord, waiting patience: Duration = .seconds(10)
  ) throws(AddressBookError) {
    do {
      try database.writeWithoutTransaction { db in
        try writeWait.with(patience: patience) {
          try db.inTransaction(.immediate) {
            try db.record(call)
            return .commit
          }
        }
      }
    } catch {
      throw AddressBookError(error, folder: folder)
    }
  }

  /// The name of the contact whom a person called most; nil where nobody was called.
  ///
  /// - Parameter outcomes: what calls that count came to.
  public func mostCalled(
    of owner: Person.ID, outcomes: some Sequence<String>
  ) throws(AddressBookError) -> String? {
    let outcomes = Array(outcomes)
    let places = outcomes.map { _ in "?" }.joined(separator: ", ")
    return try read { db in
      var arguments: StatementArguments = [try db.personKey(owner)]
      arguments += StatementArguments(outcomes)
      return try String.fetchOne(
        db,
        sql: """
          SELECT CAST(contact.name AS TEXT) FROM call JOIN contact ON contact.key = call.contact
          WHERE call.owner = ? AND call.outcome IN (\(places))
            AND contact.removed IS NULL AND contact.name IS NOT NULL
          GROUP BY contact.key ORDER BY count(*) DESC, max(call.started) DESC LIMIT 1
          """, arguments: arguments)
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
          owner: owner, contact: try row.own("contactID"), name: try row.own("name"),
          number: try row.own("number"), dialer: try row.own("dialer"),
          outcome: try row.own("outcome"),
          started: Date(milliseconds: try row.own("started")),
          seconds: try row.own("seconds"), id: try row.own("id"))
      }
    }
  }
}

extension Database {
  fileprivate func record(_ call: CallRecord) throws {
    try execute(
      sql: """
        INSERT INTO call
          (id, owner, contact, name, number, dialer, outcome, started, seconds)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET outcome = excluded.outcome, seconds = excluded.seconds
        """,
      arguments: [
        call.id, personKey(call.owner), call.contact.map { try contactKey($0) }, call.name,
        call.number, call.dialer, call.outcome, call.started.milliseconds, call.seconds,
      ])
  }
}
