import AddressBook
import Calling
import Locales

/// What became of an ``Effect``.
public enum EffectResult: Hashable, Sendable {
  case languages([LanguageName])
  case people([Person])
  /// The facts after a change.
  case facts(GuideFacts)
  /// With those of them who are not the only contact of that name.
  case contacts(Page<Contact>, namesakes: Set<Contact.ID> = [])
  case called(CallOutcome)
  /// The contact was removed, or lost the number, before the call: nobody was called.
  case changed
  /// The call went its way, but could not be written down.
  case unlogged
  case cards([Card])
  /// Everybody on the photograph is there already, with the same number.
  case allKnown
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
  /// What the person has said, as it stands in the feed.
  case said(Post)
  case done
  /// It did not happen: what to say, which is the message of a ``Speakable`` error.
  case failed(Message)
}
