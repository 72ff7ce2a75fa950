import Pictures

/// Judges the pictures of a backup. What the store holds is decoded in the app itself, so nothing may
/// enter it that this program did not encode, whoever wrote the file.
enum OwnPicture {
  /// The longer side of what `ForeignPicture.imported` and `ReadingChild` encode has at most 2048
  /// pixels, crops fewer.
  private static let mostPixels = 2048 * 2048

  /// Whether bytes are as we encode pictures: a JPEG of one scan or a PNG, no larger than ours are.
  /// Nothing is decoded.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    var limits = PictureLimits()
    limits.pixels = mostPixels
    limits.scans = 1
    guard let header = try? PictureHeader.judge(bytes, limits: limits) else { return false }
    return header.format == .jpeg || header.format == .png
  }
}
