import AddressBook
import Testing

@testable import Guide

/// What was read is shown as every number is, wherever it is asked about.
@Suite struct ShownNumberTests {
  private func story(_ numbers: String...) throws -> Story {
    let card = Card.scanned("odd", name: ["王"], number: numbers)
    var story = try Story(InventedHome(readings: [[card]]))
    story.photograph()
    return story
  }

  @Test func otherReadingsAreShownAsTheScreenBehindThemShowsThem() throws {
    var story = try story("0912-345-679", "0923692.655", "(2)2) 555-0123", "0922 -540-415")
    story.press(2)
    let labels = story.screen.choices.map(\.label)
    #expect(labels == ["0923-692-655", "02-2555-0123", "0922-540-415", labels.last])
    story.press(2)
    #expect(story.screen.subject?.secondText == "02-2555-0123")
  }

  @Test func theSameNumberWrittenOtherwiseIsNoOtherNumber() throws {
    var story = try story("0925692.655", "0925-692-655", "0925-692-656", "0925692656")
    story.press(2)
    #expect(story.screen.choices.map(\.label).dropLast() == ["0925-692-656"])
  }

  @Test func aWrongDigitIsLookedForInTheGroupsThatAreShown() throws {
    var story = try story("0925692.655")
    story.press(2, 2)
    #expect(story.screen.subject?.secondText == "0925-692-655")
    #expect(story.screen.choices.map(\.label) == ["0925", "692", "655"])
    story.press(3, 3)
    story.type("7")
    #expect(story.screen.subject?.secondText == "0925-692-657")
    story.press(1, 1)
    #expect(story.stored.map(\.number.e164) == ["+886925692657"])
  }

  @Test func whoeverTypesBeginsWithTheNumberAsItIsShown() throws {
    var story = try story("0925692.655")
    story.press(2, 3)
    #expect(story.screen.entry?.value == "0925-692-655")
  }

  @Test func whatIsLeftOutIsShownSoToo() throws {
    var story = try story("0925692.655")
    story.press(2, 4)
    #expect(story.screen.subject?.secondText == "0925-692-655")
  }
}
