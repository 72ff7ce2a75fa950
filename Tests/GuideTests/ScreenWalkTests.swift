import AddressBook
import Locales
import PhoneNumbers
import Testing

@testable import Guide
@testable import Terminal

/// Walks every screen that can be reached, in worlds that differ in what they hold.
@Suite struct ScreenWalkTests {
  static let walked: (states: [GuidedApp], passed: [GuidedApp]) = {
    guard let words = try? Catalogs.english() else { return ([], []) }
    let (states, passed) = Tour.walked(words)
    let troubled = DialerErrorSentenceTests.errors.map { error in
      var app = GuidedApp(facts: InventedHome.facts)
      _ = app.handle(.result(.failed(error.guidedMessage)))
      return app
    }
    return (states, passed + troubled)
  }()

  static let tour = Tour(language: .english)

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

  /// No step of a journey is out of reach.
  @Test func everyStepOfEveryJourneyIsReached() throws {
    let reached = Set((Self.walked.states + Self.walked.passed).flatMap { Tour.steps(of: $0) })
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
        for text in screen.texts {
          #expect(!text.contains("⟦"), "a missing word in \(words.language): \(text)")
          #expect(!text.contains("{"), "an open place in \(words.language): \(text)")
          if words.language == .pseudo { continue }
          let odd = text.unicodeScalars.filter { !($0.value < 0x7F) && !Self.isWide($0) }
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
    let walk = ScreenWalk(world: InventedHome(), words: words)
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

  /// On the screens of the tour, which are some of the walk's.
  @Test func everyWordOfTheGuideIsSaidSomewhere() throws {
    let keys = try Catalogs.keysAsWords()
    let screens = Self.tour.stops.map { $0.screen(keys) }
    #expect((60...200).contains(screens.count), "\(screens.count) screens to page through")
    let said = screens.flatMap(\.texts).joined(separator: "\n")
    let unsaid = try Catalogs.guidedKeys().subtracting(["language-name"]).filter {
      !said.contains("<\($0)>")
    }
    #expect(unsaid.isEmpty)
  }

  /// Wide by Unicode's East Asian Width, in the blocks that the words use.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    (0x2E80...0xA4CF).contains(scalar.value) || (0xFF01...0xFF60).contains(scalar.value)
      || (0x20000...0x3FFFF).contains(scalar.value)
  }
}
