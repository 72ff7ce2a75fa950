import PhoneNumbers
import Testing

@testable import Guide

/// A number that is typed is the one that it was understood as, wherever it is looked at again.
@Suite struct TypedNumberStoryTests {
  /// One that is typed by hand on the Mainland.
  private func story(typing text: String) throws -> Story {
    var facts = InventedHome.facts
    facts.region = .china
    facts.areaCode = nil
    var story = try Story(facts: facts)
    story.press(2, 2)
    story.type(text)
    return story
  }

  /// All its digits together are a stranger's number in another area.
  @Test func aLocalNumberKeepsItsExtension() throws {
    var story = try story(typing: "8765432-101")
    #expect(story.screen.subject?.secondText?.contains("0876") == false)
    story.press(1)
    story.type("王大同")
    let number = try #require(story.stored.first?.number)
    #expect(number.dialled == "8765432" && number.extension == "101")
  }

  @Test func oneWithAnExtensionBehindADashIsRightWhenItIsLookedAtAgain() throws {
    var story = try story(typing: "010-65529988-8001")
    #expect(story.screen.title == story.words("add-type-name-title"))
    story.press(0, 1)
    #expect(story.screen.title == story.words("add-type-name-title"))
    story.type("王大同")
    let number = try #require(story.stored.first?.number)
    #expect(number.e164 == "+861065529988" && number.extension == "8001")
  }

  /// Other homes know the person by it.
  @Test func anUnusualOwnNumberIsAskedAbout() throws {
    var facts = InventedHome.facts
    facts.isStarted = false
    var first = try Story(facts: facts)
    var later = try Story()
    first.press(1)
    first.type("")
    later.press(4, 4, 2)
    for var story in [first, later] {
      story.type("02-1234-5678")
      #expect(story.screen.title == story.words("add-number-title"))
      #expect(story.screen.subject?.secondText == "02-1234-5678")
      #expect(story.screen.paragraphs.first == story.words("add-number-possible"))
      #expect(story.app.facts.person.number == facts.person.number)
      story.press(2)
      #expect(story.screen.entry?.value == "02-1234-5678")
      story.type("02-1234-5678")
      story.press(1)
      #expect(story.app.facts.person.number == "+886212345678")
    }
  }
}
