import AddressBook
import Calling
import Locales
import PhoneNumbers
import Testing

@testable import Guide

/// What people do with the guided app, told as stories.
@Suite struct StoryTests {
  @Test func aSeniorCallsHerDaughterWithThreePresses() throws {
    var story = try Story(InventedHome(contacts: Contact.family))
    story.press(1, 1)
    #expect(story.screen.subject?.text == "陳美玲")
    #expect(story.screen.subject?.picture == .stored("face1"))
    #expect(story.screen.subject?.secondText?.contains("0912") == true)
    story.press(1)
    guard case .call(let call, contact: "1") = story.performed.last else {
      Issue.record("nobody was called: \(story.performed)")
      return
    }
    #expect(call.number.hasSuffix("912345678"))
    #expect(story.screen.paragraphs == [story.words("told-rehearsed")])
  }

  @Test func nobodyIsCalledBeforeTheConfirmation() throws {
    var story = try Story(InventedHome(contacts: Contact.family))
    story.press(1, 1, 0, 1, 0, 0)
    #expect(story.app.isHome)
    #expect(!story.performed.contains { if case .call = $0 { true } else { false } })
  }

  /// What keeps a hand from being faster than the eye hangs on it.
  @Test func eachScreenWhoseDigitCallsSaysSoAndNoOther() throws {
    let words = try Catalogs.english()
    let walk = ScreenWalk(
      world: InventedHome(contacts: Contact.family), words: words, homeDigits: [1])
    var count = 0
    for state in walk.states(from: GuidedApp(facts: InventedHome.facts)) {
      let screen = state.screen(words)
      let calls = screen.choices.contains { choice in
        var next = state
        return next.handle(.choice(choice.digit)).contains { $0.isCall }
      }
      #expect(screen.isBeforeCall == calls, "\(screen)")
      if calls { count += 1 }
    }
    #expect(count > 3)
  }

  @Test func aNamesakeWithAPictureTakesNobodysSurname() throws {
    let people = [
      Contact.sample(id: "1", name: "歐陽娜娜", numbers: ["+886912345678"], picture: "face"),
      .sample(id: "2", name: "歐陽大明", numbers: ["+886912345670"]),
      .sample(id: "3", name: "王小明", numbers: ["+886912345671"]),
    ]
    var story = try Story(InventedHome(contacts: people))
    story.press(1)
    #expect(story.screen.choices.dropFirst().map(\.monogram?.text) == ["歐陽", "王"])
    // Without the picture they are told apart.
    var both = people
    both[0].picture = nil
    story = try Story(InventedHome(contacts: both))
    story.press(1)
    #expect(story.screen.choices.map(\.monogram?.text) == ["娜", "明", "王"])
  }

  @Test func theFourthDigitTurnsThePageAndComesRoundToTheFirst() throws {
    var story = try Story(InventedHome(contacts: Contact.family))
    story.press(1)
    let first = story.screen.choices
    story.press(4)
    #expect(story.label(1) == "歐陽司馬諸葛上官皇甫尉遲")
    #expect(story.label(4) == story.words("guided-more"))
    story.press(4)
    // Nobody is promised a page that is not there.
    #expect(story.label(4) == story.words("guided-first-page"))
    story.press(4)
    #expect(story.screen.choices == first)
    // Nor one that is empty.
    story = try Story(InventedHome(contacts: Array(Contact.family.prefix(6))))
    story.press(1, 4)
    #expect(story.label(4) == story.words("guided-first-page"))
  }

  @Test func threePeopleNeedNoFourthDigit() throws {
    var story = try Story(InventedHome(contacts: Array(Contact.family.prefix(3))))
    story.press(1)
    #expect(story.screen.choices.map(\.digit) == [1, 2, 3])
  }

  @Test func oneOfSeveralNumbersIsChosenFirst() throws {
    var story = try Story(InventedHome(contacts: Contact.family))
    story.press(1, 3)
    #expect(story.screen.choices.map(\.digit) == [1, 2, 3, 4])
    #expect(story.label(1).hasPrefix("Mobile"))
    story.press(2)
    #expect(story.screen.subject?.text == "王")
  }

  @Test func backFromANumberLeadsToItsPage() throws {
    var story = try Story(InventedHome(contacts: Contact.family))
    story.press(1, 3, 4)
    let page = story.screen
    story.press(1, 0)
    #expect(story.screen == page)
  }

  @Test func thePoliceAreCalledOnlyAfterItIsSaidWhoTheyAre() throws {
    var story = try Story(InventedHome(contacts: Contact.family))
    story.press(1, 4, 3)
    #expect(story.screen.paragraphs.joined().contains(story.words("service-police")))
    story.press(1)
    guard case .call(let call, _) = story.performed.last else {
      Issue.record("not handed to the dialer")
      return
    }
    #expect(call.isEmergency)
  }

