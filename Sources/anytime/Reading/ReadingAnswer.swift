import CardReading
import Foundation
import Pictures

/// What the reading child says to its parent, as JSON; pictures as Base64.
struct ReadingAnswer: Codable {
  struct Field: Codable {
    var text: String
    var verdict: Verdict
    var candidates: [String]
    var crop: Data?

    init(_ reading: FieldReading) {
      text = reading.text
      verdict = reading.verdict
      candidates = reading.candidates
      crop = reading.crop.map { Data($0) }
    }
  }

  struct Entry: Codable {
    var name: Field
    var number: Field
    var box: Box
  }

  /// One picture of one line.
  struct Line: Codable {
    var field: Field?
    var pictureError: PictureError?
    var readingError: CardReadingError?
  }

  var entries: [Entry] = []
  var lines: [Line] = []
  /// Our own JPEG of the photograph, to keep.
  var photograph: Data?
  /// How many pages the photograph's file has.
  var pages = 1
  var error: CardReadingError?
}
