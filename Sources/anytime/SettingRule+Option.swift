import AddressBook

extension SettingRule {
  /// What an option says in the place of a setting, by the setting's own rule.
  ///
  /// - Throws: what ``checked(_:)`` throws, in the same words.
  static func checked(_ value: String, for key: SettingKey) throws -> String {
    try all(languages: []).first { $0.key == key }?.checked(value) ?? value
  }
}
