import Locales
import Testing

@testable import Guide

/// How far it is, while a photograph is read.
@Suite struct WorkProgressTests {
  private func reading() throws -> Story {
    var story = try Story(InventedHome(readings: [[.clear]]))
    story.holds = { if case .readCard = $0 { true } else { false } }
    story.photograph()
    return story
  }

  @Test func itIsShownOnceItIsToldAndNothingElseChanges() throws {
    var story = try reading()
    let before = story.screen
    #expect(before.paragraphs.first == story.words("add-reading") && before.progress == nil)
    for done in [0, 3, 14] {
      story.happen(.workProgress(Screen.Progress(done: done, total: 14)))
      var screen = story.screen
      #expect(screen.progress == Screen.Progress(done: done, total: 14))
      screen.progress = nil
      #expect(screen == before)
    }
    story.happen(.result(.cards([.clear])))
    #expect(story.screen.progress == nil)
    #expect(story.screen.subject?.picture == .encoded(Card.crop))
  }

  @Test func whatIsToldLateChangesNothing() throws {
    var story = try reading()
    story.happen(.workProgress(Screen.Progress(done: 3, total: 14)))
    story.press(0)
    #expect(story.performed.last == .stopWork)
    let before = story.app
    story.happen(.workProgress(Screen.Progress(done: 4, total: 14)))
    #expect(story.app == before)
    // The next photograph begins anew.
    story.press(1, 3)
    story.type("/photos/2.jpg")
    #expect(story.screen.paragraphs.first == story.words("add-reading"))
    #expect(story.screen.progress == nil)
  }

  @Test func theTourHasAScreenWithABar() throws {
    let words = try Catalogs.english()
    let bars = ScreenWalkTests.tour.stops.compactMap { $0.screen(words).progress }
    #expect(bars == [Screen.Progress(done: 5, total: 14)])
  }
}
