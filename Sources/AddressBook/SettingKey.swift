/// What can be set, for the home or for one person; the values are plain text.
public enum SettingKey: String, CaseIterable, Sendable {
  /// A BCP 47 tag: `zh-Hant`, `zh-Hans`, `en`.
  case language
  /// The region of numbers written without a country code: two letters, such as `TW`.
  case region
  /// The area code that completes bare local numbers, such as `02`.
  case area
  /// The dialer in use: `rehearsal`, `link`, `command`, or another adapter's identifier.
  case dialer
  /// The `command` dialer's argument template, one argument a line, with `{number}` in one.
  case dialerCommand = "dialer-command"
  /// The SIP account, `sip:name@server`; its password is not a setting.
  case sipAccount = "sip-account"
  /// The SIP account whose password is kept.
  case passwordAccount = "password-account"
  /// How the SIP provider wants numbers: `e164`, `national`, `00`.
  case sipNumbers = "sip-numbers"
  /// The SIP address of the telephone on the table.
  case deskphone
  /// The size of names and numbers on the screen: `large`, `larger`, `largest`.
  case textSize = "text-size"
  /// The colours: `light`, `dark`, `contrast`.
  case theme
  /// `on` or `off`.
  case voice
  /// The camera's argument template, one argument a line, with `{file}` in one.
  case cameraCommand = "camera-command"
  /// The folder whose newest photographs are offered first: a path.
  case inbox
  /// How long after a key the same key is not heard again, in milliseconds.
  case repeatGuard = "repeat-guard"
  /// The largest photograph, in bytes.
  case limitBytes = "limit-bytes"
  /// The largest photograph, in pixels.
  case limitPixels = "limit-pixels"
  /// The longest time that reading a photograph may take, in seconds.
  case limitSeconds = "limit-seconds"
  /// The largest memory that reading a photograph may take, in bytes.
  case limitMemory = "limit-memory"
  /// Who the home acts as: a person's id. Set by ``AddressBook/switchPerson(to:)``.
  case person
  /// When a person was removed from the home, in milliseconds since 1970. Set by
  /// ``AddressBook/removePerson(_:)``.
  case removed
  /// `yes` once the first start's questions were answered or skipped.
  case started
}
