import Locales

/// Visits every state of the guided app that presses, typing and the world's answers lead to.
struct ScreenWalk {
  let world: InventedHome
  let words: MessageCatalog
  /// The choices that are pressed at home.
  var homeDigits = [1, 2, 3, 4]
  /// Whether much that is no number or name is typed too.
  var typesMuch = true

  /// Is told of each state that is passed without waiting for the person.
  var passing: (GuidedApp) -> Void = { _ in }

  /// Each state once, where digits of numbers are not told apart.
  func states(from start: GuidedApp) -> [GuidedApp] {
    var met: Set<GuidedApp> = []
    var seen: Set<String> = []
    var found: [GuidedApp] = []
    var queue: [(app: GuidedApp, screen: Screen)] = []
    func add(_ app: GuidedApp) {
      // Photographs could be added for ever. To draw a screen takes longer than to know a state.
      guard app.cards.count <= 2, met.insert(app).inserted else { return }
      let screen = app.screen(words)
      guard seen.insert(key(app, screen)).inserted else { return }
      found.append(app)
      queue.append((app, screen))
    }
    for app in settled(start, start.opening) { add(app) }
    var place = 0
    while place < queue.count {
      let (app, screen) = queue[place]
      place += 1
      for event in events(of: app, screen) {
        for next in press(event, in: app) { add(next) }
      }
    }
    return found
  }

  /// Where an event leads, with the states on the way that a person would see.
  func press(_ event: Event, in app: GuidedApp) -> [GuidedApp] {
    var next = app
    let effects = next.handle(event)
    return settled(next, effects)
  }

  private func events(of app: GuidedApp, _ screen: Screen) -> [Event] {
    if let entry = screen.entry {
      let texts =
        switch entry.kind {
        case .digit: typesMuch ? ["", "7", "110", "abc"] : ["7"]
        case .number:
          typesMuch
            ? ["", "7", "110", "0922-333-444", "02-1234-5678", "abc"] : ["0922-333-444", "7"]
        case .text: typesMuch ? ["", "王大同", "   "] : ["王大同"]
        case .filePath: ["/photos/1.jpg"]
        }
      return [.back] + texts.map(Event.text)
    }
    let digits =
      app.isHome ? homeDigits.filter { !app.keepsCard || $0 == 2 } : screen.choices.map(\.digit)
    var progress: [Event] = []
    if app.isCalling {
      progress = [
        .callProgress(CallProgress(state: .asked)), .callProgress(CallProgress(state: .ringing)),
        .callProgress(CallProgress(state: .talking)),
        .callProgress(CallProgress(state: .talking, minutes: 185)),
      ]
    }
    if app.hasCalled { progress = [.result(.unlogged)] }
    if app.isReading { progress = [.workProgress(Screen.Progress(done: 5, total: 14))] }
    return [.back] + progress + digits.map(Event.choice)
  }

  /// The state with each answer to its effects, and the state that waits for them.
  func settled(_ app: GuidedApp, _ effects: [Effect]) -> [GuidedApp] {
    var waiting = [(app, effects[...])]
    var found: [GuidedApp] = []
    while let (app, effects) = waiting.popLast() {
      guard let effect = effects.first else {
        found.append(app)
        continue
      }
      if effect.takesTime { found.append(app) } else { passing(app) }
      let results = world.results(of: effect, facts: app.facts)
      if results.isEmpty { waiting.append((app, effects.dropFirst())) }
      for result in results {
        var next = app
        let more = next.handle(.result(result))
        waiting.append((next, effects.dropFirst() + more))
      }
    }
    return found
  }

  /// What tells one state from another: the screen without its digits, the steps that the journeys
  /// stand at, and how much of a page is left.
  private func key(_ app: GuidedApp, _ screen: Screen) -> String {
    var text = screen.texts.joined(separator: "\n")
    text += screen.subject?.picture == nil ? "" : "picture"
    let digitless = String(text.map { $0.isNumber ? "#" : $0 })
    return digitless + Self.steps(of: app).joined(separator: " ")
      + "\(min(2, app.cards.count)) \(app.cards.first?.pending ?? "")"
      + "\(app.keepsCard)"
  }

  /// The names of the steps of a journey and of the journeys inside it.
  private static func steps(of value: Any) -> [String] {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .enum {
      guard let child = mirror.children.first else { return ["\(value)"] }
      return [child.label ?? ""] + steps(of: child.value)
    }
    return mirror.children.flatMap { child in
      isPlace(child.label) || child.label == nil ? steps(of: child.value) : []
    }
  }

  /// Whether a property may hold a journey, or a journey's step.
  static func isPlace(_ property: String?) -> Bool {
    ["place", "step", "source", "number", "name"].contains(property)
  }
}
