import AddressBook
import Locales
import Testing

@testable import Guide

/// Cards that wait from the last time, somebody new beside them, and the ways back.
@Suite struct WaitingCardsTests {
  private func waiting(_ count: Int, _ story: Story) -> String {
    story.words("add-waiting", ["count": .number(count)])
  }

  @Test func whoIsTypedInIsNotCountedAmongThem() throws {
    var story = try Story(InventedHome(pending: [.clear, .known, .unread]))
    story.press(2, 2, 2)
    #expect(story.screen.title == story.words("add-type-number-title"))
    story.type("0922-333-444")
    #expect(story.screen.title == story.words("add-type-name-title"))
    story.type("王大同")
    #expect(story.stored.map(\.name) == ["王大同"])
    story.press(2)
    #expect(story.screen.title == story.words("add-saved-title"))
    #expect(story.screen.paragraphs == [])
    #expect(story.app.cards.map(\.pending) == ["clear", "known", "unread"])
    #expect(story.label(3) == story.words("add-go-on"))
    story.press(3)
    #expect(story.screen.title.contains("1 of 3"))
  }

  @Test func whoIsTypedInMayBeLeftOutAndTheyStillWait() throws {
    var story = try Story(InventedHome(pending: [.clear, .known]))
    story.press(2, 2, 2)
    story.type("110")
    #expect(story.screen.title == story.words("add-service-title"))
    #expect(story.screen.paragraphs.first?.contains(story.words("service-police")) == true)
    story.press(3, 1)
    #expect(story.screen.paragraphs == [waiting(2, story)])
    #expect(!story.performed.contains(.settle(pending: ["clear"])))
  }

  @Test func ofANewPhotographOnlyItsOwnAreCounted() throws {
    var story = try Story(
      InventedHome(pending: [.unread, .namesake], readings: [[.clear, .known]]))
    story.press(2, 2, 1, 3)
    story.type("/photos/1.jpg")
    #expect(story.screen.title.contains("(person 1 of 2)"))
    story.press(1, 1, 2)
    #expect(story.screen.title.contains("2 of 2"))
    story.press(1, 1, 2)
    #expect(story.screen.title == story.words("add-saved-title"))
    #expect(story.stored.map(\.pending) == ["clear", "known"])
    #expect(story.app.cards.map(\.pending) == ["unread", "namesake"])
    story.press(0)
    #expect(story.app.isHome)
    story.press(2)
    #expect(story.screen.paragraphs == [waiting(2, story)])
  }

  @Test func aBetterPhotoOfOneOfThemIsCountedInItsPlace() throws {
    var story = try Story(InventedHome(pending: [.unread, .namesake], readings: [[.clear]]))
    story.press(2, 1)
    #expect(story.screen.title.contains("1 of 2"))
    story.press(1, 3)
    story.type("/photos/1.jpg")
    // It may be a photo of somebody else: the card waits until the new one is confirmed.
    #expect(!story.performed.contains(.settle(pending: ["unread"])))
    #expect(story.app.cards.map(\.pending) == ["clear", "namesake", "unread"])
    #expect(story.screen.title.contains("1 of 2"))
    story.press(1, 1, 2)
    #expect(story.performed.contains(.settle(pending: ["unread"])))
    #expect(story.screen.title.contains("2 of 2"))
    #expect(story.app.cards.map(\.pending) == ["namesake"])
  }

  @Test func whoTypesInPlaceOfABetterPhotoLosesNoCard() throws {
    var story = try Story(InventedHome(pending: [.unread]))
    story.press(2, 1, 1, 3)
    story.type("/photos/1.jpg")
    #expect(story.screen.title == story.words("add-nothing-title"))
    story.press(2)
    story.type("0922-333-444")
    story.type("王大同")
    story.press(2)
    #expect(story.label(3) == story.words("add-go-on"))
    // The next photograph takes nobody's place.
    let world = story.answer
    story.answer = { effect, facts in
      if case .readCard = effect { .cards([.clear]) } else { world(effect, facts) }
    }
    story.press(1, 1, 3)
    story.type("/photos/2.jpg")
    #expect(!story.performed.contains(.settle(pending: ["unread"])))
    #expect(story.app.cards.map(\.pending) == ["clear", "unread"])
  }

