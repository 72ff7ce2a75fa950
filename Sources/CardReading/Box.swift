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
