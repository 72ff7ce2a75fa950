import AddressBook
import Locales
import PhoneNumbers
import Testing

@testable import Guide
@testable import Terminal

/// Walks every screen that can be reached, in worlds that differ in what they hold.
@Suite struct ScreenWalkTests {
  static let worlds: [(name: String, world: FakeWorld, homeDigits: [Int])] = [
    ("nobody", FakeWorld(), [1, 3, 4]),
    ("one person", FakeWorld(contacts: Array(Contact.family.prefix(1))), [1]),
    ("three people", FakeWorld(contacts: Array(Contact.family.prefix(3))), [1]),
    ("four people", FakeWorld(contacts: Array(Contact.family.prefix(4))), [1]),
    ("seven people", FakeWorld(contacts: Contact.family), [1]),
    ("troubles", FakeWorld(contacts: Contact.family, hasTroubles: true), [1, 3, 4]),
    ("feed", FakeWorld(posts: Post.some, photos: PhotoFile.some), [3]),
    (
      "settings",
      FakeWorld(people: (1...5).map { Person(id: "\($0)", name: $0 == 2 ? nil : "家人\($0)") }), [4]
    ),
    ("a clear card", FakeWorld(readings: [[.clear]]), [2]),
    (
      "other cards",
      FakeWorld(
        contacts: [Contact.family[0]],
        readings: [
          [.service], [.known], [.namesake], [.broken], [.local], [.unusual], [.withExtension],
        ]), [2]
    ),
    ("a page", FakeWorld(readings: [[.clear, .local]]), [2]),
    ("an interrupted page", FakeWorld(pending: [.clear, .unread], readings: []), [2]),
    ("troubles with a card", FakeWorld(readings: [[.clear]], hasTroubles: true), [2]),
  ]

  /// The states in which the person is asked something or waits, and all screens that are drawn.
  static let walked: (states: [GuidedApp], passed: [GuidedApp]) = {
    guard let words = try? Catalogs.english() else { return ([], []) }
    var states: [GuidedApp] = []
    var passed: Set<GuidedApp> = []
    func walk(
      _ world: FakeWorld, _ homeDigits: [Int], _ facts: GuideFacts, typesMuch: Bool = false
    ) {
      let walk = ScreenWalk(
        world: world, words: words, homeDigits: homeDigits, typesMuch: typesMuch
      ) { app in
        if passed.count < 1000 { passed.insert(app) }
      }
      states += walk.states(from: GuidedApp(facts: facts))
    }
    var withArea = FakeWorld.facts
    withArea.areaCode = "02"
    for (_, world, homeDigits) in worlds {
      withArea.hasCamera = !world.photos.isEmpty
      withArea.hasInbox = !world.photos.isEmpty
      walk(world, homeDigits, withArea)
    }
    let troubles = ["unexpected", "camera-program", "camera-photo", "inbox"].map {
      Message("trouble-\($0)")
    }
    for trouble in troubles + DialerErrorSentenceTests.errors.map(\.guidedMessage) {
      var app = GuidedApp(facts: withArea)
      _ = app.handle(.result(.failed(trouble)))
      passed.insert(app)
    }
    var unknown = FakeWorld.facts
    unknown.mostCalled = "歐陽司馬諸葛上官皇甫尉遲"
    unknown.isStarted = false
    unknown.person = Person(id: "me")
    unknown.mayLeave = false
    unknown.hasCamera = false
    unknown.hasInbox = false
    walk(FakeWorld(hasTroubles: true), [1, 3, 4], unknown, typesMuch: true)
    unknown.hasInbox = true
    walk(FakeWorld(), [3], unknown)
    unknown.hasInbox = false
    walk(FakeWorld(readings: [[.unread], [.local]]), [2], unknown, typesMuch: true)
    var noLine = FakeWorld.facts
    noLine.isTelephoneLine = false
    walk(FakeWorld(contacts: Contact.family), [1], noLine)
    return (states, Array(passed))
  }()

  static var states: [GuidedApp] { walked.states }

  /// Each screen once.
  static func screens(_ words: MessageCatalog) -> Set<Screen> {
    Set((walked.states + walked.passed).map { $0.screen(words) })
  }

