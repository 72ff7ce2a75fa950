import Foundation

/// A home folder whose path is equally long on every computer, so that sentences with it break at
/// the same places.
final class ShortHome {
  let folder: URL

  init() throws {
    folder = URL(fileURLWithPath: "/tmp/at-\(UUID().uuidString.prefix(8))", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
