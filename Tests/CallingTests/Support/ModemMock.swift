import Foundation

@testable import Calling

/// ModemManager's interface with one modem, on a private bus, for the real `mmcli`.
final class ModemMock {
  /// What the other side does once it is called.
  enum Behaviour: String {
    case answers, hangsUp, ringsForEver, givesUp, refuses, fails, noModem
  }

  let folder: URL
  private var processes: [Process] = []
  private var address: String { "unix:path=\(folder.path)/bus" }

  enum Failure: Error { case notStarted }

  init(_ behaviour: Behaviour) throws {
    folder = URL(fileURLWithPath: "/tmp/anytime-modem-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try start("/usr/bin/dbus-daemon", ["--session", "--nofork", "--address=\(address)"])
    try wait(for: "bus")
    let script = folder.appendingPathComponent("mock.py")
    try Data(Self.script.utf8).write(to: script)
    try start("/usr/bin/python3", [script.path, behaviour.rawValue, folder.path])
    try wait(for: "ready")
  }

  deinit {
    for process in processes.reversed() {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    try? FileManager.default.removeItem(at: folder)
  }

  private var environment: [String: String] {
    ["PATH": "/usr/bin:/bin", "DBUS_SYSTEM_BUS_ADDRESS": address]
  }

  func configuration(ringLimit: Duration = .seconds(30)) -> DialerConfiguration {
    DialerConfiguration(folder: folder, environment: environment, ringLimit: ringLimit)
  }

  /// What was asked of the modem, in order.
  var requests: [String] {
    let text = try? String(contentsOf: folder.appendingPathComponent("log"), encoding: .utf8)
    return (text ?? "").split(separator: "\n").map(String.init)
  }

  private func start(_ path: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    processes.append(process)
  }

  private func wait(for name: String) throws {
    let deadline = ContinuousClock.now + .seconds(30)
    while !FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path) {
      guard ContinuousClock.now < deadline else { throw Failure.notStarted }
      usleep(5_000)
    }
  }

  /// The interfaces are those of ModemManager 1.20 (`mmcli` asks for their properties first).
  private static let script = """
    import sys, dbus, dbusmock
    from gi.repository import GLib
    from dbus.mainloop.glib import DBusGMainLoop

    behaviour, folder = sys.argv[1:]
    root = '/org/freedesktop/ModemManager1'
    prefix = 'org.freedesktop.ModemManager1'
    DBusGMainLoop(set_as_default=True)
    bus = dbus.SystemBus()
    name = dbus.service.BusName(prefix, bus)
    manager = dbusmock.mockobject.DBusMockObject(name, root, prefix, {'Version': '1.20.4'})
    dbusmock.mockobject.objects[root] = manager
    manager.AddMethods('org.freedesktop.DBus.ObjectManager', [('GetManagedObjects', '', 'a{oa{sa{sv}}}',
        'ret = {dbus.ObjectPath(p): {i: {k: v for k, v in o.props[i].items()} for i in o.props if o.props[i]} for p, o in objects.items() if p.startswith("%s/Modem")}' % root)])

    def log(*words):
        with open(folder + '/log', 'a') as file: file.write(' '.join(words) + '\\n')

    modem_path = root + '/Modem/0'
    steps = {
        'answers': [(2, 1), (4, 3)],
        'hangsUp': [(2, 1), (4, 3), (4, 3), (4, 3), (4, 3), (7, 4)],
        'ringsForEver': [(2, 1)],
        'givesUp': [(2, 1), (7, 4)],
        'refuses': [(2, 1), (7, 5)],
        'fails': [(7, 6)],
    }.get(behaviour, [])

    class Call(dbusmock.mockobject.DBusMockObject):
        def turn(self, state, reason):
            values = self.props[prefix + '.Call']
            old = values['State']
            if old == 7: return
            self.UpdateProperties(prefix + '.Call', {
                'State': dbus.Int32(state), 'StateReason': dbus.Int32(reason)})
            self.EmitSignal(prefix + '.Call', 'StateChanged', 'iiu', [old, state, reason])

        def follow(self, left):
            if left:
                self.turn(*left[0])
                GLib.timeout_add(400, lambda: self.follow(left[1:]))
            return False

    calls = []

    def create(values):
        path = '%s/Call/%d' % (root, len(calls))
        call = Call(name, path, prefix + '.Call', {
            'State': dbus.Int32(0), 'StateReason': dbus.Int32(0), 'Direction': dbus.Int32(2),
            'Number': dbus.String(values['number']), 'Multiparty': False,
            'AudioPort': '', 'AudioFormat': dbus.Dictionary({}, signature='sv')})
        def start(*_):
            log('start', path)
            call.turn(1, 1)
            GLib.timeout_add(400, lambda: call.follow(steps))
        def hang_up(*_):
            log('hangup', path)
            call.turn(7, 4)
        call.started, call.hung = start, hang_up
        call.AddMethods(prefix + '.Call', [
            ('Start', '', '', 'self.started()'), ('Hangup', '', '', 'self.hung()')])
        dbusmock.mockobject.objects[path] = call
        calls.append(call)
        log('create', str(values['number']))
        paths = [c.path for c in calls]
        modem.UpdateProperties(prefix + '.Modem.Voice', {
            'Calls': dbus.Array([dbus.ObjectPath(p) for p in paths], signature='o')})
        return dbus.ObjectPath(path)

    def delete(path):
        log('delete', path)
        for call in [c for c in calls if c.path == path]: call.remove_from_connection()

    if behaviour != 'noModem':
        modem = dbusmock.mockobject.DBusMockObject(name, modem_path, prefix + '.Modem', {
            'Model': 'Mock', 'Manufacturer': 'Anytime', 'State': dbus.Int32(8),
            'Device': '/mock', 'DeviceIdentifier': 'mock', 'Plugin': 'mock'})
        modem.AddProperties(prefix + '.Modem.Voice', {
            'Calls': dbus.Array([], signature='o'), 'EmergencyOnly': False})
        modem.create, modem.delete = create, delete
        modem.AddMethods(prefix + '.Modem.Voice', [
            ('CreateCall', 'a{sv}', 'o', 'ret = self.create(args[0])'),
            ('DeleteCall', 'o', '', 'self.delete(args[0])'),
            ('ListCalls', '', 'ao', 'ret = self.props["%s.Modem.Voice"]["Calls"]' % prefix)])
        dbusmock.mockobject.objects[modem_path] = modem

    open(folder + '/ready', 'w').close()
    GLib.MainLoop().run()
    """
}
