/// Why a foreign picture was not taken in. Whatever was stored before is untouched.
public enum PictureError: Error, Hashable, Sendable, Codable {
  /// There is no file of this name.
  case missing(path: String)
  /// A folder where a picture was expected.
  case folder(path: String)
  /// The file's owner does not let this person read it, or the disk failed.
  case unreadable(path: String)
  /// A device, a pipe or a socket.
  case notAFile(path: String)
  /// A file of no bytes.
  case empty(path: String)
  /// The file has more bytes than ``PictureLimits/bytes``.
  case fileTooLarge(limitInMegabytes: Int)
  /// Nothing in the file looks like a picture.
  case notAPicture
  /// A picture, or a document, of a kind that is not read here.
  case unsupported(kind: String)
  /// A picture that moves.
  case moving
  /// The file ends before the picture does: it was not copied or sent whole.
  case incomplete
  /// The file looks like a picture and can't be decoded.
  case damaged
  /// Too few pixels for what is looked for in it.
  case tooSmall
  /// More pixels than ``PictureLimits/pixels``.
  case tooManyPixels(megapixels: Int, limitInMegapixels: Int)
  /// More scans than ``PictureLimits/scans``.
  case tooManyScans
  /// The child process had not answered after ``PictureLimits/seconds``.
  case tooSlow(seconds: Int)
  /// The child process asked for more than ``PictureLimits/memory``.
  case tooMuchMemory
  /// The child process answered more than ``PictureLimits/answer``.
  case tooLongAnswer
  /// The child process ended without an answer.
  case crashed
  /// Nobody wanted to wait for the child process any longer.
  case stopped
  /// The computer could not start a child process or give it what it needs.
  case noChild
}
