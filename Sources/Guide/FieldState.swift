import CardReading
import Locales

/// A field of a card while a person looks at it: what was read, and what stands there now.
struct FieldState: Hashable {
  let reading: FieldReading
  /// Whether it was read from a photograph, where what stands there can be compared with the writing.
  let isScanned: Bool
  /// Whether another photograph may be taken in its place.
  var offersPhoto: Bool
  /// As it stands now: read, chosen, mended or typed.
  private(set) var text: String
  /// Why what stands there can't be taken.
  var problem: Message?

  /// - Parameter text: what stands instead of what was read.
  init(_ reading: FieldReading, text: String?, isScanned: Bool) {
    self.reading = reading
    self.isScanned = isScanned
    offersPhoto = isScanned
    self.text = text ?? reading.text
  }

  var crop: ScreenPicture? { reading.crop.map(ScreenPicture.encoded) }

  /// What else it may be: first what was read, where something else was put in its place.
  var others: [String] {
    ([reading.text] + reading.candidates.filter { $0 != reading.text })
      .filter { $0 != text && !$0.isEmpty }
  }

  mutating func take(_ text: String) {
    self.text = text
    problem = nil
  }
}
