import ArgumentParser
import Foundation
import Locales

/// The catalogue of the language that this process speaks, chosen once from the command line, the
/// person's setting and the environment.
let words: MessageCatalog = {
  do throws(MessageCatalogError) {
    return try ProcessLanguage.catalog(of: ProcessLanguage.chosen)
  } catch {
    Console.warn(error.everyLanguage(in: ShareFolder.locales))
    exit(ExitStatus.badState.rawValue)
  }
}()

extension ArgumentHelp {
  /// Help in the chosen language; `value` names the value in capitals.
  static func words(
    _ key: String, _ places: [String: Message.Argument] = [:], value: String? = nil
  ) -> ArgumentHelp {
    ArgumentHelp(stringLiteral: anytime.words(key, places)).with(valueName: value)
  }

  private func with(valueName: String?) -> ArgumentHelp {
    var copy = self
    copy.valueName = valueName
    return copy
  }
}
