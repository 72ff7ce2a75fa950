import Foundation
import GRDB
import PhoneNumbers

extension AddressBook {
  /// The people of this home, the first added first; or those who were removed from it.
  public func people(removed: Bool = false) throws(AddressBookError) -> [Person] {
    try read { try $0.people(removed: removed) }
  }

  /// Adds someone to the home. The first to be added takes over from the nameless person, with all
  /// that was scanned for them and the language that they chose.
  ///
  /// - Parameter number: in E.164.
  @discardableResult
  public func addPerson(
    name: String?, number: String? = nil, language: String? = nil
  ) throws(AddressBookError) -> Person {
    try write { try $0.addPerson(name: name, number: number, language: language) }
  }

  /// The same, unless somebody of that name is here.
  ///
  /// - Parameter seen: those of that name beside whom they are to live.
  public func addPerson(
    name: String, number: String?, language: String?, beside seen: [Person.ID]
  ) throws(AddressBookError) -> Addition<Person> {
    try write { db in
      let same = try db.people().filter {
        $0.name?.lowercased() == name.lowercased() && !seen.contains($0.id)
      }
      guard same.isEmpty else { return .same(same) }
      return .added(try db.addPerson(name: name, number: number, language: language))
    }
  }

  /// Changes a person of this home as they are stored now.
  ///
  /// - Returns: the person as changed.
  public func editPerson(
    _ id: Person.ID, _ change: (inout Person) -> Void
  ) throws(AddressBookError) -> Person {
    try write { db in
      guard var person = try db.people().first(where: { $0.id == id }) else {
        throw AddressBookError.noSuchPerson(id)
      }
      change(&person)
      try db.update(person)
      return person
    }
  }

  /// The one person of this home with this id, name or number; a name or an id may be in part.
  public func person(matching text: String) throws(AddressBookError) -> Person {
    try Self.person(matching: text, among: people())
  }

  /// The one of some people with this id, name or number; a name or an id may be in part.
  public static func person(
    matching text: String, among people: [Person]
  ) throws(AddressBookError) -> Person {
    let wanted = text.precomposedStringWithCanonicalMapping.lowercased()
    func name(_ person: Person) -> String { (person.name ?? "").lowercased() }
    func hasNumber(_ person: Person) -> Bool {
      guard let number = person.number else { return false }
      let region = Region(of: number) ?? .taiwan
      return number == (try? PhoneNumber(text, region: region))?.e164
    }
    let exact = people.filter { $0.id == wanted || hasNumber($0) || name($0) == wanted }
    let close =
      !exact.isEmpty || wanted.isEmpty
      ? exact
      : people.filter {
        name($0).contains(wanted) || (wanted.count >= 4 && $0.id.hasPrefix(wanted))
      }
    guard let first = close.first else { throw .noSuchPerson(text) }
    guard close.count == 1 else { throw .ambiguousPerson(text, close) }
    return first
  }

