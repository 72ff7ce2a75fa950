import GRDB
import PhoneNumbers

/// The tables of the database. A migration that has landed is never edited; a change is a new one.
enum Schema {
  /// "Anyt": tells our databases and backups from other SQLite files.
  static let applicationID: Int64 = 0x416E_7974

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("people, contacts, feed, calls, settings") { db in
      try db.execute(sql: "PRAGMA application_id = \(applicationID)")
      try db.execute(sql: first)
    }
    migrator.registerMigration("who of an owner's contacts are known people") { db in
      // Without it a page of the feed reads all contacts of its viewer.
      try db.execute(
        sql: """
          CREATE INDEX contactByOwnerAndPerson ON contact(owner, person)
            WHERE person IS NOT NULL AND removed IS NULL
          """)
    }
    migrator.registerMigration("numbers are found as they are shown") { db in
      let numbers = try Row.fetchAll(
        db,
        sql: """
          SELECT owner, contact, e164 FROM contactNumber
            JOIN contact ON contact.key = contactNumber.contact
          WHERE e164 IS NOT NULL
          """)
      for number in numbers {
        guard let shown = PhoneNumber.formatted(e164: number["e164"]) else { continue }
        for key in ContactKeys.bothEnds(of: ContactKeys.digits(of: shown)) {
          try db.execute(
            sql: "INSERT OR IGNORE INTO searchKey (owner, key, contact) VALUES (?, ?, ?)",
            arguments: [number["owner"], key, number["contact"]])
        }
      }
    }
    migrator.registerMigration("where numbers without a country code were stored") { db in
      try db.execute(
        sql: """
          ALTER TABLE contactNumber ADD COLUMN region TEXT;
          -- What is set now is all that is known of those that are there.
          UPDATE contactNumber SET region = (
            SELECT value FROM setting JOIN contact ON contact.key = contactNumber.contact
            WHERE setting.name = 'region' AND setting.owner IN (contact.owner, 0)
            ORDER BY setting.owner = 0 LIMIT 1)
          WHERE e164 IS NULL AND dialled NOT LIKE '+%';
          """)
    }
    return migrator
  }

  /// Whether a database holds what its migrations made and, where it is a backup, pictures: nothing
  /// else, such as a trigger, which would change what is written later.
  static func isOwn(_ db: Database) throws -> Bool {
    guard let last = try migrator.completedMigrations(db).last else { return false }
    let own = try DatabaseQueue()
    try migrator.migrate(own, upTo: last)
    return try own.read(objects) == objects(db)
  }

  private static func objects(_ db: Database) throws -> [Row] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE tbl_name <> 'backupPicture'
        ORDER BY type, name
        """)
  }

  /// `key` is a row's number inside this file; `id` is its identity between homes. Dates are
  /// milliseconds since 1970. `removed` is the mark that `restore` takes back.
  private static let first = """
    CREATE TABLE person (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      name TEXT,
      number TEXT,
      language TEXT,
      -- 1: of this home; 0: known from another home's feed.
      isOfHome INTEGER NOT NULL DEFAULT 1,
      created INTEGER NOT NULL
    );
    CREATE INDEX personByNumber ON person(number) WHERE number IS NOT NULL;

    CREATE TABLE contact (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      owner INTEGER NOT NULL REFERENCES person(key),
      name TEXT,
      picture TEXT,
      handwriting TEXT,
      sourcePhoto TEXT,
      place INTEGER NOT NULL,
      -- Who of the known people the contact is.
      person INTEGER REFERENCES person(key),
      -- 1: a caregiver said who it is, or that it is nobody known.
      isPersonSettled INTEGER NOT NULL DEFAULT 0,
      -- 1: several people have the number, so a caregiver must say who it is.
      isPersonOpen INTEGER NOT NULL DEFAULT 0,
      -- What of a foreign vCard we hold no field for: JSON.
      foreignProperties TEXT,
      created INTEGER NOT NULL,
      removed INTEGER
    );
    CREATE INDEX contactByPlace ON contact(owner, place) WHERE removed IS NULL;
    CREATE INDEX contactByRemoval ON contact(owner, removed) WHERE removed IS NOT NULL;
    CREATE INDEX contactByPerson ON contact(person, owner) WHERE person IS NOT NULL;

    CREATE TABLE contactNumber (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      contact INTEGER NOT NULL REFERENCES contact(key) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      written TEXT NOT NULL,
      e164 TEXT,
      dialled TEXT NOT NULL,
      extension TEXT,
      label TEXT
    );
    CREATE INDEX numberByContact ON contactNumber(contact, position);
    CREATE INDEX numberByE164 ON contactNumber(e164) WHERE e164 IS NOT NULL;
    CREATE INDEX numberByDialled ON contactNumber(dialled);

    -- What a contact is found by: a search is a range of this primary key.
    CREATE TABLE searchKey (
      owner INTEGER NOT NULL,
      key TEXT NOT NULL,
      contact INTEGER NOT NULL REFERENCES contact(key) ON DELETE CASCADE,
      PRIMARY KEY (owner, key, contact)
    ) WITHOUT ROWID;
    CREATE INDEX searchKeyByContact ON searchKey(contact);

    CREATE TABLE pending (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      owner INTEGER NOT NULL REFERENCES person(key),
      photo TEXT,
      box TEXT NOT NULL,
      -- The entry as JSON.
      entry TEXT NOT NULL,
      created INTEGER NOT NULL,
      resolved INTEGER
    );
    CREATE INDEX pendingByOwner ON pending(owner, key) WHERE resolved IS NULL;
    CREATE UNIQUE INDEX pendingOnce ON pending(owner, photo, box)
      WHERE resolved IS NULL AND photo IS NOT NULL;

    CREATE TABLE post (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      author INTEGER NOT NULL REFERENCES person(key),
      text TEXT,
      picture TEXT,
      created INTEGER NOT NULL,
      changed INTEGER NOT NULL,
      removed INTEGER
    );
    CREATE INDEX postByAuthor ON post(author, created, id) WHERE removed IS NULL;

    CREATE TABLE "like" (
      post INTEGER NOT NULL REFERENCES post(key) ON DELETE CASCADE,
      person INTEGER NOT NULL REFERENCES person(key),
      created INTEGER NOT NULL,
      changed INTEGER NOT NULL,
      removed INTEGER,
      PRIMARY KEY (post, person)
    ) WITHOUT ROWID;
    CREATE INDEX likeByPerson ON "like"(person);

    -- Whom a person of another home has as a contact.
    CREATE TABLE acquaintance (
      person INTEGER NOT NULL REFERENCES person(key),
      other INTEGER NOT NULL REFERENCES person(key),
      PRIMARY KEY (person, other)
    ) WITHOUT ROWID;

    CREATE TABLE call (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      owner INTEGER NOT NULL REFERENCES person(key),
      contact INTEGER REFERENCES contact(key),
      name TEXT,
      number TEXT NOT NULL,
      dialer TEXT NOT NULL,
      outcome TEXT NOT NULL,
      started INTEGER NOT NULL,
      seconds INTEGER
    );
    CREATE INDEX callByOwner ON call(owner, started);

    CREATE TABLE setting (
      -- 0: the home's own.
      owner INTEGER NOT NULL,
      name TEXT NOT NULL,
      value TEXT NOT NULL,
      PRIMARY KEY (owner, name)
    ) WITHOUT ROWID;

    -- So that orphaned pictures are found without reading every row.
    CREATE INDEX contactByPicture ON contact(picture) WHERE picture IS NOT NULL;
    CREATE INDEX contactByHandwriting ON contact(handwriting) WHERE handwriting IS NOT NULL;
    CREATE INDEX contactByPhoto ON contact(sourcePhoto) WHERE sourcePhoto IS NOT NULL;
    CREATE INDEX postByPicture ON post(picture) WHERE picture IS NOT NULL;
    """
}
