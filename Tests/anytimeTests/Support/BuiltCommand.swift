import Foundation

/// The built program without a terminal, in a home of its own, which is the usual one of its user.
final class BuiltCommand {
  struct Ending: Equatable {
    var output: String
    var errors: String
    var status: Int32
  }

  let home: URL
  private let data: URL
  private let environment: [String: String]

  init(environment: [String: String] = [:]) throws {
    data = FileManager.default.temporaryDirectory.appendingPathComponent(
      "anytime-command-\(UUID().uuidString)", isDirectory: true)
    home = data.appendingPathComponent("anytime", isDirectory: true)
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    self.environment = environment
  }

  /// In a home where reading may take as long as a busy computer makes it.
  static func reading() throws -> BuiltCommand {
    let command = try BuiltCommand()
    _ = try command.run("settings", "limit-seconds", "600")
    return command
  }

  deinit { try? FileManager.default.removeItem(at: data) }

  /// Runs `anytime` to its end.
  func run(_ arguments: String..., language: String = "en") throws -> Ending {
    try run(arguments, language: language)
  }

  /// Runs `anytime` to its end.
  ///
  /// - Parameters:
  ///   - program: what is run in its place.
  ///   - folder: where it is started; nil for where the tests were.
  func run(
    _ arguments: [String], language: String = "en", program: String = PseudoTerminal.program,
    folder: URL? = nil
  ) throws -> Ending {
    let process = Process()
    if let folder { process.currentDirectoryURL = folder }
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = [
      "XDG_DATA_HOME": data.path, "LANG": language, "PATH": "/usr/bin:/bin", "TZ": "Asia/Taipei",
    ].merging(environment) { $1 }
    let outputFile = home.appendingPathComponent("output-\(UUID().uuidString)")
    let errorFile = home.appendingPathComponent("errors-\(UUID().uuidString)")
    for file in [outputFile, errorFile] { try Data().write(to: file) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    process.waitUntilExit()
    return Ending(
      output: try String(contentsOf: outputFile, encoding: .utf8),
      errors: try String(contentsOf: errorFile, encoding: .utf8), status: process.terminationStatus)
  }
}
