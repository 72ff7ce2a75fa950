import AddressBook
import Locales
import PhoneNumbers

extension SettingRule {
  /// What an option says in the place of a setting, by the setting's own rule.
  ///
  /// - Throws: what ``checked(_:in:)`` throws, in the same words.
  static func checked(
    _ value: String, for key: SettingKey, in region: Region = .taiwan
  ) throws -> String {
    try rule(key)?.checked(value, in: region) ?? value
  }

  /// What is wrong with a number as a setting; nil where nothing is, or the setting is no number.
  static func refusal(ofNumber value: String, for key: SettingKey) -> Message? {
    guard let rule = rule(key), case .number = rule.kind else { return nil }
    do {
      _ = try rule.checked(value, in: .taiwan)
      return nil
    } catch {
      return (error as? CommandFailure)?.message
    }
  }

  /// A number that is stored, as it counts: an earlier version took some that are outside the range by
  /// now, and of these the nearest within does. Nil for what is no number.
  static func number(_ stored: String, for key: SettingKey) -> Int? {
    guard case .number(let range)? = rule(key)?.kind, let number = Int(stored) else { return nil }
    return min(max(number, range.lowerBound), range.upperBound)
  }

  private static func rule(_ key: SettingKey) -> SettingRule? {
    all(languages: []).first { $0.key == key }
  }
}
