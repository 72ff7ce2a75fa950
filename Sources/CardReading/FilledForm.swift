/// A printed form that somebody filled in: names stand behind their labels, and all else behind others.
struct FilledForm {
  /// Its names and numbers from left to right, line by line. A name that nobody filled in is its label, which
  /// reads as nothing.
  private(set) var cells: [Cell] = []

  private enum Piece {
    case label(FormWords.Kind, [InkComponent])
    case words([InkComponent])
    case number(Cell)
  }

  /// Nil where fewer than two names are filled in, on lines of their own, or fewer than two numbers have
  /// labels.
  ///
  /// - Parameter views: what the models make of some words.
  init?(
    _ all: [Cell], views: (WritingLine) throws(CardReadingError) -> [NameReader.View]
  ) throws(CardReadingError) {
    var (named, labels) = (0, 0)
    var names: [(place: Int, ink: [InkComponent])] = []
    for (line, onLine) in Dictionary(grouping: all, by: \.line).sorted(by: { $0.key < $1.key }) {
      var kind: FormWords.Kind?
      let first = names.count
      for (_, piece) in onLine.flatMap(Self.pieces).sorted(by: { $0.x < $1.x }) {
        switch piece {
        case .label(let label, let ink):
          kind = label
          if label == .number { labels += 1 }
          if label == .name, !ink.isEmpty {
            names.append((cells.count, []))
            cells.append(Cell(line: line, words: WritingLine(components: ink), isFilledIn: true))
          }
        case .words(let ink) where kind == .name:
          let before = names[names.count - 1].ink
          if before.isEmpty || Self.areNear(before, ink) { names[names.count - 1].ink += ink }
        case .number(let cell) where kind != .other: cells.append(cell)
        case .words, .number: break
        }
      }
      if names[first...].contains(where: { !$0.ink.isEmpty }) { named += 1 }
    }
    guard named > 1, labels > 1 else { return nil }
    for (place, ink) in names where !ink.isEmpty {
      let words = Self.withoutPrint(ink)
      cells[place].words = words
      if let read = all.first(where: { $0.words?.box == words.box }) {
        cells[place].views = read.views
      } else {
        cells[place].views = try views(words)
      }
    }
  }

  /// Whether what is read behind a name may be more of it: not where the next column begins.
  private static func areNear(_ name: [InkComponent], _ next: [InkComponent]) -> Bool {
    let (name, next) = (WritingLine(components: name).box, WritingLine(components: next).box)
    return next.x - name.right < 3 * name.height
  }

  /// A name without what is printed at its beginning and belongs to the label: a colon, a small number.
  private static func withoutPrint(_ ink: [InkComponent]) -> WritingLine {
    let words = WritingLine(components: ink)
    let parts = words.parts(gap: max(2, words.box.height / 8))
    let print = parts.prefix {
      $0.box.height * 5 < words.box.height * 3 && $0.box.width * 2 < words.box.height
    }
    guard print.count < parts.count else { return words }
    return WritingLine(components: parts[print.count...].flatMap(\.components))
  }

  /// The labels of a cell and what stands behind them, each with its left edge.
  private static func pieces(of cell: Cell) -> [(x: Int, piece: Piece)] {
    var pieces: [(x: Int, piece: Piece)] = []
    if let number = cell.number {
      var alone = cell
      (alone.words, alone.views) = (nil, [])
      pieces.append((number.box.x, .number(alone)))
    }
    guard let words = cell.words else { return pieces }
    let seen = cell.views.map { (view: $0, labels: FormWords.labels(in: $0)) }
    guard let (view, labels) = seen.max(by: { $0.labels.count < $1.labels.count }), !labels.isEmpty
    else { return pieces + [(words.box.x, .words(words.components))] }
    let symbols = view.reading.symbols
    func edge(_ symbol: Int) -> Int {
      if symbol == 0 { return words.box.x }
      return symbol < symbols.count
        ? words.box.x - SheetReader.margin + symbols[symbol].box.x : words.box.right
    }
    var end = 0
    func ink(_ places: Range<Int>) -> [InkComponent] {
      let columns = Double(edge(places.lowerBound))...Double(edge(places.upperBound))
      return words.components.filter { columns.contains($0.centreX) }
    }
    func addWords(before symbol: Int) {
      let ink = end < symbol ? ink(end..<symbol) : []
      if !ink.isEmpty { pieces.append((edge(end), .words(ink))) }
    }
    for label in labels {
      addWords(before: label.symbols.lowerBound)
      pieces.append((edge(label.symbols.lowerBound), .label(label.kind, ink(label.symbols))))
      end = label.symbols.upperBound
    }
    addWords(before: symbols.count)
    return pieces
  }
}
