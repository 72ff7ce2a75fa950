import Calling
import Foundation
import Locales
import Pictures

/// The files that a person names on the command line.
enum NamedFiles {
  /// The files of these arguments. Swift repairs an argument that is not UTF-8, such as a name in
  /// Big5 from an old stick: such a file is opened by the bytes that were given.
  ///
  /// - Parameter given: all arguments as the system handed them over.
  static func inputs(_ arguments: [String], given: [[UInt8]]) -> [LimitedProcess.Input] {
    var rest = given
    return arguments.map { .path(path($0, among: &rest)) }
  }

  /// The bytes of the path of one file.
  static func path(_ argument: String) -> [UInt8] {
    var rest = given
    return path(argument, among: &rest)
  }

  private static func path(_ argument: String, among rest: inout [[UInt8]]) -> [UInt8] {
    // Several may look alike once they are repaired; they stand in the same order.
    guard argument.unicodeScalars.contains("\u{FFFD}"),
      let place = rest.firstIndex(where: { String(decoding: $0, as: UTF8.self) == argument })
    else { return Array(URL(fileURLWithPath: UserFolder.expanded(argument)).path.utf8) }
    return rest.remove(at: place)
  }

  /// One file, to be written or read.
  static func url(_ argument: String) throws(CommandFailure) -> URL {
    try refuseEmpty([argument])
    return URL(fileURLWithPath: UserFolder.expanded(argument))
  }

  /// Refuses a file without a name, which would be the folder where the command was started.
  static func refuseEmpty(_ files: [String]) throws(CommandFailure) {
    guard !files.contains("") else { throw CommandFailure("file-no-name", .usage) }
  }

  /// Refuses a file whose name begins with a dash: argument-parser takes it for an option, and for a
  /// question for help where there is an `h` in it.
  static func refuseDash(in arguments: [String]) throws(CommandFailure) {
    let file = arguments.dropFirst().prefix { $0 != "--" }.first {
      $0.hasPrefix("-") && !$0.hasPrefix("--") && $0.count > 2
        && FileManager.default.fileExists(atPath: $0)
    }
    guard let file else { return }
    throw CommandFailure(Message("usage-dash-file", ["file": .text(file)]), .usage)
  }

  /// The arguments of this process as they are.
  static var given: [[UInt8]] {
    (0..<Int(CommandLine.argc)).compactMap { index in
      CommandLine.unsafeArgv[index].map {
        Array(UnsafeRawBufferPointer(start: $0, count: Int(strlen($0))))
      }
    }
  }
}
