import AddressBook
import Foundation
import Pictures

/// What comes from outside, judged and kept.
extension Session {
  /// The limits on foreign pictures, as the person or, where they have none, the home has set them.
  var pictureLimits: PictureLimits {
    get throws(AddressBookError) {
      var limits = PictureLimits()
      let book = try addressBook
      let person = try person.id
      func number(_ key: SettingKey) throws(AddressBookError) -> Int? {
        try book.setting(key, of: person).flatMap { SettingRule.number($0, for: key) }
      }
      if let bytes = try number(.limitBytes) { limits.bytes = bytes }
      if let pixels = try number(.limitPixels) { limits.pixels = pixels }
      if let seconds = try number(.limitSeconds) { limits.seconds = Double(seconds) }
      if let memory = try number(.limitMemory) { limits.memory = memory }
      return limits
    }
  }

  /// Keeps our own encoding of a picture in a file that was named on the command line.
  ///
  /// - Returns: its content hash.
  func storePicture(file path: String) throws -> String {
    try NamedFiles.refuseEmpty([path])
    let picture = try ForeignPicture.imported(.path(NamedFiles.path(path)), limits: pictureLimits)
    return try addressBook.storePicture(picture.encoded)
  }

  /// Our own encoding of a picture that came inside another file, made in the limited child.
  func judgedPicture(_ bytes: [UInt8]) throws -> [UInt8] {
    return try ForeignPicture.imported(from: bytes, limits: pictureLimits).encoded
  }
}
