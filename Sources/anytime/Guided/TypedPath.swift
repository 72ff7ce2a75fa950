import Calling
import Foundation

/// A path as people type it, or as a window system pastes a file that was dragged in.
enum TypedPath {
  static func url(_ text: String) -> URL {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.hasPrefix("file://"), let url = URL(string: text), url.isFileURL { return url }
    let typed = file(text)
    // Terminals paste a file as a word for a shell: '/tmp/it'\''s.jpg' or /tmp/it\'s.jpg.
    guard !FileManager.default.fileExists(atPath: typed.path),
      let words = try? ArgumentTemplate.words(of: text), words.count == 1
    else { return typed }
    return file(words[0])
  }

  private static func file(_ path: String) -> URL {
    URL(fileURLWithPath: UserFolder.expanded(path))
  }
}
