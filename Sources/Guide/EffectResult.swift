import AddressBook
import Calling
import Locales

/// What became of an ``Effect``.
public enum EffectResult: Hashable, Sendable {
  case languages([LanguageName])
  case people([Person])
  /// The facts after a change.
  case facts(GuideFacts)
  case contacts(Page<Contact>)
  case called(CallOutcome)
  case cards([Card])
  case photos(Page<PhotoFile>)
  case photo(path: String)
  /// Content hash.
  case picture(String)
  case known([Contact])
  case stored(Contact)
  /// Nil where there is no post.
  case post(ShownPost?)
  case done
  /// It did not happen: what to say, which is the message of a ``Speakable`` error.
  case failed(Message)
}
