import Locales
import Pictures

/// Where a photograph comes from: the inbox folder, the camera, or a file named by its path.
struct PhotoSource: Journey {
  enum Step: Hashable {
    case choose
    case opening(place: Int)
    case inbox(PhotoFile?)
    case camera
    case file
  }

  enum Exit {
    case chosen(path: String)
    case back
  }

  enum Action {
    case camera, inbox, file
    case look(Int)
    case photo(PhotoFile)
  }

  private var step = Step.choose
  /// What stands in the field of a path.
  private var path = ""
  /// The path that was tried last.
  private var tried = ""

  /// Whether a file is the only place that a photograph can come from.
  static func isFileOnly(_ facts: GuideFacts) -> Bool { !facts.hasCamera && !facts.hasInbox }

  /// Where there is nothing to choose, the file is asked for at once.
  private func shownStep(_ facts: GuideFacts) -> Step {
    step == .choose && Self.isFileOnly(facts) ? .file : step
  }

  /// The photograph was not taken. Where no file has this path, it stands there again to be mended.
  mutating func wasRefused(_ problem: Message) {
    if problem.key == PictureError.missing(path: "").message.key { path = tried }
  }

  private func menu(_ facts: GuideFacts) -> Menu<Action> {
    var menu = Menu<Action>()
    switch shownStep(facts) {
    case .choose:
      if facts.hasCamera { menu.add(Label("photo-camera"), .camera) }
      if facts.hasInbox { menu.add(Label("photo-inbox"), .inbox) }
      menu.add(Label("photo-file"), .file)
    case .inbox(let photo?):
      if case .picture = photo.look { menu.add(1, Label("photo-this"), .photo(photo)) }
      if photo.place + 1 < photo.total {
        menu.add(2, Label("photo-older"), .look(photo.place + 1))
      }
      if photo.place > 0 { menu.add(3, Label("photo-newer"), .look(photo.place - 1)) }
    case .inbox(nil), .opening, .camera, .file: break
    }
    return menu
  }

  func screen(_ words: MessageCatalog, _ facts: GuideFacts) -> Screen {
    var screen = Screen(
      title: words("photo-title"), choices: menu(facts).choices(words), back: words("guided-back"))
    switch shownStep(facts) {
    case .choose: screen.paragraphs = [words("photo-question")]
    case .opening:
      screen.title = words("guided-moment")
      screen.paragraphs = [words("photo-looking")]
      screen.back = words("guided-stop")
    case .inbox(nil):
      screen.title = words("photo-inbox")
      screen.paragraphs = [words("photo-inbox-empty")]
    case .inbox(let photo?):
      screen.title = words("photo-inbox-title")
      screen.paragraphs = [
        words(
          "photo-of",
          [
            "n": .number(photo.place + 1), "total": .number(photo.total),
            "when": .message(photo.taken.message),
          ])
      ]
      switch photo.look {
      case .picture(let picture): screen.subject = .photo(.encoded(picture))
      case .problem(let message): screen.paragraphs.append(words(message))
      }
    case .camera:
      screen.title = words("guided-moment")
      screen.paragraphs = [words("photo-taking")]
      screen.back = words("guided-stop")
    case .file:
      screen.title = words("photo-file-title")
      screen.paragraphs = [words("photo-file-help")]
      if Self.isFileOnly(facts) { screen.paragraphs.append(words("photo-no-camera")) }
      screen.entry = Screen.Entry(label: words("photo-file-label"), value: path, kind: .filePath)
    }
    return screen
  }

  mutating func handle(_ event: Event, _ facts: GuideFacts) -> Turn<Exit> {
    switch (shownStep(facts), event) {
    case (_, .choice(let digit)): return perform(menu(facts).action(digit))
    case (.camera, .back), (.opening, .back):
      step = .choose
      return Turn(effects: [.stopWork], exit: .back)
    case (_, .back):
      step = .choose
      path = ""
      return .exit(.back)
    case (.opening, .result(.failed)), (.camera, .result(.failed)): step = .choose
    case (.opening, .result(.inbox(let photo))): step = .inbox(photo)
    case (.camera, .result(.photo(let path))):
      step = .choose
      tried = ""
      return .exit(.chosen(path: path))
    case (.file, .text(let typed)):
      guard !typed.isBlank else { break }
      path = ""
      tried = typed
      return .exit(.chosen(path: typed))
    default: break
    }
    return .stay
  }

  private mutating func perform(_ action: Action?) -> Turn<Exit> {
    switch action {
    case .camera:
      step = .camera
      return .perform(.takePhoto)
    case .inbox: return look(at: 0)
    case .look(let place): return look(at: place)
    case .photo(let photo):
      tried = ""
      return .exit(.chosen(path: photo.path))
    case .file: step = .file
    case nil: break
    }
    return .stay
  }

  private mutating func look(at place: Int) -> Turn<Exit> {
    step = .opening(place: place)
    return .perform(.lookIntoInbox(place: place))
  }
}
