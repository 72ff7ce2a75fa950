/// How much of this computer one foreign picture may take.
public struct PictureLimits: Hashable, Sendable, Codable {
  /// The largest file, in bytes.
  public var bytes = 100_000_000
  /// The largest picture, in pixels, whatever its file's size.
  public var pixels = 80_000_000
  /// Scans of one progressive JPEG. Cameras and web sites write about ten; each costs a pass over
  /// the whole picture.
  public var scans = 200
  /// Pages of one file that are read, each in a child process of its own.
  public var pages = 20
  /// Processor time of the child process that reads a photo, in seconds. A busy computer makes a
  /// photo slow, not too large: one of a page with 33 entries took 20, beside other work.
  public var seconds = 60.0
  /// The same in the whole seconds that the kernel counts.
  var processorSeconds: Int { Int(seconds.rounded(.up)) }
  /// The same where the child process only makes a picture ours: a third of the time.
  var importing: PictureLimits {
    var limits = self
    limits.seconds /= 3
    return limits
  }
  /// Wall-clock time of the child process, in seconds: it may wait for others this long.
  var patience: Double { 3 * seconds }
  /// Address space of the child process, in bytes.
  public var memory = 1_500_000_000
  /// What the child process may answer, in bytes.
  public var answer = 64_000_000

  /// 100 MB, 80 megapixels, 200 scans, 20 pages, 60 seconds of work, 1.5 GB, an answer of 64 MB.
  public init() {}
}
