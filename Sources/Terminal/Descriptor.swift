import Glibc

/// A file descriptor of a terminal or a pipe.
struct Descriptor: Hashable, Sendable {
  let number: Int32

  static let input = Descriptor(number: STDIN_FILENO)
  static let output = Descriptor(number: STDOUT_FILENO)

  var isTerminal: Bool { isatty(number) == 1 }

  /// Writes all of it; what can't be written any more, because nobody reads, is dropped.
  func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if count < 0, errno == EAGAIN {
        var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
      } else if count == 0 || errno != EINTR {
        return
      }
    }
  }

  /// What can be read now; empty at the end of input, nil where a signal came first.
  func read() -> [UInt8]? {
    let capacity = 4096
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, length in
      count = Glibc.read(number, buffer.baseAddress, capacity)
      length = max(count, 0)
    }
    if count < 0, errno == EINTR || errno == EAGAIN { return nil }
    return bytes
  }

  /// Columns and rows of the terminal, of one larger than any screen as many as a screen has; nil
  /// where it does not know them.
  var size: TerminalSize? {
    window.map { TerminalSize(columns: min(1_000, Int($0.ws_col)), rows: min(500, Int($0.ws_row))) }
  }

  /// The pixels of the terminal's cells; nil where it does not know them.
  var cell: CellPixels? {
    window.flatMap {
      CellPixels(
        width: Int($0.ws_xpixel) / Int($0.ws_col), height: Int($0.ws_ypixel) / Int($0.ws_row))
    }
  }

  private var window: winsize? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return size
  }
}
