import Foundation
import Locales

/// The files of the checkout that the tests stand in.
enum Checkout {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The path of an example photograph.
  static func example(_ name: String) -> String {
    folder.appendingPathComponent("Documentation/examples/\(name)").path
  }

  /// Every word of a language.
  static func words(_ tag: String) throws -> MessageCatalog {
    try MessageCatalog(
      language: Language(tag: tag), folder: folder.appendingPathComponent("locales"))
  }
}
