import AddressBook
import Foundation
import Locales
import Testing

@testable import Guide
@testable import Terminal

/// What is said at length goes on over several screens, of which each fits.
@Suite struct LongPostTests {
  private static let lines = (1...22).map { "第 \($0) 行" }.joined(separator: "\n")
  /// On a day whose date is long.
  private static let moment = Moment(
    Date(timeIntervalSince1970: 30_000_000), now: Date(timeIntervalSince1970: 100_000_000),
    calendar: .utc)

  private func post(
    _ text: String?, picture: String? = nil, likes: [String] = [], isLiked: Bool = false
  ) -> Post {
    Post(
      id: "long", author: "1", authorName: "歐陽司馬諸葛上官皇甫尉遲", text: text, picture: picture,
      created: Date(timeIntervalSince1970: 30_000_000), likes: likes, isLikedByViewer: isLiked)
  }

  /// In front of the post, which stands between others.
  private func app(_ post: Post) -> GuidedApp {
    var app = GuidedApp(facts: InventedHome.facts)
    _ = app.handle(.choice(3))
    _ = app.handle(.result(.post(shown(post))))
    return app
  }

  private func shown(_ post: Post) -> ShownPost {
    ShownPost(post: post, moment: Self.moment, hasOlder: true, hasNewer: true, hasReaders: true)
  }

  /// All screens of it, the last in front of the person.
  private func screens(_ app: inout GuidedApp, _ words: MessageCatalog) -> [Screen] {
    var screens = [app.screen(words)]
    while screens.last?.choices.last?.label == words("family-read-on") {
      _ = app.handle(.choice(4))
      screens.append(app.screen(words))
    }
    return screens
  }

  @Test func allOfItIsRead() throws {
    let words = try Catalogs.english()
    var app = app(post(Self.lines, picture: "flower", likes: ["王小明"]))
    let screens = screens(&app, words)
    #expect(screens.count > 2)
    let texts = screens.flatMap(\.paragraphs)
    #expect(texts.dropLast().joined(separator: "\n") == Self.lines)
    #expect(texts.last == words("family-liked-by", ["names": "王小明"]))
    #expect(screens.map { $0.subject != nil } == [true] + screens.dropFirst().map { _ in false })
    #expect(Set(screens.map(\.title)).count == 1)
    #expect(screens.allSatisfy { $0.choices.map(\.digit) == [1, 2, 3, 4] })
    #expect(screens.last?.choices.last?.label == words("family-say"))
  }

  @Test func oneCanGoBackWithinItAndHomeFromEverywhere() throws {
    let words = try Catalogs.english()
    var app = app(post(Self.lines))
    let screens = screens(&app, words)
    let before = try #require(screens.dropLast().last)
    #expect(screens.first?.choices[2].label == words("family-newer"))
    #expect(screens.last?.choices[2].label == words("family-read-back"))
    #expect(screens.last?.back == words("guided-home"))
    _ = app.handle(.choice(3))
    #expect(app.screen(words) == before)
    _ = app.handle(.back)
    #expect(app.isHome)
  }

  @Test func aLikeOrSomethingToSayLeavesThePlace() throws {
    let words = try Catalogs.english()
    var app = app(post(Self.lines))
    let last = try #require(screens(&app, words).last)
    _ = app.handle(.choice(4))
    _ = app.handle(.back)
    #expect(app.screen(words) == last)
    let effects = app.handle(.choice(1))
    #expect(effects.first == .like("long", true))
    let liked = post(Self.lines, likes: ["林阿嬤"], isLiked: true)
    _ = app.handle(.result(.post(shown(liked))))
    let screen = app.screen(words)
    #expect(screen.paragraphs.first == last.paragraphs.first)
    #expect(screen.paragraphs.last == words("family-liked-by", ["names": "You"]))
    // Another post begins at its beginning.
    _ = app.handle(.choice(2))
    var other = shown(post(Self.lines))
    other.post = .sample("other", text: Self.lines)
    _ = app.handle(.result(.post(other)))
    #expect(app.screen(words).paragraphs.first?.hasPrefix("第 1 行") == true)
  }

  @Test func aShortPostStandsOnOneScreen() throws {
    let words = try Catalogs.english()
    let text = String(repeating: "今天去陽明山看花。", count: 8)
    var app = app(post(text, picture: "flower", likes: ["王小明"]))
    let screens = screens(&app, words)
    #expect(screens.count == 1)
    #expect(
      screens[0].paragraphs == [text, words("family-liked-by", ["names": "王小明"])])
    #expect(screens[0].back == words("guided-back"))
  }

  @Test(arguments: [
    lines, String(repeating: "今天天氣很好，我們去公園。", count: 150),
    String(repeating: "We went to the park, and it was a fine day. ", count: 45),
    String(repeating: "字", count: 95), String(repeating: "字", count: 76),
  ])
  func eachOfItsScreensIsDrawnWhole(text: String) throws {
    let crowd = (1...40).map { "王小明\($0)" }
    let posts = [
      post(text, likes: ["王小明"], isLiked: true),
      post(text, picture: "flower", likes: ["王小明"], isLiked: true),
      post(text, likes: crowd, isLiked: true),
    ]
    for words in try Catalogs.all() where words.language != .pseudo {
      let font: (any GlyphSource)? =
        OutlineFont(isSimplified: words.language == .simplifiedChinese) ?? HexFont()
      for post in posts {
        var app = app(post)
        let screens = screens(&app, words)
        // Those between the first and the last are alike.
        for screen in Set(screens.prefix(2) + screens.suffix(2)) {
          for size in DrawnScreen.sizes where size.rows <= 24 {
            let drawn = try #require(
              DrawnScreen(
                screen, words: words, size: size, textSize: .largest,
                pen: DrawnScreen.pen(size, .largest, font: font)))
            #expect(drawn.faults == [], "\(words.language) \(size): \(screen.texts)")
            #expect(
              drawn.tileHeights.allSatisfy { $0 >= 3 },
              "\(words.language) \(size): \(screen.texts)")
          }
        }
      }
    }
  }
}
