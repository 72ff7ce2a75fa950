import AddressBook
import Calling
import Foundation
import Guide
import Locales
import PhoneNumbers
import Pictures

/// What a setting may be, what it is where nobody set it, and what it is for.
struct SettingRule {
  /// What a value must look like.
  enum Kind {
    case choice([String])
    case language([Language])
    case number(ClosedRange<Int>)
    case region
    case areaCode
    case folder
    case sipAddress
    /// A program and its arguments with this place among them.
    case command(place: String)
  }

  let key: SettingKey
  let kind: Kind
  /// Nil where there is none.
  let standard: String?

  /// What the setting does, in a sentence.
  var help: Message { Message("setting-\(key.rawValue)") }

  /// The rules of every setting that a caregiver sets, in the order in which they are listed.
  static func all(languages: [Language]) -> [SettingRule] {
    SettingKey.allCases.compactMap { key in
      rule(of: key, languages: languages).map {
        SettingRule(key: key, kind: $0.kind, standard: $0.standard)
      }
    }
  }

  /// The value as it is stored.
  ///
  /// - Parameter region: where the numbers are whose area code it may be.
  /// - Throws: ``CommandFailure`` with what the value can be.
  func checked(
    _ value: String, in region: @autoclosure () throws -> Region
  ) throws -> String {
    let value = value.trimmingCharacters(in: .whitespacesAndNewlines)
    switch kind {
    case .choice(let choices):
      guard let choice = choices.first(where: { $0.lowercased() == value.lowercased() }) else {
        throw refusal("error-setting-choice", value, ["values": .message(Self.listed(choices))])
      }
      return choice
    case .language(let available):
      guard let language = Language.matching(value, in: available) else {
        let tags = available.map(\.tag)
        throw refusal("error-setting-choice", value, ["values": .message(Self.listed(tags))])
      }
      return language.tag
    case .number(let range):
      guard let number = Int(LookAlikes.repaired(value)), range.contains(number) else {
        throw refusal(
          "error-setting-number", value,
          ["lowest": .number(range.lowerBound), "highest": .number(range.upperBound)])
      }
      return String(number)
    case .region:
      let region = Region(code: value)
      guard region.countryCode != nil else { throw refusal("error-setting-region", value) }
      return region.code
    case .areaCode:
      let digits = LookAlikes.repaired(value).filter { !" -()".contains($0) }
      guard (1...5).contains(digits.count), digits.allSatisfy({ ("0"..."9").contains($0) }) else {
        throw refusal("error-setting-area", value)
      }
      let region = try region()
      guard region.hasAreaCode(digits) else {
        throw refusal("error-setting-area-unknown", value, ["region": .text(region.code)])
      }
      return digits
    case .folder:
      let url = URL(fileURLWithPath: UserFolder.expanded(value)).standardizedFileURL
      var isFolder: ObjCBool = false
      guard !value.isEmpty,
        FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
        isFolder.boolValue
      else { throw refusal("error-setting-folder", value) }
      guard access(url.path, R_OK | X_OK) == 0 else {
        throw refusal("error-setting-folder-closed", value)
      }
      return url.path
    case .sipAddress: return try SIPAddress(value).text
    case .command(let place):
      return try command(value, place: place)
    }
  }

  /// A command as it is stored, one argument a line. Every template follows the dialer's rules.
  private func command(_ text: String, place: String) throws -> String {
    let isDialer = place == ArgumentTemplate.place
    do throws(DialerError) {
      // The dialer's place is none of another program's.
      guard isDialer || !text.contains(ArgumentTemplate.place) else { throw .numberMissing }
      let template = try ArgumentTemplate(text.replacing(place, with: ArgumentTemplate.place))
      return template.lines.replacing(ArgumentTemplate.place, with: place)
    } catch {
      switch error {
      case .numberInside(let argument) where !isDialer:
        let whole = argument.replacing(ArgumentTemplate.place, with: place)
        throw CommandFailure(
          Message("dialer-number-inside", ["place": .text(place), "argument": .text(whole)]), .usage
        )
      case _ where isDialer, .unclosedQuote: throw CommandFailure(error.setupMessage, .usage)
      // The dialer's other sentences speak of a number.
      default: throw refusal("error-setting-command", text, ["place": .text(place)])
      }
    }
  }

  private func refusal(
    _ message: String, _ value: String, _ arguments: [String: Message.Argument] = [:]
  ) -> CommandFailure {
    let places: [String: Message.Argument] = ["value": .text(value), "key": .text(key.rawValue)]
    return CommandFailure(Message(message, places.merging(arguments) { $1 }), .usage)
  }

  /// Choices one after another, as the language lists them.
  private static func listed(_ choices: [String]) -> Message {
    choices.dropFirst().reduce(Message("list-one", ["item": .text(choices.first ?? "")])) {
      Message("list-more", ["list": .message($0), "item": .text($1)])
    }
  }

  private static func rule(
    of key: SettingKey, languages: [Language]
  ) -> (kind: Kind, standard: String?)? {
    let limits = PictureLimits()
    return switch key {
    case .language: (.language(languages), nil)
    case .region: (.region, nil)
    case .area: (.areaCode, nil)
    case .dialer: (.choice(Dialers.all.map { $0.identifier }), Dialers.standard)
    case .dialerCommand: (.command(place: ArgumentTemplate.place), nil)
    case .sipAccount, .deskphone: (.sipAddress, nil)
    case .sipNumbers: (.choice(NumberForm.allCases.map(\.rawValue)), NumberForm.e164.rawValue)
    case .textSize: (.choice(TextSize.allCases.map(\.rawValue)), TextSize.large.rawValue)
    case .theme: (.choice(Colours.allCases.map(\.rawValue)), nil)
    case .voice: (.choice(["on", "off"]), "off")
    case .cameraCommand: (.command(place: CameraProgram.place), nil)
    case .inbox: (.folder, nil)
    case .repeatGuard: (.number(0...5_000), "700")
    case .limitBytes: (.number(1_000_000...2_000_000_000), String(limits.bytes))
    case .limitPixels: (.number(1_000_000...500_000_000), String(limits.pixels))
    case .limitSeconds: (.number(1...600), String(Int(limits.seconds)))
    case .limitMemory: (.number(200_000_000...16_000_000_000), String(limits.memory))
    case .person, .removed, .started, .passwordAccount: nil
    }
  }
}
