import Foundation
import Pictures
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

  /// A line that is squeezed or widened for a look is found where it stands all the same.
  @Test func furtherLooksSeeTheSameDigitsInTheSamePlaces() throws {
    let photo = try TestPhotos.picture("Documentation/examples/card-zh-Hant.jpg")
    let entries = try TestPhotos.reader().read(photo)
    try #require(entries.count == 1)
    let bytes = try #require(entries[0].number.crop)
    let crop = try Picture(ownEncoding: bytes)
    let line = Raster(width: crop.width, height: crop.height, pixels: crop.grey)
    let models = TestPhotos.root.appendingPathComponent("tessdata")
    let reader = try NumberReader(
      models: ModelManifest(folder: models).models.filter { $0.field == .number }, folder: models)
    let readings = try reader.readings(line)
    let further = try reader.readings(line, [.smallish, .wide])
    try #require(readings.count == 4 && further.count == 4)
    let first = readings[0]
    #expect(first.symbols.count(where: { $0.text.contains(where: \.isNumber) }) >= 8)
    for reading in further {
      #expect(NumberJudge.digits(reading.text) == NumberJudge.digits(first.text))
      for (a, b) in zip(reading.symbols, first.symbols)
      where reading.symbols.count == first.symbols.count {
        let apart = abs(a.box.x + a.box.width / 2 - b.box.x - b.box.width / 2)
        #expect(apart <= line.height / 3)
      }
    }
  }
}
