import Foundation
import Testing

@testable import CardReading

@Suite struct NumberReaderTests {
  private static let files = ["manifest.json", "numbers.traineddata", "digits.traineddata"]

  @Test(arguments: files)
  func tellsWhichFileIsMissing(_ missing: String) throws {
    let ours = TestPhotos.root.appendingPathComponent("tessdata")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in Self.files where file != missing {
      try FileManager.default.copyItem(
        at: ours.appendingPathComponent(file), to: folder.appendingPathComponent(file))
    }
    #expect(throws: CardReadingError.modelMissing(file: missing)) {
      _ = try CardReader(models: folder, region: .taiwan, areaCode: nil)
    }
  }
}
