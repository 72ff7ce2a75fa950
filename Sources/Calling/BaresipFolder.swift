import Foundation

/// baresip's configuration for one call, in a folder of its own that goes when the call is over.
/// Nothing secret is written into it.
final class BaresipFolder {
  let url: URL

  /// - Parameter parent: where the folder is; where that is full, it is with the system's passing
  ///   files.
  init(parent: URL, configuration: String) throws(DialerError) {
    Self.removeLeft(in: parent)
    let name = "baresip-\(UUID().uuidString.lowercased())"
    let made = [parent, FileManager.default.temporaryDirectory]
      .map { $0.appendingPathComponent(name) }
      .first { Self.make($0, configuration) }
    guard let made else { throw .cannotStart("baresip") }
    url = made
  }

  private static func make(_ folder: URL, _ configuration: String) -> Bool {
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try Data(configuration.utf8).write(to: folder.appendingPathComponent("config"))
      return true
    } catch {
      try? FileManager.default.removeItem(at: folder)
      return false
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
  ///   - control: the port of the control connection, at ``LoopbackSocket/Address/control``.
  ///   - account: who will call.
  ///   - testPort: where it is called by itself, if it is.
  static func configuration(
    modules: String, control: UInt16, account: SIPAddress, hasSound: Bool, testPort: UInt16?
  ) -> String {
    // Without a sound card a call is still a call: silence goes out, or a tone where sound is
    // tested, and what comes is dropped.
    let sound = hasSound ? "alsa" : "aubridge"
    let more = testPort == nil ? [] : ["aubridge", "ausine"]
    let names = ["opus", "g722", "g711", sound] + more.filter { $0 != sound }
    let libraries = names.map { $0 + ".so" }.filter {
      FileManager.default.fileExists(atPath: "\(modules)/\($0)")
    }
    let source = testPort == nil ? "aubridge,silence" : "ausine,440"
    let certificates = "/etc/ssl/certs/ca-certificates.crt"
    let lines =
      [
        account.isLoopback ? "net_interface 127.0.0.1" : nil,
        // To read all of them takes longer than everything else that baresip does to start.
        account.transport == "tls" && FileManager.default.fileExists(atPath: certificates)
          ? "sip_cafile \(certificates)" : nil,
        testPort.map { "sip_listen \(LoopbackSocket.Address.usual.text):\($0)" },
        "call_max_calls \(testPort == nil ? 1 : 2)",
        "audio_source \(hasSound ? "alsa,default" : source)",
        "audio_player \(hasSound ? "alsa,default" : "aubridge,nowhere")",
        "audio_alert \(hasSound ? "alsa,default" : "aubridge,nowhere")",
        "module_path \(modules)",
      ] + libraries.map { "module \($0)" }
      + ["menu.so", "ctrl_tcp.so"].map { "module_app \($0)" }
      + ["ctrl_tcp_listen \(LoopbackSocket.Address.control.text):\(control)", ""]
    return lines.compactMap(\.self).joined(separator: "\n")
  }
}
