import Foundation

/// A path as people type it, or as a window system pastes a file that was dragged in.
enum TypedPath {
  static func url(_ text: String) -> URL {
    var text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    for quote in ["'", "\""] where text.count > 1 && text.hasPrefix(quote) && text.hasSuffix(quote)
    {
      text = String(text.dropFirst().dropLast())
    }
    if text.hasPrefix("file://"), let url = URL(string: text), url.isFileURL { return url }
    if text == "~" || text.hasPrefix("~/") { text = NSHomeDirectory() + text.dropFirst() }
    let unescaped = text.replacing("\\ ", with: " ")
    let exists = FileManager.default.fileExists(atPath: text)
    return URL(fileURLWithPath: exists ? text : unescaped)
  }
}
