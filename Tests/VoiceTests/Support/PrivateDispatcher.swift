import Foundation

/// A speech-dispatcher of its own, whose sound goes into a file.
final class PrivateDispatcher {
  /// What espeak-ng's place is taken by.
  enum Module {
    /// espeak-ng itself; what would be heard is 16 bit sound in `heard`.
    case espeak
    /// A shell command that is given `$DATA`.
    case command(String)
  }

  let folder: URL
  private let server = Process()

  init(_ module: Module) throws {
    // The path of a socket has 107 bytes at most.
    folder = URL(fileURLWithPath: "/tmp/spd-\(UUID().uuidString.prefix(8))", isDirectory: true)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "modules"), withIntermediateDirectories: true)
    let (program, settings): (String, String) =
      switch module {
      case .espeak: ("sd_espeak-ng", "EspeakPunctuationList \"@/+-_\"\n")
      case .command(let command):
        (
          "sd_generic",
          """
          GenericExecuteSynth "\(command)"
          GenericLanguage "en" "en" "utf-8"
          AddVoice "en" "MALE1" "any"
          GenericDefaultCharset "utf-8"

          """
        )
      }
    try write(settings, "modules/one.conf")
    try write(
      """
      CommunicationMethod "unix_socket"
      AudioOutputMethod "alsa"
      AudioALSADevice "heard"
      AddModule "espeak-ng" "\(program)" "one.conf"
      DefaultModule espeak-ng

      """, "speechd.conf")
    try write(
      """
      pcm.heard {
        type file
        slave.pcm { type null }
        file "\(folder.path)/heard"
        format raw
      }

      """, "asound.conf")
    server.executableURL = URL(fileURLWithPath: "/usr/bin/speech-dispatcher")
    server.arguments = [
      "--run-single", "--timeout", "0", "--config-dir", folder.path, "--socket-path",
      folder.path + "/socket", "--pid-file", folder.path + "/pid", "--log-dir", folder.path,
    ]
    server.environment = [
      "ALSA_CONFIG_PATH": folder.path + "/asound.conf", "HOME": folder.path, "LANG": "C.UTF-8",
      "PATH": "/usr/bin:/bin",
    ]
    server.standardOutput = FileHandle.nullDevice
    server.standardError = FileHandle.nullDevice
    try server.run()
  }

  deinit {
    // Threads of a test runner block signals, which the server has inherited.
    kill(server.processIdentifier, SIGKILL)
    server.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  /// The environment in which it is found.
  var environment: [String: String] {
    ["PATH": "/usr/bin:/bin", "SPEECHD_ADDRESS": "unix_socket:\(folder.path)/socket"]
  }

  /// What a file in its folder holds; empty where there is none.
  func file(_ name: String) -> [UInt8] {
    (try? Data(contentsOf: folder.appending(path: name))).map { [UInt8]($0) } ?? []
  }

  /// Waits until something is so; false where it was not in time.
  static func wait(seconds: Int = 30, until isSo: () -> Bool) -> Bool {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while !isSo(), .now < deadline { usleep(10_000) }
    return isSo()
  }
}
