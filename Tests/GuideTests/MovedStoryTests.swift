import AddressBook
import Calling
import Locales
import PhoneNumbers
import Testing

@testable import Guide

/// Numbers that were stored while the home was in another region.
@Suite struct MovedStoryTests {
  private func story(isTelephoneLine: Bool = true) throws -> Story {
    var facts = InventedHome.facts
    facts.region = .hongKong
    facts.isTelephoneLine = isTelephoneLine
    return try Story(InventedHome(contacts: Contact.moved), facts: facts)
  }

  @Test func aLocalNumberMayBeSomebodyElses() throws {
    var story = try story()
    story.press(1, 1)
    #expect(story.screen.paragraphs.first == story.words("call-local-elsewhere"))
    #expect(story.screen.isBeforeCall && !story.performed.contains { $0.isCall })
    story.press(1)
    #expect(story.performed.last?.isCall == true)
  }

  /// Nothing but where it was stored tells a number of Taipei from one of Shanghai.
  @Test func aLocalNumberMayBeSomebodyElsesAmongLocalNumbersToo() throws {
    var facts = InventedHome.facts
    facts.region = .china
    var contacts = Contact.moved
    contacts[0].numbers[0].region = .taiwan
    var story = try Story(InventedHome(contacts: contacts), facts: facts)
    story.press(1, 1)
    #expect(story.screen.paragraphs.first == story.words("call-local-elsewhere"))
  }

  @Test func whatIsNoNumberHereIsNotOffered() throws {
    var story = try story()
    story.press(1, 2)
    #expect(story.screen.paragraphs == [story.words("call-elsewhere")])
    #expect(story.screen.choices.isEmpty && !story.screen.isBeforeCall)
    story.press(1)
    #expect(!story.performed.contains { $0.isCall })
    // Nothing of it is left on the list.
    story.press(0)
    #expect(story.screen.paragraphs == [story.words("call-question")])
  }

  @Test(arguments: [true, false])
  func anEmergencyNumberOfElsewhereNamesTheOneOfHere(isTelephoneLine: Bool) throws {
    var story = try story(isTelephoneLine: isTelephoneLine)
    story.press(1, 3)
    #expect(
      story.screen.paragraphs == [
        story.words("call-emergency-abroad", ["number": "119"]),
        story.words("call-emergency-here", ["number": "999"]),
      ])
    #expect(story.screen.choices.isEmpty && !story.screen.isBeforeCall)
    story.press(1)
    #expect(!story.performed.contains { $0.isCall })
  }

  @Test func ofSeveralNumbersEachIsNamed() throws {
    let number = try PhoneNumber("911", region: .taiwan)
    let help = try #require(number.serviceNumber?.help(in: .taiwan))
    for (language, numbers) in [
      (Language.english, "dial 119 or 110."), (.traditionalChinese, "撥 119 或 110。"),
      (.simplifiedChinese, "拨 119 或 110。"),
    ] {
      let words = try MessageCatalog(language: language, folder: Catalogs.folder)
      #expect(words(help).hasSuffix(numbers))
    }
  }
}
