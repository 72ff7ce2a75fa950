import AddressBook
import Calling
import CardReading
import Foundation
import Guide
import Locales
import PhoneNumbers
import Pictures
import Terminal
import Voice

/// Looks whether everything that Anytime needs is there and in order. What is in the
/// address book stays as it is.
struct Doctor {
  let session: Session
  let environment: [String: String]

  /// What every check found, in the order in which a call needs them.
  func findings() throws(AddressBookError) -> [Finding] {
    // Opened once: what stands in its way is said once.
    let opening: Result<AddressBook?, any Error> = Result { try openedBook() }
    let person = try person(opening)
    return [models, database(opening)] + keptAside(opening)
      + [dialer(opening, of: person)] + photographs(opening, of: person)
      + [heic, font, voice, terminal, locale, disk]
  }

  /// Whom `--person` names, else who the home acts as; nil for the home itself, where there is nobody yet.
  private func person(
    _ opening: Result<AddressBook?, any Error>
  ) throws(AddressBookError) -> Person.ID? {
    guard case .success(let book?) = opening else { return nil }
    guard let name = session.options.person else { return try? book.presentPerson()?.id }
    return try book.person(matching: name).id
  }

  /// Nil where there is none yet.
  private func openedBook() throws -> AddressBook? {
    if let damage = AddressBook.damage(in: session.home) { throw damage }
    do {
      return try AddressBook.opened(in: session.home, makesHome: false, backsUp: false)
    } catch AddressBookError.noAddressBook where session.makesHome {
      guard AddressBook.canBeMade(in: session.home) else {
        throw AddressBookError.notWritable(path: session.home.path)
      }
      return nil
    }
  }

  private var models: Finding {
    do {
      _ = try CardReader(models: ShareFolder.models, region: .taiwan, areaCode: nil)
      return .ok("models", Message("doctor-models-ok"))
    } catch CardReadingError.modelMissing(let file) {
      return .fault(
        "models", Message("doctor-models-missing", ["file": .text(file)]),
        next: Message("doctor-models-next"))
    } catch {
      return .fault("models", Message("doctor-models-broken"), next: Message("doctor-models-next"))
    }
  }

  private func database(_ opening: Result<AddressBook?, any Error>) -> Finding {
    let path = Message.Argument.text(session.home.path)
    do {
      guard let book = try opening.get() else {
        return .note("database", Message("doctor-database-none", ["path": path]))
      }
      guard try book.isIntact() else {
        let kind = try book.isSound() ? "changed" : "damaged"
        return .fault(
          "database", Message("doctor-database-\(kind)", ["path": path]),
          next: Message("doctor-database-next"))
      }
      guard !book.isReadOnly else {
        throw AddressBookError.notWritable(path: session.home.path)
      }
      let damaged = try book.damagedPictures()
      guard damaged == 0 else {
        return .fault(
          "database",
          Message("doctor-database-pictures", ["count": .number(damaged), "path": path]),
          next: Message("doctor-database-pictures-next"))
      }
      guard let backup = book.lastAutomaticBackup else {
        return .ok("database", Message("doctor-database-ok", ["path": path]))
      }
      return .ok(
        "database",
        Message("doctor-database-backed-up", ["path": path, "date": .text(Self.day(of: backup))]))
    } catch {
      return .fault("database", Self.sentence(of: error, else: "doctor-database-closed"), next: nil)
    }
  }

  /// Damaged databases beside one that can be used; without one, the damage itself is told.
  private func keptAside(_ opening: Result<AddressBook?, any Error>) -> [Finding] {
    guard case .success = opening else { return [] }
    return AddressBook.damagedDatabases(in: session.home).map { file in
      .note("database", Message("doctor-database-kept", ["file": .text(file.path)]))
    }
  }

  private func dialer(
    _ opening: Result<AddressBook?, any Error>, of person: Person.ID?
  ) -> Finding {
    guard case .success(let book) = opening else {
      return .note("dialer", Message("doctor-dialer-waits"))
    }
    do {
      let identifier = try book?.setting(.dialer, of: person) ?? Dialers.standard
      guard identifier != Dialers.standard else {
        return .fault(
          "dialer", Message("doctor-dialer-rehearsal"), next: Message("doctor-dialer-next"))
      }
      let configuration = try DialerConfiguration(
        settings: book, of: person, home: session.home, environment: environment)
      let proofs = try Dialers.named(identifier, configuration: configuration).check()
      let used = Message("doctor-dialer-ok", ["dialer": .text(identifier)])
      return .ok("dialer", proofs.map(\.message).reduce(used) { $0.followed(by: $1) })
    } catch {
      return .fault(
        "dialer", Self.sentence(of: error, else: "doctor-dialer-unknown"),
        next: Message("doctor-dialer-next"))
    }
  }

