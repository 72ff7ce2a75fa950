import Foundation

/// baresip's configuration for one call, in a folder of its own that goes when the call is over.
/// Nothing secret is written into it.
final class BaresipFolder {
  let url: URL

  init(parent: URL, configuration: String) throws(DialerError) {
    url = parent.appendingPathComponent("baresip-\(UUID().uuidString.lowercased())")
    Self.removeLeft(in: parent)
    do {
      try FileManager.default.createDirectory(
        at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      // Where one is missing, baresip writes an example of its own.
      for (name, text) in [("config", configuration), ("accounts", ""), ("contacts", "")] {
        try Data(text.utf8).write(to: url.appendingPathComponent(name))
      }
    } catch {
      throw .cannotStart("baresip")
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Removes what a process that was killed left: baresip reads it only when it starts.
  private static func removeLeft(in parent: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    for name in names where name.hasPrefix("baresip-") {
      let folder = parent.appendingPathComponent(name)
      let attributes = try? FileManager.default.attributesOfItem(atPath: folder.path)
      guard let made = attributes?[.modificationDate] as? Date, made < .now - 60 else { continue }
      // Whatever stays is tried again at the next call.
      try? FileManager.default.removeItem(at: folder)
    }
  }

  /// Where baresip's modules are; nil where they are not.
  static var modules: String? {
    ["/usr/lib/baresip/modules", "/usr/local/lib/baresip/modules", "/usr/lib64/baresip/modules"]
      .first { FileManager.default.fileExists(atPath: $0 + "/ctrl_tcp.so") }
  }

  /// Whether this computer has a sound card.
  static var hasSound: Bool {
    guard let cards = try? String(contentsOfFile: "/proc/asound/cards", encoding: .utf8) else {
      return false
    }
    return cards.contains("[")
  }

  /// The lines of the configuration file.
  ///
  /// - Parameters:
  ///   - control: the port of the control connection on 127.0.0.1.
  ///   - isLoopback: whether all is said within this computer.
  static func configuration(modules: String, control: UInt16, isLoopback: Bool) -> String {
    // Without a sound card a call is still a call: silence goes out, and what comes is dropped.
    let sound = hasSound ? ("alsa.so", "alsa,default") : ("aubridge.so", nil)
    let libraries = ["opus.so", "g722.so", "g711.so", sound.0].filter {
      FileManager.default.fileExists(atPath: "\(modules)/\($0)")
    }
    let certificates = "/etc/ssl/certs/ca-certificates.crt"
    let lines =
      [
        isLoopback ? "net_interface 127.0.0.1" : nil,
        FileManager.default.fileExists(atPath: certificates) ? "sip_cafile \(certificates)" : nil,
        "call_max_calls 1",
        "audio_source \(sound.1 ?? "aubridge,silence")",
        "audio_player \(sound.1 ?? "aubridge,nowhere")",
        "audio_alert \(sound.1 ?? "aubridge,nowhere")",
        "module_path \(modules)",
      ] + libraries.map { "module \($0)" }
      + ["account.so", "contact.so", "menu.so", "ctrl_tcp.so"].map { "module_app \($0)" }
      + ["ctrl_tcp_listen 127.0.0.1:\(control)", ""]
    return lines.compactMap(\.self).joined(separator: "\n")
  }
}
