import Foundation
import Names

/// Reads lines that hold a name, with every model of the manifest.
final class NameReader {
  /// One model's view of a line.
  struct View: Sendable {
    let model: ModelManifest.Model
    let reading: LineReading
  }

  private let models: [(model: ModelManifest.Model, engine: LineEngine)]

  /// - Throws: ``CardReadingError/modelMissing(file:)`` where none of the models is there.
  init(models: [ModelManifest.Model], folder: URL) throws(CardReadingError) {
    var loaded: [(ModelManifest.Model, LineEngine)] = []
    for model in models {
      guard let place = ModelManifest.folder(of: model, ours: folder) else { continue }
      loaded.append((model, try LineEngine(model: model.model, folder: place)))
    }
    guard !loaded.isEmpty else {
      throw .modelMissing(file: "\(models.first?.model ?? "names").traineddata")
    }
    self.models = loaded
  }

  /// What each model reads on a line's cleaned picture, the likeliest first; boxes in that
  /// picture's pixels.
  ///
  /// - Parameter only: the models to ask, by name; nil asks all.
  func views(_ line: Raster, only: Set<String>? = nil) throws(CardReadingError) -> [View] {
    guard let ink = line.inkBox(threshold: 160), let tight = line.cropped(to: ink.grown(by: 1))
    else { return [] }
    let left = max(0, ink.x - 1)
    let top = max(0, ink.y - 1)
    var views: [View] = []
    for (model, engine) in models where only?.contains(model.model) ?? true {
      let scale = Double(tight.height) / Double(model.inkHeight)
      let width = max(1, Int(Double(tight.width) / scale))
      guard width <= 30 * model.inkHeight else { continue }
      let border = 10
      var reading = try engine.read(
        tight.resized(width: width, height: model.inkHeight).bordered(by: border))
      reading.symbols.removeAll { $0.text.allSatisfy(\.isWhitespace) }
      for index in reading.symbols.indices {
        let box = reading.symbols[index].box
        reading.symbols[index].box = Box(
          x: left + Int(Double(box.x - border) * scale),
          y: top + Int(Double(box.y - border) * scale), width: Int(Double(box.width) * scale),
          height: Int(Double(box.height) * scale))
      }
      views.append(View(model: model, reading: reading))
    }
    return views.sorted { Self.score($0) > Self.score($1) }
  }

  /// Higher is likelier: the engine's confidence, and how much the text is like a name.
  static func score(_ view: View) -> Double {
    let text = Self.text(view)
    guard !text.isEmpty else { return -1000 }
    let likelihood = max(-15, NameLikelihood.score(text) / Double(max(1, text.count)))
    return view.reading.meanConfidence + likelihood
  }

  /// The text of a view: Han without the blanks that the engine sees between characters.
  static func text(_ view: View) -> String {
    let text = view.reading.text
    let isHan = text.contains { $0.unicodeScalars.contains { $0.properties.isIdeographic } }
    let kept = isHan ? text.filter { !$0.isWhitespace } : text
    return kept.trimmingCharacters(in: .whitespaces.union(.punctuationCharacters).union(.symbols))
  }

  /// The field that views of one line make. Names are ``Verdict/check`` at best: none of the models
  /// has earned more.
  static func field(_ views: [View]) -> FieldReading {
    var candidates: [String] = []
    for view in views {
      let text = text(view)
      guard view.reading.meanConfidence >= 30, let name = try? PersonalName.normalized(text),
        name.contains(where: \.isLetter), !candidates.contains(name)
      else { continue }
      candidates.append(name)
    }
    guard let best = candidates.first else {
      return FieldReading(text: "", verdict: .unread, candidates: [])
    }
    return FieldReading(text: best, verdict: .check, candidates: Array(candidates.prefix(4)))
  }
}
