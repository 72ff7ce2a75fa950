/// What came of adding something of which there may be one already.
public enum Addition<Value: Sendable>: Sendable {
  /// Stored.
  case added(Value)
  /// Nothing was stored: these are there and may be the same.
  case same([Value])
}
