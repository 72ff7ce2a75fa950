import Foundation

/// The folder that holds a home's database, pictures and settings.
enum HomeFolder {
  /// Where there is one that is not empty: `--home`, else `ANYTIME_HOME`, else `$XDG_DATA_HOME/anytime`, else `~/.local/share/anytime`.
  static func url(
    option: String?, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    func given(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
    func named(_ name: String) -> String? { given(environment[name]) }
    if let path = given(option) ?? named("ANYTIME_HOME") {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    // What is not absolute is not valid: https://specifications.freedesktop.org/basedir-spec/latest/
    let data =
      named("XDG_DATA_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? (named("HOME") ?? NSHomeDirectory()) + "/.local/share"
    return URL(fileURLWithPath: data, isDirectory: true).appendingPathComponent(
      "anytime", isDirectory: true)
  }
}
