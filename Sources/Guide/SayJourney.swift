import AddressBook
import Locales

/// Something to say to the family: a photo, a handwritten note, or a ready sentence.
struct SayJourney: Journey {
  enum Step: Hashable {
    case choose
    case photo(isNote: Bool)
    case keeping(isNote: Bool)
    case look(String, isNote: Bool)
    case sentences(Page<String>)
    case sentence(String)
    case saying
  }

  enum Exit {
    case back
    case said(Post)
  }

  enum Action {
    case photo, note, sentences
    case page(Int)
    case sentence(String)
    case sayPicture(String), another(isNote: Bool)
    case saySentence(String)
  }

  /// The keys of the ready sentences; the words differ from language to language.
  static let sentences = [
    "ready-miss-you", "ready-eaten", "ready-well", "ready-come", "ready-seen", "ready-warm",
    "ready-proud", "ready-morning", "ready-night",
  ]

  private var step = Step.choose
  private var source = PhotoSource()

  private var menu: Menu<Action> {
    var menu = Menu<Action>()
    switch step {
    case .choose:
      menu.add(Label("say-photo"), .photo)
      menu.add(Label("say-note"), .note)
      menu.add(Label("say-sentence"), .sentences)
    case .look(let picture, let isNote):
      menu.add(Label("say-now"), .sayPicture(picture))
      menu.add(Label("add-another-photo"), .another(isNote: isNote))
    case .sentences(let page):
      for key in page.items { menu.add(Label(key), .sentence(key)) }
      menu.addNextPage(of: page, Action.page)
    case .sentence(let key):
      menu.add(Label("say-now"), .saySentence(key))
      menu.add(Label("say-another-sentence"), .sentences)
    case .photo, .keeping, .saying: break
    }
    return menu
  }

  func screen(_ words: MessageCatalog, _ facts: GuideFacts) -> Screen {
    var screen = Screen(
      title: words("say-title"), choices: menu.choices(words), back: words("guided-back"))
    switch step {
    case .choose: screen.paragraphs = [words("say-question")]
    case .photo(let isNote):
      screen = source.screen(words, facts)
      if isNote, screen.entry == nil || PhotoSource.isFileOnly(facts) {
        screen.paragraphs.insert(words("say-note-how"), at: 0)
      }
    case .keeping:
      screen.title = words("guided-moment")
      screen.paragraphs = [words("photo-opening")]
      screen.back = words("guided-stop")
    case .saying:
      screen.title = words("guided-moment")
      screen.paragraphs = [words("say-saying")]
    case .look(let picture, _):
      screen.subject = .photo(.stored(picture))
      screen.paragraphs = [words("say-look")]
    case .sentences: screen.paragraphs = [words("say-sentence-question")]
    case .sentence(let key):
      screen.subject = Screen.Subject(text: words(key))
      screen.paragraphs = [words("say-look")]
    }
    return screen
  }

  mutating func handle(_ event: Event, _ facts: GuideFacts) -> Turn<Exit> {
    switch (step, event) {
    case (.photo(let isNote), _):
      let turn = source.handle(event, facts)
      switch turn.exit {
      case .chosen(let path):
        step = .keeping(isNote: isNote)
        return Turn(effects: turn.effects + [.keepPicture(path: path)])
      case .back: return Turn(effects: turn.effects, exit: .back)
      case nil: break
      }
      return Turn(effects: turn.effects)
    case (_, .choice(let digit)): return perform(menu.action(digit))
    case (.choose, .back): return .exit(.back)
    case (.keeping(let isNote), .result(.picture(let picture))):
      step = .look(picture, isNote: isNote)
    case (.keeping(let isNote), .result(.failed(let problem))):
      source.wasRefused(problem)
      step = .photo(isNote: isNote)
    case (.keeping(let isNote), .back):
      step = .photo(isNote: isNote)
      return .perform(.stopWork)
    case (.saying, .result(.said(let post))): return .exit(.said(post))
    case (_, .back), (_, .result(.failed)): step = .choose
    default: break
    }
    return .stay
  }

  private mutating func perform(_ action: Action?) -> Turn<Exit> {
    switch action {
    case .photo: step = .photo(isNote: false)
    case .note: step = .photo(isNote: true)
    case .another(let isNote): step = .photo(isNote: isNote)
    case .sentences: step = .sentences(Page(of: Self.sentences, at: 0))
    case .page(let offset): step = .sentences(Page(of: Self.sentences, at: offset))
    case .sentence(let key): step = .sentence(key)
    case .sayPicture(let picture): return say(nil, picture: picture)
    case .saySentence(let key): return say(Message(key), picture: nil)
    case nil: break
    }
    return .stay
  }

  private mutating func say(_ sentence: Message?, picture: String?) -> Turn<Exit> {
    step = .saying
    return .perform(.say(sentence: sentence, picture: picture))
  }
}
