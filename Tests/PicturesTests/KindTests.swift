import Foundation
import Testing

@testable import Pictures

/// Every kind of file that is read shows the same four quarters.
@Suite struct KindTests {
  @Test(arguments: [
    "palette.png", "sixteen.png", "alpha.png", "alpha-palette.png", "progressive.jpg", "cmyk.jpg",
    "turned.jpg", "plain.tif", "turned.tif", "plain.bmp", "lossless.webp", "lossy.webp",
    "alpha.webp", "turned.webp", "plain.heic", "alpha.heic", "plain.avif",
  ])
  func aPhotoOfAnyKindComesInRightColours(name: String) throws {
    let file = Photos.kinds.appendingPathComponent(name)
    let (encoded, width, height) = try ForeignPicture.imported(from: file)
    #expect(width * 2 == height * 3)
    let picture = try Picture(ownEncoding: encoded)
    #expect(TestPictures.quarterNames(of: picture) == ["red", "green", "blue", "white"])
  }

  @Test(arguments: ["turned.jpg", "turned.tif", "turned.webp", "plain.heic", "plain.bmp"])
  func theHeaderAloneSaysTheSizeAsShown(name: String) throws {
    let bytes = try Array(Data(contentsOf: Photos.kinds.appendingPathComponent(name)))
    let header = try PictureHeader.judge(bytes)
    let picture = try ForeignPicture(decoding: bytes).picture
    #expect((header.width, header.height) == (picture.width, picture.height))
  }

  @Test func whatIsTransparentIsWhitePaper() throws {
    let file = try Data(contentsOf: Photos.kinds.appendingPathComponent("alpha.png"))
    let picture = try ForeignPicture(decoding: Array(file)).picture
    #expect(picture.colour(x: 40, y: 28) == [255, 255, 255])
  }

  @Test func aHEICInAnotherCodecIsNamed() throws {
    let photo = try patched("hvc1", "vvc1")
    #expect(throws: PictureError.unsupported(kind: "HEIC")) {
      try ForeignPicture.imported(from: photo.url)
    }
  }

  /// libheif 1.15 ends the process by an assertion where a picture lacks its codec's settings.
  @Test func aPhotoOverWhichALibraryCrashesIsJustAPhotoThatFailed() throws {
    let photo = try patched("hvcC", "vvcC")
    let error = #expect(throws: PictureError.self) {
      try ForeignPicture.imported(from: photo.url)
    }
    #expect(error == .crashed || error == .damaged)
  }

  @Test func aHEICOfWhichTheEndIsMissing() throws {
    let bytes = try Array(Data(contentsOf: Photos.kinds.appendingPathComponent("plain.heic")))
    let folder = try TemporaryFolder()
    for part in [bytes.count / 3, bytes.count - 40] {
      let url = try folder.file("half.heic", Array(bytes[..<part]))
      #expect(throws: PictureError.incomplete) { try ForeignPicture.imported(from: url) }
    }
  }

  /// A HEIC with one of its four-letter names changed, as long as the folder lives.
  private func patched(_ name: String, _ other: String) throws -> (
    url: URL, folder: TemporaryFolder
  ) {
    var data = try Data(contentsOf: Photos.kinds.appendingPathComponent("plain.heic"))
    while let range = data.range(of: Data(name.utf8)) {
      data.replaceSubrange(range, with: Data(other.utf8))
    }
    let folder = try TemporaryFolder()
    return (try folder.file("photo.heic", Array(data)), folder)
  }
}
