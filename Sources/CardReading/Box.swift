/// A rectangle in pixels of the upright photograph, from its top left corner.
public struct Box: Hashable, Sendable, Codable {
  /// Of the left edge.
  public var x: Int
  /// Of the top edge.
  public var y: Int
  /// In pixels.
  public var width: Int
  /// In pixels.
  public var height: Int

  /// A rectangle by its top left corner and its size.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// `[x, y, width, height]`.
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    x = try values.decode(Int.self)
    y = try values.decode(Int.self)
    width = try values.decode(Int.self)
    height = try values.decode(Int.self)
  }

  /// `[x, y, width, height]`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for value in [x, y, width, height] { try values.encode(value) }
  }
}

extension Box {
  var right: Int { x + width }
  var bottom: Int { y + height }

  /// Rows as columns and columns as rows.
  var transposed: Box { Box(x: y, y: x, width: height, height: width) }

  func union(_ other: Box) -> Box {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Box(
      x: left, y: top, width: max(right, other.right) - left,
      height: max(bottom, other.bottom) - top)
  }

  /// How many rows both cover.
  func rowsShared(with other: Box) -> Int { max(0, min(bottom, other.bottom) - max(y, other.y)) }
  /// How many columns both cover.
  func columnsShared(with other: Box) -> Int { max(0, min(right, other.right) - max(x, other.x)) }

  /// Whether it ends within a pixel of a side of the picture.
  func touchesSide(of picture: Raster) -> Bool {
    x <= 1 || y <= 1 || right >= picture.width - 1 || bottom >= picture.height - 1
  }

  func surrounds(_ other: Box) -> Bool { union(other) == self }

  func grown(by margin: Int) -> Box {
    Box(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}
