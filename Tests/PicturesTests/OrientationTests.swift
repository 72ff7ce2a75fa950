import Testing

@testable import Pictures

/// The stored quarters are always red, green / blue, white; how they must be shown is EXIF's table.
@Suite struct OrientationTests {
  static let shown: [(Int, [String])] = [
    (1, ["red", "green", "blue", "white"]),
    (2, ["green", "red", "white", "blue"]),
    (3, ["white", "blue", "green", "red"]),
    (4, ["blue", "white", "red", "green"]),
    (5, ["red", "blue", "green", "white"]),
    (6, ["blue", "red", "white", "green"]),
    (7, ["white", "green", "blue", "red"]),
    (8, ["green", "white", "red", "blue"]),
  ]

  @Test(arguments: shown)
  func aPhotoStandsUprightHoweverTheCameraWasHeld(orientation: Int, quarters: [String]) throws {
    let exif = TestPictures.exif(orientation: orientation)
    let bytes = try TestPictures.jpeg(TestPictures.quarters(), exif: exif)
    let photo = try ForeignPicture(decoding: bytes)
    #expect(TestPictures.quarterNames(of: photo.picture) == quarters)
    let size = orientation >= 5 ? (32, 48) : (48, 32)
    #expect((photo.picture.width, photo.picture.height) == size)
    #expect((photo.width, photo.height) == size)
  }

  @Test(arguments: shown)
  func aPNGStandsUprightToo(orientation: Int, quarters: [String]) throws {
    let plain = try TestPictures.quarters().png()
    let chunk = TestPictures.chunk("eXIf", TestPictures.exif(orientation: orientation))
    // IHDR ends at 33.
    let photo = try ForeignPicture(decoding: plain[..<33] + chunk + plain[33...])
    #expect(TestPictures.quarterNames(of: photo.picture) == quarters)
  }

  @Test func anOrientationOutsideTheTableIsIgnored() throws {
    let bytes = try TestPictures.jpeg(
      TestPictures.quarters(), exif: TestPictures.exif(orientation: 9))
    let photo = try ForeignPicture(decoding: bytes)
    #expect(TestPictures.quarterNames(of: photo.picture) == ["red", "green", "blue", "white"])
  }
}
