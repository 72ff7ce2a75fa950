import AddressBook
import Locales
import PhoneNumbers

/// A setting that the person has chosen.
public enum SettingChange: Hashable, Sendable {
  case language(Language)
  case textSize(TextSize)
  case colours(Colours)
  /// Whether screens are read aloud.
  case voice(Bool)
  /// The person's own name, normalised.
  case name(String)
  /// The person's own number.
  case number(PhoneNumber)
  /// Somebody else of this home sits down.
  case person(Person.ID)
  /// The first start's questions were answered or skipped.
  case started
}
