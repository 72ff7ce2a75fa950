/// Values that are dear to make, kept while they are in use: at most twice as many as its capacity.
struct RecentValues<Key: Hashable, Value> {
  let capacity: Int
  private var recent: [Key: Value] = [:]
  private var older: [Key: Value] = [:]

  init(capacity: Int) { self.capacity = capacity }

  /// The value that is kept, or else a new one.
  mutating func value(for key: Key, make: () -> Value) -> Value {
    if let value = recent[key] { return value }
    let value = older[key] ?? make()
    if recent.count >= capacity { (older, recent) = (recent, [:]) }
    recent[key] = value
    return value
  }

  var count: Int { recent.count + older.count }
}
