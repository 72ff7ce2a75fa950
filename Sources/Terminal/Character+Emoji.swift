extension Character {
  /// Whether terminals may show it as a coloured picture.
  var isEmoji: Bool {
    unicodeScalars.first.map { !$0.isASCII && $0.properties.isEmoji } ?? false
  }
}
