import Locales

extension Message {
  /// A number as it is shown, with its extension; nil where it has none.
  public static func extended(_ number: String, by part: String?) -> Message? {
    part.map { Message("number-extension", ["number": .text(number), "extension": .text($0)]) }
  }
}
