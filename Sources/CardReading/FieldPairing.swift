/// Joins names with their numbers: the name to the left on the same line, else the nearest above.
enum FieldPairing {
  /// A name with one of its numbers, either of which may be missing.
  struct Pair: Hashable, Sendable {
    var name: FoundField?
    var number: FoundField?

    /// Around both.
    var box: Box? {
      guard let name, let number else { return (name ?? number)?.box }
      return name.box.union(number.box)
    }
  }

  /// - Parameters:
  ///   - fields: in reading order, line by line, from left to right.
  ///   - inOneColumn: whether a name above is a number's wherever on its line it stands, as long as
  ///     it is larger, as the labels and buttons of a telephone are not.
  static func pairs(_ fields: [FoundField], inOneColumn: Bool = false) -> [Pair] {
    var pairs: [Pair] = []
    // The place in `pairs` of each name so far.
    var names: [(field: FoundField, pair: Int)] = []
    for field in fields {
      if case .name = field.content {
        names.append((field, pairs.count))
        pairs.append(Pair(name: field, number: nil))
        continue
      }
      guard let owner = owner(of: field, among: names.map(\.field), inOneColumn: inOneColumn)
      else {
        pairs.append(Pair(name: nil, number: field))
        continue
      }
      let place = names[owner].pair
      if pairs[place].number == nil {
        pairs[place].number = field
      } else {
        // One more number of the same name.
        pairs.append(Pair(name: names[owner].field, number: field))
      }
    }
    return pairs
  }

  private static func owner(
    of number: FoundField, among names: [FoundField], inOneColumn: Bool
  ) -> Int? {
    let candidates = names.indices.filter {
      !inOneColumn || names[$0].box.height * 10 >= number.box.height * 11
    }
    let onLine = candidates.filter {
      names[$0].line == number.line && names[$0].box.x < number.box.x
    }
    if let nearest = onLine.max(by: { names[$0].box.right < names[$1].box.right }) {
      return nearest
    }
    let reach = 5 * max(number.box.height, 20)
    let above = candidates.filter { index in
      let name = names[index]
      return name.line < number.line
        && (inOneColumn || name.box.columnsShared(with: number.box) > 0
          || abs(name.box.x - number.box.x) < reach)
    }
    guard let last = above.map({ names[$0].line }).max() else { return nil }
    return above.filter { names[$0].line == last }.max {
      names[$0].box.columnsShared(with: number.box) < names[$1].box.columnsShared(with: number.box)
    }
  }
}
