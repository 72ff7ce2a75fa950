import Foundation

/// A pipe whose ends no other program inherits.
struct Pipe: ~Copyable {
  let readable: Descriptor
  let writable: Descriptor

  init() throws(PictureError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .noChild }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    readable = Descriptor(ends[0])
    writable = Descriptor(ends[1])
  }
}
