import Foundation
import Processes

/// Something that is being said.
public final class Speech {
  private let path: String
  private let process: BoundProcess
  /// The ends of the pipe that the program reads from. The reading one stays open here too: nothing
  /// that is written to a program that has ended is an error then.
  private let reading: FileHandle
  private let writing: FileHandle
  private let farewell: String?
  private let start = ContinuousClock.now
  /// What ends sooner was not said.
  private let shortest: Duration
  private var isStopped = false

  /// - Parameters:
  ///   - utterance: what the text says.
  ///   - farewell: what makes the program fall silent and end. It is then left its input until it
  ///     is stopped; without it, the input ends with the text and stopping kills.
  init(
    path: String, arguments: [String], environment: [String: String], utterance: Utterance,
    text: String, farewell: String? = nil
  ) throws(VoiceError) {
    let input = Pipe()
    reading = input.fileHandleForReading
    writing = input.fileHandleForWriting
    self.path = path
    self.farewell = farewell
    shortest = Self.shortest(of: utterance)
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

  /// Why it can't have been heard, where it ended by itself with a fault or sooner than so much can
  /// be said: without a sound card espeak-ng is done at once, and calls that a success. Too soon an
  /// end is known only while it ``mayFail``.
  public var failure: VoiceError? {
    guard !isStopped, let status = process.exitStatus, status != 0 || mayFail else { return nil }
    return .cannotStart(program: path)
  }

  /// Whether an end now would come too soon.
  public var mayFail: Bool { ContinuousClock.now - start < shortest }

  /// Silence at once.
  public func stop() {
    isStopped = true
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

  /// A fifth of what espeak-ng takes at the speed that it is asked for, about 100 ms a letter; and
  /// no more than two seconds, of which every screen has enough to say.
  private static func shortest(of utterance: Utterance) -> Duration {
    let letters = utterance.pieces.map { $0.text.count { $0.isLetter || $0.isNumber } }.reduce(0, +)
    return min(.seconds(2), Duration.milliseconds(20) * letters)
  }

  /// Bytes, less than Linux's pipes hold.
  static let longest = 60_000
}
