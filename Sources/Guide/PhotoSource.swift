import Locales

/// Where a photograph comes from: the inbox folder, the camera, or a file named by its path.
struct PhotoSource: Journey {
  enum Step: Hashable {
    case choose
    case opening(offset: Int)
    case inbox(Page<PhotoFile>)
    case camera
    case file
  }

  enum Exit {
    case chosen(path: String)
    case back
  }

  enum Action {
    case camera, inbox, file
    case page(Int)
    case photo(PhotoFile)
  }

  private var step = Step.choose
  /// What was typed as a path.
  private var path = ""

  private func menu(_ facts: GuideFacts) -> Menu<Action> {
    var menu = Menu<Action>()
    switch step {
    case .choose:
      if facts.hasCamera { menu.add(Label("photo-camera"), .camera) }
      if facts.hasInbox { menu.add(Label("photo-inbox"), .inbox) }
      menu.add(Label("photo-file"), .file)
    case .inbox(let page):
      for photo in page.items {
        menu.add(
          Label("photo-of", ["name": .text(photo.name), "when": .message(photo.taken.message)]),
          .photo(photo))
      }
      menu.addNextPage(of: page, Action.page)
    case .opening, .camera, .file: break
    }
    return menu
  }

  func screen(_ words: MessageCatalog, _ facts: GuideFacts) -> Screen {
    var screen = Screen(
      title: words("photo-title"), choices: menu(facts).choices(words), back: words("guided-back"))
    switch step {
    case .choose: screen.paragraphs = [words("photo-question")]
    case .opening:
      screen.title = words("guided-moment")
      screen.paragraphs = [words("photo-looking")]
      screen.back = words("guided-stop")
    case .inbox(let page):
      screen.title = words("photo-inbox-title")
      screen.paragraphs = [
        page.items.isEmpty ? words("photo-inbox-empty") : words("photo-inbox-order")
      ]
    case .camera:
      screen.title = words("guided-moment")
      screen.paragraphs = [words("photo-taking")]
      screen.back = words("guided-stop")
    case .file:
      screen.title = words("photo-file-title")
      screen.paragraphs = [words("photo-file-help")]
      screen.entry = Screen.Entry(label: words("photo-file-label"), value: path, kind: .filePath)
    }
    return screen
  }

  mutating func handle(_ event: Event, _ facts: GuideFacts) -> Turn<Exit> {
    switch (step, event) {
    case (_, .choice(let digit)): return perform(menu(facts).action(digit))
    case (.camera, .back):
      step = .choose
      return Turn(effects: [.stopWork], exit: .back)
    case (_, .back):
      step = .choose
      return .exit(.back)
    case (.opening, .result(.failed)), (.camera, .result(.failed)): step = .choose
    case (.opening, .result(.photos(let page))): step = .inbox(page)
    case (.camera, .result(.photo(let path))):
      step = .choose
      return .exit(.chosen(path: path))
    case (.file, .text(let typed)):
      path = typed
      if !typed.isBlank { return .exit(.chosen(path: typed)) }
    default: break
    }
    return .stay
  }

  private mutating func perform(_ action: Action?) -> Turn<Exit> {
    switch action {
    case .camera:
      step = .camera
      return .perform(.takePhoto)
    case .inbox: return turn(to: 0)
    case .page(let offset): return turn(to: offset)
    case .photo(let photo): return .exit(.chosen(path: photo.path))
    case .file: step = .file
    case nil: break
    }
    return .stay
  }

  private mutating func turn(to offset: Int) -> Turn<Exit> {
    step = .opening(offset: offset)
    return .perform(.loadPhotos(offset: offset))
  }
}
