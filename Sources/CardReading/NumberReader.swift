import Foundation

/// Reads lines that hold a telephone number.
final class NumberReader {
  private let engines: [LineEngine]
  private let inkHeight: Int
  /// The newest readings: where a number begins and what it says is asked of the same
  /// picture.
  private var newest: [(line: Raster, engine: Int, pose: Pose, reading: LineReading)] = []
  private static let mostKept = 8
  /// What else a symbol may be, at most. With three, 117 of 15,900 composed numbers more are ``Verdict/sure``, four of them wrongly.
  private static let alternatives = 5

  /// - Parameter models: the first finds where numbers begin; all are asked what they say. They see
  ///   lines as high as the first wants them.
  init(models: [ModelManifest.Model], folder: URL) throws(CardReadingError) {
    var engines: [LineEngine] = []
    for model in models {
      engines.append(
        try LineEngine(model: model.model, folder: folder, alternatives: Self.alternatives))
    }
    guard let first = models.first else { throw .modelMissing(file: "numbers.traineddata") }
    self.engines = engines
    inkHeight = first.inkHeight
  }

  /// One reading of a line's cleaned picture (black ink on white); boxes in that picture's pixels.
  /// Nil where there is no ink.
  func reading(
    _ line: Raster, by engine: Int = 0, _ pose: Pose = .asItIs
  ) throws(CardReadingError) -> LineReading? {
    if let known = newest.first(where: { $0.engine == engine && $0.pose == pose && $0.line == line }
    ) {
      return known.reading
    }
    let (height, border) =
      switch pose {
      case .asItIs: (inkHeight, inkHeight / 8)
      case .small: (inkHeight * 3 / 5, inkHeight / 16)
      case .smallish, .wide, .wider: (inkHeight * 4 / 5, inkHeight / 16)
      }
    let widening = pose == .wide ? 1.2 : pose == .wider ? 1.5 : 1
    guard let ink = line.inkBox(threshold: 160), let tight = line.cropped(to: ink.grown(by: 1))
    else { return nil }
    let left = max(0, ink.x - 1)
    let top = max(0, ink.y - 1)
    let scale = Double(tight.height) / Double(height)
    let across = scale / widening
    let width = max(1, Int(Double(tight.width) / across))
    guard width <= 40 * height else { return nil }
    var reading = try engines[engine].read(
      tight.resized(width: width, height: height).bordered(by: border))
    for index in reading.symbols.indices {
      let box = reading.symbols[index].box
      reading.symbols[index].box = Box(
        x: left + Int(Double(box.x - border) * across),
        y: top + Int(Double(box.y - border) * scale),
        width: Int(Double(box.width) * across), height: Int(Double(box.height) * scale))
    }
    newest = [(line, engine, pose, reading)] + newest.prefix(Self.mostKept - 1)
    return reading
  }

  /// How a line stands in what a model is given: how high, and how much wider the ink is than it was.
  enum Pose {
    case asItIs, small, smallish, wide, wider
  }

  /// A line's cleaned picture read by each model, once in each pose. Where they agree the reading can be
  /// trusted. None where there is no ink.
  func readings(
    _ line: Raster, _ poses: [Pose] = [.asItIs, .small]
  ) throws(CardReadingError) -> [LineReading] {
    var readings: [LineReading?] = []
    for pose in poses {
      for engine in engines.indices {
        try readings.append(reading(line, by: engine, pose))
      }
    }
    return readings.compactMap { $0 }
  }
}
