import Locales
import Pictures
import Testing

@testable import Guide

/// Where a photograph comes from, and what stands in the field of its path.
@Suite struct PhotoSourceTests {
  private func refused(_ error: PictureError) throws -> Story {
    try Story { effect, _ in
      switch effect {
      case .readCard, .keepPicture: .failed(error.guidedMessage)
      default: nil
      }
    }
  }

  private static var fileOnly: GuideFacts {
    var facts = InventedHome.facts
    facts.hasCamera = false
    facts.hasInbox = false
    return facts
  }

  @Test func theFieldIsEmptyAfterAPhotographWithoutWriting() throws {
    var story = try Story()
    story.photograph()
    #expect(story.screen.title == story.words("add-nothing-title"))
    story.press(1)
    #expect(story.screen.entry?.kind == .filePath)
    #expect(story.screen.entry?.value == "")
  }

  @Test(arguments: [PictureError.notAPicture, .damaged, .folder(path: "/photos"), .noChild])
  func theFieldIsEmptyAfterAPhotographThatCouldNotBeOpened(error: PictureError) throws {
    var story = try refused(error)
    story.photograph()
    story.press(1)
    #expect(story.screen.entry?.kind == .filePath)
    #expect(story.screen.entry?.value == "")
  }

  @Test func theFieldIsEmptyAfterAPictureThatIsNotWanted() throws {
    var story = try Story()
    story.press(3, 4, 1, 3)
    story.type("/photos/1.jpg")
    #expect(story.screen.subject?.picture == .stored("face"))
    story.press(2)
    #expect(story.screen.entry?.kind == .filePath)
    #expect(story.screen.entry?.value == "")
  }

  @Test func aPathThatNoFileHasStandsThereToBeMended() throws {
    let missing = PictureError.missing(path: "/photos/1.jpg")
    var story = try refused(missing)
    story.photograph()
    #expect(story.screen.paragraphs == [story.words(missing.guidedMessage)])
    story.press(1)
    #expect(story.screen.entry?.value == "/photos/1.jpg")
    // Another day it is another photograph.
    story.press(0, 1, 3)
    #expect(story.screen.entry?.value == "")

    story = try refused(missing)
    story.press(3, 4, 1, 3)
    story.type("/photos/1.jpg")
    story.press(1)
    #expect(story.screen.entry?.value == "/photos/1.jpg")

    story = try refused(missing)
    story.press(2, 2)
    story.type("0922-333-444")
    story.type("王大同")
    story.press(1, 3)
    story.type("/photos/face.jpg")
    story.press(1)
    #expect(story.screen.entry?.value == "/photos/face.jpg")
  }

  @Test func whereAFileIsTheOnlyPlaceItIsAskedForAtOnce() throws {
    var story = try Story(InventedHome(readings: [[.clear]]), facts: Self.fileOnly)
    story.press(2, 1)
    #expect(story.screen.entry?.kind == .filePath)
    #expect(story.screen.choices.isEmpty)
    #expect(
      story.screen.paragraphs == [story.words("photo-file-help"), story.words("photo-no-camera")])
    #expect(story.screen.paragraphs.last?.contains("anytime settings") == true)
    story.press(0)
    #expect(story.screen.title == story.words("add-title"))
    story.press(1)
    story.type(" ")
    #expect(story.screen.entry?.kind == .filePath)
    story.type("/photos/1.jpg")
    #expect(story.screen.subject?.picture == .encoded(Card.crop))
  }

  @Test func whereThereAreTwoPlacesOneIsChosen() throws {
    var facts = Self.fileOnly
    facts.hasCamera = true
    var story = try Story(facts: facts)
    story.press(2, 1)
    #expect(story.screen.paragraphs == [story.words("photo-question")])
    #expect(story.screen.choices.count == 2)
    story.press(2)
    #expect(story.screen.paragraphs == [story.words("photo-file-help")])
  }

  @Test func howANoteIsWrittenIsSaidWhereverItsPhotoComesFrom() throws {
    for facts in [InventedHome.facts, Self.fileOnly] {
      var story = try Story(facts: facts)
      story.press(3, 4, 2)
      #expect(story.screen.paragraphs.first == story.words("say-note-how"))
      if PhotoSource.isFileOnly(facts) {
        story.type("/photos/1.jpg")
        story.press(2)
        #expect(story.screen.paragraphs.first == story.words("say-note-how"))
      }
    }
  }

  @Test func whoeverIsThereAlreadyIsNotAskedAbout() throws {
    let world = InventedHome(pending: [.unread])
    var story = try Story(world) { effect, facts in
      if case .readCard = effect { .allKnown } else { nil }
    }
    story.press(2, 2, 1, 3)
    story.type("/photos/1.jpg")
    #expect(story.screen.title == story.words("add-all-known-title"))
    story.press(0)
    #expect(story.screen.paragraphs.contains(story.words("add-paper-photo")))
    // A better photo of a card that shows only others takes nobody's place.
    story.press(0, 2, 1, 1, 3)
    story.type("/photos/2.jpg")
    #expect(story.screen.title == story.words("add-all-known-title"))
    story.press(0)
    #expect(story.app.cards.map(\.pending) == ["unread"])
    #expect(story.screen.title == story.words("add-number-unread-title"))
  }
}
