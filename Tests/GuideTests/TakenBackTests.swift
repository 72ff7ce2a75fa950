import AddressBook
import Locales
import Testing

@testable import Guide

/// A contact that was stored a moment ago and is not right.
@Suite struct TakenBackTests {
  @Test(arguments: [true, false])
  func whatWasStoredIsCorrected(isBeforeThePicture: Bool) throws {
    var story = try Story(InventedHome(readings: [[.clear]]))
    story.photograph()
    story.press(1, 1)
    #expect(story.label(4) == story.words("add-saved-wrong"))
    if !isBeforeThePicture {
      story.press(2)
      #expect(story.screen.title == story.words("add-saved-title"))
      #expect(story.label(4) == story.words("add-saved-wrong"))
    }
    story.press(4)
    #expect(story.performed.last == .takeBack("new-0", of: "new", pending: "clear"))
    #expect(story.screen.title == story.words("add-number-title"))
    #expect(story.screen.subject?.secondText == "0912-345-679")
    story.press(2, 1, 1, 1)
    #expect(story.stored.map(\.number.e164) == ["+886912345679", "+886912345879"])
    #expect(story.stored.map(\.pending) == ["clear", "clear"])
    story.press(2)
    #expect(story.screen.title == story.words("add-saved-title"))
    #expect(story.app.cards.isEmpty)
  }

  @Test func onAPageTheOneBeforeIsCorrectedAndTheOthersWait() throws {
    var story = try Story(InventedHome(readings: [[.clear, .local]]))
    story.photograph()
    story.press(1, 1, 4)
    #expect(story.screen.title.contains("1 of 2"))
    #expect(story.app.cards.map(\.pending) == ["clear", "local"])
    story.press(1, 1, 2)
    #expect(story.screen.title.contains("2 of 2"))
  }

  @Test func whatWasTypedIsCorrectedToo() throws {
    var story = try Story()
    story.press(2, 2)
    story.type("0922-333-444")
    story.type("王大同")
    story.press(2, 4)
    #expect(story.performed.last == .takeBack("new-0", of: "new", pending: "typed"))
    #expect(story.screen.subject?.secondText == "0922-333-444")
    // Who leaves it so finds it waiting.
    story.press(0)
    #expect(story.app.isHome && story.app.keepsCard)
  }

  @Test func whereItCannotBeTakenBackItStaysStored() throws {
    var story = try Story(InventedHome(readings: [[.clear]])) { effect, _ in
      if case .takeBack = effect { .failed(Message("trouble-unexpected")) } else { nil }
    }
    story.photograph()
    story.press(1, 1, 4)
    #expect(story.app.isTroubled)
    story.press(1)
    #expect(story.screen.title == story.words("add-saved-title"))
    #expect(story.app.cards.isEmpty)
  }

  @Test func whoWasThereBeforeIsNotTakenBack() throws {
    var story = try Story(InventedHome(contacts: [Contact.family[0]]))
    story.press(2, 2)
    story.type("0912345678")
    story.press(1)
    #expect(story.screen.paragraphs == [story.words("add-known")])
    #expect(story.screen.choices.map(\.digit) == [1, 2])
  }

  @Test func theSampleCardIsSaidToBeOne() throws {
    var story = try Story()
    story.press(2)
    #expect(
      story.screen.subject?.lines(story.words) == ["For example: Mary Lin, 0912-345-678"])
  }

  @Test func whoseNameIsHandwritingIsCalledByNoOther() throws {
    var story = try Story(InventedHome(readings: [[.unread]]))
    story.photograph()
    story.press(2)
    story.type("0922-333-444")
    story.press(3, 2)
    #expect(story.label(2) == story.words("add-call-handwritten"))
  }
}
