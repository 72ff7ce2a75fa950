import AddressBook
import Locales

/// A picture of the person who was just stored, or none.
struct FaceChoice: Journey {
  enum Step: Hashable {
    case ask
    case photo
    case keeping
    case look(String)
    case setting
  }

  enum Exit {
    /// With the number that was stored last.
    case done(Contact, Contact.Number?)
    /// Who was stored is not right.
    case wrong(Contact, Contact.Number?)
    case home
  }

  enum Action { case photo, none, wrong, right(String), another }

  private var contact: Contact
  private let number: Contact.Number?
  private var step = Step.ask
  private var source = PhotoSource()

  init(_ contact: Contact, _ number: Contact.Number?) {
    self.contact = contact
    self.number = number
  }

  private var menu: Menu<Action> {
    var menu = Menu<Action>()
    switch step {
    case .ask:
      menu.add(Label("add-photo"), .photo)
      menu.add(Label("face-none"), .none)
      menu.add(4, Label("add-saved-wrong"), .wrong)
    case .look(let picture):
      menu.add(Label("face-right"), .right(picture))
      menu.add(Label("add-another-photo"), .another)
    case .photo, .keeping, .setting: break
    }
    return menu
  }

  func screen(_ words: MessageCatalog, _ facts: GuideFacts) -> Screen {
    var screen = Screen(
      title: words("face-title"), choices: menu.choices(words), back: words("guided-back"))
    switch step {
    case .ask:
      screen.subject = contact.subject(number: nil, facts)
      screen.paragraphs = [words("face-question")]
      screen.back = words("guided-home")
    case .photo: return source.screen(words, facts)
    case .keeping:
      screen.title = words("guided-moment")
      screen.paragraphs = [words("photo-opening")]
      screen.back = words("guided-stop")
    case .setting:
      screen.title = words("guided-moment")
      screen.paragraphs = [words("add-storing")]
    case .look(let picture):
      screen.subject = Screen.Subject(picture: .stored(picture), text: contact.name)
      screen.paragraphs = [words("face-look")]
    }
    return screen
  }

  mutating func handle(_ event: Event, _ facts: GuideFacts) -> Turn<Exit> {
    switch (step, event) {
    case (.photo, _):
      let turn = source.handle(event, facts)
      switch turn.exit {
      case .chosen(let path):
        step = .keeping
        return Turn(effects: turn.effects + [.keepPicture(path: path)])
      case .back: step = .ask
      case nil: break
      }
      return Turn(effects: turn.effects)
    case (_, .choice(let digit)):
      switch menu.action(digit) {
      case .photo, .another: step = .photo
      case .some(.none): return .exit(.done(contact, number))
      case .wrong: return .exit(.wrong(contact, number))
      case .right(let picture):
        step = .setting
        return .perform(.setFace(contact.id, picture: picture))
      case nil: break
      }
    case (.ask, .back): return .exit(.home)
    case (.keeping, .result(.picture(let picture))): step = .look(picture)
    case (.keeping, .result(.failed(let problem))):
      source.wasRefused(problem)
      step = .photo
    case (.keeping, .back):
      step = .photo
      return .perform(.stopWork)
    case (.setting, .result(.stored(let contact))): return .exit(.done(contact, number))
    case (_, .result(.failed)), (_, .back): step = .ask
    default: break
    }
    return .stay
  }
}
