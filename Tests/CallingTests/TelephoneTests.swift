import Synchronization
import Testing

@testable import Calling

@Suite struct TelephoneTests {
  /// Counts its calls.
  final class CountingDialer: Dialer {
    static let identifier = "counting"
    static let knows: Set<CallState> = [.ended]
    static let isTelephoneLine = false
    static let isTriedOnTelephone = false
    private let count = Mutex(0)
    private let during: @Sendable () -> Void
    var calls: Int { count.withLock { $0 } }

    init(during: @escaping @Sendable () -> Void) { self.during = during }
    init(configuration: DialerConfiguration) { during = {} }
    func check() -> [Proof] { [] }
    func start(_ call: ConfirmedCall, report: (CallState) -> Void) -> CallOutcome {
      count.withLock { $0 += 1 }
      during()
      return .ended(seconds: nil)
    }
  }

  @Test func aSecondCallCannotStartWhileOneGoesOn() throws {
    let box = Mutex<Telephone?>(nil)
    let refused = Mutex<DialerError?>(nil)
    let dialer = CountingDialer {
      do throws(DialerError) {
        guard let call = try? confirmedCall() else { return }
        _ = try box.withLock { $0 }?.place(call)
      } catch {
        refused.withLock { $0 = error }
      }
    }
    let telephone = Telephone(dialer: dialer)
    box.withLock { $0 = telephone }
    _ = try telephone.place(confirmedCall())
    box.withLock { $0 = nil }
    #expect(refused.withLock { $0 } == .alreadyCalling)
    #expect(dialer.calls == 1)
  }

  @Test func theBeginningIsToldBeforeAnythingIsDialled() throws {
    let states = Mutex<[CallState]>([])
    let dialer = CountingDialer { states.withLock { $0.append(.talking) } }
    _ = try Telephone(dialer: dialer).place(confirmedCall()) { state in
      states.withLock { $0.append(state) }
    }
    #expect(states.withLock { $0 } == [.begun, .talking])
  }

  @Test func aWishThatCameTooLateForOneCallDoesNotStopTheNext() throws {
    let programs = try FakePrograms()
    try programs.add("phone")
    let dialer = try CommandDialer(configuration: programs.configuration(command: "phone {number}"))
    let telephone = Telephone(dialer: dialer)
    #expect(throws: DialerError.needsTelephone(number: "110")) {
      try telephone.place(confirmedCall("110")) { _ in telephone.hangUp() }
    }
    #expect(try telephone.place(confirmedCall()) == .asked)
    #expect(try programs.runs().count == 1)
  }

  @Test func aWishThatComesBeforeTheDialerIsAtWorkCounts() throws {
    let programs = try FakePrograms()
    // It is not even looked for.
    let dialer = try CommandDialer(configuration: programs.configuration(command: "phone {number}"))
    let telephone = Telephone(dialer: dialer)
    let outcome = try telephone.place(confirmedCall()) {
      if $0 == .begun { telephone.hangUp() }
    }
    #expect(outcome == .stopped)
  }

  @Test(
    "No dialer keeps a wish from the call before",
    arguments: ["command", "link", "android", "termux"])
  func forgets(name: String) throws {
    let programs = try FakePrograms()
    for program in ["phone", "gio", "termux-telephony-call"] { try programs.add(program) }
    try programs.add("adb", then: "[ $1 = get-state ] && echo device; true")
    let dialer = try Dialers.named(
      name, configuration: programs.configuration(command: "phone {number}"))
    dialer.hangUp()
    #expect(try Telephone(dialer: dialer).place(confirmedCall()) == .asked)
  }

  @Test func anErrorFreesTheLine() throws {
    let telephone = Telephone(dialer: RehearsalDialer(configuration: DialerConfiguration()))
    #expect(throws: DialerError.needsTelephone(number: "110")) {
      try telephone.place(confirmedCall("110"))
    }
    #expect(try telephone.place(confirmedCall()) == .rehearsed)
  }
}
