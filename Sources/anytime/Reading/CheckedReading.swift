import CardReading
import Foundation
import Locales
import Names
import PhoneNumbers
import Pictures

/// The child's answer, looked at as foreign: texts pass the gates, pictures are judged, numbers are
/// parsed again.
struct CheckedReading {
  let region: Region
  let areaCode: String?

  private static let longestNumber = 64
  private static let largestCrop = 4_000_000

  func entry(_ entry: ReadingAnswer.Entry) throws -> CardEntry {
    let number = try field(entry.number, as: .number)
    return CardEntry(
      name: try field(entry.name, as: .name), number: number,
      e164: number.text.isEmpty
        ? nil : CardEntry.phoneNumber(number.text, region: region, areaCode: areaCode)?.e164,
      box: entry.box)
  }

  func field(_ field: ReadingAnswer.Field, as kind: Field) throws -> FieldReading {
    let candidates = field.candidates.prefix(4).compactMap { text(in: $0, as: kind) }
    var crop: [UInt8]?
    if let data = field.crop, data.count <= Self.largestCrop {
      crop = [UInt8](data)
      _ = try PictureHeader.judgeOwn([UInt8](data))
    }
    guard let text = text(in: field.text, as: kind), candidates.first == text else {
      return FieldReading(text: "", verdict: .unread, candidates: [], crop: crop)
    }
    return FieldReading(text: text, verdict: field.verdict, candidates: candidates, crop: crop)
  }

  private func text(in text: String, as kind: Field) -> String? {
    switch kind {
    case .name: return try? PersonalName.normalized(text)
    case .number:
      let clean = OutputGate.clean(text)
      return clean.isEmpty || clean.count > Self.longestNumber ? nil : clean
    }
  }
}
