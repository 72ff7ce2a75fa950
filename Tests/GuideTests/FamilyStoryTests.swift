import AddressBook
import Calling
import Locales
import Testing

@testable import Guide

/// Several who share a home, a name, a number or a picture, told as stories.
@Suite struct FamilyStoryTests {
  @Test func anUnfinishedCardStaysWithWhomItBelongsTo() throws {
    let people = [InventedHome.facts.person, Person(id: "you", name: "王大同")]
    var story = try Story(InventedHome(readings: [[.clear]], people: people))
    story.photograph()
    story.press(2, 2, 0, 0)
    #expect(story.app.isHome && story.app.keepsCard)
    story.press(4, 4, 3, 2, 1, 0, 0)
    #expect(story.app.facts.person.id == "you")
    story.press(2)
    #expect(story.app.cards.isEmpty)
    story.press(0, 4, 4, 3, 1, 1, 0, 0, 2)
    #expect(story.app.cards.map(\.pending) == ["clear"])
  }

  @Test func numbersThatDifferInTheirExtensionAreToldApart() throws {
    var contact = Contact.sample(
      id: "1", name: "王小明", numbers: ["+886223456789", "+886223456789"])
    contact.numbers[0].extension = "12"
    contact.numbers[1].extension = "13"
    var story = try Story(InventedHome(contacts: [contact]))
    story.press(1, 1)
    #expect(story.label(1).hasSuffix("02-2345-6789 ext. 12"))
    #expect(story.label(2).hasSuffix("02-2345-6789 ext. 13"))
    story.press(2)
    let byHand = story.words("guided-extension", ["extension": .text("13")])
    #expect(story.screen.paragraphs.contains(byHand))
    // It stands there until it has been dialled by hand.
    story.holds = \.isCall
    story.press(1)
    for state in [CallState.asked, .ringing, .talking] {
      story.happen(.callProgress(CallProgress(state: state)))
      #expect(story.screen.paragraphs.contains(byHand))
    }
    story.happen(.result(.called(.asked)))
    #expect(story.app.hasCalled)
    #expect(story.screen.paragraphs.contains(byHand))
  }

  @Test func whoHasAPictureIsNotAskedForOne() throws {
    let contact = Contact.sample(
      id: "1", name: "陳美玲", numbers: ["+886223456781"], picture: "face")
    var story = try Story(InventedHome(contacts: [contact], readings: [[.namesake]])) {
      effect, _ in
      guard case .addNumber(let card, _) = effect else { return nil }
      var changed = contact
      changed.numbers.append(Contact.Number(.init(card.number)))
      return .stored(changed)
    }
    story.photograph()
    story.press(1, 1, 1)
    #expect(story.screen.title == story.words("add-saved-title"))
    #expect(story.screen.subject?.picture == .stored("face"))
    // The number that was added, not the first that she has.
    #expect(story.screen.subject?.secondText == "0912-345-999")
  }

  @Test func whoWasRemovedWhileTheConfirmationStoodIsNotCalled() throws {
    var isGone = false
    var story = try Story(InventedHome(contacts: [Contact.family[0]])) { effect, _ in
      if effect.isCall { isGone = true }
      if effect.isCall { return .failed(AddressBookError.noSuchContact("1").guidedMessage) }
      return isGone && effect == .loadContacts(offset: 0)
        ? .contacts(Page(items: [], offset: 0, total: 0)) : nil
    }
    story.press(1, 1, 1)
    #expect(story.screen.paragraphs == [story.words("trouble-contact-gone")])
    story.press(1)
    #expect(story.screen.paragraphs == [story.words("call-nobody")])
  }

  @Test func whoIsAloneIsNotAskedToChoose() throws {
    var story = try Story()
    story.press(4, 4, 3)
    #expect(story.screen.paragraphs == [story.words("who-people-alone")])
  }

  @Test func peopleOfOneNameAreToldApartAndWhoIsHereIsMarked() throws {
    let people = [
      InventedHome.facts.person, Person(id: "you", name: "林阿嬤", number: "+886922333444"),
      Person(id: "third", name: "王大同", number: "+886922333555"),
    ]
    var story = try Story(InventedHome(people: people))
    story.press(4, 4, 3)
    #expect(
      story.screen.choices.map(\.label) == [
        "林阿嬤, 0912-000-111 (here now)", "林阿嬤, 0922-333-444", "王大同",
      ])
  }

  /// Their screens may be in writing that she can't read.
  @Test func whoIsChosenByMistakeIsAskedAboutBeforeTheScreensAreTheirs() throws {
    let other = Person(id: "you", name: "Nan Mary", number: "+886922333444", language: "en")
    var story = try Story(InventedHome(people: [InventedHome.facts.person, other]))
    story.press(4, 4)
    let before = story.screen
    story.press(3, 2)
    #expect(story.screen.title == story.words("who-other-title"))
    #expect(story.screen.subject?.text == "Nan Mary")
    #expect(story.screen.subject?.secondText == "0922-333-444")
    story.press(0)
    #expect(story.screen == before)
    #expect(!story.performed.contains(.change(.person("you"))))
    story.press(3, 2, 1)
    #expect(story.performed.last == .change(.person("you")))
    #expect(story.screen.subject?.text == "Nan Mary")
    // Who is here already changes nothing.
    let performed = story.performed.count
    story.press(3, 2)
    #expect(story.screen.paragraphs == [story.words("who-question")])
    #expect(story.performed.count == performed + 1)
  }
}
