import AddressBook
import Foundation
import Locales
import PhoneNumbers
import Synchronization

/// What a command works with: the home's address book, the person it acts as, and their region and
/// words. The address book is opened when it is first needed, and anew where another one was put in
/// its place.
final class Session: Sendable {
  let options: GlobalOptions
  let home: URL
  /// Whether an address book is begun where there is none.
  let makesHome: Bool
  private let opened = Mutex<AddressBook?>(nil)
  private let chosen = Mutex<Person?>(nil)

  /// - Parameter makesHome: whether the command begins an address book where `--home` or
  ///   `ANYTIME_HOME` names a folder without one. In the usual folder any command does: nobody has
  ///   mistyped it.
  init(options: GlobalOptions, makesHome: Bool = false) {
    self.options = options
    self.makesHome = makesHome || HomeFolder.named(option: options.home) == nil
    home = options.homeFolder
  }

  var addressBook: AddressBook {
    get throws(AddressBookError) {
      try opened.withLock { (opened) throws(AddressBookError) -> AddressBook in
        if let opened, !opened.isReplaced { return opened }
        opened = nil
        let book = try AddressBook.opened(in: home, makesHome: makesHome)
        opened = book
        return book
      }
    }
  }

  /// Whom `--person` names, else the current person of the home.
  var person: Person {
    get throws(AddressBookError) {
      try chosen.withLock { (chosen) throws(AddressBookError) -> Person in
        if let chosen { return chosen }
        let person = try found()
        chosen = person
        return person
      }
    }
  }

  private func found() throws(AddressBookError) -> Person {
    guard let text = options.person else { return try addressBook.currentPerson() }
    return try addressBook.person(matching: text)
  }

  /// Takes in what others changed about the person meanwhile; where the backup of another home was
  /// restored, who sits there. Who was removed stays.
  func refreshPerson() throws(AddressBookError) {
    let id = try person.id
    let book = try addressBook
    if let person = try book.people().first(where: { $0.id == id }) {
      return chosen.withLock { $0 = person }
    }
    guard try !book.people(removed: true).contains(where: { $0.id == id }),
      let person = try? found()
    else { return }
    chosen.withLock { $0 = person }
  }

  /// Stores what the person says about themselves; what others changed meanwhile stays.
  func editPerson(_ change: (inout Person) -> Void) throws(AddressBookError) {
    let edited = try addressBook.editPerson(person.id, change)
    chosen.withLock { $0 = edited }
  }

  /// Somebody else of this home sits down.
  func switchPerson(to id: Person.ID) throws(AddressBookError) {
    try addressBook.switchPerson(to: id)
    let person = try addressBook.person(matching: id)
    chosen.withLock { $0 = person }
  }

  /// The region of numbers written without a country code: of the option, else of the setting, else
  /// of the person's own number, else the usual one of their language.
  ///
  /// - Throws: ``CommandFailure`` for an option that names no region.
  func region(option: String? = nil) throws -> Region {
    if let option { return Region(code: try SettingRule.checked(option, for: .region)) }
    let person = try person
    if let code = try addressBook.setting(.region, of: person.id) { return Region(code: code) }
    if let own = person.number.flatMap({ Region(of: $0) }) { return own }
    return try usualRegion(language: person.language)
  }

  /// Where numbers are taken to be written while nobody said where: on the Mainland by those who read
  /// its characters and in Taiwan by those who read Taiwan's; else where the system is from, or in Taiwan.
  ///
  /// - Parameter language: the tag of a person's own; without one the home's counts, then `LC_ALL`,
  ///   `LC_MESSAGES` and `LANG`, such as `en_HK.UTF-8`.
  func usualRegion(language: String?) throws -> Region {
    switch try language ?? addressBook.setting(.language) {
    case Language.simplifiedChinese.tag: return .china
    case Language.traditionalChinese.tag: return .taiwan
    default: break
    }
    let environment = ProcessInfo.processInfo.environment
    let regions = Language.systemVariables.compactMap { name in
      environment[name]?.prefixMatch(of: /[a-z]{2,3}_([A-Z]{2})(?![A-Za-z])/)
    }.map { Region(code: String($0.1)) }
    return regions.first { $0.countryCode != nil } ?? .taiwan
  }

  /// The area code that completes bare local numbers: of the option, else of the setting.
  ///
  /// - Parameter region: where the numbers are.
  /// - Throws: ``CommandFailure`` for an option that is no area code there.
  func areaCode(option: String?, in region: Region) throws -> String? {
    if let option { return try SettingRule.checked(option, for: .area, in: region) }
    return try areaCode()
  }

  /// The area code of the setting.
  func areaCode() throws -> String? {
    return try addressBook.setting(.area, of: person.id)
  }
}
