import Foundation

/// A D-Bus that nobody else is on, with the services that a test puts there.
final class PrivateBus {
  let folder: URL
  var address: String { "unix:path=\(folder.path)/bus" }
  private var processes: [Process] = []

  enum Failure: Error { case notStarted }

  init() throws {
    folder = URL(fileURLWithPath: "/tmp/anytime-bus-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try start("/usr/bin/dbus-daemon", ["--session", "--nofork", "--address=\(address)"])
    try wait(for: "bus")
  }

  deinit {
    for process in processes.reversed() {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    try? FileManager.default.removeItem(at: folder)
  }

  /// Starts a service in Python, and waits until it has made the file `ready`.
  func start(script: String, _ arguments: [String]) throws {
    let file = folder.appendingPathComponent("service.py")
    try Data(script.utf8).write(to: file)
    try start("/usr/bin/python3", [file.path] + arguments)
    try wait(for: "ready")
  }

  private func start(_ path: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = [
      "PATH": "/usr/bin:/bin", "DBUS_SYSTEM_BUS_ADDRESS": address,
      "DBUS_SESSION_BUS_ADDRESS": address,
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    processes.append(process)
  }

  private func wait(for name: String) throws {
    let deadline = ContinuousClock.now + .seconds(30)
    while !FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path) {
      guard ContinuousClock.now < deadline else { throw Failure.notStarted }
      usleep(5_000)
    }
  }
}