  /// Everybody known, also through other homes' feeds: who a contact can be linked to.
  public func knownPeople() throws(AddressBookError) -> [Person] {
    try read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT * FROM person WHERE NOT \(Database.isRemoved) ORDER BY isOfHome DESC, key
          """
      ).map(Person.init)
    }
  }

  /// Who the home acts as: the one switched to, else the first added; nil where nobody was added yet.
  public func presentPerson() throws(AddressBookError) -> Person? {
    let chosen = try setting(.person)
    let people = try people()
    return people.first { $0.id == chosen } ?? people.first
  }

  /// Who the home acts as: the one switched to, else the first added, else a nameless person, who
  /// is made now.
  public func currentPerson() throws(AddressBookError) -> Person {
    if let person = try presentPerson() { return person }
    return try write { db in
      if let person = try db.people().first { return person }
      let nameless = Person(id: Self.newID())
      try db.insert(nameless, isOfHome: true)
      return nameless
    }
  }

  /// Marks a person of this home as removed: they sit at no screen any more. All that is theirs stays.
  ///
  /// - Throws: ``AddressBookError/onlyPerson`` for the last one.
  public func removePerson(_ id: Person.ID) throws(AddressBookError) {
    try write { db in
      let people = try db.people()
      guard let person = people.first(where: { $0.id == id }) else {
        throw AddressBookError.noSuchPerson(id)
      }
      guard people.count > 1 else { throw AddressBookError.onlyPerson }
      try db.setSetting(
        .removed, to: String(Date().milliseconds), owner: try db.personKey(person.id))
      try db.relinkContacts(withNumbers: [person.number])
    }
  }

  /// When a person of this home was removed; nil while they are there.
  public func removal(of id: Person.ID) throws(AddressBookError) -> Date? {
    try setting(.removed, of: id).flatMap { Int64($0) }
      .flatMap { Database.dates.contains($0) ? Date(milliseconds: $0) : nil }
  }

  /// Takes the removal of a person back.
  public func restorePerson(_ id: Person.ID) throws(AddressBookError) {
    try write { db in
      guard let person = try db.people(removed: true).first(where: { $0.id == id }) else { return }
      try db.setSetting(.removed, to: nil, owner: try db.personKey(id))
      try db.relinkContacts(withNumbers: [person.number])
    }
  }

  /// Makes somebody of this home the one whom the home acts as.
  public func switchPerson(to id: Person.ID) throws(AddressBookError) {
    guard try people().contains(where: { $0.id == id }) else { throw .noSuchPerson(id) }
    try setSetting(.person, to: id)
  }
}

extension Person {
  init(_ row: Row) {
    self.init(id: row["id"], name: row["name"], number: row["number"], language: row["language"])
  }
}

extension Database {
  /// Whether somebody of the table `person` was removed from the home, in SQL.
  static let isRemoved = """
    EXISTS (SELECT 1 FROM setting WHERE owner = person.key AND setting.name = '\(SettingKey.removed.rawValue)')
    """

  /// The people of this home who are there, or those who were removed.
  func people(removed: Bool = false) throws -> [Person] {
    // Whoever looks for damage, or puts a backup in its place, begins with them.
    guard try holdsOwnValues(in: "person") else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT)
    }
    return try Row.fetchAll(
      self,
      sql: "SELECT * FROM person WHERE isOfHome AND \(Self.isRemoved) = ? ORDER BY key",
      arguments: [removed]
    ).map(Person.init)
  }

  func addPerson(name: String?, number: String?, language: String?) throws -> Person {
    let people = try people()
    if people.count == 1, let nameless = people.first, nameless.name == nil, nameless.number == nil
    {
      let person = Person(
        id: nameless.id, name: name, number: number, language: language ?? nameless.language)
      try update(person)
      return person
    }
    let person = Person(id: AddressBook.newID(), name: name, number: number, language: language)
    try insert(person, isOfHome: true)
    return person
  }

  func personKey(_ id: Person.ID) throws -> Int64 {
    guard
      let key = try Int64.fetchOne(
        self, cachedSQL: "SELECT key FROM person WHERE id = ?", arguments: [id])
    else { throw AddressBookError.noSuchPerson(id) }
    return key
  }

  func insert(_ person: Person, isOfHome: Bool) throws {
    try execute(
      sql: """
        INSERT INTO person (id, name, number, language, isOfHome, created) VALUES (?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        person.id, person.name, person.number, person.language, isOfHome, Date().milliseconds,
      ])
    try relinkContacts(withNumbers: [person.number])
  }

  func update(_ person: Person) throws {
    let key = try personKey(person.id)
    let former = try String.fetchOne(
      self, sql: "SELECT number FROM person WHERE key = ?", arguments: [key])
    try execute(
      sql: "UPDATE person SET name = ?, number = ?, language = ? WHERE key = ?",
      arguments: [person.name, person.number, person.language, key])
    guard former != person.number else { return }
    if person.number == nil, try isSomebodys(former) {
      // Of another home, they have made room for whoever is there anew.
      try relinkContacts(withNumbers: [former])
    } else if let former {
      try relinkContacts(withNumber: former, givenUpBy: key)
    }
    try relinkContacts(withNumbers: [person.number])
  }

  private func isSomebodys(_ number: String?) throws -> Bool {
    try Bool.fetchOne(
      self, sql: "SELECT EXISTS (SELECT 1 FROM person WHERE number = ?)", arguments: [number])
      ?? false
  }
}
