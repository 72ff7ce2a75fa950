import Foundation

/// The folder of whoever runs the program, which `~` names at the beginning of a path.
public enum UserFolder {
  /// `HOME` as every shell takes it, else that of the system's list of users.
  public static func path(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    guard let home = environment["HOME"], !home.isEmpty else { return NSHomeDirectory() }
    return home
  }

  /// A path with the folder in the place of its `~`. Foundation would take the system's list instead.
  public static func expanded(
    _ path: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    guard path == "~" || path.hasPrefix("~/") else { return path }
    return self.path(environment: environment) + path.dropFirst()
  }
}
