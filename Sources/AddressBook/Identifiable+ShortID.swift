extension Identifiable where ID == String {
  /// The first letters of the id: lists show them, and commands take them for whom they mean.
  public var shortID: String { String(id.prefix(8)) }
}
