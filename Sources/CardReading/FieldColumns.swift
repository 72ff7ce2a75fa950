/// Columns of people beside each other on a page.
enum FieldColumns {
  /// The fields of each column with names and numbers of its own, from left to right; all in one where there
  /// are no several.
  static func parted(_ fields: [FoundField]) -> [[FoundField]] {
    var columns: [[Int]] = []
    var last: [Int] = []
    let strips = strips(of: fields)
    for (place, strip) in strips.enumerated() {
      last += strip
      let rest = strips[(place + 1)...].flatMap(\.self)
      if isOfPeople(last.map { fields[$0] }), isOfPeople(rest.map { fields[$0] }) {
        columns.append(last)
        last = []
      }
    }
    return (columns + [last]).map { column in column.sorted().map { fields[$0] } }
  }

  /// The places of what stands above each other, with paper between it and the next from top to bottom, from left
  /// to right. A heading may lie across.
  private static func strips(of fields: [FoundField]) -> [[Int]] {
    var strips: [[Int]] = []
    var right = Int.min
    let (headings, people) = (
      fields.indices.filter { fields[$0].needsNumber },
      fields.indices.filter { !fields[$0].needsNumber }
    )
    for place in people.sorted(by: { fields[$0].box.x < fields[$1].box.x }) {
      if fields[place].box.x > right { strips.append([]) }
      strips[strips.count - 1].append(place)
      right = max(right, fields[place].box.right)
    }
    if !strips.isEmpty { strips[0] += headings }
    return strips
  }

  /// Whether there are some names, and about as many numbers.
  private static func isOfPeople(_ fields: [FoundField]) -> Bool {
    let names = fields.count { $0.isName && !$0.needsNumber }
    let numbers = fields.count { !$0.isName }
    return min(names, numbers) > 1 && max(names, numbers) <= 2 * min(names, numbers)
  }
}
