/// What stands together on one line of writing: a name, a number, or both, perhaps with a label.
struct Cell: Sendable {
  /// Which line, counted from the top.
  let line: Int
  /// What is not a number.
  var words: WritingLine?
  /// Whether the words stood in brackets.
  var isInBrackets = false
  /// What the models make of the words, the likeliest first.
  var views: [NameReader.View] = []
  var number: WritingLine?
  var finding: NumberJudge.Finding?
  /// Whether the words are what a form has behind the label of a name, or nothing where that is empty.
  var isFilledIn = false
}
