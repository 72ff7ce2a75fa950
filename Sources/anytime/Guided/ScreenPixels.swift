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
    return bytes.flatMap(image)
  }

  /// Of invented people: as writing the example of a card, as any other picture a drawn landscape.
  static func invented(_ picture: ScreenPicture) -> RGBAImage? {
    switch picture {
    case .encoded, .writtenCard: card(words.language).flatMap(image)
    case .stored: landscape
    }
  }

  /// A sun over two hills.
  private static let landscape: RGBAImage? = {
    let side = 96
    var rgb: [UInt8] = []
    for y in 0..<side {
      for x in 0..<side {
        let isSun = (x - 66) * (x - 66) + (y - 26) * (y - 26) < 200
        let isNear = y > 62 + (x - 30) * (x - 30) / 120
        let isFar = y > 50 + (x - 80) * (x - 80) / 90
        rgb +=
          isNear
          ? [72, 138, 84] : isFar ? [120, 170, 120] : isSun ? [250, 190, 60] : [190, 222, 240]
      }
    }
    return RGBAImage(width: side, height: side, rgb: rgb)
  }()

  private static func image(_ bytes: [UInt8]) -> RGBAImage? {
    guard let decoded = try? Picture(ownEncoding: bytes, neededSide: longestSide) else {
      return nil
    }
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
