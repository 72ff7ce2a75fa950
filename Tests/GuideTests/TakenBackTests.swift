import AddressBook
import Locales
import Testing

@testable import Guide

/// A contact that was stored a moment ago and is not right: it stays until it is put right.
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
    #expect(story.takenBack.isEmpty && story.corrections.isEmpty)
    #expect(story.screen.title == story.words("add-number-title"))
    #expect(story.screen.subject?.secondText == "0912-345-679")
    story.press(2, 1, 1)
    #expect(story.corrections.isEmpty)
    story.press(1)
    #expect(story.stored.map(\.number.e164) == ["+886912345679"])
    #expect(story.corrections.map(\.number.e164) == ["+886912345879"])
    #expect(story.performed.last == .correct("new-0", of: "new", to: story.corrections[0]))
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
    #expect(story.screen.subject?.secondText == "0922-333-444")
    story.press(2, 2)
    story.type("0922-333-445")
    story.press(1)
    #expect(story.corrections.map(\.number.e164) == ["+886922333445"])
    #expect(story.takenBack.isEmpty)
  }

  @Test func whoGoesBackFindsItSavedAsItWas() throws {
    var story = try Story(InventedHome(readings: [[.clear]]))
    story.photograph()
    story.press(1, 1, 2, 4, 2, 1, 0)
    #expect(story.screen.title == story.words("add-saved-title"))
    #expect(story.screen.subject?.secondText == "0912-345-679")
    #expect(story.app.cards.isEmpty && !story.app.keepsCard)
    #expect(story.takenBack.isEmpty && story.corrections.isEmpty)
    // It can be put right once more, and what was chosen then is forgotten.
    story.press(4)
    #expect(story.screen.subject?.secondText == "0912-345-679")
    story.press(0, 0)
    #expect(story.app.isHome)
    // From the name home is no further than from every other screen.
    story.photograph()
    story.press(1, 1, 2, 4, 1, 0)
    #expect(story.screen.back == story.words("guided-home"))
    story.press(0)
    #expect(story.app.isHome && !story.app.keepsCard)
  }

  @Test func whereItCannotBePutRightItStaysAsItWas() throws {
    var story = try Story(InventedHome(readings: [[.clear]])) { effect, _ in
      if case .correct = effect { .failed(Message("trouble-unexpected")) } else { nil }
    }
    story.photograph()
    story.press(1, 1, 4, 2, 1, 1, 1)
    #expect(story.app.isTroubled)
    story.press(1)
    #expect(story.screen.title == story.words("add-name-title"))
    #expect(story.takenBack.isEmpty)
  }

  @Test func whoIsLeftOutAfterAllIsTakenBack() throws {
    var story = try Story(InventedHome(readings: [[.clear]]))
    story.photograph()
    story.press(1, 1, 4, 2, 4)
    // Another photograph would be of somebody new.
    #expect(!story.screen.choices.map(\.label).contains(story.words("add-another-photo")))
    story.press(3, 1)
    #expect(story.takenBack == [.takeBack("new-0", of: "new")])
    #expect(story.screen.title == story.words("add-title"))
  }

  @Test func whoIsSomebodyElseTakesOnlyTheNumberAway() throws {
    let both = Contact.sample(
      id: "1", name: "陳美玲", numbers: ["+886912345678", "+886912345999"], picture: "face1")
    var story = try Story(InventedHome(contacts: [Contact.family[0]], readings: [[.namesake]])) {
      effect, _ in if case .addNumber = effect { .stored(both) } else { nil }
    }
    story.photograph()
    story.press(1, 1, 1)
    #expect(story.screen.title == story.words("add-saved-title"))
    story.press(4, 1, 1, 2)
    #expect(story.stored.map(\.name) == ["陳美玲"])
    #expect(story.takenBack == [.takeBack("1-1", of: "1")])
  }

  @Test func aNumberOfSomebodyIsPutRightInItsPlace() throws {
    let both = Contact.sample(
      id: "1", name: "陳美玲", numbers: ["+886912345678", "+886912345999"], picture: "face1")
    var story = try Story(InventedHome(contacts: [Contact.family[0]], readings: [[.namesake]])) {
      effect, _ in if case .addNumber = effect { .stored(both) } else { nil }
    }
    story.photograph()
    story.press(1, 1, 1, 4, 2, 2)
    story.type("0912345990")
    story.press(1, 1)
    #expect(story.performed.last == .correct("1-1", of: "1", to: story.corrections[0]))
    #expect(story.corrections.map(\.number.e164) == ["+886912345990"])
    #expect(story.stored.isEmpty)
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
