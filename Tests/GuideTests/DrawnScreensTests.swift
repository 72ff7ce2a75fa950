import AddressBook
import Foundation
import Locales
import Testing

@testable import Guide
@testable import Terminal

/// The screens of the walk as they are drawn, on each terminal and in each size of text.
@Suite struct DrawnScreensTests {
  /// A way to draw: the terminal, the size of its text, and a pen of their own.
  private struct Way {
    let size: TerminalSize
    let textSize: TextSize
    let pen: Pen
  }

  /// The longer words of the pseudo-locale need not fit the narrowest terminal.
  private static func ways(_ language: Language) -> [Way] {
    let font: (any GlyphSource)? =
      OutlineFont(isSimplified: language == .simplifiedChinese) ?? HexFont()
    return DrawnScreen.sizes.filter { language != .pseudo || $0.columns > 40 }.flatMap { size in
      TextSize.allCases.map {
        Way(size: size, textSize: $0, pen: DrawnScreen.pen(size, $0, font: font))
      }
    }
  }

  /// Longest first, so that the hardest have the lowest places and the order is always the same;
  /// one of those that differ in digits only.
  private static func sorted(_ screens: Set<Screen>) -> [Screen] {
    var shapes: [String: (text: String, screen: Screen)] = [:]
    for screen in screens {
      let text = screen.texts.joined(separator: "\n")
      let kind = [
        screen.subject?.picture.map { _ in "picture" }, screen.entry.map { _ in "entry" },
      ]
      let shape = "\(kind) " + text.map { $0.isNumber ? "#" : $0 }
      if shapes[shape].map({ $0.text < text }) ?? true { shapes[shape] = (text, screen) }
    }
    return shapes.values.sorted { ($0.text.count, $0.text) > ($1.text.count, $1.text) }
      .map(\.screen)
  }

  private func expectWhole(
    _ screen: Screen, _ way: Way, _ words: MessageCatalog,
    location: SourceLocation = #_sourceLocation
  ) {
    let drawn = DrawnScreen(
      screen, words: words, size: way.size, textSize: way.textSize, pen: way.pen)
    #expect(
      drawn?.faults == [],
      "\(words.language), \(way.size), \(way.textSize): \(screen.texts)",
      sourceLocation: location)
    guard words.language != .pseudo else { return }
    #expect(
      drawn?.tileHeights.allSatisfy { $0 >= 3 } == true,
      "\(words.language), \(way.size), \(way.textSize): \(screen.texts)", sourceLocation: location)
  }

  /// Every screen in half of the languages, each time in one of the eighteen ways, and every way
  /// often; in each language the six with the longest texts in all of them. With
  /// `ANYTIME_EVERY_WAY=1` every screen in every language and every way, which takes a quarter of an hour.
  @Test func everyScreenIsDrawnWhole() {
    let isWhole = ProcessInfo.processInfo.environment["ANYTIME_EVERY_WAY"] == "1"
    for (place, (words, screens)) in ScreenWalkTests.drawn.enumerated() {
      let ways = Self.ways(words.language)
      for (index, screen) in Self.sorted(screens).enumerated() {
        let turn = (index + place * 5) % ways.count
        // An odd half in one language, an even half in the next.
        let isHard = index < 6 || isWhole
        guard isHard || (index + place) % 2 == 0 else { continue }
        for way in isHard ? ways : [ways[turn]] { expectWhole(screen, way, words) }
      }
    }
  }

  /// A row of the documented kiosk is 1.18 times its characters, so that a row must be left free.
  @Test func sentencesThatWrapAreLooseOnTheKiosk() throws {
    let kiosk = TerminalSize(columns: 128, rows: 36)
    for words in try Catalogs.all() {
      let font = OutlineFont(isSimplified: words.language == .simplifiedChinese)
      let screens = ScreenWalkTests.tour.stops.map { $0.screen(words) }
        .filter { $0.paragraphs.contains { DisplayWidth.of($0) > kiosk.columns - 4 } }
      for textSize in TextSize.allCases {
        let pen = DrawnScreen.pen(kiosk, textSize, font: font)
        for screen in screens {
          let drawn = try #require(
            DrawnScreen(screen, words: words, size: kiosk, textSize: textSize, pen: pen)
          )
          #expect(drawn.closeSentences == [], "\(words.language) \(textSize)")
        }
      }
    }
  }

  /// Names of one to twelve characters, on the screens that show them, in every way.
  @Test func everyNameIsDrawnWhole() throws {
    let names = (1...12).map { String("歐陽龘鬱王小明陳美玲阿公".prefix($0)) }
    let languages = try Catalogs.all().map { words in
      (words, Self.ways(words.language))
    }
    for (index, name) in names.enumerated() {
      let (words, ways) = languages[index % languages.count]
      var facts = InventedHome.facts
      facts.person.name = name
      facts.mostCalled = name
      let contacts = (0..<3).map {
        Contact.sample(
          id: "\($0)", name: names[(index + $0) % names.count], numbers: ["+886912345678"])
      }
      var app = GuidedApp(facts: facts)
      let home = app.screen(words)
      _ = app.handle(.choice(1))
      _ = app.handle(.result(.contacts(Page(items: contacts, offset: 0, total: 4))))
      let tiles = app.screen(words)
      _ = app.handle(.choice(1))
      for screen in [home, tiles, app.screen(words)] {
        for way in ways { expectWhole(screen, way, words) }
      }
    }
  }
}
