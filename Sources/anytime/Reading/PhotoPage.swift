import Locales

/// One page of a photograph's file: as a rule its only one.
struct PhotoPage: Sendable {
  /// From 1 on.
  let number: Int
  /// How many pages the file has, though not all of many are read.
  let count: Int
  /// What was read on it, or why nothing was.
  let reading: Result<PhotoReading, any Error>

  /// What the page is called: its file's name, and its own number where there are others.
  func title(_ photo: String) -> Message.Argument {
    guard count > 1 else { return .text(photo) }
    return .message(
      Message(
        "scan-page", ["photo": .text(photo), "page": .number(number), "count": .number(count)]))
  }

  /// What is said where it could not be read.
  func failure(_ error: any Error, photo: String) -> Message {
    Message(
      "scan-failed",
      ["photo": title(photo), "sentence": .message(ScanOutput.message(of: error))])
  }
}
