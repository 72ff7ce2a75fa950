import Foundation
import Processes

/// A baresip of our own for one call: started, told what to do over its control connection on
/// loopback, and ended with the call.
final class Baresip {
  /// How long it may take to start on a busy computer.
  private static let startLimit: Duration = .seconds(15)

  private let folder: BaresipFolder
  private let process: BoundProcess
  private let socket: Int32
  private var unread: [UInt8] = []
  private var events: [BaresipEvent] = []

  /// Starts baresip and connects to it.
  ///
  /// - Parameters:
  ///   - account: who will call.
  ///   - testPort: where it waits for its own calls, to test the sound.
  init(
    _ configuration: DialerConfiguration, for account: SIPAddress, testPort: UInt16? = nil
  ) throws(DialerError) {
    let runner = ProgramRunner(configuration)
    guard let path = runner.path(of: "baresip") else { throw .missingProgram("baresip") }
    guard let modules = BaresipFolder.modules else { throw .cannotStart("baresip") }
    let deadline = ContinuousClock.now + Self.startLimit
    while ContinuousClock.now < deadline {
      guard let port = LoopbackSocket.freePort(at: .control) else { break }
      let folder = try BaresipFolder(
        parent: configuration.folder,
        configuration: BaresipFolder.configuration(
          modules: modules, control: port, account: account,
          hasSound: configuration.hasSound, testPort: testPort))
      guard
        let process = BoundProcess(
          path: path, arguments: ["-f", folder.url.path], environment: runner.environment)
      else { throw .cannotStart(path) }
      guard let socket = Self.connect(to: process, on: port, until: deadline) else {
        if process.exitStatus != nil { break }
        continue
      }
      (self.folder, self.process, self.socket) = (folder, process, socket)
      return
    }
    throw .cannotStart("baresip")
  }

  /// A connection to this baresip and to nobody else: the account's password goes over it, and
  /// another program may have taken the port first. Nil where that is so, where baresip has ended,
  /// or at the deadline.
  static func connect(
    to process: BoundProcess, on port: UInt16, until deadline: ContinuousClock.Instant
  ) -> Int32? {
    while process.exitStatus == nil, ContinuousClock.now < deadline {
      if let listener = LoopbackSocket.listener(on: port) {
        return process.holds(socket: listener) ? LoopbackSocket.connect(to: port) : nil
      }
      usleep(2_000)
    }
    return nil
  }

  deinit {
    // It says goodbye to the server and to the other side first.
    process.end(within: .seconds(3))
    close(socket)
  }

  /// Makes an account that registers.
  func add(_ account: SIPAddress, secret: String) throws(DialerError) {
    try send("uanew", "<\(account.text)>;auth_pass=\(secret);regint=600")
  }

  /// Makes an account that only calls and is called.
  func add(_ account: SIPAddress, _ more: String = "") throws(DialerError) {
    try send("uanew", "<\(account.text)>;regint=0\(more)")
  }

  /// Gives a command; what it does is told by events.
  func send(_ command: String, _ parameters: String = "") throws(DialerError) {
    let words = ["command": command, "params": parameters, "token": command]
    guard let body = try? JSONEncoder().encode(words) else { throw .cannotStart("baresip") }
    var bytes = Netstring.encoded(Array(body))[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw ended() }
      bytes = bytes.dropFirst(count)
    }
  }

  /// The next event; nil where none comes in time.
  func next(within limit: Duration) throws(DialerError) -> BaresipEvent? {
    let deadline = ContinuousClock.now + limit
    while events.isEmpty {
      let left = deadline - .now
      var request = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      let count = poll(&request, 1, Int32(max(0, left / .milliseconds(1))))
      if count < 0, errno != EINTR { throw ended() }
      guard count > 0 else {
        if ContinuousClock.now >= deadline { return nil }
        continue
      }
      try receive()
    }
    return events.removeFirst()
  }

  private func receive() throws(DialerError) {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = read(socket, &buffer, buffer.count)
    if count < 0, errno == EINTR { return }
    guard count > 0 else { throw ended() }
    unread += buffer.prefix(count)
    guard let messages = Netstring.take(from: &unread) else { throw ended() }
    for message in messages {
      // An event of a later version that has another shape is none that is waited for.
      if let event = try? JSONDecoder().decode(BaresipEvent.self, from: Data(message)) {
        events.append(event)
      }
    }
  }

  private func ended() -> DialerError {
    .failed(program: "baresip", status: process.exitStatus ?? 1)
  }
}
