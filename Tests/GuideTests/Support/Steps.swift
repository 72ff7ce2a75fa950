import Foundation

@testable import Guide

/// The steps of the journeys, each as `CallJourney.confirm`.
enum Steps {
  /// Those that the sources of the guide have.
  static func written() throws -> Set<String> {
    let sources = Catalogs.folder.deletingLastPathComponent().appending(path: "Sources/Guide")
    var found: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(
      at: sources, includingPropertiesForKeys: nil) where file.pathExtension == "swift"
    {
      let text = try String(contentsOf: file, encoding: .utf8)
      guard
        let steps = text.firstMatch(
          of: /\n  enum Step[^\n]*\{\n(?<cases>.*?)\n  \}/.dotMatchesNewlines())
      else { continue }
      let journey = file.deletingPathExtension().lastPathComponent
      for line in steps.cases.split(separator: "\n") {
        guard let names = line.wholeMatch(of: /\s*case (.*)/)?.1 else { continue }
        for name in names.replacing(/\(.*?\)/, with: "").split(separator: ", ") {
          found.insert("\(journey).\(name)")
        }
      }
    }
    return found
  }
}
