import Foundation

/// The folder that holds a home's database, pictures and settings.
enum HomeFolder {
  /// `--home`, else `ANYTIME_HOME`, else `$XDG_DATA_HOME/anytime`, else `~/.local/share/anytime`.
  static func url(
    option: String?, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    func named(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    if let path = option.flatMap({ $0.isEmpty ? nil : $0 }) ?? named("ANYTIME_HOME") {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    let data = named("XDG_DATA_HOME") ?? (named("HOME") ?? NSHomeDirectory()) + "/.local/share"
    return URL(fileURLWithPath: data, isDirectory: true).appendingPathComponent(
      "anytime", isDirectory: true)
  }
}
