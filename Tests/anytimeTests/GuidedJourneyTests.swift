import Foundation
import Locales
import Testing

/// From the first start to a rehearsed call, as a senior does it on a terminal, in each language.
@Suite(.serialized) struct GuidedJourneyTests {
  private static let languages = ["zh-Hant", "zh-Hans", "en"]
  private let own: ShortHome
  private var home: URL { own.folder }

  init() throws { own = try ShortHome() }

  @Test(arguments: languages)
  func firstStartAddCall(_ tag: String) throws {
    let words = try Checkout.words(tag)
    let terminal = try PseudoTerminal(["--lang", tag], home: home)
    let digit = try #require(Self.languages.firstIndex(of: tag)) + 1
    let steps: [(screen: String, keys: String)] = [
      ("start-language-question", "\(digit)"), ("start-name-title", "阿公\r"),
      ("start-number-title", "0912000111\r"), ("home-question", "2"), ("add-paper-photo", "2"),
      ("add-type-number-title", "0912-345-678\r"), ("add-type-name-title", "王小明\r"),
      ("face-title", "2"), ("add-saved-title", "0"), ("home-question", "1"),
      ("call-question", "1"),
    ]
    try terminal.answer(steps, words)
    try #require(terminal.wait(for: words("call-confirm-title")))
    // Name and number are drawn, not written.
    terminal.settle()
    #expect(terminal.screen.inkedCells > 250)
    Thread.sleep(forTimeInterval: 0.75)
    terminal.send("1")
    #expect(terminal.wait(for: words("call-again")), "\(terminal.screen.text)")
    terminal.send("\u{3}")
    #expect(terminal.end() != nil)
    #expect(!terminal.screen.isAlternate)
  }
}
