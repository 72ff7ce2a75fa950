/// Values that are dear to make, kept while they are in use: what was asked for neither in this turn
/// nor in the one before is forgotten.
struct RecentValues<Key: Hashable, Value> {
  private var recent: [Key: Value] = [:]
  private var older: [Key: Value] = [:]

  /// The value that is kept, or else a new one.
  mutating func value(for key: Key, make: () -> Value) -> Value {
    if let value = recent[key] { return value }
    let value = older[key] ?? make()
    recent[key] = value
    return value
  }

  /// Ends a turn.
  mutating func forgetUnused() { (older, recent) = (recent, [:]) }

  var count: Int { recent.count + older.count }
}
