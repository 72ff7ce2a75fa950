import Calling
import Foundation

/// Something that is being said.
public final class Speech {
  private let process: BoundProcess
  /// The ends of the pipe that the program reads from. The reading one stays open here too: nothing
  /// that is written to a program that has ended is an error then.
  private let reading: FileHandle
  private let writing: FileHandle
  private let farewell: String?

  /// - Parameters:
  ///   - farewell: what makes the program fall silent and end. It is then left its input until it
  ///     is stopped; without it, the input ends with the text and stopping kills.
  init(
    path: String, arguments: [String], environment: [String: String], text: String,
    farewell: String? = nil
  ) throws(VoiceError) {
    let input = Pipe()
    reading = input.fileHandleForReading
    writing = input.fileHandleForWriting
    self.farewell = farewell
    do {
      // Within what a pipe holds: written before anybody reads, it neither waits nor breaks.
      try writing.write(contentsOf: Data(text.utf8.prefix(Self.longest)))
      if farewell == nil { try writing.close() }
    } catch {
      throw .cannotStart(program: path)
    }
    guard
      let process = BoundProcess(
        path: path, arguments: arguments, environment: environment,
        input: reading.fileDescriptor)
    else { throw .cannotStart(program: path) }
    self.process = process
  }

  deinit { stop() }

  /// Whether it is still being said.
  public var isGoingOn: Bool { process.exitStatus == nil }

  /// Silence at once.
  public func stop() {
    guard isGoingOn else { return }
    sayFarewell()
    process.end(within: .zero)
  }

  /// Asks the program to end, and gives it a second.
  private func sayFarewell() {
    guard let farewell else { return }
    do {
      try writing.write(contentsOf: Data(farewell.utf8))
      try writing.close()
    } catch { return }
    let deadline = ContinuousClock.now + .seconds(1)
    while isGoingOn, .now < deadline { usleep(1000) }
  }

  /// Bytes, less than Linux's pipes hold.
  static let longest = 60_000
}
