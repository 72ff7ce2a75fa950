import Foundation

/// Something that is being said.
public final class Speech {
  private let process: Process
  private let stopping: (@Sendable () -> Void)?

  init(
    path: String, arguments: [String], text: String, stopping: (@Sendable () -> Void)? = nil
  ) throws(VoiceError) {
    process = Process()
    self.stopping = stopping
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardInput = pipe
    do {
      // Within what a pipe holds: written before anybody reads, it neither waits nor breaks.
      try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8.prefix(Self.longest)))
      try pipe.fileHandleForWriting.close()
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
    process.terminate()
    process.waitUntilExit()
    stopping?()
  }

  /// Bytes, less than Linux's pipes hold.
  static let longest = 60_000
}
