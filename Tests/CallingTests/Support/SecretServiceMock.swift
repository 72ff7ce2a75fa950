import Foundation

@testable import Calling

/// The Secret Service's interface with one collection, on a private bus, for the real `secret-tool`.
final class SecretServiceMock {
  let folder: URL
  private let bus: PrivateBus

  init() throws {
    bus = try PrivateBus()
    folder = bus.folder
    try bus.start(script: Self.script, [folder.path])
  }

  var configuration: DialerConfiguration {
    DialerConfiguration(
      folder: folder,
      environment: ["PATH": "/usr/bin:/bin", "DBUS_SESSION_BUS_ADDRESS": bus.address])
  }

  /// The passwords that it keeps.
  var stored: [String] {
    let text = try? String(contentsOf: folder.appendingPathComponent("stored"), encoding: .utf8)
    return (text ?? "").split(separator: "\n").map(String.init)
  }

  /// Whether somebody was asked for the keyring's password.
  var hasPrompted: Bool { FileManager.default.fileExists(atPath: folder.path + "/prompted") }

  /// What happens at a login without a password.
  func lock() throws { try Data().write(to: folder.appendingPathComponent("locked")) }

  /// The Secret Service API, draft 0.2; sessions without encryption, as it allows.
  private static let script = """
    import os, sys, dbus, dbus.service
    from gi.repository import GLib
    from dbus.mainloop.glib import DBusGMainLoop

    folder = sys.argv[1]
    root, prefix = '/org/freedesktop/secrets', 'org.freedesktop.Secret'
    DBusGMainLoop(set_as_default=True)
    bus = dbus.SessionBus()
    items, nothing = {}, dbus.ObjectPath('/')
    def is_locked(): return os.path.exists(folder + '/locked')
    def write():
        with open(folder + '/stored', 'w') as file: file.writelines(i.secret + '\\n' for i in items.values())
    def found(wanted):
        paths = [p for p, i in items.items() if wanted.items() <= i.attributes.items()]
        return dbus.Array([] if is_locked() else paths, 'o'), dbus.Array(paths if is_locked() else [], 'o')

    class Thing(dbus.service.Object):
        def __init__(self, path): super().__init__(bus, path)
        @dbus.service.method('org.freedesktop.DBus.Properties', 's', 'a{sv}')
        def GetAll(self, interface): return self.values()
        @dbus.service.method('org.freedesktop.DBus.Properties', 'ss', 'v')
        def Get(self, interface, name): return self.values()[name]

    class Service(Thing):
        def values(self): return {'Collections': dbus.Array([root + '/collection/login'], 'o')}
        @dbus.service.method(prefix + '.Service', 'sv', 'vo')
        def OpenSession(self, algorithm, data):
            if algorithm != 'plain':
                raise dbus.DBusException(algorithm, name='org.freedesktop.DBus.Error.NotSupported')
            return dbus.String(''), dbus.ObjectPath(root + '/session/0')
        @dbus.service.method(prefix + '.Service', 'a{ss}', 'aoao')
        def SearchItems(self, wanted): return found(wanted)
        @dbus.service.method(prefix + '.Service', 'ao', 'aoo')
        def Unlock(self, paths):
            if not is_locked(): return paths, nothing
            open(folder + '/prompted', 'w').close()
            return dbus.Array([], 'o'), nothing
        @dbus.service.method(prefix + '.Service', 's', 'o')
        def ReadAlias(self, name): return dbus.ObjectPath(root + '/collection/login')

    class Collection(Thing):
        def values(self):
            return {'Items': dbus.Array(list(items), 'o'), 'Label': 'Login', 'Locked': is_locked(),
                    'Created': dbus.UInt64(0), 'Modified': dbus.UInt64(0)}
        @dbus.service.method(prefix + '.Collection', 'a{sv}(oayays)b', 'oo')
        def CreateItem(self, values, secret, replace):
            attributes = dict(values[prefix + '.Item.Attributes'])
            if is_locked(): raise dbus.DBusException('locked', name=prefix + '.Error.IsLocked')
            for path in [p for p, i in items.items() if i.attributes == attributes]: items.pop(path).remove_from_connection()
            path = dbus.ObjectPath('%s/collection/login/%d' % (root, Item.count))
            items[path] = Item(path, attributes, bytes(secret[2]).decode())
            write()
            return path, nothing

    class Item(Thing):
        count = 0
        def __init__(self, path, attributes, secret):
            super().__init__(path)
            Item.count += 1
            self.path, self.attributes, self.secret = path, attributes, secret
        def values(self):
            return {'Locked': is_locked(), 'Attributes': dbus.Dictionary(self.attributes, 'ss'),
                    'Label': 'Anytime', 'Type': '', 'Created': dbus.UInt64(0), 'Modified': dbus.UInt64(0)}
        @dbus.service.method(prefix + '.Item', 'o', '(oayays)')
        def GetSecret(self, session):
            if is_locked(): raise dbus.DBusException('locked', name=prefix + '.Error.IsLocked')
            return session, b'', self.secret.encode(), 'text/plain'
        @dbus.service.method(prefix + '.Item', '', 'o')
        def Delete(self):
            items.pop(self.path).remove_from_connection()
            write()
            return nothing

    service = Service(root)
    collections = [Collection(root + '/collection/login'), Collection(root + '/aliases/default')]
    name = dbus.service.BusName('org.freedesktop.secrets', bus)
    open(folder + '/ready', 'w').close()
    GLib.MainLoop().run()
    """
}
