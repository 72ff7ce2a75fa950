import Foundation

/// The folders in which programs are looked for.
struct SearchPath {
  private let folders: [Substring]

  /// From the value of `PATH`.
  init(_ value: String) { folders = value.split(separator: ":") }

  /// The path of a program; nil where no folder has it.
  func program(_ name: String) -> String? {
    folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
