import Foundation

/// `tessdata/manifest.json`: which model reads which field, so that a better one drops in by
/// adding its file and a line here.
struct ModelManifest: Codable, Sendable {
  struct Model: Codable, Hashable, Sendable {
    enum Kind: String, Codable, Sendable {
      /// Trained by this project; the file lies beside the manifest.
      case ours
      /// Of Debian's tesseract-ocr packages; the file lies in the system's folder.
      case packaged
    }

    /// The writing that a model knows.
    enum Script: String, Codable, Sendable {
      case digits
      case traditional
      case simplified
      case han
      case latin
    }

    let field: Field
    /// The name of the `.traineddata` file without its ending.
    let model: String
    let kind: Kind
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

  /// The folder that holds the model's file; nil where it is missing.
  static func folder(of model: Model, ours: URL) -> URL? {
    let folders: [URL]
    switch model.kind {
    case .ours: folders = [ours]
    case .packaged:
      // Debian 12 and 13, and a prefix of one's own.
      folders = [
        "/usr/share/tesseract-ocr/5/tessdata", "/usr/share/tesseract-ocr/4.00/tessdata",
        "/usr/share/tessdata", "/usr/local/share/tessdata",
      ].map { URL(fileURLWithPath: $0, isDirectory: true) }
    }
    return folders.first {
      FileManager.default.fileExists(
        atPath: $0.appendingPathComponent("\(model.model).traineddata").path)
    }
  }
}
