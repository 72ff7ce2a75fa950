import Chance
import Foundation
import Testing

@testable import Pictures

/// What a person gets for a file that is no good, through the child process as in the app.
@Suite struct BadInputTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  @Test func aMissingFile() {
    let url = folder.url.appendingPathComponent("not here.jpg")
    #expect(throws: PictureError.missing(path: url.path)) { try imported(url) }
  }

  @Test func aFolder() {
    #expect(throws: PictureError.folder(path: folder.url.path)) { try imported(folder.url) }
  }

  @Test func aFileThatMayNotBeOpened() throws {
    let url = try folder.file("private.jpg", TestPictures.quarters().jpeg())
    chmod(url.path, 0)
    // Root may open anything; for this thread the file system shall not know it as root.
    typealias SetUser = @convention(c) (UInt32) -> Int32
    let setUser = unsafeBitCast(try #require(dlsym(nil, "setfsuid")), to: SetUser.self)
    let own = UInt32(setUser(65534))
    defer { _ = setUser(own) }
    #expect(throws: PictureError.unreadable(path: url.path)) { try imported(url) }
  }

  @Test func anEmptyFile() throws {
    let url = try folder.file("empty.jpg", [])
    #expect(throws: PictureError.empty(path: url.path)) { try imported(url) }
  }

  @Test(.timeLimit(.minutes(1))) func aPipeADeviceAndASocketAreNotWaitedFor() throws {
    let pipe = folder.url.appendingPathComponent("pipe.jpg")
    try #require(mkfifo(pipe.path, 0o600) == 0)
    #expect(throws: PictureError.notAFile(path: pipe.path)) { try imported(pipe) }
    let zero = URL(fileURLWithPath: "/dev/zero")
    #expect(throws: PictureError.notAFile(path: zero.path)) { try imported(zero) }
  }

  @Test func aLinkThatLeadsToItself() throws {
    let link = folder.url.appendingPathComponent("loop.jpg")
    try #require(symlink("loop.jpg", link.path) == 0)
    #expect(throws: PictureError.unreadable(path: link.path)) { try imported(link) }
  }

  @Test func aTextUnderAPhotosName() throws {
    let url = try folder.file("letter.jpg", Array("Dear grandmother, here is my number".utf8))
    #expect(throws: PictureError.notAPicture) { try imported(url) }
  }

  @Test(arguments: [
    ("GIF", Array("GIF89a".utf8) + [1, 0, 1, 0, 0]), ("PDF", Array("%PDF-1.7\n".utf8)),
    ("JPEG XL", [0xFF, 0x0A, 0, 0]),
    ("MP4", [0, 0, 0, 16] + Array("ftypisom".utf8) + [0, 0, 0, 0]),
  ])
  func aKindThatIsNotReadIsNamed(kind: String, bytes: [UInt8]) throws {
    let url = try folder.file("photo.jpg", bytes)
    #expect(throws: PictureError.unsupported(kind: kind)) { try imported(url) }
  }

  @Test func aPhotoOfWhichTheEndIsMissing() throws {
    let whole = try TestPictures.quarters(width: 400, height: 300).jpeg()
    for part in [4, whole.count / 4, whole.count / 2, whole.count - 2] {
      let url = try folder.file("half.jpg", Array(whole[..<part]))
      #expect(throws: PictureError.incomplete) { try imported(url) }
    }
    let png = try TestPictures.quarters().png()
    let url = try folder.file("half.png", Array(png[..<(png.count / 2)]))
    #expect(throws: PictureError.incomplete) { try imported(url) }
  }

  @Test func aScanOfWhichTheEndIsMissing() throws {
    let whole = TestPictures.tiff([TestPictures.quarters()])
    for part in [whole.count / 2, whole.count - 1] {
      let url = try folder.file("half.tiff", Array(whole[..<part]))
      #expect(throws: PictureError.incomplete) { try imported(url) }
    }
    let packed = try Array(Data(contentsOf: Photos.kinds.appendingPathComponent("plain.tif")))
    #expect(throws: PictureError.incomplete) {
      try PictureHeader.judge(Array(packed[..<(packed.count / 2)]))
    }
  }

  @Test func aGIFAndAWebPThatMove() throws {
    let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4C, 1, 0]
    let control: [UInt8] = [0x21, 0xF9, 4, 0, 10, 0, 0, 0]
    let start = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
    let still = try folder.file("still.gif", start + control + frame + [0x3B])
    #expect(throws: PictureError.unsupported(kind: "GIF")) { try imported(still) }
    let moving = try folder.file(
      "moving.gif", start + control + frame + control + frame + [0x3B])
    #expect(throws: PictureError.moving) { try imported(moving) }
    // The flag of animation in the extended header.
    let body = Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 2, 0, 0, 0, 47, 0, 0, 31, 0, 0]
    let film = try folder.file(
      "moving.webp", Array("RIFF".utf8) + [UInt8(body.count), 0, 0, 0] + body)
    #expect(throws: PictureError.moving) { try imported(film) }
  }

  /// What a child, a backup or the disk gives as our own is looked at like anything else.
  @Test func whatWeNeverWriteIsNotOpenedAsOurOwn() throws {
    let quarters = TestPictures.quarters()
    for own in [try quarters.png(), try quarters.jpeg()] {
      #expect(try Picture(ownEncoding: own).width == quarters.width)
      #expect(try PictureHeader.judgeOwn(own).width == quarters.width)
    }
    #expect(
      try Picture(ownEncoding: TestPictures.quarters(width: 2048, height: 8).png()).width == 2048)
    var others = [
      TestPictures.tiff([quarters]), try TestPictures.quarters(width: 2049, height: 8).png(),
      try TestPictures.quarters(width: 8, height: 2049).jpeg(),
    ]
    for name in ["plain.heic", "plain.avif", "plain.bmp", "lossy.webp", "progressive.jpg"] {
      others.append(try Array(Data(contentsOf: Photos.kinds.appendingPathComponent(name))))
    }
    for other in others {
      #expect(throws: Never.self) { try PictureHeader.judge(other) }
      #expect(throws: PictureError.damaged) { try PictureHeader.judgeOwn(other) }
      #expect(throws: PictureError.damaged) { try Picture(ownEncoding: other) }
    }
  }

  @Test func aFileWhoseNameIsInAnOldWritingSystem() throws {
    // 照片 in Big5.
    let name: [UInt8] = [0xB7, 0xD3, 0xA4, 0xF9]
    let path = Array(folder.url.path.utf8) + [UInt8(ascii: "/")] + name
    let bytes = path.map { CChar(bitPattern: $0) } + [0]
    let missing = PictureError.missing(path: String(decoding: path, as: UTF8.self))
    #expect(throws: missing) {
      try LimitedProcess.run(arguments: ["child", "import"], input: .path(path))
    }
    let photo = try folder.file("photo.jpg", TestPictures.quarters().jpeg())
    try #require(rename(photo.path, bytes) == 0)
    let encoded = try LimitedProcess.run(arguments: ["child", "import"], input: .path(path))
    #expect(try Picture(ownEncoding: encoded).width == 48)
  }

  @Test func aPhotoWhoseInsideIsOverwritten() throws {
    var png = try TestPictures.quarters(width: 400, height: 300).png()
    for index in 60..<png.count - 40 { png[index] ^= 0x5A }
    let url = try folder.file("damaged.png", png)
    let error = #expect(throws: PictureError.self) { try imported(url) }
    #expect(error == .damaged || error == .incomplete)
  }

  @Test func aPictureOfManyPixelsInASmallFile() throws {
    let bomb = TestPictures.png(width: 40_000, height: 40_000, compressed: [0x78, 0x9C, 3, 0])
    let url = try folder.file("bomb.png", bomb)
    let expected = PictureError.tooManyPixels(megapixels: 1600, limitInMegapixels: 80)
    #expect(throws: expected) { try imported(url) }
  }

  @Test func aPictureThatPromisesMorePixelsThanItHas() throws {
    let bomb = TestPictures.png(width: 9000, height: 8000, compressed: [0x78, 0x9C, 3, 0])
    let url = try folder.file("promise.png", bomb)
    #expect(throws: PictureError.damaged) { try imported(url) }
  }

  @Test func aPhotoOfThousandsOfScans() throws {
    let url = try folder.file("scans.jpg", TestPictures.progressiveBomb(side: 8000, scans: 5000))
    #expect(throws: PictureError.tooManyScans) { try imported(url) }
  }

  @Test func aPhotoThatTakesTooLongIsStoppedInTime() throws {
    let url = try folder.file("slow.jpg", TestPictures.progressiveBomb(side: 8000, scans: 5000))
    var limits = PictureLimits()
    limits.scans = .max
    limits.seconds = 3
    let started = ContinuousClock.now
    let error = #expect(throws: PictureError.self) {
      try ForeignPicture.imported(from: url, limits: limits)
    }
    // A third of it, as nothing is read; on a busy computer the limit by the clock may come first.
    #expect([.tooSlow(seconds: 1), .tooSlow(seconds: 3)].contains(error))
    #expect(ContinuousClock.now - started < .seconds(10))
  }

  @Test func aPhotoThatNeedsTooMuchMemory() throws {
    let url = try folder.file("big.jpg", TestPictures.progressiveBomb(side: 8900, scans: 2))
    var limits = PictureLimits()
    limits.memory = 400_000_000
    #expect(throws: PictureError.tooMuchMemory) {
      try ForeignPicture.imported(from: url, limits: limits)
    }
  }

  @Test func aPhotoWithStrayBytesIsStillAPhoto() throws {
    let photo = try TestPictures.quarters().jpeg()
    let url = try folder.file("stray.jpg", photo[..<20] + [0, 0, 0, 0] + photo[20...])
    #expect(try ForeignPicture.imported(from: url).width == 48)
  }

  @Test func aFileThatIsTooLarge() throws {
    let url = try folder.file("large.jpg", [])
    try #require(truncate(url.path, 100_000_001) == 0)
    #expect(throws: PictureError.fileTooLarge(limitInMegabytes: 100)) { try imported(url) }
  }

  @Test func everyTruncationAndManyFlippedBytesEndInASentence() throws {
    let exif = TestPictures.exif(orientation: 6)
    let files = [
      try TestPictures.jpeg(TestPictures.quarters(), exif: exif), try TestPictures.quarters().png(),
    ]
    var random = Generator(seed: 1)
    for file in files {
      for end in stride(from: 1, to: file.count, by: 3) {
        #expect(throws: PictureError.self) { try PictureHeader.judge(Array(file[..<end])) }
      }
      for _ in 0..<300 {
        var flipped = file
        flipped[Int.random(in: 0..<file.count, using: &random)] = .random(
          in: 0...255, using: &random)
        // Whatever comes back, the judging must come back.
        _ = try? PictureHeader.judge(flipped)
      }
    }
  }

  private func imported(_ url: URL) throws {
    _ = try ForeignPicture.imported(from: url)
  }
}
