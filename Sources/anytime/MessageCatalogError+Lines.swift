import Foundation
import Locales

extension MessageCatalogError {
  /// What is wrong with a language's file and what to do, in English, Traditional and Simplified
  /// Chinese. No language can be spoken without its file: for that reason these words are in the
  /// code.
  ///
  /// - Parameter folder: of the languages' files.
  func everyLanguage(in folder: URL) -> String {
    switch self {
    case .missing(let file):
      let path = OutputGate.clean(folder.appendingPathComponent(file).path)
      return """
        anytime: The file \(path) is missing or can't be read. Please install Anytime again.
        anytime：找不到或讀不了「\(path)」。請重新安裝通話易。
        anytime：找不到或读不了“\(path)”。请重新安装通话易。
        """
    case .invalid(let file, let line, let reason):
      let path = OutputGate.clean(folder.appendingPathComponent(file).path)
      return """
        anytime: The file \(path) has a mistake in line \(line): \(reason). Please mend that line, or \
        install Anytime again.
        anytime：「\(path)」第 \(line) 行有錯（\(reason)）。請改好這一行，或重新安裝通話易。
        anytime：“\(path)”第 \(line) 行有错（\(reason)）。请改好这一行，或重新安装通话易。
        """
    }
  }
}
