import Foundation

@testable import Guide

/// The steps of the journeys, each as `CallJourney.confirm`.
enum Steps {
  /// Those that the sources of the guide have.
  static func written() throws -> Set<String> {
    let sources = Catalogs.folder.deletingLastPathComponent().appending(path: "Sources/Guide")
    var found: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(
      at: sources, includingPropertiesForKeys: nil)
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

  /// Those at which the journeys of a state stand.
  static func reached(in value: Any) -> [String] {
    let mirror = Mirror(reflecting: value)
    var found: [String] = []
    if mirror.displayStyle == .enum {
      let name = mirror.children.first?.label ?? "\(value)"
      let type = String(reflecting: mirror.subjectType).split(separator: ".").map(String.init)
      if type.last == "Step", type.count > 1 { found.append("\(type[type.count - 2]).\(name)") }
    }
    return found
      + mirror.children.filter {
        mirror.displayStyle != .struct
          || ["place", "step", "source", "number", "name"].contains($0.label)
      }.flatMap { reached(in: $0.value) }
  }
}
