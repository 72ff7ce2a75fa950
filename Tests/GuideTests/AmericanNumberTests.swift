import PhoneNumbers
import Testing

@testable import Guide

/// What an American would write is looked at where a 0 is put in front of it.
@Suite struct AmericanNumberTests {
  @Test(
    arguments: [
      ("212-555-0199", Region.china, true), ("2125550199", .china, true),
      ("021 2555 0199", .china, false), ("+86 21 2555 0199", .china, false),
      ("13800138000", .china, false), ("0912-345-678", .taiwan, false),
      ("212-555-0199", .unitedStates, false),
    ])
  func americans(text: String, region: Region, mayBe: Bool) throws {
    #expect(try PhoneNumber(typed: text, region: region).mayBeAmerican == mayBe)
  }

  @Test func whoeverTypesOneSeesHowItWasTaken() throws {
    var facts = InventedHome.facts
    facts.region = .china
    var story = try Story(facts: facts)
    story.press(2, 2)
    story.type("212-555-0199")
    #expect(story.screen.title == story.words("add-number-title"))
    #expect(story.screen.subject?.secondText == "021 2555 0199")
  }
}
