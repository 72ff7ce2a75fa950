import Foundation

/// A place in a picture, in pixels from its top left corner.
struct Point: Hashable, Sendable {
  var x: Double
  var y: Double

  func distance(to other: Point) -> Double { hypot(x - other.x, y - other.y) }

  /// Twice the signed area of the triangle from `self` over `a` to `b`.
  func cross(_ a: Point, _ b: Point) -> Double {
    (a.x - x) * (b.y - y) - (a.y - y) * (b.x - x)
  }
}
