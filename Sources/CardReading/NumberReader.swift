import Foundation

/// Reads lines that hold a telephone number.
final class NumberReader {
  private let engine: LineEngine
  private let inkHeight: Int

  init(model: ModelManifest.Model, folder: URL) throws(CardReadingError) {
    engine = try LineEngine(model: model.model, folder: folder)
    inkHeight = model.inkHeight
  }

  /// One reading of a line's cleaned picture (black ink on white); boxes in that picture's pixels.
  /// Nil where there is no ink.
  func reading(
    _ line: Raster, height: Int? = nil, border: Int? = nil, alternatives: Bool = true
  ) throws(CardReadingError) -> LineReading? {
    let height = height ?? inkHeight
    let border = border ?? inkHeight / 8
    guard let ink = line.inkBox(threshold: 160), let tight = line.cropped(to: ink.grown(by: 1))
    else { return nil }
    let left = max(0, ink.x - 1)
    let top = max(0, ink.y - 1)
    let scale = Double(tight.height) / Double(height)
    let width = max(1, Int(Double(tight.width) / scale))
    guard width <= 40 * height else { return nil }
    var reading = try engine.read(
      tight.resized(width: width, height: height).bordered(by: border), alternatives: alternatives)
    for index in reading.symbols.indices {
      let box = reading.symbols[index].box
      reading.symbols[index].box = Box(
        x: left + Int(Double(box.x - border) * scale), y: top + Int(Double(box.y - border) * scale),
        width: Int(Double(box.width) * scale), height: Int(Double(box.height) * scale))
    }
    return reading
  }

  /// A line's cleaned picture read three times in different dress: as it is, with hard edges and
  /// with softer, smaller ones. Where they agree the reading can be trusted. None where there is no
  /// ink.
  func readings(_ line: Raster) throws(CardReadingError) -> [LineReading] {
    guard let plain = try reading(line) else { return [] }
    let hardened = Raster(
      width: line.width, height: line.height, pixels: line.pixels.map { $0 < 128 ? 0 : 255 })
    let hard = try reading(hardened, height: inkHeight, border: inkHeight / 16)
    let small = try reading(line, height: inkHeight * 3 / 5, border: inkHeight / 16)
    return [plain, hard, small].compactMap { $0 }
  }
}
