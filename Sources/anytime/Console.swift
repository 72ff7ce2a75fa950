import AddressBook
import Foundation
import Locales
import Synchronization

/// Standard input, output and error, behind the output gate.
struct Console: Sendable {
  /// Whether a person sits at both ends.
  static let isInteractive = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1

  /// Prints lines to standard output.
  static func print(_ text: String) {
    write(OutputGate.clean(text, keepsLines: true) + "\n", to: STDOUT_FILENO)
  }

  /// Prints lines to standard error: progress, warnings, errors.
  static func warn(_ text: String) {
    write(OutputGate.clean(text, keepsLines: true) + "\n", to: STDERR_FILENO)
  }

  /// Forgets what was typed at a terminal until now: it answers nothing that is asked afterwards.
  static func forgetTyped() { tcflush(STDIN_FILENO, TCIFLUSH) }

  /// Asks for one line, ``OutputGate`` applied to the question; nil at the end of input.
  static func ask(_ question: String) -> String? {
    write(OutputGate.clean(question, keepsLines: true) + " ", to: STDOUT_FILENO)
    return readLine(strippingNewline: true)
  }

  /// Asks for one line that the terminal does not show; Ctrl-C leaves the terminal as it was and
  /// ends the process.
  static func askHidden(_ question: String) -> String? {
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
    var hidden = before
    hidden.c_lflag &= ~tcflag_t(ECHO | ISIG)
    // Ctrl-C then ends the line, as the Enter key does.
    withUnsafeMutableBytes(of: &hidden.c_cc) { $0[Int(VEOL)] = controlC }
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
    write(OutputGate.clean(question, keepsLines: true) + " ", to: STDOUT_FILENO)
    let answer = terminalLine()
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &before)
    write("\n", to: STDOUT_FILENO)
    if answer?.last == controlC { exit(ExitStatus.interrupted.rawValue) }
    return answer.map { String(decoding: $0, as: UTF8.self) }
  }

  private static let controlC: UInt8 = 0x03

  /// A line as the terminal gives it, ended by Enter, which is left out, or by Ctrl-C; nil at the end of
  /// input. `readLine` waits for Enter.
  private static func terminalLine() -> [UInt8]? {
    var line: [UInt8] = []
    while line.last != controlC {
      var byte: UInt8 = 0
      let count = read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { return line.isEmpty ? nil : line }
      if byte == UInt8(ascii: "\n") { break }
      line.append(byte)
    }
    return line
  }

  /// Writes bytes as they are: for output that has already passed the gate, or that no terminal shows.
  static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        if count < 0, descriptor == STDOUT_FILENO { outputFailed(errno) }
        return
      }
      bytes = bytes.dropFirst(count)
    }
  }

  /// The first `errno` of writing standard output; 0 while all is well.
  private static let outputFailure = Mutex<Int32>(0)

  /// Lets the command go on, and the process end with ``ExitStatus/cannotWrite`` however it ends.
  private static func outputFailed(_ code: Int32) {
    // Whoever closed the pipe wants no more.
    guard code != EPIPE else { return }
    let isFirst = outputFailure.withLock { first in
      guard first == 0 else { return false }
      first = code
      return true
    }
    if isFirst { atexit { Console.endWithoutOutput() } }
  }

  private static func endWithoutOutput() {
    let code = outputFailure.withLock { $0 }
    let isFull = [ENOSPC, EDQUOT, EFBIG].contains(code)
    let error = CommandFailure(isFull ? "output-disk-full" : "output-closed", .cannotWrite)
    let ending = CommandEnding.words(for: error, catalog: words, width: CommandEnding.width)
    warn(ending.text)
    _exit(ending.status)
  }
}
