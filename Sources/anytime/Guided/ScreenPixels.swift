import AddressBook
import Foundation
import Guide
import Locales
import Pictures
import Terminal

/// The pixels of a screen's pictures, which are always of our own encoding.
enum ScreenPixels {
  /// Nil where the picture is no longer there.
  static func image(of picture: ScreenPicture, in book: AddressBook) -> RGBAImage? {
    let bytes: [UInt8]? =
      switch picture {
      case .stored(let hash): book.pictureData(hash)
      case .encoded(let bytes): bytes
      case .writtenCard(let language): card(language)
      }
    guard let bytes, let decoded = try? Picture(ownEncoding: bytes) else { return nil }
    let small = decoded.scaled(maximumSide: longestSide)
    return RGBAImage(width: small.width, height: small.height, rgb: small.rgb)
  }

  /// Drawn for each language beside its words; there may be none.
  private static func card(_ language: Language) -> [UInt8]? {
    let file = ShareFolder.locales.appendingPathComponent("\(language.tag).png")
    return (try? Data(contentsOf: file)).map { [UInt8]($0) }
  }

  /// More pixels than a terminal's cells can show.
  private static let longestSide = 512
}
