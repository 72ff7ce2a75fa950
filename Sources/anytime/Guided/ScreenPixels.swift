import AddressBook
import Guide
import Pictures
import Terminal

/// The pixels of a screen's pictures, which are always of our own encoding.
enum ScreenPixels {
  /// Nil where the picture is no longer there.
  static func image(of picture: ScreenPicture, in book: AddressBook) -> RGBAImage? {
    let bytes: [UInt8]? =
      switch picture {
      case .stored(let hash): book.pictureData(hash)
      case .png(let bytes): bytes
      }
    guard let bytes, let decoded = try? Picture(ownEncoding: bytes) else { return nil }
    let small = decoded.scaled(maximumSide: longestSide)
    return RGBAImage(width: small.width, height: small.height, rgb: small.rgb)
  }

  /// More pixels than a terminal's half blocks can show.
  private static let longestSide = 512
}
