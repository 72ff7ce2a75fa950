import Foundation

/// `tessdata/manifest.json`: which model reads which field, so that a better one drops in by
/// adding its file and a line here.
struct ModelManifest: Decodable, Sendable {
  struct Model: Decodable, Hashable, Sendable {
    /// The writing that a model knows.
    enum Script: String, Decodable, Sendable {
      case digits
      case han
      case latin
    }

    let field: Field
    /// The name of the `.traineddata` file beside the manifest, without its ending.
    let model: String
    let scripts: [Script]
    /// The height in pixels at which the ink of a line reads best.
    let inkHeight: Int
  }

  let models: [Model]

  /// - Throws: ``CardReadingError/modelMissing(file:)`` where there is no readable manifest.
  init(folder: URL) throws(CardReadingError) {
    let file = folder.appendingPathComponent("manifest.json")
    guard let data = try? Data(contentsOf: file),
      let manifest = try? JSONDecoder().decode(ModelManifest.self, from: data)
    else { throw .modelMissing(file: "manifest.json") }
    self = manifest
  }
}
