import AddressBook
import ArgumentParser
import CardReading
import Foundation
import Locales
import PhoneNumbers
import Pictures
import Synchronization

/// `scan PHOTO…`: reads photographs of cards and pages, asks, and stores.
struct ScanCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "scan", abstract: words("help-scan"))
  }

  @Argument(help: .words("help-scan-photo", value: "PHOTO"))
  var photos: [String] = []

  @Option(help: .words("help-region", value: "TW"))
  var region: String?

  @Option(help: .words("help-area", value: "02"))
  var area: String?

  @Flag(help: .words("help-scan-yes"))
  var yes = false

  @Flag(help: .words("help-scan-dry-run"))
  var dryRun = false

  @Flag(name: .customLong("continue"), help: .words("help-scan-continue"))
  var continues = false

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  func run() throws {
    guard !photos.isEmpty || continues else {
      throw CommandFailure(.init("scan-no-photo"), .usage)
    }
    try NamedFiles.refuseEmpty(photos)
    let session = Session(options: options, makesHome: true)
    let region = try session.region(option: region)
    let areaCode = try session.areaCode(option: area, in: region)
    let limits = try session.pictureLimits
    let intake = ScanIntake(session: session, region: region, areaCode: areaCode)
    var firstError: (any Error)?
    var added: [PendingEntry] = []
    let files = NamedFiles.inputs(photos, given: NamedFiles.given)
    let unread = UnreadPhotos(photos.count)
    if !dryRun, !yes { tellOnInterrupt(intake, unread) }
    tellOfReading()
    for (index, (photo, file)) in zip(photos, files).enumerated() {
      showProgress(index)
      try PhotoReading.pages(
        of: file, region: region, areaCode: areaCode, limits: limits,
        each: { page in
          do {
            let reading = try page.reading.get()
            let kept = try dryRun ? [] : intake.keep(reading)
            // The same photograph may be named twice.
            let new = kept.filter { entry in !added.contains { $0.id == entry.id } }
            added += new
            clearProgress()
            try show(photo, page, reading)
            if new.isEmpty, !kept.isEmpty, !options.json { Console.print(words("scan-same-photo")) }
          } catch {
            firstError = firstError ?? error
            clearProgress()
            try show(photo, page, error)
          }
          if page.number == limits.pages, page.count > limits.pages, !options.json {
            Console.warn(words("scan-many-pages", ["count": .number(limits.pages)]))
          }
        })
      unread.count.withLock { $0 -= 1 }
    }
    let waits = try dryRun ? showWaiting(intake) : settle(intake, added: added)
    if let firstError { throw ExitStatus(of: firstError).code }
    if waits { throw ExitStatus.pending.code }
  }

  /// Stores what may be stored, asks where somebody is there.
  ///
  /// - Returns: whether entries wait for a person.
  private func settle(_ intake: ScanIntake, added: [PendingEntry]) throws -> Bool {
    var entries = added
    if continues {
      let known = Set(added.map(\.id))
      entries = try intake.waiting().filter { !known.contains($0.id) } + added
    }
    if yes {
      for entry in entries { try intake.storeSure(entry, isQuiet: options.json) }
    } else if Console.isInteractive, !options.json {
      let conversation = ScanConversation(intake: intake)
      for (index, entry) in entries.enumerated() {
        if try intake.settleKnown(entry, isQuiet: false) { continue }
        guard try conversation.settle(entry, place: index + 1, of: entries.count) else { break }
      }
    }
    let waiting = try intake.waiting()
    if options.json {
      if continues { try printJSON(waiting) }
    } else if continues || !waiting.isEmpty {
      Self.tell(of: waiting)
    }
    return !waiting.isEmpty
  }

  /// How many photographs are still to be read, as whoever stops the command is told.
  private final class UnreadPhotos: Sendable {
    let count: Mutex<Int>

    init(_ count: Int) { self.count = Mutex(count) }
  }

  /// Who stops with Ctrl-C is told how to go on, as with 0.
  private func tellOnInterrupt(_ intake: ScanIntake, _ unread: UnreadPhotos) {
    guard Console.isInteractive, !options.json else { return }
    OnInterrupt.begin {
      Console.print("")
      if let waiting = try? intake.waiting() { Self.tell(of: waiting) }
      let count = unread.count.withLock(\.self)
      if count > 0 { Console.print(words("scan-unread", ["count": .number(count)])) }
      _exit(ExitStatus.interrupted.rawValue)
    }
  }

  /// Says how many entries wait for a person, and how to go on with them.
  private static func tell(of waiting: [PendingEntry]) {
    Console.print(words("scan-waiting", ["count": .number(waiting.count)]))
  }

  /// Shows, where `--continue` asks for it, what waits.
  ///
  /// - Returns: whether entries wait for a person.
  private func showWaiting(_ intake: ScanIntake) throws -> Bool {
    guard continues else { return false }
    let entries = try intake.waiting()
    if options.json {
      try printJSON(entries)
    } else {
      for entry in entries { Console.print("  " + ScanText.line(entry)) }
      Self.tell(of: entries)
    }
    return !entries.isEmpty
  }

  /// What waits, an entry a line, with the content hash of its photograph.
  private func printJSON(_ waiting: [PendingEntry]) throws {
    for entry in waiting {
      try JSONLine.print(ScanOutput(photo: entry.photo ?? "", entries: [.init(entry)]))
    }
  }

  private func show(_ photo: String, _ page: PhotoPage, _ reading: PhotoReading) throws {
    if options.json {
      var output = self.output(photo, page)
      output.entries = reading.entries.map { .init($0) }
      output.seconds = (reading.seconds * 100).rounded() / 100
      try JSONLine.print(output)
      return
    }
    Console.print(
      words(
        "scan-found", ["photo": page.title(photo), "count": .number(reading.entries.count)]))
    for entry in reading.entries {
      Console.print("  " + ScanText.line(entry))
    }
    if reading.entries.count == CardReader.maximumEntries {
      Console.warn(words("scan-many", ["count": .number(CardReader.maximumEntries)]))
    }
  }

  private func show(_ photo: String, _ page: PhotoPage, _ error: any Error) throws {
    if options.json {
      var output = self.output(photo, page)
      output.error = .init(error)
      try JSONLine.print(output)
    } else {
      Console.warn(words(page.failure(error, photo: photo)))
    }
  }

  /// What is printed of every page, as far as it is read or not.
  private func output(_ photo: String, _ page: PhotoPage) -> ScanOutput {
    page.count > 1
      ? ScanOutput(photo: photo, page: page.number, pages: page.count) : ScanOutput(photo: photo)
  }

  /// A bar over many photographs, on standard error, for a person only.
  private func showProgress(_ done: Int) {
    guard hasProgress else { return }
    let filled = Self.barWidth * done / photos.count
    let bar =
      String(repeating: "#", count: filled)
      + String(repeating: ".", count: Self.barWidth - filled)
    Console.write("[\(bar)] \(done)/\(photos.count)", to: STDERR_FILENO)
  }

  /// Says that a photograph is being read, which takes a while, where no bar shows it: to a person only.
  private func tellOfReading() {
    guard !photos.isEmpty, !hasProgress, isatty(STDERR_FILENO) == 1 else { return }
    Console.warn(words("scan-reading"))
  }

  /// Makes room for what was read.
  private func clearProgress() {
    guard hasProgress else { return }
    let blank = String(repeating: " ", count: Self.barWidth + 20)
    Console.write("\r\(blank)\r", to: STDERR_FILENO)
  }

  private var hasProgress: Bool {
    photos.count > 1 && isatty(STDERR_FILENO) == 1 && !options.plain
  }

  private static let barWidth = 30
}
