/// What came of importing a file of vCards or a table.
public struct VCardImport: Sendable {
  /// The contacts that were added, in their order.
  public var added: [Contact] = []
  /// How many cards were of somebody who was there already, from before or from a card further up.
  public var known = 0
  /// How many numbers those were given that they did not have.
  public var numbers = 0
  /// The headings of a table's columns that hold neither names nor numbers, and were left out.
  public var otherColumns: [String] = []
  /// What could not be taken, by line.
  public var faults: [VCardFault] = []
}
