import Foundation
import Testing

@testable import Pictures

/// A shell stands in for the child, so that it can end in every way.
@Suite struct LimitedProcessTests {
  @Test func theChildReadsItsInputAndAnswers() throws {
    #expect(try shell("cat", input: .bytes(Array("abc".utf8))) == Array("abc".utf8))
    #expect(try shell("cat", input: .bytes([])).isEmpty)
  }

  @Test func theChildSeesNothingButWhatItNeeds() throws {
    setenv("ANYTIME_SECRET", "1", 1)
    let names = try text(shell("env")).split(separator: "\n").map { $0.prefix { $0 != "=" } }
    let known: Set<Substring> = [
      "ANYTIME_CHILD_LIMITS", "ANYTIME_SHARE", "LANG", "LD_LIBRARY_PATH", "OMP_THREAD_LIMIT",
      "PWD", "SHLVL", "SWIFT_BACKTRACE", "_", "OLDPWD",
    ]
    #expect(Set(names).subtracting(known).isEmpty)
    // The listing has a descriptor of its own.
    #expect(try text(shell("ls /proc/self/fd | wc -l")) == "4\n")
  }

  /// In a process of its own: Linux counts what the starter holds as the child's, and that of all
  /// tests together may be more than a photograph needs.
  @Test func aCrash() async {
    await #expect(processExitsWith: .success) {
      let tests = LimitedProcessTests()
      #expect(throws: PictureError.crashed) { try tests.shell("kill -SEGV $$") }
      #expect(throws: PictureError.crashed) { try tests.shell("exit 3") }
      #expect(throws: PictureError.crashed) { try tests.shell("echo nonsense; exit 65") }
    }
  }

  @Test func aRefusalOfTheChildIsThrownHere() {
    #expect(throws: PictureError.incomplete) {
      try shell(#"echo '{"incomplete":{}}'; exit 65"#)
    }
  }

  @Test func theKernelKillingForMemory() {
    #expect(throws: PictureError.tooMuchMemory) { try shell("kill -KILL $$") }
  }

  @Test func aChildThatHangsIsKilledWithItsChildren() throws {
    let started = ContinuousClock.now
    #expect(throws: PictureError.tooSlow(seconds: 0)) {
      try shell("sleep 60 & sleep 60", seconds: 0.2)
    }
    #expect(throws: PictureError.tooSlow(seconds: 0)) {
      try shell("exec >&-; sleep 60", seconds: 0.2)
    }
    #expect(ContinuousClock.now - started < .seconds(30))
  }

  @Test func aChildThatOnlyWaitsForABusyComputerIsNotStopped() throws {
    #expect(try text(shell("sleep 1.2; echo late", seconds: 1)) == "late\n")
  }

  @Test func aChildThatNeverStopsTalkingIsCutOff() {
    #expect(throws: PictureError.tooLongAnswer) { try shell("yes") }
  }

  @Test func howFarTheWorkIsComesBeforeTheAnswerAndIsNoPartOfIt() throws {
    var told: [[Int]] = []
    // The second is cut in two.
    let script = """
      printf '\\001\\000\\003\\001\\002'
      sleep 0.2
      printf '\\003\\001\\003\\003{"a":1}\\001\\001'
      """
    let answer = try shell(script) { told.append([$0, $1]) }
    #expect(text(answer) == "{\"a\":1}\u{1}\u{1}")
    #expect(told == [[0, 3], [2, 3], [3, 3]])
  }

  /// Of nothing, more than all, again, back, another total, cut off.
  @Test func onlyAShareThatRisesIsPassedOn() throws {
    var told: [[Int]] = []
    let script = """
      printf '\\001\\000\\000\\001\\005\\003\\001\\002\\003\\001\\002\\003'
      printf '\\001\\001\\003\\001\\003\\377\\001\\003\\003\\001'
      """
    let answer = try shell(script) { told.append([$0, $1]) }
    #expect(answer.isEmpty)
    #expect(told == [[2, 3], [3, 3]])
  }

  @Test func aChildThatNeverStopsTellingHowFarItIsIsCutOff() {
    var told = 0
    #expect(throws: PictureError.tooLongAnswer) {
      try shell(#"tr '\0' '\001' < /dev/zero"#) { _, _ in told += 1 }
    }
    #expect(told == 1)
  }

  @Test func aChildThatNobodyWaitsForIsKilled() {
    let start = ContinuousClock.now
    #expect(throws: PictureError.stopped) {
      try shell("sleep 15", isStopped: { ContinuousClock.now - start > .milliseconds(300) })
    }
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test func noProgramToRun() {
    #expect(throws: PictureError.noChild) {
      try LimitedProcess.run(
        program: "/nowhere/anytime", arguments: [], input: .bytes([]), limits: PictureLimits())
    }
  }

  @Test func noDescriptorIsLeftOpen() throws {
    func open() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    }
    // Other tests run beside this one, so only a leak of many counts.
    let before = try open()
    for _ in 0..<40 {
      _ = try shell("true")
      _ = try? ForeignPicture.imported(from: URL(fileURLWithPath: "/dev/zero"))
      _ = try? ForeignPicture.imported(from: URL(fileURLWithPath: "/proc"))
    }
    #expect(try open() < before + 30)
  }

  private func shell(
    _ script: String, input: LimitedProcess.Input = .bytes([]), seconds: Double = 20,
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in },
    isStopped: () -> Bool = { false }
  ) throws -> [UInt8] {
    var limits = PictureLimits()
    limits.seconds = seconds
    limits.answer = 1_000_000
    return try LimitedProcess.run(
      program: "/bin/sh", arguments: ["-c", script], input: input, limits: limits,
      progress: progress, isStopped: isStopped)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func lessThanASecondOfWorkIsToldAsTheSecondThatTheKernelGives() {
    #expect(throws: PictureError.tooSlow(seconds: 1)) {
      try shell("kill -XCPU $$", seconds: 0.4)
    }
  }
}
