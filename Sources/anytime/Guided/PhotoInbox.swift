import AddressBook
import Calling
import Foundation
import Guide
import Pictures

/// The folder into which photographs arrive.
struct PhotoInbox {
  let folder: URL

  /// The folder of the setting, else the person's folder of pictures; nil where there is none.
  static func folder(
    setting: String?, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL? {
    if let setting, !setting.isEmpty { return URL(fileURLWithPath: setting, isDirectory: true) }
    let home = UserFolder.path(environment: environment)
    let usual = desktopFolder(home: home, environment) ?? home + "/Pictures"
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: usual, isDirectory: &isFolder)
    return exists && isFolder.boolValue ? URL(fileURLWithPath: usual, isDirectory: true) : nil
  }

  /// The folder of pictures as the desktop has named it, such as 圖片 (xdg-user-dirs): a path below the
  /// home, or a whole one; the home itself means that there is none.
  private static func desktopFolder(home: String, _ environment: [String: String]) -> String? {
    let settings = environment["XDG_CONFIG_HOME"] ?? home + "/.config"
    guard let lines = try? String(contentsOfFile: settings + "/user-dirs.dirs", encoding: .utf8),
      let line = lines.firstMatch(of: /(?m)^\s*XDG_PICTURES_DIR="(\$HOME)?(\/[^"]+)"/)
    else { return nil }
    return (line.1 == nil ? "" : home) + line.2
  }

  /// The photograph that so many newer ones stand before, else the oldest, with the bytes of its
  /// path, which need not be UTF-8; nil where there is none.
  func photo(
    at place: Int, limits: PictureLimits, isStopped: () -> Bool = { false }
  ) throws -> (file: PhotoFile, path: [UInt8])? {
    let photos = try names().filter(Self.isPhoto).compactMap {
      name -> (path: [UInt8], taken: Date)? in
      let path = Array(folder.path.utf8) + [UInt8(ascii: "/")] + name
      return Self.taken(path).map { (path, $0) }
    }.sorted {
      $0.taken == $1.taken ? $0.path.lexicographicallyPrecedes($1.path) : $0.taken > $1.taken
    }
    guard !photos.isEmpty else { return nil }
    let place = min(place, photos.count - 1)
    let (path, taken) = photos[place]
    let file = PhotoFile(
      path: String(decoding: path, as: UTF8.self),
      taken: Moment(taken, now: Date(), calendar: .current),
      place: place, total: photos.count, look: Self.look(path, limits, isStopped))
    return (file, path)
  }

  /// The names in the folder as they are: Foundation passes over those that are not UTF-8, such as
  /// names in Big5 from an old stick.
  private func names() throws -> [[UInt8]] {
    guard let directory = opendir(folder.path) else { throw Trouble.inbox }
    defer { closedir(directory) }
    var names: [[UInt8]] = []
    while let entry = readdir(directory), let name = entry.pointer(to: \.d_name) {
      let bytes = UnsafeRawPointer(name)
      let length = strlen(bytes.assumingMemoryBound(to: CChar.self))
      names.append(Array(UnsafeRawBufferPointer(start: bytes, count: Int(length))))
    }
    return names
  }

  private static func isPhoto(_ name: [UInt8]) -> Bool {
    guard name.first != UInt8(ascii: "."), let dot = name.lastIndex(of: UInt8(ascii: ".")) else {
      return false
    }
    return endings.contains(String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased())
  }

  /// When a file was last changed; nil for what is none.
  private static func taken(_ path: [UInt8]) -> Date? {
    var status = stat()
    guard lstat(path.map { CChar(bitPattern: $0) } + [0], &status) == 0,
      status.st_mode & S_IFMT == S_IFREG
    else { return nil }
    let seconds = Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) * 1e-9
    return Date(timeIntervalSince1970: seconds)
  }

  private static func look(
    _ path: [UInt8], _ limits: PictureLimits, _ isStopped: () -> Bool
  ) -> PhotoFile.Look {
    do {
      let picture = try ForeignPicture.imported(
        .path(path), limits: limits, isStopped: isStopped)
      return .picture(picture.encoded)
    } catch {
      return .problem(error.message)
    }
  }

  private static let endings: Set<String> = [
    "jpg", "jpeg", "png", "heic", "heif", "webp", "tif", "tiff", "bmp",
  ]
}
