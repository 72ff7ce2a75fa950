/// Columns of people beside each other on a page.
enum FieldColumns {
  /// The fields of each column with names and numbers of its own, from left to right; all in one where there
  /// are no several.
  static func parted(_ fields: [FoundField]) -> [[FoundField]] {
    var columns: [Set<FoundField>] = []
    var last: Set<FoundField> = []
    var rest = Set(fields)
    for strip in strips(of: fields) {
      last.formUnion(strip)
      rest.subtract(strip)
      if isOfPeople(last), isOfPeople(rest) {
        columns.append(last)
        last = []
      }
    }
    return (columns + [last]).map { column in fields.filter(column.contains) }
  }

  /// What stands above each other, with paper between it and the next from top to bottom, from left to right. A
  /// heading may lie across.
  private static func strips(of fields: [FoundField]) -> [[FoundField]] {
    var strips: [[FoundField]] = []
    var right = Int.min
    let headings = fields.filter(\.needsNumber)
    for field in fields.filter({ !$0.needsNumber }).sorted(by: { $0.box.x < $1.box.x }) {
      if field.box.x > right { strips.append([]) }
      strips[strips.count - 1].append(field)
      right = max(right, field.box.right)
    }
    if !strips.isEmpty { strips[0] += headings }
    return strips
  }

  /// Whether there are some names, and about as many numbers.
  private static func isOfPeople(_ fields: Set<FoundField>) -> Bool {
    let names = fields.count { $0.isName && !$0.needsNumber }
    let numbers = fields.count { !$0.isName }
    return min(names, numbers) > 1 && max(names, numbers) <= 2 * min(names, numbers)
  }
}