  @Test func zeroLeadsFromOneOfThemToThePageOfAll() throws {
    var story = try Story(InventedHome(pending: [.clear, .namesake]))
    story.press(2, 1)
    #expect(story.screen.back == story.words("guided-back"))
    story.press(0)
    #expect(story.screen.paragraphs == [waiting(2, story)])
    story.press(1)
    #expect(story.screen.title.contains("1 of 2"))
    // The second is one of them too.
    story.press(1, 1, 2, 0)
    #expect(story.screen.paragraphs == [waiting(1, story)])
    story.press(0)
    #expect(story.app.isHome)
  }

  @Test func whatWasSaidOfOneOfThemIsThereAfterGoingBack() throws {
    var story = try Story(InventedHome(pending: [.clear, .namesake]))
    story.press(2, 1, 2, 2)
    #expect(story.screen.subject?.secondText == "0912-345-619")
    story.press(0, 1)
    #expect(story.screen.subject?.secondText == "0912-345-619")
  }

  @Test func whoTakesNoBetterPhotoLosesNoCardToTheNext() throws {
    var story = try Story(InventedHome(pending: [.unread, .namesake], readings: [[.clear]]))
    story.press(2, 1, 1)
    #expect(story.screen.title == story.words("photo-title"))
    story.press(0, 0)
    #expect(story.screen.paragraphs == [waiting(2, story)])
    story.press(2, 1, 3)
    story.type("/photos/1.jpg")
    #expect(story.screen.title == story.words("add-number-title"))
    #expect(!story.performed.contains(.settle(pending: ["unread"])))
    #expect(story.app.cards.map(\.pending) == ["clear", "unread", "namesake"])
  }

  @Test func aPhotoOfSomebodyElseTakesNobodysPlace() throws {
    var story = try Story(InventedHome(pending: [.local], readings: [[.clear]]))
    story.press(2, 1, 2, 1, 3)
    story.type("/photos/1.jpg")
    #expect(story.screen.title == story.words("add-number-title"))
    #expect(story.app.cards.map(\.pending) == ["clear", "local"])
    story.press(1, 1, 2)
    #expect(story.screen.title == story.words("add-saved-title"))
    #expect(!story.performed.contains(.settle(pending: ["local"])))
    #expect(story.app.cards.map(\.pending) == ["local"])
    #expect(story.label(3) == story.words("add-go-on"))
  }

  @Test func aPageIsNoBetterPhotoOfWhomNobodyCouldRead() throws {
    var story = try Story(InventedHome(pending: [.unread], readings: [[.clear, .namesake]]))
    story.press(2, 1, 1, 3)
    story.type("/photos/1.jpg")
    story.press(1, 1, 2, 1, 1, 2)
    #expect(story.app.cards.map(\.pending) == ["unread"])
  }

  @Test func theBetterPhotoOfABetterPhotoIsOfTheFirstToo() throws {
    var readings = [[Card.unread], [.clear]]
    var story = try Story(InventedHome(pending: [.scanned("first", name: ["王小明"], number: [])]))
    let world = story.answer
    story.answer = { effect, facts in
      if case .readCard = effect { .cards(readings.removeFirst()) } else { world(effect, facts) }
    }
    story.press(2, 1, 1, 3)
    story.type("/photos/1.jpg")
    story.press(1, 3)
    story.type("/photos/2.jpg")
    #expect(story.app.cards.map(\.pending) == ["clear", "unread", "first"])
    story.press(1, 1, 2)
    #expect(story.performed.contains(.settle(pending: ["first", "unread"])))
    #expect(story.app.cards.isEmpty)
  }

