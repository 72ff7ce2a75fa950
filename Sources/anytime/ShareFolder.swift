import Foundation

/// The folder of what is installed beside the program: `tessdata/` and `locales/`.
///
/// `ANYTIME_SHARE` names it; else it is `../share/anytime` beside the program; else the nearest
/// folder above the program that holds both, which is the checkout while developing.
enum ShareFolder {
  static let url: URL = {
    if let named = ProcessInfo.processInfo.environment["ANYTIME_SHARE"], !named.isEmpty {
      return URL(fileURLWithPath: named, isDirectory: true)
    }
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let installed = program.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("share/anytime", isDirectory: true)
    if isShare(installed) { return installed }
    var folder = program.deletingLastPathComponent()
    while folder.path != "/" {
      if isShare(folder) { return folder }
      folder.deleteLastPathComponent()
    }
    return installed
  }()

  /// The folder of the languages' files.
  static var locales: URL { url.appendingPathComponent("locales", isDirectory: true) }
  /// The folder of the reading models and their manifest.
  static var models: URL { url.appendingPathComponent("tessdata", isDirectory: true) }

  private static func isShare(_ folder: URL) -> Bool {
    ["locales/en.ftl", "tessdata"].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
    }
  }
}
