/// Whom the cards of a file may mean: an owner's contacts, and those of the cards further up.
struct VCardPeople {
  /// Where somebody stands.
  enum Place {
    /// Stored before.
    case stored(Contact.ID)
    /// By the index among those that the file adds.
    case new(Int)
  }

  /// One of somebody's numbers, under the name that it is found by.
  private struct Key: Hashable {
    let name: String?
    let destination: String

    /// Names that differ in capitals only are one, as for `contacts add`.
    init(_ name: String?, _ destination: String) {
      self.name = name?.lowercased()
      self.destination = destination
    }
  }

  /// By their order here.
  private(set) var places: [Place] = []
  private var names: [String?] = []
  /// How many numbers each of them has.
  private var counts: [Int] = []
  private var byID: [Contact.ID: Int] = [:]
  private var byNumber: [Key: [Int]] = [:]

  init(_ contacts: [Contact]) {
    for contact in contacts {
      add(
        .stored(contact.id), id: contact.id, name: contact.name,
        destinations: contact.numbers.map(\.destination))
    }
  }

  func index(withID id: Contact.ID) -> Int? { byID[id] }

  /// The one of the same name with most of the numbers, at least one. Whose name is handwriting,
  /// which can't be compared, must have them all and no other.
  func index(named name: String?, with numbers: [NewContact.Number]) -> Int? {
    var common: [Int: Int] = [:]
    for number in numbers {
      for index in byNumber[Key(name, number.destination)] ?? [] {
        common[index, default: 0] += 1
      }
    }
    if name == nil {
      common = common.filter { $0.value == numbers.count && $0.value == counts[$0.key] }
    }
    return common.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  mutating func add(_ place: Place, id: Contact.ID?, name: String?, destinations: [String]) {
    let index = places.count
    places.append(place)
    names.append(name)
    counts.append(0)
    if let id { byID[id] = index }
    for destination in Set(destinations) { add(destination, to: index) }
  }

  /// Gives one of them those of the numbers that nobody of their name has.
  ///
  /// - Returns: which these are.
  mutating func add(_ numbers: [NewContact.Number], to index: Int) -> [NewContact.Number] {
    let further = numbers.filter { byNumber[Key(names[index], $0.destination)] == nil }
    for number in further { add(number.destination, to: index) }
    return further
  }

  private mutating func add(_ destination: String, to index: Int) {
    counts[index] += 1
    byNumber[Key(names[index], destination), default: []].append(index)
  }
}
