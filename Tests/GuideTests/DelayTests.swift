import Testing

@testable import Guide

/// What is done in a moment as a rule, and takes longer once.
@Suite struct DelayTests {
  private func delayed(_ effect: @escaping (Effect) -> Bool) throws -> Story {
    var story = try Story()
    story.holds = effect
    story.press(4, 1, 2)
    story.happen(.delayed)
    return story
  }

  @Test func itIsSaidUntilItIsDone() throws {
    var story = try delayed { if case .change = $0 { true } else { false } }
    #expect(story.screen.title == story.words("guided-moment"))
    #expect(story.screen.choices.isEmpty && story.screen.back == story.words("guided-stop"))
    let (before, performed) = (story.app, story.performed)
    // Whoever presses more meanwhile answers no screen that nobody has seen.
    story.press(1, 0)
    story.type("1")
    #expect(story.app == before && story.performed == performed)
    story.happen(.result(.facts(InventedHome.facts)))
    #expect(story.screen.title == story.words("settings-text-size"))
  }

  @Test func whatWasStoppedIsTold() throws {
    var story = try delayed { if case .change = $0 { true } else { false } }
    story.happen(.result(.failed(.init("trouble-unexpected"))))
    #expect(story.screen.title == story.words("trouble-title"))
    story.press(1)
    #expect(story.screen.title == story.words("settings-text-size"))
  }
}
