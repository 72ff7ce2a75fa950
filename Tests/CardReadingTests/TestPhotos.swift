import Foundation
import PhoneNumbers
import Pictures

@testable import CardReading

/// Photographs that the tests read, and what is written on them.
enum TestPhotos {
  struct Person: Decodable {
    let name: String
    let number: String
  }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func reader(region: Region = .taiwan) throws -> CardReader {
    try CardReader(
      models: root.appendingPathComponent("tessdata"), region: region, areaCode: nil)
  }

  /// Large photographs come at a half: a debug build takes ten times as long to read them.
  static func picture(_ path: String) throws -> Picture {
    try ForeignPicture(
      decoding: Array(Data(contentsOf: root.appendingPathComponent(path))), neededSide: 750
    ).picture
  }

  static func trouble() throws -> [String: [Person]] {
    let file = root.appendingPathComponent("Tests/Photos/cards/truth.json")
    return try JSONDecoder().decode([String: [Person]].self, from: Data(contentsOf: file))
  }

  static func digits(_ text: String) -> String { text.filter { $0 == "+" || $0.isNumber } }
}
