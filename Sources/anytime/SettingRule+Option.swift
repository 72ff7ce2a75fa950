import AddressBook
import PhoneNumbers

extension SettingRule {
  /// What an option says in the place of a setting, by the setting's own rule.
  ///
  /// - Throws: what ``checked(_:in:)`` throws, in the same words.
  static func checked(
    _ value: String, for key: SettingKey, in region: Region = .taiwan
  ) throws -> String {
    try all(languages: []).first { $0.key == key }?.checked(value, in: region) ?? value
  }
}
