/// A line printed down a sheet, as between two columns of entries.
struct Divider: Hashable, Sendable {
  /// In the middle, in pixels.
  let x: Double
  /// In pixels.
  let y: Double
  /// Columns to the right, a row further down.
  let slope: Double

  /// - Parameter line: of the picture's columns, each as a row.
  init(downwards line: InkComponent) {
    // As least squares see it.
    let area = Double(line.area)
    var (sumX, sumY) = (0.0, 0.0)
    for run in line.runs {
      sumX += Double(run.y * (run.end - run.start))
      sumY += Double((run.start + run.end - 1) * (run.end - run.start)) / 2
    }
    let (middleX, middleY) = (sumX / area, sumY / area)
    var (covariance, variance) = (0.0, 0.0)
    for place in line.places {
      let away = Double(place.x) - middleY
      covariance += (Double(place.y) - middleX) * away
      variance += away * away
    }
    (x, y) = (middleX, middleY)
    slope = variance > 0 ? covariance / variance : 0
  }

  init(x: Double, y: Double = 0, slope: Double = 0) {
    (self.x, self.y, self.slope) = (x, y, slope)
  }

  /// Halfway down a box, in pixels.
  func x(at box: Box) -> Double { x + slope * (Double(box.y) + Double(box.height) / 2 - y) }
}
