import AddressBook
import Locales

/// What the family has said, one post a screen.
struct FeedJourney: Journey {
  enum Step: Hashable {
    case opening
    case post(ShownPost?)
    case say(SayJourney)
  }

  enum Action { case like(Post, Bool), older(Post), newer(Post), say }

  private var step = Step.opening
  /// What stands behind the question what to say.
  private var shown: ShownPost?
  /// Whether the person has just said something.
  private var hasSaid = false

  static var opening: [Effect] { [.loadPost(.newest)] }

  private var menu: Menu<Action> {
    var menu = Menu<Action>()
    guard case .post(let shown) = step else { return menu }
    if let shown {
      let post = shown.post
      menu.add(
        1, Label(post.isLikedByViewer ? "family-unlike" : "family-like"),
        .like(post, !post.isLikedByViewer))
      if shown.hasOlder { menu.add(2, Label("family-older"), .older(post)) }
      if shown.hasNewer { menu.add(3, Label("family-newer"), .newer(post)) }
    }
    menu.add(4, Label("family-say"), .say)
    return menu
  }

  func screen(_ words: MessageCatalog, _ facts: GuideFacts) -> Screen {
    var screen = Screen(
      title: words("family-title"), choices: menu.choices(words), back: words("guided-back"))
    switch step {
    case .opening:
      screen.title = words("guided-moment")
      screen.paragraphs = [words("family-opening")]
    case .post(nil): screen.paragraphs = [words("family-empty")]
    case .post(let shown?):
      let post = shown.post
      let isOwn = post.author == facts.person.id
      let author =
        isOwn
        ? words("family-you") : post.authorName ?? words("family-someone")
      screen.title = words(
        "family-post-title", ["name": .text(author), "when": .message(shown.moment.message)])
      if let picture = post.picture {
        screen.subject = .photo(.stored(picture))
      }
      if hasSaid { screen.paragraphs.append(words("family-said")) }
      if let text = post.text { screen.paragraphs.append(text) }
      if !post.likes.isEmpty {
        var likes = post.likes
        if post.isLikedByViewer, let mine = likes.firstIndex(of: facts.person.name ?? "") {
          likes[mine] = words("family-you")
        }
        let names = likes.joined(separator: words("guided-list-comma"))
        screen.paragraphs.append(words("family-liked-by", ["names": .text(names)]))
      }
    case .say(let say): return say.screen(words, facts)
    }
    return screen
  }

  mutating func handle(_ event: Event, _ facts: GuideFacts) -> Turn<JourneyExit> {
    switch (step, event) {
    case (.say(var say), _):
      let turn = say.handle(event, facts)
      step = .say(say)
      switch turn.exit {
      case .back: step = .post(shown)
      case .said:
        hasSaid = true
        step = .opening
        return Turn(effects: turn.effects + [.loadPost(.newest)])
      case nil: break
      }
      return Turn(effects: turn.effects)
    case (_, .choice(let digit)): return perform(menu.action(digit))
    case (_, .result(.post(let post))):
      shown = post
      step = .post(post)
    case (.opening, .result(.failed)), (_, .back): return .exit(.home)
    default: break
    }
    return .stay
  }

  private mutating func perform(_ action: Action?) -> Turn<JourneyExit> {
    switch action {
    case .like(let post, let isLiked):
      hasSaid = false
      return .perform(.like(post.id, isLiked), .loadPost(.same(post)))
    case .older(let post):
      hasSaid = false
      return .perform(.loadPost(.older(than: post)))
    case .newer(let post):
      hasSaid = false
      return .perform(.loadPost(.newer(than: post)))
    case .say: step = .say(SayJourney())
    case nil: break
    }
    return .stay
  }
}
