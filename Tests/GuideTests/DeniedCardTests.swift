import AddressBook
import CardReading
import Locales
import Testing

@testable import Guide

/// A no of the person is kept with the entry at once, whatever happens next.
@Suite struct DeniedCardTests {
  @Test func aNumberThatIsCalledWrongIsDenied() throws {
    var story = try Story(InventedHome(readings: [[.clear]]))
    story.photograph()
    story.press(2)
    #expect(story.performed.last == .deny(.number, pending: "clear"))
    // It is the number all the same: a yes counts again.
    story.press(0, 1)
    #expect(story.screen.title == story.words("add-name-title"))
  }

  @Test func aNameThatIsCalledWrongIsDenied() throws {
    var story = try Story(InventedHome(readings: [[.clear]]))
    story.photograph()
    story.press(1, 2)
    #expect(story.performed.last == .deny(.name, pending: "clear"))
    #expect(!story.performed.contains(.deny(.number, pending: "clear")))
  }

  @Test func whatIsTypedAndThenCalledWrongStaysToBeMended() throws {
    var story = try Story()
    story.press(2, 2)
    story.type("23456789")
    #expect(story.screen.title == story.words("add-number-title"))
    story.press(2)
    #expect(story.performed.last == .deny(.number, pending: "typed"))
    // Another is begun meanwhile.
    story.press(0, 0, 2, 2, 2)
    story.type("0922-333-444")
    story.type("王大同")
    story.press(2, 3)
    #expect(story.screen.title == story.words("add-number-title"))
    #expect(story.screen.subject?.secondText == "2345-6789")
  }
}
