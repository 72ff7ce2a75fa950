import Foundation
import Synchronization

/// Runs the camera's command, without a shell, for one photograph.
final class CameraProgram: Sendable {
  /// What stands for the photograph's path in the command.
  static let place = "{file}"

  /// Alone in a folder that nobody else may enter: a camera program lets everybody read what it
  /// writes. Whoever asks for it deletes both.
  let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("anytime-camera-\(UUID().uuidString)", isDirectory: true)
    .appendingPathComponent("photograph.jpg")
  private let template: [String]
  private let process = Mutex<pid_t?>(nil)

  /// - Parameter lines: one argument a line, `{file}` among them.
  init(lines: String) throws {
    template = lines.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard template.first?.isEmpty == false, template.contains(where: { $0.contains(Self.place) })
    else { throw Trouble.cameraProgram }
  }

  /// What is started, as it was set.
  var name: String { template[0] }

  /// Takes the photograph.
  func photograph() throws {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: false,
        attributes: [.posixPermissions: 0o700])
    } catch { throw Trouble.cameraPhoto }
    do { try run() } catch {
      Self.remove(file.path)
      throw error
    }
  }

  /// Deletes a photograph and its folder.
  static func remove(_ path: String) {
    try? FileManager.default.removeItem(
      at: URL(fileURLWithPath: path).deletingLastPathComponent())
  }

  private func run() throws {
    let arguments = template.map { $0.replacing(Self.place, with: file.path) }
    let camera = Process()
    camera.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    camera.arguments = ["--"] + arguments
    camera.standardInput = FileHandle.nullDevice
    camera.standardOutput = FileHandle.nullDevice
    camera.standardError = FileHandle.nullDevice
    do { try camera.run() } catch { throw Trouble.cameraProgram }
    process.withLock { $0 = camera.processIdentifier }
    camera.waitUntilExit()
    process.withLock { $0 = nil }
    guard camera.terminationStatus != 126, camera.terminationStatus != 127 else {
      throw Trouble.cameraProgram
    }
    guard camera.terminationStatus == 0, FileManager.default.fileExists(atPath: file.path) else {
      throw Trouble.cameraPhoto
    }
  }

  /// Ends the program that ``photograph()`` waits for.
  func stop() { process.withLock { if let running = $0 { kill(running, SIGTERM) } } }
}
