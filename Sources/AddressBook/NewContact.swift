import PhoneNumbers

/// What a contact is made from.
public struct NewContact: Sendable {
  /// One number, as it will be stored.
  public struct Number: Hashable, Sendable {
    /// As it was written or typed.
    public var written: String
    /// Nil for service numbers and for local numbers without an area code.
    public var e164: String?
    /// What a dialer is given.
    public var dialled: String
    /// Shown, never dialled.
    public var `extension`: String?
    /// `mobile`, `home`, `work`, or another word: a telephone's, or the person's own.
    public var label: String?
    /// The region in which a number without a country code was stored: elsewhere it is another number. Nil for
    /// those with one, and where nobody noted it.
    public var region: Region?

    /// Equal for two numbers that are one, however each was written: what is called, and the
    /// extension.
    public var destination: String { (e164 ?? dialled) + "#" + (`extension` ?? "") }

    /// A number that was parsed.
    public init(_ number: PhoneNumber, label: String? = nil) {
      written = number.written
      e164 = number.e164
      dialled = number.dialled
      `extension` = number.extension
      self.label = label
      region = number.dialled.hasPrefix("+") ? nil : number.region
    }
  }

  /// Nil makes a new identity; a known one comes from another home or a backup.
  public var id: Contact.ID?
  /// Whose contact it will be.
  public var owner: Person.ID
  /// Nil where the handwriting is the name.
  public var name: String?
  /// The first is the one that is called first.
  public var numbers: [Number]
  /// Content hash of the picture of their face.
  public var picture: String?
  /// Content hash of the picture of the handwritten name.
  public var handwriting: String?
  /// Content hash of the photograph that it was scanned from.
  public var sourcePhoto: String?
  /// Who of the known people it is, where that is settled.
  public var person: Person.ID?
  /// What of a foreign vCard we hold no field for.
  public var foreignProperties: [ForeignProperty]

  /// A contact that is not yet stored.
  public init(
    owner: Person.ID, name: String?, numbers: [Number], picture: String? = nil,
    handwriting: String? = nil, sourcePhoto: String? = nil,
    foreignProperties: [ForeignProperty] = [], id: Contact.ID? = nil
  ) {
    self.id = id
    self.owner = owner
    self.name = name
    self.numbers = numbers
    self.picture = picture
    self.handwriting = handwriting
    self.sourcePhoto = sourcePhoto
    self.foreignProperties = foreignProperties
  }
}
