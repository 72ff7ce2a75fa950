import Foundation
import Pictures
import Testing

@testable import CardReading

/// Fails when reading gets markedly worse. `make bench-reading` has the figures themselves.
@Suite struct AccuracyTests {
  private struct Example: Decodable {
    struct Photo: Decodable {
      let photo: String
      let entries: [TestPhotos.Person]
    }
    let photos: [Photo]
  }

  private struct Card: Decodable { let entries: [TestPhotos.Person] }

  private func among(_ people: [TestPhotos.Person], _ entries: [CardEntry]) -> Int {
    people.count { person in
      entries.contains {
        $0.number.candidates.map(TestPhotos.digits).contains(TestPhotos.digits(person.number))
      }
    }
  }

  @Test func readsTheNumbersOfTheExamplePhotos() throws {
    let folder = "Documentation/examples/"
    let truth = try JSONDecoder().decode(
      Example.self,
      from: Data(contentsOf: TestPhotos.root.appendingPathComponent(folder + "truth.json")))
    let reader = try TestPhotos.reader()
    var right = 0
    var total = 0
    var strangers = 0
    for photo in truth.photos where !photo.entries.isEmpty {
      let entries = try reader.read(TestPhotos.picture(folder + photo.photo))
      right += among(photo.entries, entries)
      total += photo.entries.count
      strangers += max(0, entries.count - photo.entries.count)
    }
    #expect(total == 12 && right >= 11, "\(right) of \(total)")
    #expect(strangers <= 5)
  }

  /// Which model is asked first depends on the lines before.
  @Test func readsHanBehindLettersAndLettersBehindHan() throws {
    let reader = try TestPhotos.reader()
    for script in ["en", "zh-Hant", "en", "zh-Hans"] {
      let photo = try TestPhotos.picture("Documentation/examples/card-\(script).jpg")
      let names = try reader.read(photo).map(\.name)
      #expect(try names == TestPhotos.reader().read(photo).map(\.name))
    }
  }

  /// The folder of photographed cards of others' writing; nil where there is none.
  private static let cards: URL? = {
    guard let place = ProcessInfo.processInfo.environment["ANYTIME_HANDWRITING"],
      FileManager.default.fileExists(atPath: place + "/cards/truth.json")
    else { return nil }
    return URL(fileURLWithPath: place).appendingPathComponent("cards")
  }()

  @Test(.enabled(if: cards != nil, "ANYTIME_HANDWRITING names no folder of handwriting"))
  func readsTheNumbersOfSixCardsThatOthersWrote() throws {
    let cards = try #require(Self.cards)
    let truth = try JSONDecoder().decode(
      [String: Card].self, from: Data(contentsOf: cards.appendingPathComponent("truth.json")))
    let reader = try TestPhotos.reader()
    var right = 0
    let chosen = [
      "card-003.jpg", "card-013.jpg", "card-023.jpg", "card-033.jpg", "card-043.jpg",
      "card-053.jpg",
    ]
    for file in chosen {
      let people = try #require(truth[file]).entries
      let photo = try Data(contentsOf: cards.appendingPathComponent(file))
      let entries = try reader.read(ForeignPicture(decoding: Array(photo)).picture)
      right += among(people, entries)
    }
    #expect(right >= 5, "\(right) of \(chosen.count)")
  }
}
