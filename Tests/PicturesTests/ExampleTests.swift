import Foundation
import Testing

@testable import Pictures

@Suite struct ExampleTests {
  @Test func everyExampleOpensUprightAndIsSmall() throws {
    let photos = try Photos.truth().map(\.photo)
    #expect(photos.count == 9)
    for photo in photos {
      let file = Photos.examples.appendingPathComponent(photo)
      #expect(try Data(contentsOf: file).count < 250_000)
      let (_, width, height) = try ForeignPicture.imported(from: file)
      #expect(width > height, "\(photo)")
    }
  }

  @Test func everyPhotoInTheFolderIsInTheTruth() throws {
    let known = Set(try Photos.truth().map(\.photo))
    let files = try FileManager.default.contentsOfDirectory(atPath: Photos.examples.path)
      .filter { $0.hasSuffix(".jpg") || $0.hasSuffix(".heic") }
    #expect(Set(files) == known)
  }
}
