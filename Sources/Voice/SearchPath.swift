import Foundation

/// The folders in which programs are looked for.
public struct SearchPath {
  private let folders: [Substring]

  /// From the value of `PATH`.
  public init(_ value: String) { folders = value.split(separator: ":") }

  /// The path of a program, which is its name where that is a path; nil where there is none.
  public func program(_ name: String) -> String? {
    let paths = name.contains("/") ? [name] : folders.map { "\($0)/\(name)" }
    return paths.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
