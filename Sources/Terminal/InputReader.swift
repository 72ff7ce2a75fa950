import Glibc

/// Waits for bytes and for signals on standard input.
struct InputReader {
  enum Event {
    case bytes([UInt8])
    case signals(SignalRelay.Signals)
    case endOfInput
    /// The time is over.
    case nothing
  }

  /// The next event, or nothing after a limit; nil waits for ever.
  static func next(within limit: Duration?) -> Event {
    let deadline = limit.map { ContinuousClock.now + $0 }
    while true {
      var requests = [
        pollfd(fd: SignalRelay.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&requests, nfds_t(requests.count), milliseconds(until: deadline))
      if count < 0, errno != EINTR { return .endOfInput }
      let signals = SignalRelay.take()
      if !signals.isEmpty { return .signals(signals) }
      if count > 0, requests[1].revents != 0 {
        guard let bytes = Descriptor.input.read() else { continue }
        return bytes.isEmpty ? .endOfInput : .bytes(bytes)
      }
      if let deadline, ContinuousClock.now >= deadline { return .nothing }
    }
  }

  /// For `poll`: rounded up, -1 for ever.
  private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let (seconds, attoseconds) = (deadline - .now).components
    let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1
    return Int32(clamping: max(0, milliseconds))
  }
}