  @Test func aNumberTypedByASlipLosesNoCard() throws {
    var story = try Story(InventedHome(contacts: [Contact.family[0]], pending: [.clear]))
    story.press(2, 1, 2, 4, 3)
    story.type("0912345678")
    #expect(story.screen.title == story.words("add-known-title"))
    story.press(1)
    // What is written on the card is somebody else's.
    #expect(story.screen.title == story.words("add-leave-title"))
    #expect(story.screen.subject?.text == "王小明")
    #expect(story.screen.subject?.secondText == "0912-345-679")
    #expect(!story.performed.contains(.settle(pending: ["clear"])))
    story.press(2)
    #expect(story.screen.title == story.words("add-number-title"))
    story.press(1, 1, 1)
    #expect(story.performed.contains(.settle(pending: ["clear"])))
    #expect(story.screen.paragraphs == [story.words("add-known")])
  }

  @Test func afterABetterPhotoTheNextTakesNobodysPlace() throws {
    var story = try Story(InventedHome(pending: [.unread, .namesake], readings: [[.clear]]))
    story.press(2, 1, 1, 3)
    story.type("/photos/1.jpg")
    story.press(1, 1, 2, 0)
    #expect(story.screen.paragraphs == [waiting(1, story)])
    story.press(2, 1)
    #expect(story.screen.title == story.words("photo-title"))
    let world = story.answer
    story.answer = { effect, facts in
      if case .readCard = effect { .cards([.known]) } else { world(effect, facts) }
    }
    story.press(3)
    story.type("/photos/2.jpg")
    #expect(!story.performed.contains(.settle(pending: ["namesake"])))
    #expect(story.app.cards.map(\.pending) == ["known", "namesake"])
  }

  @Test func whatWasMendedIsThereWhereNoBetterPhotoIsTaken() throws {
    var story = try Story(InventedHome(pending: [.clear, .namesake]))
    story.press(2, 1, 2, 2, 1)
    #expect(story.screen.title.contains(story.words("add-name-title")))
    story.press(2)
    // There is one other only.
    #expect(
      story.screen.title.contains(
        story.words("add-candidates-title", ["count": .number(1)])))
    story.press(4)
    story.press(1, 0)
    #expect(story.screen.subject?.secondText == "0912-345-619")
  }

  /// From everywhere home is three presses away.
  @Test func onTheWayBackFromTheNameZeroSaysThatItLeadsHome() throws {
    var story = try Story(InventedHome(pending: [.clear, .namesake]))
    story.press(2, 1, 1)
    #expect(story.screen.back == story.words("guided-back"))
    story.press(0)
    #expect(story.screen.back == story.words("guided-home"))
    // Who goes on is on the way out no more.
    story.press(2, 0)
    #expect(story.screen.title.contains(story.words("add-number-title")))
    #expect(story.screen.back == story.words("guided-back"))
    story.press(1, 0, 0)
    #expect(story.app.isHome)
  }

  @Test func fromACardThatDidNotWaitZeroSaysThatItLeadsHome() throws {
    var story = try Story(InventedHome(readings: [[.clear]]))
    story.photograph()
    #expect(story.screen.back == story.words("guided-home"))
    story.press(2)
    #expect(story.screen.back == story.words("guided-back"))
    story.press(0, 0)
    #expect(story.app.isHome)
  }

  /// A number that is typed would else be four presses from home.
  @Test func fromHowACardIsWrittenZeroLeadsHomeAndSaysSo() throws {
    var story = try Story(InventedHome(pending: [.clear]))
    story.press(2, 2)
    #expect(story.screen.back == story.words("guided-home"))
    story.press(0)
    #expect(story.app.isHome)
    story = try Story()
    story.press(2, 0)
    #expect(story.app.isHome)
    // Where nothing was typed, nobody waits.
    story.press(2, 2, 0)
    #expect(story.screen.back == story.words("guided-back"))
  }
}
