import AddressBook
import Testing

@testable import Guide

/// Somebody who was removed and is added again.
@Suite struct BroughtBackTests {
  private func story() throws -> Story {
    var story = try Story(InventedHome(removed: [.gone], readings: [[.clear]]))
    story.photograph()
    story.press(1, 1)
    return story
  }

  @Test func whoWasRemovedIsToldOfAndComesBackAsTheyWere() throws {
    var story = try story()
    #expect(story.screen.title == story.words("add-removed-title"))
    #expect(story.screen.subject?.text == "王小明")
    #expect(story.screen.subject?.secondText == "0912-345-679")
    story.press(1)
    #expect(story.performed.last == .bringBack("gone", pending: "clear"))
    #expect(story.screen.title == story.words("add-saved-title"))
    #expect(story.stored.isEmpty && story.app.cards.isEmpty)
    // To take it back would take the other number away too.
    #expect(story.screen.choices.map(\.digit) == [1, 2])
  }

  @Test func whoIsSomebodyNewIsStored() throws {
    var story = try story()
    story.press(2)
    #expect(story.stored.map(\.number.e164) == ["+886912345679"])
    #expect(!story.performed.contains(.bringBack("gone", pending: "clear")))
  }

  @Test func whoeverTypesIsToldOfThemToo() throws {
    var story = try Story(InventedHome(removed: [.gone]))
    story.press(2, 2)
    story.type("0912-345-679")
    story.type("王小明")
    #expect(story.screen.title == story.words("add-removed-title"))
    story.press(0)
    #expect(story.screen.title == story.words("add-name-title"))
  }

  @Test func anotherNameOrNumberIsNobodys() throws {
    for (number, name) in [("0912-345-670", "王小明"), ("0912-345-679", "王大明")] {
      var story = try Story(InventedHome(removed: [.gone]))
      story.press(2, 2)
      story.type(number)
      story.type(name)
      #expect(story.stored.count == 1)
    }
  }

  @Test func whoCannotBeBroughtBackIsStillAskedAbout() throws {
    var story = try Story(InventedHome(removed: [.gone], readings: [[.clear]])) { effect, _ in
      if case .bringBack = effect { .failed(InventedHome.trouble) } else { nil }
    }
    story.photograph()
    story.press(1, 1, 1)
    #expect(story.app.isTroubled)
    story.press(1)
    #expect(story.screen.title == story.words("add-name-title"))
    #expect(story.app.cards.map(\.pending) == ["clear"])
  }
}
