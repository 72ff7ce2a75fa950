/// Joins names with their numbers: the name to the left on the same line, or, where people wrote numbers
/// first, to the right; else the nearest above, else that of the number above.
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
    if fields.contains(where: \.isFilledIn) { return filledIn(fields) }
    if !inOneColumn, case let columns = FieldColumns.parted(fields), columns.count > 1 {
      return columns.flatMap { Self.pairs($0) }
    }
    let fields = withSqueezed(fields)
    if let pairs = numbersAboveNames(fields) { return inOneColumn ? pairs : inColumns(pairs) }
    let isNumberFirst = !inOneColumn && isNumberFirst(fields)
    var pairs: [Pair] = []
    // The place in `pairs` of each name so far.
    var names: [(field: FoundField, pair: Int)] = []
    // The numbers so far, with the place in `names` of each one's.
    var numbers: [(field: FoundField, owner: Int?)] = []
    for field in isNumberFirst ? namesFirst(fields) : fields {
      if field.isName {
        names.append((field, pairs.count))
        pairs.append(Pair(name: field, number: nil))
        continue
      }
      var field = field
      var owner = owner(
        of: field, among: names.map(\.field), numbers: numbers, fields: fields,
        inOneColumn: inOneColumn, isNumberFirst: isNumberFirst)
      if owner == nil, let beside = ownerBeside(field, of: numbers) {
        owner = beside
        // The name above may be one that was not read.
        field.doubt()
      }
      numbers.append((field, owner))
      guard let owner else {
        pairs.append(Pair(name: nil, number: field))
        continue
      }
      let place = names[owner].pair
      if pairs[place].number == nil {
        pairs[place].number = field
        if isAnythingLeftOut(between: names[owner].field, and: field, fields) {
          pairs[place].name?.doubt()
        }
      } else {
        // One more number of the same name, or of one on its line that was not found.
        var name = names[owner].field
        if name.line != field.line { name.doubt() }
        pairs.append(Pair(name: name, number: field))
      }
    }
    // A list of names alone may have one that looks like a heading.
    guard !numbers.isEmpty else { return pairs }
    let people = pairs.filter { $0.number != nil || $0.name?.needsNumber != true }
    return inOneColumn ? people : inColumns(people)
  }

  /// Whether there are lines between a name and a number below it of which nothing is left: a sentence may say
  /// whose number it is.
  private static func isAnythingLeftOut(
    between name: FoundField, and number: FoundField, _ fields: [FoundField]
  ) -> Bool {
    (name.line..<max(name.line, number.line)).dropFirst().contains { line in
      !fields.contains { $0.line == line }
    }
  }

  /// The pairs of a form: a number belongs to the last name before it.
  private static func filledIn(_ fields: [FoundField]) -> [Pair] {
    var pairs: [Pair] = []
    var name: FoundField?
    for field in fields {
      if field.isName {
        name = field
      } else {
        pairs.append(Pair(name: name, number: field))
        // The same once more, for another number, is only taken to be.
        name?.doubt()
      }
    }
    return pairs
  }

  /// The fields with each number that stands on no line of its own behind the name below it: it was squeezed in
  /// above one that was taken back.
  private static func withSqueezed(_ fields: [FoundField]) -> [FoundField] {
    var fields = fields
    for place in fields.indices.reversed() where !fields[place].isName {
      var number = fields[place]
      let line = fields.filter { $0.line == number.line }
      let next = fields.indices.filter { fields[$0].line == number.line + 1 }
      guard line.count == 1, next.count == 1, let below = next.first, fields[below].isName,
        case let name = fields[below].box, name.right <= number.box.x + number.box.height,
        case let gap = name.y - number.box.bottom, gap * 2 < number.box.height,
        fields.allSatisfy({
          $0.line != number.line - 1 || number.box.y - $0.box.bottom > gap
        })
      else { continue }
      number.line += 1
      number.doubt()
      fields.insert(number, at: below + 1)
      fields.remove(at: place)
    }
    return fields
  }

  /// Where people stand in two columns, those of the left one first: what several lines leave free lies
  /// between them.
  private static func inColumns(_ pairs: [Pair]) -> [Pair] {
    let boxes = pairs.compactMap(\.box)
    guard boxes.count == pairs.count else { return pairs }
    for edge in Set(boxes.map(\.x)).sorted() {
      let left = pairs.indices.filter { boxes[$0].right <= edge }
      let right = pairs.indices.filter { boxes[$0].x >= edge }
      guard left.count > 1, right.count > 1, left.count + right.count == pairs.count,
        left.contains(where: { one in right.contains { boxes[one].rowsShared(with: boxes[$0]) > 0 }
        })
      else { continue }
      return left.map { pairs[$0] } + inColumns(right.map { pairs[$0] })
    }
    return pairs
  }

  /// The pairs where each number stands above its name: all on lines of their own, from a number to a name,
  /// the numbers nearer to the names below than to those above; nil where that is not so.
  private static func numbersAboveNames(_ fields: [FoundField]) -> [Pair]? {
    let steps = zip(fields, fields.dropFirst())
    guard fields.count > 3, fields.first?.isName == false, fields.last?.isName == true,
      steps.allSatisfy({ $0.line < $1.line && ($0.isName || $1.isName) })
    else { return nil }
    func middle(_ gaps: [Int]) -> Int { gaps.sorted()[gaps.count / 2] }
    func gaps(behindName: Bool) -> [Int] {
      steps.filter { $0.isName == behindName && $1.isName != behindName }
        .map { $1.box.y - $0.box.bottom }
    }
    let (above, below) = (gaps(behindName: true), gaps(behindName: false))
    guard !above.isEmpty, middle(below) * 3 < middle(above) * 2 else { return nil }
    return fields.indices.filter { fields[$0].isName }.map { place in
      let number = place > 0 && !fields[place - 1].isName ? fields[place - 1] : nil
      return Pair(name: fields[place], number: number)
    }
  }

  /// Whether on most lines with both a number stands before the names.
  private static func isNumberFirst(_ fields: [FoundField]) -> Bool {
    let lines = Dictionary(grouping: fields, by: \.line).values.filter { line in
      line.contains(where: \.isName) && !line.allSatisfy(\.isName)
    }
    let beginning = lines.count { line in line.min { $0.box.x < $1.box.x }?.isName == false }
    return beginning * 2 > lines.count
  }

  /// The names of each line before its numbers.
  private static func namesFirst(_ fields: [FoundField]) -> [FoundField] {
    Dictionary(grouping: fields, by: \.line).sorted { $0.key < $1.key }.flatMap { _, line in
      line.filter(\.isName) + line.filter { !$0.isName }
    }
  }

  private static func owner(
    of number: FoundField, among names: [FoundField],
    numbers: [(field: FoundField, owner: Int?)], fields: [FoundField], inOneColumn: Bool,
    isNumberFirst: Bool
  ) -> Int? {
    let next =
      inOneColumn ? nil : ownerAbove(number, among: names, numbers: numbers, fields: fields)
    let candidates = names.indices.filter {
      !inOneColumn || names[$0].box.height * 10 >= number.box.height * 11
    }
    func distance(_ name: Int) -> Int {
      isNumberFirst
        ? names[name].box.x - number.box.x : number.box.right - names[name].box.right
    }
    let onLine = candidates.filter {
      names[$0].line == number.line && (names[$0].box.x > number.box.x) == isNumberFirst
    }
    if let nearest = onLine.min(by: { distance($0) < distance($1) }) {
      // With a number of its own it may stand in another column.
      let hasNumber = numbers.contains { $0.owner == nearest && $0.field.line == number.line }
      return hasNumber ? next ?? nearest : nearest
    }
    let reach = 5 * max(number.box.height, 20)
    // The number that stood behind the name was taken back, and the new one is written below.
    func waits(_ index: Int, for number: FoundField) -> Bool {
      let name = names[index]
      return name.line < number.line && !numbers.contains { $0.owner == index }
        && number.box.y - name.box.bottom < 2 * number.box.height
        && !fields.contains {
          (name.line + 1..<number.line).contains($0.line) || $0.line == number.line && $0.isName
        }
        && (0..<8 * max(number.box.height, 20)).contains(number.box.x - name.box.right)
    }
    let above = candidates.filter { index in
      let name = names[index]
      return name.line < number.line
        && (inOneColumn || name.box.columnsShared(with: number.box) > 0
          || abs(name.box.x - number.box.x) < reach || waits(index, for: number))
    }
    guard let last = above.map({ names[$0].line }).max(),
      next.map({ names[$0].line <= last }) ?? true
    else { return next }
    func nearness(_ index: Int) -> (shared: Int, gap: Int) {
      let name = names[index].box
      return (name.columnsShared(with: number.box), -max(0, number.box.x - name.right))
    }
    return above.filter { names[$0].line == last }.max { nearness($0) < nearness($1) }
  }

  /// The owner of the number close before this one, of which the name stands above.
  private static func ownerBeside(
    _ number: FoundField, of numbers: [(field: FoundField, owner: Int?)]
  ) -> Int? {
    numbers.filter {
      $0.field.line == number.line && $0.field.box.x < number.box.x
        && number.box.x - $0.field.box.right < 4 * number.box.height
    }.max { $0.field.box.right < $1.field.box.right }?.owner
  }

  /// The owner of the number above, in a table with a name's numbers under each other: between that name's
  /// column and this number stands nothing else on the line, and no name a little lower.
  private static func ownerAbove(
    _ number: FoundField, among names: [FoundField],
    numbers: [(field: FoundField, owner: Int?)], fields: [FoundField]
  ) -> Int? {
    let above = numbers.last {
      $0.field.line == number.line - 1
        && $0.field.box.columnsShared(with: number.box) * 2 > number.box.width
    }
    guard let above, let owner = above.owner, case let name = names[owner].box else { return nil }
    let isBeside = (names + numbers.map(\.field)).contains {
      $0.line == number.line && $0.box.right > name.x
    }
    // As high as the middle of two numbers stands the name of both.
    let isNamed = fields.contains {
      guard $0.isName, $0.line == number.line + 1 else { return false }
      return $0.box.columnsShared(with: name) > 0
        && ($0.box.y - number.box.y) * 4 < (number.box.y - above.field.box.y) * 3
    }
    return isBeside || isNamed ? nil : owner
  }
}
