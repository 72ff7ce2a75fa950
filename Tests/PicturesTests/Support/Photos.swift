import Foundation

/// Files in the repository.
enum Photos {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  /// Four quarters in every kind of file, drawn by the program beside them.
  static let kinds = root.appendingPathComponent("Tests/Photos", isDirectory: true)
  static let examples = root.appendingPathComponent(
    "Documentation/examples", isDirectory: true)

  /// What is written in an example.
  struct Truth: Decodable {
    struct Photo: Decodable {
      struct Entry: Decodable {
        let name: String
        let number: String
      }
      let photo: String
      let entries: [Entry]
    }
    let photos: [Photo]
  }

  static func truth() throws -> [Truth.Photo] {
    let file = examples.appendingPathComponent("truth.json")
    return try JSONDecoder().decode(Truth.self, from: Data(contentsOf: file)).photos
  }
}