  @Test func withoutATelephoneLineAnEmergencyIsShownAndNotDialled() throws {
    var facts = InventedHome.facts
    facts.isTelephoneLine = false
    var story = try Story(InventedHome(contacts: Contact.family), facts: facts)
    story.press(1, 4, 3)
    #expect(story.screen.subject?.secondText == "110")
    #expect(story.screen.choices.isEmpty)
    #expect(
      story.screen.paragraphs.last
        == story.words("dialer-needs-telephone", ["number": .text("110")]))
    #expect(!story.performed.contains { $0.isCall })
  }

  @Test func whileTalkingThereIsOneChoiceWhichHangsUp() throws {
    var story = try Story(InventedHome(contacts: Contact.family)) { effect, _ in
      effect.isCall ? .called(.ended(seconds: 185)) : nil
    }
    story.press(1, 1)
    var app = story.app
    let call = app.handle(.choice(1))
    #expect(call.first?.isCall == true)
    let asking = app.screen(story.words)
    #expect(asking.back == story.words("call-hang-up"))
    func shown(_ state: CallState, minutes: Int = 0) -> Screen {
      #expect(app.handle(.callProgress(CallProgress(state: state, minutes: minutes))).isEmpty)
      return app.screen(story.words)
    }
    // Nothing has changed: plain text and the voice do not say it all again.
    #expect(shown(.asked) == asking)
    #expect(shown(.ringing).paragraphs == [story.words("call-ringing")])
    #expect(shown(.talking).paragraphs == [story.words("call-talking")])
    let talking = shown(.talking, minutes: 3)
    #expect(talking.paragraphs == ["You have been talking for 3 minutes."])
    #expect(talking.subject?.text == "陳美玲" && talking.subject?.picture != nil)
    #expect(talking.choices.isEmpty && talking.back == story.words("call-hang-up"))
    #expect(app.handle(.choice(1)).isEmpty)
    #expect(app.handle(.back) == [.hangUp])
    #expect(app.screen(story.words).paragraphs == [story.words("call-hanging-up")])
    #expect(shown(.talking, minutes: 4).paragraphs == [story.words("call-hanging-up")])
    #expect(app.handle(.back) == [.hangUp])
    _ = app.handle(.result(.called(.ended(seconds: 185))))
    #expect(
      app.screen(story.words).paragraphs
        == [story.words("told-ended"), "You talked for 3 minutes."])
  }

  @Test(arguments: [
    (60, "1 minute"), (3599, "59 minutes"), (3600, "1 hour"), (7260, "2 hours and 1 minute"),
    (11_100, "3 hours and 5 minutes"),
  ])
  func aLongCallIsToldInHours(seconds: Int, time: String) throws {
    let words = try Catalogs.english()
    #expect(
      words(CallOutcome.ended(seconds: seconds).messages[1]) == "You talked for \(time).")
    #expect(
      words(CallProgress(state: .talking, minutes: seconds / 60).message)
        == "You have been talking for \(time).")
  }

  @Test func whoHangsUpBeforeAnythingRangLearnsWhatCameOfIt() throws {
    var story = try Story(InventedHome(contacts: Contact.family))
    story.holds = { $0.isCall || $0 == .hangUp }
    story.press(1, 1, 1, 0)
    #expect(story.performed.last == .hangUp)
    #expect(story.screen.paragraphs == [story.words("call-hanging-up")])
    story.happen(.result(.called(.stopped)))
    #expect(story.screen.paragraphs == [story.words("told-stopped")])
    #expect(story.label(1) == story.words("call-again"))
  }

  @Test func whatCanNotBeTakenAtTheFirstStartLeavesTheFieldEmpty() throws {
    var facts = InventedHome.facts
    facts.isStarted = false
    var story = try Story(facts: facts)
    story.press(1)
    story.type("")
    for wrong in ["110", "12"] {
      story.type(wrong)
      #expect(story.screen.title == story.words("start-number-title"))
      #expect(story.screen.paragraphs.count == 3)
      #expect(story.screen.paragraphs.contains(story.words("start-skip")))
      #expect(story.screen.entry?.value == "")
    }
    story.type("")
    #expect(story.screen.title != story.words("start-number-title"))
    #expect(story.performed.contains(.change(.started)))
  }

  @Test func homeSaysWhoIsCalledMost() throws {
    var facts = InventedHome.facts
    facts.mostCalled = "陳美玲"
    let story = try Story(InventedHome(contacts: Contact.family), facts: facts)
    #expect(story.screen.paragraphs.contains("You call 陳美玲 most often."))
  }

  @Test func aCallThatCouldNotBeMadeLeadsBackToTheConfirmation() throws {
    var story = try Story(InventedHome(contacts: Contact.family)) { effect, _ in
      if case .call = effect { .failed(Message("trouble-unexpected")) } else { nil }
    }
    story.press(1, 1, 1)
    #expect(story.screen.title == story.words("trouble-title"))
    story.press(1)
    #expect(story.screen.title == story.words("call-confirm-title"))
  }

  @Test(arguments: ["findNumber", "findName", "store"])
  func whatCouldNotBeStoredIsAskedAgain(failing: String) throws {
    var story = try Story(InventedHome(readings: [[.clear]])) { effect, _ in
      "\(effect)".hasPrefix(failing) ? .failed(Message("trouble-unexpected")) : nil
    }
    story.photograph()
    story.press(1)
    if failing != "findNumber" { story.press(1) }
    #expect(story.app.isTroubled)
    story.press(1)
    #expect(
      story.screen.title
        == story.words(failing == "findNumber" ? "add-number-title" : "add-name-title"))
    #expect(story.app.cards.map(\.pending) == ["clear"])
    story.press(0, 0)
    #expect(story.app.isHome)
  }

  /// Else a person would stand before a moment that never ends.
  @Test(arguments: [
    ([1], "loadContacts", "home-question"), ([3], "loadPost", "home-question"),
    ([4, 3, 1], "loadLanguages", "settings-question"),
    ([2, 1, 1], "takePhoto", "photo-question"), ([2, 1, 2], "lookIntoInbox", "photo-question"),
    ([3, 4, 3, 1, 1], "say(", "say-question"),
  ])
  func whatCouldNotBeDoneLeadsBackToWhereItWasChosen(
    digits: [Int], failing: String, question: String
  ) throws {
    var story = try Story { effect, _ in
      "\(effect)".hasPrefix(failing) ? .failed(Message("trouble-unexpected")) : nil
    }
    for digit in digits { story.press(digit) }
    #expect(story.app.isTroubled)
    story.press(1)
    #expect(story.screen.paragraphs == [story.words(question)])
  }

  @Test func aClearCardIsStoredWithFourYeses() throws {
    var story = try Story(InventedHome(readings: [[.clear]]))
    story.photograph()
    #expect(story.screen.subject?.picture == .encoded(Card.crop))
    #expect(story.screen.subject?.secondText == "0912-345-679")
    story.press(1)
    #expect(story.screen.subject?.text == "王小明")
    story.press(1)
    let card = try #require(story.stored.first)
    #expect(card.name == "王小明")
    #expect(card.number.e164 == "+886912345679")
    #expect(card.pending == "clear")
    story.press(2)
    #expect(story.screen.title == story.words("add-saved-title"))
  }

  @Test func aDigitIsMended() throws {
    var story = try Story(InventedHome(readings: [[.clear]]))
    story.photograph()
    story.press(2, 4, 2)
    #expect(story.screen.choices.map(\.label) == ["0912", "345", "679"])
    story.press(3)
    #expect(story.label(3).contains("9"))
    story.press(3)
    story.type("8")
    #expect(story.screen.subject?.secondText == "0912-345-678")
    story.press(1, 1)
    #expect(story.stored.first?.number.e164 == "+886912345678")
  }

  @Test func aMissingDigitIsPutInAndOneTooManyTakenAway() throws {
    let short = Card.scanned("short", name: ["王"], number: ["0912-345-67"])
    var story = try Story(InventedHome(readings: [[short]]))
    story.photograph()
    story.press(2, 2, 3, 2)
    story.type("７8")
    story.press(1, 1)
    #expect(story.stored.first?.number.e164 == "+886912345678")

    let long = Card.scanned("long", name: ["王"], number: ["0912-3445-678"])
    story = try Story(InventedHome(readings: [[long]]))
    story.photograph()
    story.press(2, 2, 2, 3)
    story.type("")
    story.press(1, 1)
    #expect(story.stored.first?.number.e164 == "+886912345678")
  }

  @Test func anyDigitOfAnyNumberIsReachedThroughAtMostFourChoicesAScreen() {
    for number in [
      "0912-345-678", "02-2345-6789", "+886 2 2345 6789 123", "123456789012345",
      "12345678901234567890123", "1", "110",
    ] {
      var reached: [Int] = []
      func narrow(_ places: DigitPlaces) {
        guard places.indices.count > 1 else { return reached += places.indices }
        #expect((2...4).contains(places.parts.count), "\(number): \(places)")
        for part in places.parts { narrow(part) }
      }
      narrow(DigitPlaces(of: number))
      #expect(reached == DigitPlaces(of: number).indices, "\(number)")
    }
  }

  @Test func aCandidateIsTakenInPlaceOfWhatWasRead() throws {
    var story = try Story(InventedHome(readings: [[.clear]]))
    story.photograph()
    story.press(2)
    #expect(story.screen.choices.count == 4)
    story.press(2, 1, 2, 1, 1)
    #expect(story.stored.first?.number.e164 == "+886912345619")
    #expect(story.stored.first?.name == "王少明")
  }

  @Test func whatIsNoNumberIsNoCandidate() throws {
    let card = Card.scanned(
      "odd", name: ["王"], number: ["0912-345-67", "09/2-345-678", "0912-345-678", "0912-345-6"])
    var story = try Story(InventedHome(readings: [[card]]))
    story.photograph()
    story.press(2)
    #expect(story.screen.choices.map(\.label).first == "0912-345-678")
    #expect(story.screen.choices.count == 2)
  }

  @Test func aGroupOfOneDigitIsShownAsItIs() throws {
    let card = Card.scanned("odd", name: ["王"], number: ["09/2-345-678"])
    var story = try Story(InventedHome(readings: [[card]]))
    story.photograph()
    story.press(2, 2)
    #expect(story.screen.choices.map(\.label) == ["09", "2", "345", "678"])
    story.press(3)
    #expect(story.label(2) == "Second digit: 4")
  }

  @Test func whatWasReadIsOfferedAgainAfterAWrongMending() throws {
    var story = try Story(InventedHome(readings: [[.clear]]))
    story.photograph()
    story.press(2, 4, 2, 1, 3)
    story.type("7")
    #expect(story.screen.subject?.secondText == "0972-345-679")
    story.press(2)
    #expect(story.label(1) == "0912-345-679")
    story.press(1, 1, 1)
    #expect(story.stored.first?.number.e164 == "+886912345679")
  }

  @Test func whatIsNoDigitIsAnswered() throws {
    var story = try Story(InventedHome(readings: [[.clear]]))
    story.photograph()
    story.press(2, 4, 2, 3, 3)
    for wrong in ["abc", "123"] {
      story.type(wrong)
      #expect(story.screen.paragraphs.first == story.words("add-mend-digit-wrong"))
      #expect(story.screen.entry?.kind == .digit)
    }
    story.type("0")
    #expect(story.screen.subject?.secondText == "0912-345-670")
    story.press(2, 4)
    #expect(!story.screen.paragraphs.contains(story.words("add-mend-digit-wrong")))
  }

  @Test func whereNoNumberWasReadTheNameTellsWhoseItIs() throws {
    var card = Card.scanned("plumber", name: ["水電行"], number: [])
    card.number.crop = nil
    var story = try Story(InventedHome(readings: [[card]]))
    story.photograph()
    #expect(story.screen.title == story.words("add-number-unread-title"))
    #expect(story.screen.subject?.text == "水電行")
    #expect(story.screen.subject?.picture == .encoded(Card.crop))
    story.press(2)
    #expect(story.screen.entry != nil)
    #expect(story.screen.subject?.text == "水電行")
  }

  @Test func aMainlandMobileIsTypedWithoutItsCountryCode() throws {
    var story = try Story(InventedHome(readings: [[.unread]]))
    story.photograph()
    story.press(2)
    story.type("139 1234 5678")
    story.press(3)
    #expect(story.stored.first?.number.e164 == "+8613912345678")
  }

  @Test func theSizeOfTextIsShownWhereItIsChosen() throws {
    var story = try Story()
    story.press(4)
    while story.screen.title != story.words("settings-text-size") { story.press(1) }
    #expect(story.screen.subject?.text == story.words("add-example-name"))
  }

  @Test func theNameStaysHandwriting() throws {
    var story = try Story(InventedHome(readings: [[.unread]]))
    story.photograph()
    story.press(2)
    story.type("0922-333-444")
    #expect(story.screen.title == story.words("add-name-unread-title"))
    story.press(3)
    let card = try #require(story.stored.first)
    #expect(card.name == nil)
    #expect(card.handwriting == Card.crop)
  }

  @Test func anInterruptedPageGoesOn() throws {
    var story = try Story(InventedHome(pending: [.clear, .local]))
    story.press(2)
    #expect(story.screen.paragraphs == [story.words("add-waiting", ["count": 2])])
    story.press(1)
    #expect(story.screen.title.contains("1 of 2"))
    story.press(1, 1, 2)
    #expect(story.screen.title.contains("2 of 2"))
  }

  @Test func whatWasTypedIsThereAfterGoingHomeAndBack() throws {
    var story = try Story(InventedHome(readings: [[.unread]]))
    story.photograph()
    story.press(2)
    story.type("0922-333-444")
    story.press(0, 0)
    #expect(story.app.isHome)
    story.press(2, 1)
    #expect(story.screen.subject?.secondText == "0922-333-444")
  }

  @Test func whatWasConfirmedIsKeptAtOnceAndNotAskedForAgain() throws {
    var story = try Story(InventedHome(readings: [[.unread]]))
    story.photograph()
    story.press(2)
    story.type("0922-333-444")
    #expect(
      story.performed.contains(
        .keepAnswers(
          pending: "unread", number: try PhoneNumber("0922-333-444", region: .taiwan), name: nil)))
    // Another day: the number stands, the name is the next question.
    var card = Card.unread
    card.confirmedNumber = "0922-333-444"
    card.confirmedE164 = "+886922333444"
    story = try Story(InventedHome(pending: [card]))
    story.press(2, 1)
    #expect(story.screen.title == story.words("add-name-unread-title"))
    story.press(0)
    #expect(story.screen.subject?.secondText == "0922-333-444")
    story.press(1, 3)
    #expect(story.stored.first?.number.e164 == "+886922333444")
  }

  /// Who has moved meanwhile meant a number of where they lived.
  @Test func aConfirmedNumberThatIsAnotherByNowIsAskedAboutAgain() throws {
    var card = Card.clear
    card.confirmedNumber = "23456789"
    card.confirmedE164 = "+886223456789"
    for (area, title) in [("02", "add-name-title"), ("04", "add-number-title")] {
      var facts = InventedHome.facts
      facts.areaCode = area
      var story = try Story(InventedHome(pending: [card]), facts: facts)
      story.press(2, 1)
      #expect(story.screen.title == story.words(title))
    }
  }

  @Test func thePhotoOfACardThatWaitsIsNotAskedAboutTwice() throws {
    var story = try Story(InventedHome(pending: [.unread, .clear], readings: [[.clear]]))
    story.press(2, 2, 1, 3)
    story.type("/photos/1.jpg")
    // It is the one card of this photo, and the other waits behind it.
    #expect(story.screen.title == story.words("add-number-title"))
    #expect(story.app.cards.map(\.pending) == ["clear", "unread"])
    // The same photo once more in the place of the card is the same card.
    story.press(2, 4, 1, 3)
    story.type("/photos/1.jpg")
    #expect(story.screen.title == story.words("add-number-title"))
    #expect(story.app.cards.map(\.pending) == ["clear", "unread"])
    #expect(!story.performed.contains(.settle(pending: ["clear"])))
  }

  @Test func aTypedCardThatWasKeptIsStoredOnce() throws {
    var story = try Story()
    story.press(2, 2)
    story.type("0922-333-444")
    story.type("王小明")
    #expect(story.stored.first?.pending == "typed")
  }

  @Test func escapeLeavesWhatWasRefusedAtOnce() throws {
    var story = try Story()
    story.press(2, 2)
    story.type("abc")
    #expect(story.screen.entry?.value == "abc" && !story.screen.paragraphs.isEmpty)
    story.press(0)
    #expect(story.screen.entry == nil)
    #expect(story.screen.title == story.words("add-title"))
    story.press(2)
    story.type("0922-333-444")
    story.type("   ")
    #expect(story.screen.title == story.words("add-type-name-title"))
    #expect(!story.screen.paragraphs.isEmpty)
    story.press(0)
    #expect(story.screen.entry == nil)
    #expect(story.screen.subject?.secondText == "0922-333-444")
  }

  @Test func aNeighboursNumberIsReadAsTheirs() throws {
    let card = Card.scanned("cn", name: ["李秀英"], number: ["139 1234 5678"])
    var story = try Story(InventedHome(readings: [[card]]))
    story.photograph()
    story.press(1, 1)
    #expect(story.stored.first?.number.e164 == "+8613912345678")
  }

  /// Whether the number is right can't be said without its country.
  @Test func aForeignNumberIsAskedAboutWithItsCountryCode() throws {
    let card = Card.scanned("hk", name: ["何詠詩"], number: ["+852 9123 4567"])
    var story = try Story(InventedHome(readings: [[card]]))
    story.photograph()
    #expect(story.screen.title == story.words("add-number-title"))
    #expect(story.screen.subject?.secondText == "+852 9123 4567")
  }

  @Test func thePhotosOfTheInboxAreLookedAtOneByOne() throws {
    var story = try Story(InventedHome(readings: [[.clear]], photos: PhotoFile.some))
    story.press(2, 1, 2)
    #expect(story.screen.subject?.picture == .encoded(Card.crop))
    #expect(story.screen.choices.map(\.digit) == [1, 2])
    story.press(2, 2)
    // One that can't be opened can't be taken, and does not hide the others.
    #expect(story.screen.choices.map(\.digit) == [2, 3])
    #expect(story.screen.paragraphs.contains(story.words("picture-incomplete")))
    story.press(2)
    #expect(story.screen.choices.map(\.digit) == [1, 3])
    story.press(3, 3, 1)
    #expect(story.performed.contains(.readCard(path: "/photos/2.jpg")))
  }

  @Test func aKnownNumberAsksWhetherItIsTheSamePerson() throws {
    let world = InventedHome(contacts: [Contact.family[0]], readings: [[.known]])
    var story = try Story(world)
    story.photograph()
    story.press(1)
    #expect(story.screen.subject?.text == "陳美玲")
    story.press(1)
    #expect(story.stored.isEmpty)
    #expect(story.performed.contains(.settle(pending: ["known"])))
  }

  @Test func aNumberThatSeveralPeopleHaveAsksAboutEachOfThem() throws {
    let people = ["陳美玲", "王大同"].enumerated().map { index, name in
      Contact.sample(id: name, name: name, numbers: ["+8862234567\(index)0", "+886912345678"])
    }
    var story = try Story(InventedHome(contacts: people, readings: [[.known]]))
    story.photograph()
    story.press(1)
    #expect(story.screen.subject?.text == "陳美玲")
    // The number in hand, not the first that she has.
    #expect(story.screen.subject?.secondText == "0912-345-678")
    story.press(2)
    #expect(story.screen.subject?.text == "王大同")
    story.press(2)
    #expect(story.screen.title == story.words("add-name-title"))
    // Who was denied is not asked about by the name either.
    story.press(1)
    #expect(story.stored.map(\.name) == ["陳美玲"])
  }

  @Test func whoWasDeniedByMistakeIsAskedAboutAgainBehindTheNumber() throws {
    let world = InventedHome(contacts: [Contact.family[0]], readings: [[.known]])
    var story = try Story(world)
    story.photograph()
    story.press(1, 2)
    #expect(story.screen.title == story.words("add-name-title"))
    story.press(0, 1)
    #expect(story.screen.title == story.words("add-known-title"))
    #expect(story.screen.subject?.text == "陳美玲")
    story.press(1)
    #expect(story.stored.isEmpty)
  }

  @Test func eachNamesakeIsAskedAbout() throws {
    let people = ["1", "2"].map {
      Contact.sample(id: $0, name: "陳美玲", numbers: ["+88622345678\($0)"])
    }
    var story = try Story(InventedHome(contacts: people, readings: [[.namesake]]))
    story.photograph()
    story.press(1, 1)
    #expect(story.screen.title == story.words("add-namesake-title"))
    #expect(story.screen.subject?.secondText == "02-2345-6781")
    story.press(2)
    #expect(story.screen.subject?.secondText == "02-2345-6782")
    // Who is not meant is not asked about again after going back.
    story.press(0, 1)
    #expect(story.screen.subject?.secondText == "02-2345-6782")
    story.press(1)
    guard case .addNumber(_, to: "2") = story.performed.last else {
      Issue.record("not added to the second: \(story.performed)")
      return
    }
  }

  @Test func beforeANamesakeIsAnsweredTheNameCanStillBeMended() throws {
    let person = Contact.sample(id: "1", name: "陳美玲", numbers: ["+886223456781"])
    var story = try Story(InventedHome(contacts: [person], readings: [[.namesake]]))
    story.photograph()
    story.press(1, 1, 0, 0, 1)
    #expect(story.screen.title == story.words("add-name-title"))
    // The handwriting, after all.
    story.press(1, 0, 2, 3)
    #expect(story.stored.map(\.name) == [nil])
  }

  @Test func whoMayBeMeantIsShownWithTheExtensionThatIsDialledByHand() throws {
    let known = Contact.sample(
      id: "1", name: "張", numbers: ["+886223456789"], extension: "123")
    let namesake = Contact.sample(
      id: "2", name: "張", numbers: ["+886223456780"], extension: "456")
    var story = try Story(
      InventedHome(contacts: [known, namesake], readings: [[.withExtension]]))
    story.photograph()
    story.press(1)
    #expect(story.screen.title == story.words("add-known-title"))
    #expect(
      story.screen.paragraphs == [
        story.words("guided-extension", ["extension": .text("123")]),
        story.words("add-known-question"),
      ])
    story.press(2, 1)
    #expect(story.screen.title == story.words("add-namesake-title"))
    #expect(
      story.screen.paragraphs == [
        story.words("guided-extension", ["extension": .text("456")]),
        story.words("add-namesake-question"),
      ])
  }

  @Test func whoIsTheSameIsShownAndMayBeCalled() throws {
    var story = try Story(InventedHome(contacts: [Contact.family[0]]))
    story.press(2, 2)
    story.type("0912345678")
    story.press(1)
    #expect(story.screen.paragraphs == [story.words("add-known")])
    #expect(story.screen.subject?.text == "陳美玲")
    #expect(story.screen.subject?.secondText == "0912-345-678")
    story.press(2)
    #expect(story.screen.title == story.words("call-confirm-title"))
  }

  /// 都不是 and 這一位不加了 stand at one digit.
  @Test func aPressTooManyLeavesNobodyOut() throws {
    var story = try Story(InventedHome(readings: [[.clear]]))
    story.photograph()
    story.press(2, 4, 4)
    #expect(story.screen.title == story.words("add-leave-title"))
    story.press(4)
    #expect(!story.performed.contains(.settle(pending: ["clear"])))
    story.press(2)
    #expect(story.screen.title == story.words("add-number-title"))
    story.press(2, 4, 4, 1)
    #expect(story.performed.contains(.settle(pending: ["clear"])))
  }

  @Test func aServiceNumberThatIsTypedWaitsToo() throws {
    var story = try Story()
    story.press(2, 2)
    story.type("1999")
    #expect(
      story.performed.contains(
        .keepAnswers(pending: nil, number: try PhoneNumber("1999", region: .taiwan), name: nil)))
    // Somebody new begins with an empty field.
    story.press(0, 0, 2, 2, 2)
    #expect(story.screen.entry?.value == "")
    story.type("0922-333-444")
    story.type("王大同")
    story.press(2, 3)
    #expect(story.screen.title == story.words("add-service-title"))
    #expect(story.screen.subject?.secondText == "1999")
  }

  @Test(arguments: [("23456789", "add-number-local"), ("0212345678", "add-number-possible")])
  func aTypedNumberIsWarnedAboutWhileItCanBeMended(typed: String, warning: String) throws {
    var story = try Story()
    story.press(2, 2)
    story.type(typed)
    #expect(story.screen.title == story.words("add-number-title"))
    #expect(story.screen.paragraphs.first == story.words(warning))
    story.press(1)
    #expect(story.screen.title == story.words("add-type-name-title"))
    // As well when it waited until another day.
    var card = Card.empty
    card.pending = "typed"
    card.confirmedNumber = typed
    story = try Story(InventedHome(pending: [card]))
    story.press(2, 1)
    #expect(story.screen.paragraphs.first == story.words(warning))
  }

  @Test func aTypedNumberIsShownWithTheAreaCodeThatItWasGiven() throws {
    var facts = InventedHome.facts
    facts.areaCode = "02"
    var story = try Story(facts: facts)
    story.press(2, 2)
    story.type("23456789")
    #expect(story.screen.title == story.words("add-number-title"))
    #expect(story.screen.subject?.secondText == "02-2345-6789")
    #expect(story.screen.paragraphs.first == story.words("add-number-area-added"))
    // As well when it waited until another day.
    var card = Card.empty
    card.pending = "typed"
    card.confirmedNumber = "23456789"
    card.confirmedE164 = "+886223456789"
    story = try Story(InventedHome(pending: [card]), facts: facts)
    story.press(2, 1)
    #expect(story.screen.paragraphs.first == story.words("add-number-area-added"))
  }

  @Test func peopleOfOneNameAreToldApartByTheirNumbers() throws {
    var story = try Story(InventedHome(contacts: Contact.namesakes))
    story.press(1)
    #expect(story.label(1) == "王小明, 0912-345-678")
    #expect(story.label(2) == "王小明, 02-2345-6789 ext. 123")
  }

  @Test func aNumberThatWasChangedMeanwhileIsNotCalled() throws {
    var story = try Story(InventedHome(contacts: Contact.family)) { effect, _ in
      effect.isCall ? .changed : nil
    }
    story.press(1, 4, 1, 1)
    #expect(story.screen.paragraphs.first == story.words("call-changed"))
    #expect(story.label(1) == "歐陽司馬諸葛上官皇甫尉遲")
    #expect(story.performed.last == .loadContacts(offset: 3))
    // It is said of no other.
    story.press(2)
    #expect(!story.screen.paragraphs.contains(story.words("call-changed")))
    story.press(0)
    #expect(story.screen.paragraphs == [story.words("call-question")])
  }

  /// Else only Ctrl-C would lead away from there.
  @Test(arguments: [
    EffectResult.changed, .failed(.contactGone), .failed(Message("dialer-no-phone")),
  ])
  func whoHangsUpACallThatCouldNotBeMadeIsNotKeptThere(result: EffectResult) throws {
    var story = try Story(InventedHome(contacts: Contact.family))
    story.holds = { $0.isCall || $0 == .hangUp }
    story.press(1, 4, 1, 1, 0)
    #expect(story.screen.paragraphs == [story.words("call-hanging-up")])
    story.happen(.result(result))
    if story.app.isTroubled { story.press(1) }
    let isAsked = story.screen.title == story.words("call-confirm-title")
    #expect(isAsked == (result == .failed(Message("dialer-no-phone"))))
    #expect(isAsked || story.performed.last == .loadContacts(offset: 3))
    story.press(0, 0)
    #expect(story.app.isHome)
  }

  @Test func aStoredNumberThatCanNotBeDialledIsToldOfWhereItStands() throws {
    let contact = Contact.sample(id: "1", name: "王", numbers: ["+999", "+886912345670"])
    var story = try Story(InventedHome(contacts: [contact]))
    story.press(1, 1, 1)
    #expect(story.screen.paragraphs == [story.words("call-elsewhere")])
    #expect(story.screen.choices.isEmpty)
    story.press(1)
    #expect(!story.performed.contains { $0.isCall })
    // The other one can.
    story.press(0, 2)
    #expect(story.screen.paragraphs == [story.words("call-confirm")])
    story.press(1)
    #expect(story.performed.last?.isCall == true)
  }

  @Test func whoWasJustAddedCanBeCalledWhereNobodyElseCanBeShown() throws {
    var story = try Story(InventedHome(readings: [[.clear]])) { effect, _ in
      effect == .loadContacts(offset: 0) ? .failed(Message("trouble-unexpected")) : nil
    }
    story.photograph()
    story.press(1, 1, 2, 2, 1)
    #expect(story.screen.title == story.words("call-confirm-title"))
    story.press(0)
    #expect(story.app.isHome)
  }

  @Test func aCallThatCouldNotBeWrittenDownIsToldAsTheCallThatItWas() throws {
    var story = try Story(InventedHome(contacts: Contact.family))
    story.press(1, 1, 1)
    story.happen(.result(.unlogged))
    #expect(
      story.screen.paragraphs == [story.words("told-rehearsed"), story.words("call-unlogged")])
    story.press(1, 1)
    #expect(story.screen.paragraphs == [story.words("told-rehearsed")])
  }

  @Test func aDigitIsNoName() throws {
    var facts = InventedHome.facts
    facts.isStarted = false
    var story = try Story(facts: facts)
    story.press(1)
    story.type("2")
    #expect(story.screen.title == story.words("start-name-title"))
    #expect(story.screen.paragraphs.contains(story.words("error-name-digits")))
  }

  @Test func aLikeOfSomebodyWithoutANameIsShown() throws {
    var facts = InventedHome.facts
    facts.person.name = nil
    let post = Post.sample("b", text: "早安", likes: ["王小明"], isLiked: true)
    var story = try Story(InventedHome(posts: [post]), facts: facts)
    story.press(3)
    #expect(story.screen.paragraphs.last == "Likes: You, 王小明")
  }

  @Test func whoseNameIsOnlyANumberLikesAPostOnce() throws {
    var facts = InventedHome.facts
    facts.person.name = nil
    let likes = ["王小明", "+886912000111"]
    let post = Post.sample("b", text: "早安", likes: likes, isLiked: true)
    var story = try Story(InventedHome(posts: [post]), facts: facts)
    story.press(3)
    #expect(story.screen.paragraphs.last == "Likes: You, 王小明")
  }

  @Test func anEmergencyNumberIsStoredOnlyAfterAnExplicitYes() throws {
    var story = try Story(InventedHome(readings: [[.service]]))
    story.photograph()
    story.press(1)
    #expect(story.screen.title == story.words("add-service-title"))
    #expect(story.stored.isEmpty)
    // What was just called wrong is not asked about once more.
    story.press(2)
    #expect(story.screen.title == story.words("add-number-fix-title"))
    #expect(story.performed.last == .deny(.number, pending: "service"))
    story.press(0, 1)
    #expect(story.screen.title == story.words("add-service-title"))
    story.press(1, 1)
    #expect(story.stored.first?.number.dialled == "110")
  }

  @Test func readingCanBeStoppedAndNothingIsLost() throws {
    var story = try Story()
    story.press(2, 1, 3)
    story.holds = { if case .readCard = $0 { true } else { false } }
    story.type("/photos/1.jpg")
    #expect(story.screen.paragraphs.contains(story.words("add-reading")))
    story.press(0)
    #expect(story.performed.contains(.stopWork))
    #expect(story.screen.title == story.words("add-title"))
  }

  @Test func aLanguageIsChosenAtTheFirstStartAndTheRestSkipped() throws {
    var facts = InventedHome.facts
    facts.isStarted = false
    facts.person = Person(id: "me")
    var story = try Story(facts: facts)
    #expect(story.screen.choices.map(\.label) == ["中文（台灣）", "中文（大陆）", "English"])
    story.press(1)
    #expect(story.performed.contains(.change(.language(.traditionalChinese))))
    story.type("")
    story.type("")
    #expect(story.app.isHome)
    #expect(story.performed.last == .change(.started))
  }

  @Test func whatIsTypedAtTheFirstStartIsKept() throws {
    var facts = InventedHome.facts
    facts.isStarted = false
    var story = try Story(facts: facts)
    story.press(1)
    story.type(" 阿公 ")
    #expect(story.performed.last == .change(.name("阿公")))
    story.press(0)
    #expect(story.screen.title == story.words("start-name-title"))
    story.press(0)
    #expect(story.screen.choices.count == 3)
    story.press(1)
    story.type("阿公")
    story.type("0922-333-444")
    #expect(story.app.isHome && story.app.facts.isStarted)
    #expect(story.app.facts.person.number == "+886922333444")
  }

  @Test func theVoiceIsTurnedOnAndOffInTheSettings() throws {
    var story = try Story()
    story.press(4, 3, 2)
    #expect(story.app.facts.voice == true)
    #expect(story.screen.paragraphs == [story.words("voice-is-on")])
    story.press(2)
    #expect(story.app.facts.voice == false)
  }

  @Test func withoutAVoiceThereIsNothingToTurnOn() throws {
    var facts = InventedHome.facts
    facts.voice = nil
    var story = try Story(facts: facts)
    story.press(4, 3)
    #expect(story.performed.contains(.loadLanguages))
    story.press(0)
    #expect(story.screen.paragraphs == [story.words("settings-question")])
  }

  @Test func theLanguageInUseIsMarkedAndAnotherTakesEffect() throws {
    var story = try Story()
    story.press(4, 3, 1)
    #expect(story.label(1) == "中文（台灣）")
    #expect(story.label(3) == story.words("settings-chosen", ["choice": "English"]))
    story.press(1)
    #expect(story.performed.last == .change(.language(.traditionalChinese)))
    #expect(story.label(1) == story.words("settings-chosen", ["choice": "中文（台灣）"]))
    story.press(0)
    #expect(story.screen.title == story.words("settings-words"))
  }

  @Test func nameAndNumberAreMendedFromWhatTheyAre() throws {
    var story = try Story()
    story.press(4, 4)
    #expect(story.screen.subject?.secondText == "0912-000-111")
    story.press(1)
    #expect(story.screen.entry?.value == "林阿嬤")
    story.type("林美玉")
    #expect(story.screen.subject?.text == "林美玉")
    story.press(2)
    #expect(story.screen.entry?.value == "0912-000-111")
    // Other homes know her by it.
    story.type("2345-6789")
    #expect(story.screen.paragraphs.first == story.words("start-number-whole"))
    story.type("0922-333-444")
    #expect(story.screen.subject?.secondText == "0922-333-444")
  }

  /// Another country's number would else be taken for one of here.
  @Test func whoConfirmsTheirOwnForeignNumberKeepsIt() throws {
    var facts = InventedHome.facts
    facts.person.number = "+85291234567"
    facts.areaCode = "02"
    var story = try Story(facts: facts)
    story.press(4, 4)
    #expect(story.screen.subject?.secondText == "+852 9123 4567")
    story.press(2)
    story.type(try #require(story.screen.entry?.value))
    #expect(story.app.facts.person.number == "+85291234567")
  }

  @Test func aPostIsLikedAndTheLikeTakenBack() throws {
    var story = try Story(InventedHome(posts: Post.some))
    story.press(3, 1)
    #expect(story.performed.contains(.like("a", true)))
    story.press(2, 1)
    #expect(story.performed.contains(.like("b", false)))
  }

  @Test func olderAndNewerLeadFromPostToPostAndALikeStays() throws {
    var story = try Story(InventedHome(posts: Post.some))
    story.press(3)
    #expect(story.screen.choices.map(\.digit) == [1, 2, 4])
    story.press(2)
    #expect(story.screen.choices.map(\.digit) == [1, 2, 3, 4])
    story.press(1)
    #expect(story.performed.last == .loadPost(.same(Post.some[1])))
    story.press(2, 3)
    #expect(story.screen.subject?.picture == .stored("flower"))
    story = try Story(InventedHome(posts: Array(Post.some.prefix(2))))
    story.press(3, 2)
    #expect(story.screen.choices.map(\.digit) == [1, 3, 4])
  }

  @Test func whatOneSaidOneselfIsNoAddress() throws {
    var story = try Story(InventedHome(posts: Post.some))
    story.press(3, 2, 2)
    let when = Message.Argument.message(Moment.sample.message)
    #expect(story.screen.title == story.words("family-own-post-title", ["when": when]))
    for (language, start) in [
      (Language.traditionalChinese, "您說的話，今天"),
      (Language.simplifiedChinese, "您说的话，今天"),
    ] {
      let words = try MessageCatalog(language: language, folder: Catalogs.folder)
      #expect(story.app.screen(words).title.hasPrefix(start))
    }
  }

  @Test func aReadySentenceIsSaidOnlyAfterItWasShown() throws {
    var story = try Story(InventedHome(posts: Post.some))
    story.press(3, 4, 3, 2)
    #expect(story.screen.subject?.text == story.words("ready-eaten"))
    story.press(1)
    #expect(
      story.performed.contains(.say(sentence: Message("ready-eaten"), picture: nil)))
    #expect(story.screen.paragraphs.first == story.words("family-said"))
    story.press(1)
    #expect(!story.screen.paragraphs.contains(story.words("family-said")))
  }

  @Test func whatNobodyElseSeesIsNotSaidToBeInTheNews() throws {
    let world = InventedHome(posts: Post.some)
    var story = try Story(world) { effect, facts in
      guard case .loadPost(.same) = effect else { return nil }
      return world.results(of: effect, facts: facts).last
    }
    story.press(3, 4, 3, 2, 1)
    #expect(story.screen.paragraphs == [story.words("family-said-alone"), "早安。"])
  }

  /// The clock of whoever said the newest may be ahead.
  @Test func whatOneHasJustSaidStandsBelowTheSentence() throws {
    var story = try Story(InventedHome(posts: Post.some))
    story.press(3, 4, 3, 2, 1)
    #expect(story.screen.paragraphs == [story.words("family-said"), "早安。"])
    let when = Message.Argument.message(Moment.sample.message)
    #expect(story.screen.title == story.words("family-own-post-title", ["when": when]))
    #expect(story.label(3) == story.words("family-newer"))
  }

  @Test func underAKioskZeroNeverLeaves() throws {
    var facts = InventedHome.facts
    facts.mayLeave = false
    var story = try Story(facts: facts)
    #expect(!story.screen.leadsBack)
    #expect(story.screen.back == story.words("home-stay"))
    story.press(0, 0)
    #expect(!story.performed.contains(.leave))
    story = try Story()
    #expect(story.screen.leadsBack)
    story.press(0)
    #expect(story.performed == [.leave])
  }

  @Test func aSettingIsMarkedAsSoonAsItIsChosen() throws {
    var story = try Story()
    story.press(4, 1, 3)
    #expect(story.app.facts.textSize == .largest)
    #expect(story.label(3) != story.words("text-size-largest"))
  }
}
