import AddressBook
import Calling
import Foundation
import Guide
import Locales
import PhoneNumbers
import Terminal
import Voice

/// What the guided app needs to know of a home before its first screen.
struct GuidedHome {
  let session: Session

  /// False under a kiosk, where there is nothing behind the home screen.
  static var mayLeave: Bool { ProcessInfo.processInfo.environment["ANYTIME_KIOSK"] != "1" }

  /// The facts of the person who sits here.
  func facts() throws -> GuideFacts {
    let book = try session.addressBook
    let person = try session.person
    func value(_ key: SettingKey) throws -> String? { try book.setting(key, of: person.id) }
    return GuideFacts(
      language: try language(), person: person, region: try session.region(),
      areaCode: try session.areaCode(),
      textSize: try value(.textSize).flatMap(TextSize.init) ?? .large,
      colours: try value(.theme).flatMap(Colours.init),
      voice: Voices.found(environment: ProcessInfo.processInfo.environment) == nil
        ? nil : try value(.voice) == "on",
      hasCamera: try value(.cameraCommand)?.isEmpty == false,
      hasInbox: try PhotoInbox.folder(setting: value(.inbox)) != nil,
      mayLeave: Self.mayLeave,
      isStarted: try person.name != nil || value(.started) == "yes",
      isTelephoneLine: try Dialers.isTelephoneLine(session.dialerIdentifier),
      mostCalled: try book.mostCalled(
        of: person.id, outcomes: CallState.reached.map(\.rawValue)))
  }

  /// How screens look for that person.
  func style(_ facts: GuideFacts) throws -> TerminalStyle {
    var style = TerminalStyle(textSize: facts.textSize)
    style.hasVoice = facts.voice != nil
    style.colours = facts.colours
    let person = try session.person.id
    if let milliseconds = try session.addressBook.setting(.repeatGuard, of: person).flatMap(
      Int.init)
    {
      style.repeatGuard = .milliseconds(milliseconds)
    }
    return style
  }

  /// Every word of a language.
  static func words(in language: Language) throws -> MessageCatalog {
    language == anytime.words.language
      ? anytime.words : try ProcessLanguage.catalog(of: language)
  }

  /// Each language by its own name, the order that of the house.
  static func languages() throws -> [LanguageName] {
    let usual: [Language] = [.traditionalChinese, .simplifiedChinese, .english]
    let found = MessageCatalog.languages(in: ShareFolder.locales)
    let ordered = usual.filter(found.contains) + found.filter { !usual.contains($0) }
    return try ordered.map { LanguageName(language: $0, name: try words(in: $0)("language-name")) }
  }

  private func language() throws -> Language {
    let arguments = CommandLine.arguments
    guard ProcessLanguage.value(of: "--lang", in: arguments) == nil else {
      return ProcessLanguage.chosen
    }
    let person = try session.person
    let chosen = try person.language ?? session.addressBook.setting(.language)
    let available = MessageCatalog.languages(in: ShareFolder.locales)
    return chosen.flatMap { Language.matching($0, in: available) } ?? ProcessLanguage.chosen
  }
}
