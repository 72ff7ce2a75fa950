import Foundation
import Testing

/// `anytime tour`, for a caregiver to look at before anybody is confused by it.
@Suite struct TourTests {
  @Test(arguments: ["en", "zh-Hant", "zh-Hans"])
  func plainTextHasEveryScreenAndTouchesNoHome(_ language: String) throws {
    let command = try BuiltCommand()
    let words = try Checkout.words(language)
    let tour = try command.run(["tour", "--plain"], language: language)
    #expect(tour.status == 0 && tour.errors.isEmpty)
    for key in [
      "start-language-title", "home-question", "call-confirm", "add-number-title", "say-question",
      "settings-question", "add-saved-title", "call-hanging-up",
    ] {
      #expect(tour.output.contains(words(key)), "\(key)")
    }
    // The language in use is the one that is read.
    for other in ["en", "zh-Hant", "zh-Hans"] {
      let name = try Checkout.words(other)("language-name")
      let chosen = words("settings-chosen", ["choice": .text(name)])
      #expect(tour.output.contains(chosen) == (other == language), "\(other)")
    }
    let screens = tour.output.split(separator: "\n\n")
    #expect(screens.count > 100)
    #expect(!tour.output.contains("\u{1B}"))
    #expect(
      try !FileManager.default.contentsOfDirectory(atPath: command.home.path).contains {
        $0.contains("sqlite")
      })
  }

  @Test func itIsPagedThroughForthAndBack() throws {
    let words = try Checkout.words("en")
    func place(_ n: Int) -> String {
      words("tour-place", ["n": .number(n), "total": .number(0)]).prefix { $0 != "f" }.description
    }
    let terminal = try PseudoTerminal(["tour", "--lang", "en"])
    #expect(terminal.wait(for: place(1), seconds: 60))
    terminal.send("1")
    #expect(terminal.wait(for: place(2)))
    // A screen on which something is typed is turned over like any other.
    while terminal.screen.text.contains(words("start-name-title")) == false {
      let before = terminal.screen.text
      terminal.send("1")
      try #require(terminal.wait { $0.text != before && $0.text.contains("invented people") })
    }
    terminal.send("2")
    #expect(terminal.wait { !$0.text.contains(words("start-name-title")) })
    terminal.send("x")
    #expect(terminal.wait(for: "Please press"))
    terminal.send("0")
    #expect(terminal.end() == 0)
    #expect(!terminal.screen.isAlternate && terminal.screen.isCursorVisible)
  }
}
