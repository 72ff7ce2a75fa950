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
  /// Nil where the inbox has no photograph.
  case inbox(PhotoFile?)
  case photo(path: String)
  /// Content hash.
  case picture(String)
  case known([Contact])
  /// The pending entry that keeps the answers.
  case kept(pending: String)
  case stored(Contact)
  /// Nil where there is no post.
  case post(ShownPost?)
  case done
  /// It did not happen: what to say, which is the message of a ``Speakable`` error.
  case failed(Message)
}
