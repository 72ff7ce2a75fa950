import Foundation

/// Something that is being said.
public final class Speech {
  private let process = Process()
  private let input = Pipe()
  private let farewell: String?

  /// - Parameters:
  ///   - environment: nil for this process's own.
  ///   - farewell: what makes the program fall silent and end. It is then left its input until it
  ///     is stopped; without it, the input ends with the text and stopping kills.
  init(
    path: String, arguments: [String], environment: [String: String]? = nil, text: String,
    farewell: String? = nil
  ) throws(VoiceError) {
    self.farewell = farewell
    if let environment { process.environment = environment }
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // Not the pipe itself, whose reading end would be closed here: nothing that is written to a
    // program that has ended is an error then.
    process.standardInput = input.fileHandleForReading
    do {
      // Within what a pipe holds: written before anybody reads, it neither waits nor breaks.
      try input.fileHandleForWriting.write(contentsOf: Data(text.utf8.prefix(Self.longest)))
      if farewell == nil { try input.fileHandleForWriting.close() }
      try process.run()
    } catch {
      throw VoiceError.cannotStart(program: path)
    }
  }

  deinit { stop() }

  /// Whether it is still being said.
  public var isGoingOn: Bool { process.isRunning }

  /// Silence at once.
  public func stop() {
    guard process.isRunning else { return }
    if !hasSaidFarewell() { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  /// Asks the program to end, and gives it a second.
  private func hasSaidFarewell() -> Bool {
    guard let farewell else { return false }
    do {
      try input.fileHandleForWriting.write(contentsOf: Data(farewell.utf8))
      try input.fileHandleForWriting.close()
    } catch { return false }
    let deadline = ContinuousClock.now + .seconds(1)
    while process.isRunning, .now < deadline { usleep(1000) }
    return !process.isRunning
  }

  /// Bytes, less than Linux's pipes hold.
  static let longest = 60_000
}
