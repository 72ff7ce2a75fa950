import Foundation

/// A projective map of the plane: what a camera does to a flat sheet of paper.
struct Homography: Hashable, Sendable {
  /// Row by row; `m[8]` is 1 up to scale.
  let m: [Double]

  static let identity = Homography(m: [1, 0, 0, 0, 1, 0, 0, 0, 1])

  init(m: [Double]) { self.m = m }

  /// The map that takes each of four points to its partner; nil where three lie on one line.
  init?(from: [Point], to: [Point]) {
    precondition(from.count == 4 && to.count == 4)
    // Eight linear equations for eight unknowns.
    var rows: [[Double]] = []
    for (p, q) in zip(from, to) {
      rows.append([p.x, p.y, 1, 0, 0, 0, -p.x * q.x, -p.y * q.x, q.x])
      rows.append([0, 0, 0, p.x, p.y, 1, -p.x * q.y, -p.y * q.y, q.y])
    }
    guard let unknowns = LinearEquations.solved(rows) else { return nil }
    m = unknowns + [1]
  }

  /// Turns by `degrees` (clockwise as seen) around a point.
  static func rotation(degrees: Double, around centre: Point) -> Homography {
    let angle = degrees * .pi / 180
    let c = cos(angle)
    let s = sin(angle)
    return Homography(m: [
      c, -s, centre.x - c * centre.x + s * centre.y, s, c, centre.y - s * centre.x - c * centre.y,
      0, 0, 1,
    ])
  }

  /// To the right and down, in pixels.
  static func moving(by distance: Int) -> Homography {
    Homography(m: [1, 0, Double(distance), 0, 1, Double(distance), 0, 0, 1])
  }

  static func scaling(_ factor: Double) -> Homography {
    Homography(m: [factor, 0, 0, 0, factor, 0, 0, 0, 1])
  }

  /// From a picture turned to the right by quarters back to the picture of the given size.
  static func quarters(_ quarters: Int, ofWidth width: Int, height: Int) -> Homography {
    let right = Double(width - 1)
    let bottom = Double(height - 1)
    switch quarters & 3 {
    case 1: return Homography(m: [0, 1, 0, -1, 0, bottom, 0, 0, 1])
    case 2: return Homography(m: [-1, 0, right, 0, -1, bottom, 0, 0, 1])
    case 3: return Homography(m: [0, -1, right, 1, 0, 0, 0, 0, 1])
    default: return identity
    }
  }

  /// From a picture of the given size to the same turned to the right by quarters.
  static func turn(quarters: Int, ofWidth width: Int, height: Int) -> Homography {
    let isAcross = quarters & 1 == 1
    return self.quarters(
      -quarters, ofWidth: isAcross ? height : width, height: isAcross ? width : height)
  }

  /// First `self`, then `next`.
  func followed(by next: Homography) -> Homography {
    var product = [Double](repeating: 0, count: 9)
    for row in 0..<3 {
      for column in 0..<3 {
        for index in 0..<3 {
          product[row * 3 + column] += next.m[row * 3 + index] * m[index * 3 + column]
        }
      }
    }
    return Homography(m: product)
  }

  func callAsFunction(_ point: Point) -> Point {
    let w = m[6] * point.x + m[7] * point.y + m[8]
    return Point(
      x: (m[0] * point.x + m[1] * point.y + m[2]) / w,
      y: (m[3] * point.x + m[4] * point.y + m[5]) / w)
  }

  /// The upright box around the image of a box, within a picture of the given size.
  func box(around box: Box, width: Int, height: Int) -> Box {
    let corners = [
      (box.x, box.y), (box.x + box.width, box.y), (box.x, box.y + box.height),
      (box.x + box.width, box.y + box.height),
    ].map { self(Point(x: Double($0.0), y: Double($0.1))) }
    let xs = corners.map { min(Double(width), max(0, $0.x)) }
    let ys = corners.map { min(Double(height), max(0, $0.y)) }
    let left = Int((xs.min() ?? 0).rounded(.down))
    let top = Int((ys.min() ?? 0).rounded(.down))
    return Box(
      x: left, y: top, width: Int((xs.max() ?? 0).rounded(.up)) - left,
      height: Int((ys.max() ?? 0).rounded(.up)) - top)
  }
}

extension Raster {
  /// The picture seen through a map from the new picture's pixels to this one's; what lies outside
  /// repeats the nearest edge.
  func warped(by map: Homography, width newWidth: Int, height newHeight: Int) -> Raster {
    let m = map.m
    let maximumX = Double(width - 1)
    let maximumY = Double(height - 1)
    let result = [UInt8](unsafeUninitializedCapacity: newWidth * newHeight) { buffer, count in
      pixels.withUnsafeBufferPointer { source in
        for y in 0..<newHeight {
          let fy = Double(y)
          var u = m[1] * fy + m[2]
          var v = m[4] * fy + m[5]
          var w = m[7] * fy + m[8]
          for x in 0..<newWidth {
            let px = min(maximumX, max(0, u / w))
            let py = min(maximumY, max(0, v / w))
            u += m[0]
            v += m[3]
            w += m[6]
            let left = Int(px)
            let top = Int(py)
            let right = min(left + 1, width - 1)
            let bottom = min(top + 1, height - 1)
            let partX = Int((px - Double(left)) * 256)
            let partY = Int((py - Double(top)) * 256)
            let above =
              Int(source[top * width + left]) * (256 - partX)
              + Int(source[top * width + right]) * partX
            let below =
              Int(source[bottom * width + left]) * (256 - partX)
              + Int(source[bottom * width + right]) * partX
            buffer[y * newWidth + x] = UInt8((above * (256 - partY) + below * partY) >> 16)
          }
        }
      }
      count = newWidth * newHeight
    }
    return Raster(width: newWidth, height: newHeight, pixels: result)
  }
}