  /// Each screen once, in each language and the pseudo-locale.
  static let drawn: [(words: MessageCatalog, screens: Set<Screen>)] =
    ((try? Catalogs.all()) ?? []).map { ($0, screens($0)) }

  @Test func theWalkReachesManyScreensInEveryLanguage() throws {
    #expect(Self.drawn.count == (try Catalogs.all().count))
    for (words, screens) in Self.drawn { #expect(screens.count > 300, "\(words.language)") }
  }

  /// No step of a journey is out of reach, or left out of the walk.
  @Test func everyStepOfEveryJourneyIsReached() throws {
    let reached = Set((Self.walked.states + Self.walked.passed).flatMap { Steps.reached(in: $0) })
    for step in try Steps.written() { #expect(reached.contains(step)) }
    #expect(try Steps.written().count > 40)
  }

  @Test func everyScreenHasAtMostFourChoicesOfDifferentDigits() throws {
    let english = try #require(Self.drawn.first { $0.words.language == .english })
    for screen in english.screens {
      let digits = screen.choices.map(\.digit)
      #expect(digits.count <= 4, "\(screen)")
      #expect(Set(digits).count == digits.count, "\(screen)")
      #expect(digits.allSatisfy { (1...4).contains($0) }, "\(screen)")
      #expect(screen.entry == nil || digits.isEmpty, "typing and choosing at once: \(screen)")
      #expect(!screen.title.isEmpty && !screen.back.isEmpty, "\(screen)")
    }
  }

  @Test func everyScreenIsWhollyWordedInEveryLanguage() {
    for (words, screens) in Self.drawn {
      for screen in screens {
        for text in PlainLines(screen: screen).texts {
          #expect(!text.contains("⟦"), "a missing word in \(words.language): \(text)")
          #expect(!text.contains("{"), "an open place in \(words.language): \(text)")
          if words.language == .pseudo { continue }
          let odd = text.unicodeScalars.filter { !($0.value < 0x7F) && !PlainLines.isWide($0) }
          #expect(odd.isEmpty, "signs of unsure width in \(words.language): \(text)")
        }
      }
    }
  }

  @Test func everyScreenFitsAPlainTerminal() {
    for (words, screens) in Self.drawn {
      for screen in screens {
        var text = PlainText(screen, words: words)
        text.width = 80
        let prompt = screen.progress == nil ? TextLayout.lines(text.prompt + " _", width: 80) : []
        let count = text.body.split(separator: "\n", omittingEmptySubsequences: false).count
        #expect(count + prompt.count <= 24, "\(words.language): \(text.body)\n\(text.prompt)")
        for choice in screen.choices {
          let lines = TextLayout.lines("\(choice.digit)  \(choice.label)", width: 80)
          #expect(lines.count == 1, "\(words.language): \(choice.label)")
        }
      }
    }
  }

  @Test func zeroLeadsHomeWithinThreePresses() throws {
    let words = try Catalogs.english()
    let walk = ScreenWalk(world: FakeWorld(), words: words)
    for state in Self.states {
      var here = [state]
      for _ in 0..<3 {
        here = here.flatMap { $0.isHome ? [$0] : walk.press(.back, in: $0) }
      }
      #expect(
        here.allSatisfy { $0.isHome },
        "not home from \(state.screen(words).title), but at \(here.map { $0.screen(words).title })")
    }
  }

  @Test func everyChoiceDoesSomething() throws {
    let words = try Catalogs.english()
    for state in Self.states {
      for choice in state.screen(words).choices {
        var next = state
        let effects = next.handle(.choice(choice.digit))
        #expect(next != state || !effects.isEmpty, "\(choice) on \(state.screen(words))")
      }
    }
  }

  @Test func everyWordOfTheGuideIsSaidSomewhere() throws {
    let keys = try Catalogs.keysAsWords()
    var said = ""
    for screen in Self.screens(keys) {
      said += PlainLines(screen: screen).texts.joined(separator: "\n")
    }
    for key in try Catalogs.guidedKeys().subtracting(["language-name"]) {
      #expect(said.contains("<\(key)>"), "no screen says \(key)")
    }
  }
}
