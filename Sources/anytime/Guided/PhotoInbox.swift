import AddressBook
import Foundation
import Guide

/// The folder into which photographs arrive.
struct PhotoInbox {
  let folder: URL

  /// The folder of the setting, else the person's folder of pictures; nil where there is none.
  static func folder(setting: String?) -> URL? {
    if let setting, !setting.isEmpty { return URL(fileURLWithPath: setting, isDirectory: true) }
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"] ?? NSHomeDirectory()
    let usual = environment["XDG_PICTURES_DIR"] ?? home + "/Pictures"
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: usual, isDirectory: &isFolder)
    return exists && isFolder.boolValue ? URL(fileURLWithPath: usual, isDirectory: true) : nil
  }

  /// Photographs, the newest first.
  func page(at offset: Int, now: Date = Date(), calendar: Calendar = .current) throws
    -> Page<PhotoFile>
  {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey, .isRegularFileKey]
    let files: [URL]
    do {
      files = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)
    } catch {
      throw Trouble.inbox
    }
    let photos = files.compactMap { file -> (url: URL, taken: Date)? in
      guard Self.endings.contains(file.pathExtension.lowercased()),
        let values = try? file.resourceValues(forKeys: keys), values.isRegularFile == true,
        let taken = values.contentModificationDate
      else { return nil }
      return (file, taken)
    }.sorted { ($0.taken, $1.url.path) > ($1.taken, $0.url.path) }
    let shown = photos.dropFirst(offset).prefix(Page<PhotoFile>.size)
    return Page(
      items: shown.map { photo in
        PhotoFile(
          path: photo.url.path, name: photo.url.lastPathComponent,
          taken: Moment(photo.taken, now: now, calendar: calendar))
      }, offset: offset, total: photos.count)
  }

  private static let endings: Set<String> = [
    "jpg", "jpeg", "png", "heic", "heif", "webp", "tif", "tiff", "bmp",
  ]
}
