import Foundation
import GRDB
import PhoneNumbers

extension AddressBook {
  /// The people of this home, the first added first.
  public func people() throws(AddressBookError) -> [Person] {
    try read { try $0.people() }
  }

  /// Adds someone to the home. The first to be added takes over from the nameless person, with all
  /// that was scanned for them.
  ///
  /// - Parameter number: in E.164.
  @discardableResult
  public func addPerson(
    name: String?, number: String? = nil, language: String? = nil
  ) throws(AddressBookError) -> Person {
    try write { db in
      let people = try db.people()
      if people.count == 1, let nameless = people.first, nameless.name == nil,
        nameless.number == nil
      {
        let person = Person(id: nameless.id, name: name, number: number, language: language)
        try db.update(person)
        return person
      }
      let person = Person(id: Self.newID(), name: name, number: number, language: language)
      try db.insert(person, isOfHome: true)
      return person
    }
  }

  /// Stores a person's name, number and language as they are in the value.
  public func editPerson(_ person: Person) throws(AddressBookError) {
    try write { try $0.update(person) }
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
    try person(matching: text, among: people())
  }

  /// The one of some people with this id, name or number; a name or an id may be in part.
  public func person(
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
      try Row.fetchAll(db, sql: "SELECT * FROM person ORDER BY isOfHome DESC, key").map(Person.init)
    }
  }

  /// Who the home acts as: the one switched to, else the first added, else a nameless person, who
  /// is made now.
  public func currentPerson() throws(AddressBookError) -> Person {
    let chosen = try setting(.person)
    let people = try people()
    if let person = people.first(where: { $0.id == chosen }) ?? people.first { return person }
    return try write { db in
      if let person = try db.people().first { return person }
      let nameless = Person(id: Self.newID())
      try db.insert(nameless, isOfHome: true)
      return nameless
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
  func people() throws -> [Person] {
    try Row.fetchAll(self, sql: "SELECT * FROM person WHERE isOfHome ORDER BY key").map(Person.init)
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
    if former != person.number { try relinkContacts(withNumbers: [former, person.number]) }
  }
}
