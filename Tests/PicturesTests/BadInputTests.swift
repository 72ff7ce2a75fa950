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
    limits.seconds = 1
    let started = ContinuousClock.now
    let error = #expect(throws: PictureError.self) {
      try ForeignPicture.imported(from: url, limits: limits)
    }
    // The limit of its work; on a busy computer that by the clock may come first.
    if case .tooSlow = error {} else { Issue.record("\(String(describing: error))") }
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
    var random = SystemRandomNumberGenerator()
    for file in files {
      for end in stride(from: 1, to: file.count, by: 3) {
        #expect(throws: PictureError.self) { try PictureHeader.judge(Array(file[..<end])) }
      }
      for _ in 0..<300 {
        var flipped = file
        flipped[Int.random(in: 0..<file.count, using: &random)] = .random(in: 0...255)
        // Whatever comes back, the judging must come back.
        _ = try? PictureHeader.judge(flipped)
      }
    }
  }

  private func imported(_ url: URL) throws {
    _ = try ForeignPicture.imported(from: url)
  }
}
