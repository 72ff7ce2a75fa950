import Foundation
import Testing

@testable import CardReading

@Suite struct NumberReaderTests {
  @Test(arguments: ["manifest.json", "numbers.traineddata", "digits.traineddata"])
  func tellsWhichFileIsMissing(_ missing: String) throws {
    let ours = TestPhotos.root.appendingPathComponent("tessdata")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in ["manifest.json", "numbers.traineddata", "digits.traineddata"] where file != missing
    {
      try FileManager.default.copyItem(
        at: ours.appendingPathComponent(file), to: folder.appendingPathComponent(file))
    }
    #expect(throws: CardReadingError.modelMissing(file: missing)) {
      _ = try CardReader(models: folder, region: .taiwan, areaCode: nil)
    }
  }
}
