import Foundation
import Pictures

/// The files that a person names on the command line.
enum NamedFiles {
  /// The files of these arguments. Swift repairs an argument that is not UTF-8, such as a name in
  /// Big5 from an old stick: such a file is opened by the bytes that were given.
  ///
  /// - Parameter given: all arguments as the system handed them over.
  static func inputs(_ arguments: [String], given: [[UInt8]]) -> [LimitedProcess.Input] {
    var rest = given
    return arguments.map { argument in
      // Several may look alike once they are repaired; they stand in the same order.
      guard argument.unicodeScalars.contains("\u{FFFD}"),
        let place = rest.firstIndex(where: { String(decoding: $0, as: UTF8.self) == argument })
      else { return .file(URL(fileURLWithPath: argument)) }
      return .path(rest.remove(at: place))
    }
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
