import Testing

@testable import Pictures

@Suite struct PictureTests {
  @Test func aPNGComesBackAsItWas() throws {
    let picture = TestPictures.quarters()
    #expect(try Picture(ownEncoding: picture.png()) == picture)
  }

  @Test func aPNGOfGreysHoldsNoColours() throws {
    let greys = (0..<1200).map { UInt8($0 % 251) }
    // The kind of colours stands behind width, height and depth.
    let kind = 25
    let grey = Picture(width: 40, height: 30, grey: greys)
    #expect(grey.grey == greys)
    #expect(try grey.png()[kind] == 0)
    #expect(try Picture(ownEncoding: grey.png()) == grey)
    var rgb = grey.rgb
    rgb[1801] ^= 1
    let coloured = Picture(width: 40, height: 30, rgb: rgb)
    #expect(try coloured.png()[kind] == 2)
    #expect(try Picture(ownEncoding: coloured.png()) == coloured)
  }

  @Test func aJPEGComesBackInItsColours() throws {
    let picture = TestPictures.quarters()
    let back = try Picture(ownEncoding: picture.jpeg(quality: 90))
    #expect((back.width, back.height) == (48, 32))
    #expect(TestPictures.quarterNames(of: back) == ["red", "green", "blue", "white"])
  }

  @Test func makingSmallerKeepsTheShapeAndTheColours() {
    let small = TestPictures.quarters(width: 480, height: 320).scaled(maximumSide: 60)
    #expect((small.width, small.height) == (60, 40))
    #expect(TestPictures.quarterNames(of: small) == ["red", "green", "blue", "white"])
  }

  @Test func aSmallPictureIsNeverMadeLarger() {
    let picture = TestPictures.quarters()
    #expect(picture.scaled(maximumSide: 1000) == picture)
  }

  @Test func greyIsDarkWhereThePictureIs() {
    let picture = Picture(width: 3, height: 1, rgb: [0, 0, 0, 255, 255, 255, 0, 255, 0])
    #expect(picture.grey == [0, 255, 150])
  }

  @Test func leptonicaSeesTheSamePictureAndGivesItBack() throws {
    let picture = TestPictures.quarters()
    #expect(try picture.withPix { Picture(pix: $0) } == picture)
  }
}
