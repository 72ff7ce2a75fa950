@testable import CardReading

/// Pictures for the tests, drawn from strokes and rectangles.
struct DrawnPaper {
  var raster: Raster

  init(width: Int, height: Int, paper: UInt8 = 235) {
    raster = Raster(width: width, height: height, filledWith: paper)
  }

  mutating func fill(_ box: Box, with value: UInt8) {
    for y in max(0, box.y)..<min(raster.height, box.bottom) {
      for x in max(0, box.x)..<min(raster.width, box.right) { raster[x, y] = value }
    }
  }

  /// A glyph-like mark: a frame of strokes.
  mutating func mark(x: Int, y: Int, size: Int, stroke: Int = 4, ink: UInt8 = 30) {
    fill(Box(x: x, y: y, width: size, height: stroke), with: ink)
    fill(Box(x: x, y: y + size - stroke, width: size, height: stroke), with: ink)
    fill(Box(x: x, y: y, width: stroke, height: size), with: ink)
    fill(Box(x: x + size - stroke, y: y, width: stroke, height: size), with: ink)
  }

  mutating func line(y: Int, from x: Int = 60, count: Int = 8, size: Int = 40, ink: UInt8 = 30) {
    for index in 0..<count { mark(x: x + index * (size + 12), y: y, size: size, ink: ink) }
  }
}
