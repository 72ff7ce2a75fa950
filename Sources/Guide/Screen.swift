/// Everything that a person sees, or hears, at one moment, in their language.
public struct Screen: Hashable, Sendable {
  /// The one name, number or picture that the screen is about.
  public struct Subject: Hashable, Sendable {
    /// Shown above the text: a face, or the crop of the writing, at the same scale.
    public var picture: ScreenPicture?
    /// Drawn as large as there is room: a name.
    public var text: String?
    /// Drawn below the text: a number.
    public var secondText: String?

    public init(picture: ScreenPicture? = nil, text: String? = nil, secondText: String? = nil) {
      self.picture = picture
      self.text = text
      self.secondText = secondText
    }
  }

  /// A line to type into. While there is one, 0 is a digit and Escape goes back.
  public struct Entry: Hashable, Sendable {
    public enum Kind: Hashable, Sendable { case text, number, filePath }
    public var label: String
    public var value: String
    public var kind: Kind

    public init(label: String, value: String = "", kind: Kind) {
      self.label = label
      self.value = value
      self.kind = kind
    }
  }

  /// How far long work is: done of total, with the words saying what is done in the paragraphs.
  public struct Progress: Hashable, Sendable {
    public var done: Int
    public var total: Int

    public init(done: Int, total: Int) {
      self.done = done
      self.total = total
    }
  }

  public var title: String
  public var subject: Subject?
  public var paragraphs: [String]
  /// At most four.
  public var choices: [Choice]
  /// What 0 (or Escape) does here: back, home, leave.
  public var back: String
  public var entry: Entry?
  public var progress: Progress?

  public init(
    title: String, subject: Subject? = nil, paragraphs: [String] = [], choices: [Choice] = [],
    back: String, entry: Entry? = nil, progress: Progress? = nil
  ) {
    self.title = title
    self.subject = subject
    self.paragraphs = paragraphs
    self.choices = choices
    self.back = back
    self.entry = entry
    self.progress = progress
  }
}
