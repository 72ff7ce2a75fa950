import Calling
import Foundation

/// The folder that holds a home's database, pictures and settings.
enum HomeFolder {
  /// ``named(option:environment:)``, else `$XDG_DATA_HOME/anytime`, else `~/.local/share/anytime`.
  static func url(
    option: String?, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    if let path = named(option: option, environment: environment) {
      return URL(
        fileURLWithPath: UserFolder.expanded(path, environment: environment), isDirectory: true)
    }
    // What is not absolute is not valid: https://specifications.freedesktop.org/basedir-spec/latest/
    let data =
      given(environment["XDG_DATA_HOME"]).flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? UserFolder.path(environment: environment) + "/.local/share"
    return URL(fileURLWithPath: data, isDirectory: true).appendingPathComponent(
      "anytime", isDirectory: true)
  }

  /// The path that somebody gave: `--home`, else `ANYTIME_HOME`; nil where neither says anything.
  static func named(
    option: String?, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    given(option) ?? given(environment["ANYTIME_HOME"])
  }

  private static func given(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
}
