import Foundation
import Testing

@testable import Pictures

@Suite struct ImportTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  @Test func onlyOurOwnEncodingIsKept() throws {
    let exif = TestPictures.exif(orientation: 6)
    let photo = try folder.file("photo.jpg", TestPictures.jpeg(TestPictures.quarters(), exif: exif))
    let (encoded, width, height) = try ForeignPicture.imported(from: photo)
    #expect((width, height) == (32, 48))
    #expect(encoded.starts(with: [0xFF, 0xD8, 0xFF]))
    #expect(!Data(encoded).contains("Exif") && !Data(encoded).contains("GPS-SECRET"))
    let picture = try Picture(ownEncoding: encoded)
    #expect(TestPictures.quarterNames(of: picture) == ["blue", "red", "white", "green"])
  }

  @Test func aPictureFromInsideAnotherFileIsJudgedTheSame() throws {
    let bytes = try TestPictures.quarters().png()
    #expect(try ForeignPicture.imported(from: bytes).width == 48)
    #expect(throws: PictureError.notAPicture) {
      try ForeignPicture.imported(from: Array("no picture".utf8))
    }
    #expect(throws: PictureError.notAPicture) { try ForeignPicture.imported(from: []) }
    var limits = PictureLimits()
    limits.bytes = 50
    #expect(throws: PictureError.fileTooLarge(limitInMegabytes: 0)) {
      try ForeignPicture.imported(from: bytes, limits: limits)
    }
  }

  @Test func aLargePhotoIsMadeSmaller() throws {
    let photo = try folder.file("wide.png", TestPictures.quarters(width: 3000, height: 300).png())
    let (_, width, height) = try ForeignPicture.imported(from: photo)
    #expect((width, height) == (2048, 205))
  }

  @Test(arguments: ["two words.png", "-rf", "new\nline.png", "照片.png", "'; echo.png"])
  func anyNameWillDo(name: String) throws {
    let photo = try folder.file(name, TestPictures.quarters().png())
    #expect(try ForeignPicture.imported(from: photo).width == 48)
  }

  @Test func aLargeJPEGCanBeDecodedSmaller() throws {
    let bytes = try TestPictures.quarters(width: 1600, height: 1200).jpeg()
    let photo = try ForeignPicture(decoding: bytes, neededSide: 400)
    #expect((photo.picture.width, photo.picture.height) == (400, 300))
    #expect((photo.width, photo.height) == (1600, 1200))
    #expect(try ForeignPicture(decoding: bytes, neededSide: 401).picture.width == 800)
  }
}

extension Data {
  fileprivate func contains(_ text: String) -> Bool { range(of: Data(text.utf8)) != nil }
}
