import ArgumentParser
import Locales

/// A word in the place of a command that is none. argument-parser calls it an argument too many,
/// and its `help` passes over it.
enum MistypedCommand {
  private static let flags: Set<String> = ["--plain", "--json", "--help", "-h", "--version"]
  private static let options = ["--lang", "--person", "--home"]

  /// Refuses such a command line, and names the nearest command or those that there are.
  ///
  /// - Parameter arguments: the program's name among them.
  static func check(_ arguments: [String]) throws(CommandFailure) {
    var command: any ParsableCommand.Type = Anytime.self
    var path: [String] = []
    var rest = arguments.dropFirst()
    while let word = rest.popFirst() {
      if flags.contains(word) || options.contains(where: { word.hasPrefix($0 + "=") }) { continue }
      if options.contains(word) {
        _ = rest.popFirst()
        continue
      }
      let commands = command.configuration.subcommands
      // Options that are not known here are argument-parser's to explain.
      guard !word.hasPrefix("-"), !commands.isEmpty else { return }
      if path.isEmpty, word == "help" { continue }
      guard let next = commands.first(where: { $0._commandName == word }) else {
        let shown = commands.filter { $0.configuration.shouldDisplay }.map { $0._commandName }
        throw failure(word, below: path, commands: shown)
      }
      path.append(word)
      command = next
    }
  }

  private static func failure(
    _ word: String, below path: [String], commands: [String]
  ) -> CommandFailure {
    func whole(_ name: String) -> Message.Argument {
      .text((path + [name]).joined(separator: " "))
    }
    if let near = nearest(to: word, among: commands + (path.isEmpty ? ["help"] : [])) {
      let places = ["command": whole(word), "suggestion": whole(near)]
      return CommandFailure(Message("usage-unknown-command-suggestion", places), .usage)
    }
    let list = Message.Argument.text(commands.joined(separator: words("list-separator")))
    let places = ["command": whole(word), "values": list]
    return CommandFailure(Message("usage-unknown-command", places), .usage)
  }

  /// The name that was meant, as far as can be told: fewer than half of its letters differ, or it
  /// begins so.
  static func nearest(to word: String, among names: [String]) -> String? {
    names.filter { name in
      word.count > 1 && name.hasPrefix(word) || 2 * distance(word, name) < name.count
    }.min { distance(word, $0) < distance(word, $1) }
  }

  /// How many letters are others, too few, too many, or exchanged with their neighbour (optimal
  /// string alignment).
  private static func distance(_ word: String, _ name: String) -> Int {
    let (a, b) = (Array(word), Array(name))
    var rows = [Array(0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        let change = rows[i][j] + (a[i] == b[j] ? 0 : 1)
        var best = min(change, rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
