import Locales

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
    /// What the picture is, for those who do not see it, where no text says so.
    public var alternative: Message?

    /// What there is of them.
    public init(
      picture: ScreenPicture? = nil, text: String? = nil, secondText: String? = nil,
      alternative: Message? = nil
    ) {
      self.picture = picture
      self.text = text
      self.secondText = secondText
      self.alternative = alternative
    }

    /// The same for those who do not see it.
    public func lines(_ words: MessageCatalog) -> [String] {
      // Else nothing would tell the sample from somebody who is stored.
      if case .writtenCard = picture, let alternative { return [words(alternative)] }
      return [text ?? alternative.map { words($0) }, secondText].compactMap(\.self)
    }

    /// A photograph.
    static func photo(_ picture: ScreenPicture) -> Subject {
      Subject(picture: picture, alternative: Message("voice-photo"))
    }

    /// A name, or its handwriting, above a number.
    static func name(
      _ name: String?, picture: ScreenPicture?, secondText: String? = nil
    ) -> Subject {
      Subject(
        picture: picture, text: name, secondText: secondText,
        alternative: picture.map { _ in Message("voice-written-here") })
    }
  }

  /// A line to type into. While there is one, 0 is a digit and Escape goes back.
  public struct Entry: Hashable, Sendable {
    /// What is typed, which decides the keys that are offered and what is accepted.
    public enum Kind: Hashable, Sendable {
      case text, number, filePath
      /// One digit of a number, or two.
      case digit
    }
    /// What to type.
    public var label: String
    /// What stands there already.
    public var value: String
    /// What is typed.
    public var kind: Kind

    /// A field, empty unless there is a value.
    public init(label: String, value: String = "", kind: Kind) {
      self.label = label
      self.value = value
      self.kind = kind
    }
  }

  /// How far long work is: done of total, with the words saying what is done in the paragraphs.
  public struct Progress: Hashable, Sendable {
    /// Pieces of work that are done.
    public var done: Int
    /// All pieces of work.
    public var total: Int

    /// So many of so many.
    public init(done: Int, total: Int) {
      self.done = done
      self.total = total
    }
  }

  /// What the screen is about, in a few words.
  public var title: String
  /// Nil where the screen is about no one thing.
  public var subject: Subject?
  /// Short sentences, the first the first to be read.
  public var paragraphs: [String]
  /// At most four.
  public var choices: [Choice]
  /// What 0 (or Escape) does here: back, home, leave.
  public var back: String
  /// Nil where nothing is typed; else there are no choices.
  public var entry: Entry?
  /// Nil where nothing is under way, or nobody knows how far.
  public var progress: Progress?
  /// Whether a digit calls somebody at once: no hand may be faster here than the eye.
  public var isBeforeCall = false
  /// Whether 0 leads anywhere; under a kiosk there is nothing behind home.
  public var leadsBack = true

  /// A screen in words of the person's language.
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
