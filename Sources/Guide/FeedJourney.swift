import AddressBook
import Locales

/// What the family has said, one post a screen; a long one goes on over several.
struct FeedJourney: Journey {
  enum Step: Hashable {
    case opening
    case post(ShownPost?)
    case say(SayJourney)
  }

  enum Action { case like(Post, Bool), older(Post), newer(Post), part(Int), say }

  private var step = Step.opening
  /// What stands behind the question what to say.
  private var shown: ShownPost?
  /// The post in its parts.
  private var parts: [PostPart] = []
  /// Which of them is on the screen.
  private var part = 0
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
      // Above the middle of a long post stands its own beginning, not another post.
      if part > 0 {
        menu.add(3, Label("family-read-back"), .part(part - 1))
      } else if shown.hasNewer {
        menu.add(3, Label("family-newer"), .newer(post))
      }
      if part + 1 < parts.count {
        menu.add(4, Label("family-read-on"), .part(part + 1))
        return menu
      }
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
      let shownPart = parts.indices.contains(part) ? parts[part] : PostPart()
      screen.title = title(of: shown, words, facts)
      if part == 0, let picture = post.picture {
        screen.subject = .photo(.stored(picture))
      }
      if hasSaid {
        screen.paragraphs.append(words(shown.hasReaders ? "family-said" : "family-said-alone"))
      }
      if let text = shownPart.text { screen.paragraphs.append(text) }
      if !shownPart.likes.isEmpty {
        let names = shownPart.likes.map { $0 ?? words("family-you") }
          .joined(separator: words("guided-list-comma"))
        screen.paragraphs.append(words("family-liked-by", ["names": .text(names)]))
      }
      if part > 0 { screen.back = words("guided-home") }
    case .say(let say): return say.screen(words, facts)
    }
    return screen
  }

  private func title(
    of shown: ShownPost, _ words: MessageCatalog, _ facts: GuideFacts
  ) -> String {
    let when = Message.Argument.message(shown.moment.message)
    guard shown.post.author != facts.person.id else {
      return words("family-own-post-title", ["when": when])
    }
    let name = shown.post.authorName ?? words("family-someone")
    return words("family-post-title", ["name": .text(name), "when": when])
  }

  mutating func handle(_ event: Event, _ facts: GuideFacts) -> Turn<JourneyExit> {
    switch (step, event) {
    case (.say(var say), _):
      let turn = say.handle(event, facts)
      step = .say(say)
      switch turn.exit {
      case .back: step = .post(shown)
      case .said(let post):
        hasSaid = true
        step = .opening
        // Another's clock may be ahead, and their post the newest.
        return Turn(effects: turn.effects + [.loadPost(.same(post))])
      case nil: break
      }
      return Turn(effects: turn.effects)
    case (_, .choice(let digit)): return perform(menu.action(digit))
    case (_, .result(.post(let post))):
      let isSame = post?.post.id == shown?.post.id
      shown = post
      parts = post.map { PostPart.parts(of: $0.post, viewer: facts.person) } ?? []
      part = isSame ? min(part, max(0, parts.count - 1)) : 0
      step = .post(post)
    case (.opening, .result(.failed)), (_, .back): return .exit(.home)
    default: break
    }
    return .stay
  }

  private mutating func perform(_ action: Action?) -> Turn<JourneyExit> {
    guard let action else { return .stay }
    hasSaid = false
    switch action {
    case .like(let post, let isLiked):
      return .perform(.like(post.id, isLiked), .loadPost(.same(post)))
    case .older(let post): return .perform(.loadPost(.older(than: post)))
    case .newer(let post): return .perform(.loadPost(.newer(than: post)))
    case .part(let next): part = next
    case .say: step = .say(SayJourney())
    }
    return .stay
  }
}
