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
  ///
  /// - Parameter options: what commands that are offered say besides.
  static func words(_ tag: String, options: String = "") throws -> MessageCatalog {
    try MessageCatalog(
      language: Language(tag: tag), folder: folder.appendingPathComponent("locales"),
      options: options)
  }
}
