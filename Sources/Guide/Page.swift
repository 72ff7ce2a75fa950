/// A few of many: the items of one screen, and where they stand among all.
public struct Page<Item: Hashable & Sendable>: Hashable, Sendable {
  /// In their order.
  public var items: [Item]
  /// How many stand before the first item.
  public var offset: Int
  /// How many there are on all pages.
  public var total: Int

  /// - Parameter offset: how many stand before the first item.
  public init(items: [Item], offset: Int, total: Int) {
    self.items = items
    self.offset = offset
    self.total = total
  }

  /// How many stand on one screen, so that the fourth digit can turn the page.
  public static var size: Int { 3 }

  /// The offset of the page after this one, 0 again after the last; nil where all fits on one
  /// page.
  var next: Int? {
    guard total > Self.size else { return nil }
    let next = offset + Self.size
    return next < total ? next : 0
  }
}

extension Page {
  /// The page of a list that is held whole.
  init(of all: [Item], at offset: Int) {
    self.init(
      items: Array(all.dropFirst(offset).prefix(Self.size)), offset: offset, total: all.count)
  }

  /// The page of such a list on which an item stands; the first where it does not.
  init(of all: [Item], with item: Item) {
    let place = all.firstIndex(of: item) ?? 0
    self.init(of: all, at: place - place % Self.size)
  }
}
