import AddressBook
import Calling
import Locales
import PhoneNumbers

/// What a journey asks the world to do; each is answered by one ``EffectResult``.
public enum Effect: Hashable, Sendable {
  /// Answered by ``EffectResult/languages(_:)``.
  case loadLanguages
  /// The people of this home; answered by ``EffectResult/people(_:)``.
  case loadPeople
  /// Answered by ``EffectResult/facts(_:)``.
  case change(SettingChange)

  /// ``Page/size`` contacts in their places; answered by ``EffectResult/contacts(_:namesakes:)``.
  case loadContacts(offset: Int)
  /// Answered by ``EffectResult/called(_:)`` or ``EffectResult/changed``.
  case call(ConfirmedCall, contact: Contact.ID)

  /// What was read but not confirmed; answered by ``EffectResult/cards(_:)``.
  case loadPending
  /// A photograph of the inbox, the newest at place 0; answered by ``EffectResult/inbox(_:)``.
  case lookIntoInbox(place: Int)
  /// Runs the camera command; answered by ``EffectResult/photo(path:)``.
  case takePhoto
  /// Reads a photographed card and keeps its entries as pending, but for those of people who are there
  /// already; answered by ``EffectResult/cards(_:)`` or ``EffectResult/allKnown``.
  case readCard(path: String)
  /// Keeps our own re-encoding of a photograph; answered by ``EffectResult/picture(_:)``.
  case keepPicture(path: String)
  /// The person's contacts with this number; answered by ``EffectResult/known(_:)``.
  case findNumber(PhoneNumber)
  /// The person's contacts with exactly this name, and behind them who was removed with this name and
  /// number; answered by ``EffectResult/known(_:)``.
  case findName(String, PhoneNumber)
  /// Keeps with the pending entry what the person has confirmed of it; without one, makes one.
  /// Answered by ``EffectResult/kept(pending:)``.
  case keepAnswers(pending: String?, number: PhoneNumber, name: String?)
  /// Keeps with the pending entry that the person has said no to what stands there; answered by
  /// ``EffectResult/done``.
  case deny(PendingEntry.Field, pending: String)
  /// Answered by ``EffectResult/stored(_:)``.
  case store(ConfirmedCard)
  /// Adds the card's number to a contact that is there already; answered by
  /// ``EffectResult/stored(_:)``.
  case addNumber(ConfirmedCard, to: Contact.ID)
  /// Takes the removal of a contact back, in the place of storing the pending entry; answered by
  /// ``EffectResult/stored(_:)``.
  case bringBack(Contact.ID, pending: String?)
  /// Puts the card in the place of a contact's name and of one of its numbers; answered by
  /// ``EffectResult/stored(_:)``.
  case correct(Contact.Number.ID?, of: Contact.ID, to: ConfirmedCard)
  /// Takes the number away from a contact, or the contact that had no other; answered by
  /// ``EffectResult/done``.
  case takeBack(Contact.Number.ID?, of: Contact.ID)
  /// Settles pending entries without storing a contact; answered by ``EffectResult/done``.
  case settle(pending: [String])
  /// Answered by ``EffectResult/stored(_:)``.
  case setFace(Contact.ID, picture: String)

  /// Answered by ``EffectResult/post(_:)``.
  case loadPost(FeedPlace)
  /// Answered by ``EffectResult/done``.
  case like(Post.ID, Bool)
  /// Answered by ``EffectResult/said(_:)``.
  case say(sentence: Message?, picture: String?)

  /// Ends the call under way; what came of it is the answer to its ``call``. Not answered.
  case hangUp
  /// Stops the work under way; its result no longer comes. Not answered.
  case stopWork
  /// Ends the guided app. Not answered.
  case leave

  /// Whether it is a call.
  public var isCall: Bool { if case .call = self { true } else { false } }

  /// Whether a person may wait for it, and may want to stop it.
  public var takesTime: Bool {
    switch self {
    case .call, .lookIntoInbox, .takePhoto, .readCard, .keepPicture: true
    default: false
    }
  }
}
