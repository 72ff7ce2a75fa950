/// What came of importing a file of vCards.
public struct VCardImport: Sendable {
  /// The contacts that were added, in their order.
  public var added: [Contact] = []
  /// How many were there already.
  public var known = 0
  /// What could not be taken, by line.
  public var faults: [VCardFault] = []
}
