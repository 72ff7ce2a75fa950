/// Digits drawn for telephone numbers on few cells: a digit is six pixels wide with strokes of two,
/// so that ten digits and two hyphens stand on one line of 80 columns; where there is no room for that
/// they are half as large. Other characters come from an outline font, where there is one.
final class NumberFont: GlyphSource {
  /// Full, and with five pixels to a digit.
  let widths = [100, 85]
  /// Of a line; digits take seven tenths of it.
  let heights = [80, 70, 60, 50, 40, 30, 20, 10]

  private struct Key: Hashable {
    let character: Character
    let width: Int
    let height: Int
  }

  private let fallback: (any GlyphSource)?
  private var glyphs = RecentValues<Key, Glyph?>()

  init(fallback: (any GlyphSource)?) { self.fallback = fallback }

  /// Whether a text is a number, with or without an extension, or a digit, rather than a name.
  static func suits(_ text: String) -> Bool {
    let digits = text.count { $0.isASCII && $0.isNumber }
    return digits * 2 >= text.count && (digits >= 3 || digits == text.count)
  }

  func advance(_ character: Character) -> Double? {
    if let shape = Self.shapes[character] { return Double(shape[0].count + 1) / 20 }
    return fallback?.advance(character).map { $0 * 0.7 }
  }

  func glyph(_ character: Character, width: Int, height: Int) -> Glyph? {
    let key = Key(character: character, width: width, height: height)
    return glyphs.value(for: key) { drawn(character, width: width, height: height) }
  }

  func forgetUnused() { glyphs.forgetUnused() }

  private func drawn(_ character: Character, width: Int, height: Int) -> Glyph? {
    let isSmall = height < 20
    let shapes = isSmall ? Self.smallShapes : width < height ? Self.narrowShapes : Self.shapes
    guard let rows = shapes[character] else {
      return fallback?.glyph(
        character, width: max(width * 7 / 10, isSmall ? 9 : 0), height: max(height, 12))
    }
    // Halves of a pixel of the shape, as strokes are two pixels wide; small ones are one.
    let scale = max(2, height / 10)
    let shape = rows.map(Array.init)
    let columns = shape[0].count
    var bitmap = Bitmap(width: columns * scale / 2, height: shape.count * scale / 2)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width { bitmap[x, y] = shape[y * 2 / scale][x * 2 / scale] == "#" }
    }
    return Glyph(
      bitmap: bitmap, left: 0, top: bitmap.height, advance: (columns + 1) * scale / 2)
  }

  private static let narrowShapes: [Character: [String]] = {
    var narrow = shapes
    for (character, rows) in shapes where rows[0].count == 6 {
      let column = character == "1" ? 5 : character == "7" ? 0 : 2
      narrow[character] = rows.map { row in
        var row = row
        row.remove(at: row.index(row.startIndex, offsetBy: column))
        return row
      }
    }
    narrow["4"] = [
      "..###", "..###", ".####", ".#.##", ".#.##", "#..##", "#..##", "#..##", "#####", "#####",
      "...##", "...##", "...##", "...##",
    ]
    return narrow
  }()

  /// Three pixels to a digit, with strokes of one, for where there is no room for more.
  private static let smallShapes: [Character: [String]] = [
    "0": ["###", "#.#", "#.#", "#.#", "#.#", "#.#", "###"],
    "1": [".#.", "##.", ".#.", ".#.", ".#.", ".#.", "###"],
    "2": ["###", "..#", "..#", "###", "#..", "#..", "###"],
    "3": ["###", "..#", "..#", "###", "..#", "..#", "###"],
    "4": ["#.#", "#.#", "#.#", "###", "..#", "..#", "..#"],
    "5": ["###", "#..", "#..", "###", "..#", "..#", "###"],
    "6": ["###", "#..", "#..", "###", "#.#", "#.#", "###"],
    "7": ["###", "..#", "..#", ".#.", ".#.", ".#.", ".#."],
    "8": ["###", "#.#", "#.#", "###", "#.#", "#.#", "###"],
    "9": ["###", "#.#", "#.#", "###", "..#", "..#", "###"],
    "-": ["..", "..", "..", "##", "..", "..", ".."],
    "(": [".#", "#.", "#.", "#.", "#.", "#.", ".#"],
    ")": ["#.", ".#", ".#", ".#", ".#", ".#", "#."],
    "+": ["...", "...", ".#.", "###", ".#.", "...", "..."],
  ]

  private static let round = ".####."
  private static let full = "######"
  private static let sides = "##..##"
  private static let left = "##...."
  private static let right = "....##"

  private static let shapes: [Character: [String]] = [
    "0": [round, full] + Array(repeating: sides, count: 10) + [full, round],
    "1": ["..##..", ".###..", "####.."] + Array(repeating: "..##..", count: 9) + [full, full],
    "2": [
      round, full, sides, right, right, right, "...###", "..###.", ".###..", "###...", left, left,
      full, full,
    ],
    "3": [
      round, full, sides, right, right, right, "..###.", "..###.", right, right, right, sides, full,
      round,
    ],
    "4": [
      "...###", "...###", "..####", "..#.##", ".##.##", ".#..##", sides, sides, full, full, right,
      right, right, right,
    ],
    "5": [
      full, full, left, left, left, "#####.", full, right, right, right, right, sides, full, round,
    ],
    "6": [
      round, full, sides, left, left, "#####.", full, sides, sides, sides, sides, sides, full,
      round,
    ],
    "7": [full, full, right, right, "...##.", "...##.", "...##."]
      + Array(repeating: "..##..", count: 7),
    "8": [
      round, full, sides, sides, sides, sides, round, round, sides, sides, sides, sides, full,
      round,
    ],
    "9": [
      round, full, sides, sides, sides, sides, sides, full, ".#####", right, right, sides, full,
      round,
    ],
    "-": Array(repeating: "...", count: 6) + ["###", "###"] + Array(repeating: "...", count: 6),
    "(": [".##", "##."] + Array(repeating: "##.", count: 10) + ["##.", ".##"],
    ")": ["##.", ".##"] + Array(repeating: ".##", count: 10) + [".##", "##."],
    "+": Array(repeating: "......", count: 4) + [
      "..##..", "..##..", full, full, "..##..", "..##..",
    ]
      + Array(repeating: "......", count: 4),
  ]
}
