import Testing

@testable import Pictures

/// Files of several pages, as flatbed scanners write them.
@Suite struct PageTests {
  private let pages = [
    TestPictures.quarters(), TestPictures.quarters(width: 24, height: 16),
  ]

  @Test(arguments: [true, false])
  func everyPageComesByItself(isLittleEndian: Bool) throws {
    let file = TestPictures.tiff(pages, isLittleEndian: isLittleEndian)
    for (index, page) in pages.enumerated() {
      let read = try ForeignPicture(decoding: file, page: index + 1)
      #expect(read.picture == page)
      #expect(read.pages == 2)
    }
    #expect(throws: PictureError.incomplete) { try ForeignPicture(decoding: file, page: 3) }
  }

  @Test func aPictureOfAnotherKindHasOnePage() throws {
    let png = try TestPictures.quarters().png()
    #expect(try ForeignPicture(decoding: png).pages == 1)
    #expect(throws: PictureError.incomplete) { try ForeignPicture(decoding: png, page: 2) }
  }

  /// NewSubfileType 1 and 4.
  @Test(arguments: [1, 4])
  func aSmallCopyOrAMaskIsNoPage(kind: Int) throws {
    let small = TestPictures.quarters(width: 6, height: 4)
    let file = TestPictures.tiff([pages[0], small, pages[1]], kinds: [0, kind, 0])
    #expect(try PictureHeader.judge(file).pages == 2)
    #expect(try ForeignPicture(decoding: file, page: 2).picture == pages[1])
  }

  @Test(.timeLimit(.minutes(1))) func aChainThatComesBackToItselfEnds() throws {
    let file = TestPictures.tiff(pages, next: 8)
    #expect(try PictureHeader.judge(file).pages == 2)
    let alone = TestPictures.tiff([pages[0]], next: 8)
    #expect(try PictureHeader.judge(alone).pages == 1)
  }

  @Test func ofAnEndlessChainAHundredAreLookedAt() throws {
    let dot = TestPictures.quarters(width: 2, height: 2)
    let file = TestPictures.tiff([Picture](repeating: dot, count: 300))
    #expect(try PictureHeader.judge(file).pages == 100)
  }

  @Test func whatIsWholeIsReadAlthoughALaterPageIsMissing() throws {
    let whole = TestPictures.tiff(pages)
    let cut = Array(whole[..<(whole.count - 1)])
    #expect(try ForeignPicture(decoding: cut).picture == pages[0])
    #expect(throws: PictureError.incomplete) { try ForeignPicture(decoding: cut, page: 2) }
    let missing = TestPictures.tiff([pages[0]], next: 0x7FFF_FFF0)
    #expect(try ForeignPicture(decoding: missing).pages == 2)
    #expect(throws: PictureError.incomplete) { try ForeignPicture(decoding: missing, page: 2) }
  }

  @Test func pagesAreCountedThoughNoneOfThemIsGood() throws {
    let folder = try TemporaryFolder()
    var file = TestPictures.tiff(pages + [pages[0]])
    #expect(throws: Never.self) { try PictureHeader.judge(file) }
    // The width, the value of the second entry of the first directory.
    let width = 30
    file.replaceSubrange(width..<(width + 4), with: [0, 0, 0, 0])
    #expect(throws: PictureError.damaged) { try PictureHeader.judge(file) }
    let scan = try folder.file("scan.tiff", file)
    #expect(try ForeignPicture.pageCount(of: .file(scan)) == 3)
    let photo = try folder.file("photo.jpg", Array(pages[0].jpeg().dropLast(9)))
    #expect(try ForeignPicture.pageCount(of: .file(photo)) == 1)
    #expect(throws: PictureError.notAPicture) {
      try ForeignPicture.pageCount(of: .bytes(Array("no picture".utf8)))
    }
  }

  @Test func manyFlippedBytesEndInASentence() {
    let file = TestPictures.tiff(pages)
    for place in 0..<200 {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var flipped = file
        flipped[place] = value
        // Whatever comes back, the judging must come back, and with a size that there is.
        for page in 1...2 {
          guard let header = try? PictureHeader.judge(flipped, page: page) else { continue }
          #expect(header.width > 0 && header.height > 0, "byte \(place): \(value)")
        }
      }
    }
  }
}