  /// Where photographs come from: nothing is said of what nobody has set or made.
  private func photographs(
    _ opening: Result<AddressBook?, any Error>, of person: Person.ID?
  ) -> [Finding] {
    guard case .success(let book) = opening else { return [] }
    func value(_ key: SettingKey) -> String? { try? book?.setting(key, of: person) }
    var findings: [Finding] = []
    if let folder = PhotoInbox.folder(setting: value(.inbox), environment: environment)?.path {
      let path = ["path": Message.Argument.text(folder)]
      findings.append(
        access(folder, R_OK | X_OK) == 0
          ? .ok("inbox", Message("doctor-inbox-ok", path))
          : .fault(
            "inbox", Message("doctor-inbox-missing", path), next: Message("doctor-inbox-next")))
    }
    if let command = value(.cameraCommand),
      let name = (try? CameraProgram(lines: command))?.name,
      SearchPath(environment["PATH"] ?? "").program(name) == nil
    {
      findings.append(
        .fault(
          "camera", Message("doctor-camera-missing", ["program": .text(name)]),
          next: Message("doctor-camera-next")))
    }
    return findings
  }

  private var heic: Finding {
    PictureFormat.isHEICReadable
      ? .ok("pictures", Message("doctor-heic-ok"))
      : .fault("pictures", Message("doctor-heic-missing"), next: Message("doctor-heic-next"))
  }

  private var font: Finding {
    InstalledFont.isThere
      ? .ok("fonts", Message("doctor-font-ok"))
      : .fault("fonts", Message("doctor-font-missing"), next: Message("doctor-font-next"))
  }

  private var voice: Finding {
    guard let voice = Voices.found(environment: environment) else {
      return .note("voice", Message("doctor-voice-none"))
    }
    return .ok("voice", Message("doctor-voice-ok", ["program": .text(voice.identifier)]))
  }

  private var terminal: Finding {
    guard Console.isInteractive else { return .note("terminal", Message("doctor-terminal-none")) }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return .note("terminal", Message("doctor-terminal-none"))
    }
    let places: [String: Message.Argument] = [
      "columns": .number(Int(size.ws_col)), "rows": .number(Int(size.ws_row)),
    ]
    guard size.ws_col >= 80, size.ws_row >= 24 else {
      return .fault(
        "terminal", Message("doctor-terminal-small", places), next: Message("doctor-terminal-next"))
    }
    let isPlain = ColourDepth(environment: environment) == .none
    return .ok(
      "terminal", Message(isPlain ? "doctor-terminal-plain" : "doctor-terminal-ok", places))
  }

  /// Terminals show Chinese characters where the locale is one of UTF-8.
  private var locale: Finding {
    let name = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
    let encoding = (name ?? "").lowercased().replacing("-", with: "")
    return encoding.hasSuffix("utf8")
      ? .ok("locale", Message("doctor-locale-ok", ["name": .text(name ?? "")]))
      : .fault(
        "locale", Message("doctor-locale-other", ["name": .text(name ?? "C")]),
        next: Message("doctor-locale-next"))
  }

  private var disk: Finding {
    guard let free = AddressBook.freeBytes(at: session.home) else {
      return .note("disk", Message("doctor-disk-unknown"))
    }
    let places: [String: Message.Argument] = ["size": .text(Self.size(free))]
    return free >= 200_000_000
      ? .ok("disk", Message("doctor-disk-ok", places))
      : .fault("disk", Message("doctor-disk-full", places), next: Message("doctor-disk-next"))
  }

  private static func size(_ bytes: UInt64) -> String {
    bytes < 1_000_000 ? "\(bytes / 1000) KB" : "\(bytes / 1_000_000) MB"
  }

  private static func sentence(of error: any Error, else key: String) -> Message {
    (error as? DialerError)?.setupMessage ?? (error as? any Speakable)?.message ?? Message(key)
  }

  /// `2026-05-01`, as every language here reads it, on the person's own calendar.
  private static func day(of date: Date) -> String {
    date.formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day())
  }
}
