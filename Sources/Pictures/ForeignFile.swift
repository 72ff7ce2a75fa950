import CLinux
import Foundation

/// A foreign file, opened without trusting it.
struct ForeignFile: ~Copyable {
  private let file: Descriptor
  private let path: String

  /// Readable, and closed with this value.
  var descriptor: Int32 { file.number }

  /// Opens a file that must be an ordinary one of at least one byte and at most
  /// ``PictureLimits/bytes``. Never waits for a pipe or a device.
  ///
  /// - Parameter bytes: of its path, which need not be UTF-8; errors tell them repaired.
  init(path bytes: [UInt8], limits: PictureLimits) throws(PictureError) {
    path = String(decoding: bytes, as: UTF8.self)
    let name = bytes.map { CChar(bitPattern: $0) } + [0]
    file = Descriptor(open(name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY))
    guard file.number >= 0 else { throw Self.error(errno, path: path) }
    try Self.judge(file.number, path: path, limits: limits)
  }

  /// Whatever this descriptor refers to, which the file then closes.
  init(descriptor: Int32, limits: PictureLimits) throws(PictureError) {
    path = ""
    file = Descriptor(descriptor)
    try Self.judge(file.number, path: path, limits: limits)
  }

  /// A file in memory, to be read from its start.
  init(holding bytes: [UInt8]) throws(PictureError) {
    path = ""
    file = Descriptor(linux_memory_file("anytime"))
    guard file.number >= 0 else { throw .noChild }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file.number, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw .tooMuchMemory }
      rest = rest.dropFirst(count)
    }
    guard lseek(file.number, 0, SEEK_SET) == 0 else { throw .noChild }
  }

  /// All bytes; the error that ``judge`` would give where the file has grown past the limit
  /// meanwhile.
  func bytes(limits: PictureLimits) throws(PictureError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limits.bytes {
      let room = 1 << 20
      var status = 0
      bytes.append(
        contentsOf: [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
          repeat {
            status = read(descriptor, buffer.baseAddress, room)
          } while status < 0 && errno == EINTR
          initialized = max(status, 0)
        })
      if status < 0 { throw .unreadable(path: path) }
      if status == 0 { return bytes }
    }
    throw .fileTooLarge(limitInMegabytes: limits.bytes / 1_000_000)
  }

  /// The sentence for a failed `open(2)`.
  static func error(_ code: Int32, path: String) -> PictureError {
    switch code {
    case ENOENT, ENOTDIR, ENAMETOOLONG: .missing(path: path)
    case EISDIR: .folder(path: path)
    case ENXIO, ENODEV: .notAFile(path: path)
    default: .unreadable(path: path)
    }
  }

  private static func judge(
    _ descriptor: Int32, path: String, limits: PictureLimits
  ) throws(PictureError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(path: path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .folder(path: path)
    default: throw .notAFile(path: path)
    }
    guard status.st_size > 0 else { throw .empty(path: path) }
    guard status.st_size <= limits.bytes else {
      throw .fileTooLarge(limitInMegabytes: limits.bytes / 1_000_000)
    }
  }
}
