import AddressBook
import Foundation
import Guide
import Pictures

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

  /// The photograph that so many newer ones stand before, else the oldest; nil where there is none.
  func photo(
    at place: Int, limits: PictureLimits, now: Date = Date(), calendar: Calendar = .current,
    isStopped: () -> Bool = { false }
  ) throws -> PhotoFile? {
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
    guard !photos.isEmpty else { return nil }
    let place = min(place, photos.count - 1)
    let photo = photos[place]
    return PhotoFile(
      path: photo.url.path, taken: Moment(photo.taken, now: now, calendar: calendar),
      place: place, total: photos.count, look: Self.look(photo.url, limits, isStopped))
  }

  private static func look(
    _ url: URL, _ limits: PictureLimits, _ isStopped: () -> Bool
  ) -> PhotoFile.Look {
    do {
      let picture = try ForeignPicture.imported(from: url, limits: limits, isStopped: isStopped)
      return .picture(picture.encoded)
    } catch {
      return .problem(error.message)
    }
  }

  private static let endings: Set<String> = [
    "jpg", "jpeg", "png", "heic", "heif", "webp", "tif", "tiff", "bmp",
  ]
}
