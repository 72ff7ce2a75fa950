import AddressBook
import Locales
import PhoneNumbers

/// What the journeys know of the home and its settings without asking for it.
public struct GuideFacts: Hashable, Sendable {
  /// The language of the screens.
  public var language: Language
  /// Who sits in front of the screen.
  public var person: Person
  /// Where numbers written without a country code are from.
  public var region: Region
  /// Completes a local number that was written without its area code.
  public var areaCode: String?
  /// How large the subject is drawn.
  public var textSize: TextSize
  /// Nil where the terminal's own are followed.
  public var colours: Colours?
  /// Whether screens are read aloud; nil where no program can.
  public var voice: Bool?
  /// Whether a camera command is set.
  public var hasCamera: Bool
  /// Whether there is an inbox folder to choose photographs from.
  public var hasInbox: Bool
  /// False under a kiosk, where there is nothing behind the home screen.
  public var mayLeave: Bool
  /// Whether the three questions of the first start were answered or skipped.
  public var isStarted: Bool
  /// Whether calls go through a telephone line, so that emergency numbers may be dialled.
  public var isTelephoneLine: Bool
  /// The name of the contact who was called most; nil where nobody was called yet.
  public var mostCalled: String?

  /// What is known before the first screen.
  public init(
    language: Language, person: Person, region: Region, areaCode: String? = nil,
    textSize: TextSize = .large, colours: Colours? = nil, voice: Bool? = nil,
    hasCamera: Bool = false, hasInbox: Bool = false, mayLeave: Bool = true,
    isStarted: Bool = false, isTelephoneLine: Bool = true, mostCalled: String? = nil
  ) {
    self.language = language
    self.person = person
    self.region = region
    self.areaCode = areaCode
    self.textSize = textSize
    self.colours = colours
    self.voice = voice
    self.hasCamera = hasCamera
    self.hasInbox = hasInbox
    self.mayLeave = mayLeave
    self.isStarted = isStarted
    self.isTelephoneLine = isTelephoneLine
    self.mostCalled = mostCalled
  }
}
