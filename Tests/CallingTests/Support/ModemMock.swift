import Foundation

@testable import Calling

/// ModemManager's interface with one modem, on a private bus, for the real `mmcli`.
final class ModemMock {
  /// What the other side does once it is called.
  enum Behaviour: String {
    case answers, hangsUp, ringsForEver, givesUp, refuses, fails, noModem, locked
  }

  private let bus: PrivateBus

  init(_ behaviour: Behaviour) throws {
    bus = try PrivateBus()
    try bus.start(script: Self.script, [behaviour.rawValue, bus.folder.path])
  }

  func configuration(ringLimit: Duration = .seconds(30)) -> DialerConfiguration {
    DialerConfiguration(
      folder: bus.folder,
      environment: ["PATH": "/usr/bin:/bin", "DBUS_SYSTEM_BUS_ADDRESS": bus.address],
      ringLimit: ringLimit)
  }

  /// What was asked of the modem, in order.
  var requests: [String] {
    let text = try? String(contentsOf: bus.folder.appendingPathComponent("log"), encoding: .utf8)
    return (text ?? "").split(separator: "\n").map(String.init)
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
            'Model': 'Mock', 'Manufacturer': 'Anytime', 'State': dbus.Int32(2 if behaviour == 'locked' else 8),
            'Device': '/mock', 'DeviceIdentifier': 'mock', 'Plugin': 'mock', 'Revision': '1',
            'HardwareRevision': '1', 'EquipmentIdentifier': '1', 'PrimaryPort': 'mock',
            'CarrierConfiguration': '', 'CarrierConfigurationRevision': '', 'Physdev': '/mock',
            'Drivers': dbus.Array(['mock'], 's'), 'OwnNumbers': dbus.Array([], 's'),
            'Ports': dbus.Array([('mock', dbus.UInt32(2))], '(su)'),
            'Bearers': dbus.Array([], 'o'), 'SimSlots': dbus.Array([], 'o'),
            'Sim': dbus.ObjectPath('/'), 'PrimarySimSlot': dbus.UInt32(0),
            'MaxBearers': dbus.UInt32(1), 'MaxActiveBearers': dbus.UInt32(1),
            'MaxActiveMultiplexedBearers': dbus.UInt32(1),
            'SupportedCapabilities': dbus.Array([dbus.UInt32(4)], 'u'),
            'CurrentCapabilities': dbus.UInt32(4), 'StateFailedReason': dbus.UInt32(0),
            'UnlockRequired': dbus.UInt32(1), 'UnlockRetries': dbus.Dictionary({}, 'uu'),
            'AccessTechnologies': dbus.UInt32(0), 'PowerState': dbus.UInt32(3),
            'SignalQuality': dbus.Struct((dbus.UInt32(50), True), signature='ub'),
            'SupportedModes': dbus.Array([(dbus.UInt32(8), dbus.UInt32(0))], '(uu)'),
            'CurrentModes': dbus.Struct((dbus.UInt32(8), dbus.UInt32(0)), signature='uu'),
            'SupportedBands': dbus.Array([dbus.UInt32(1)], 'u'),
            'CurrentBands': dbus.Array([dbus.UInt32(1)], 'u'),
            'SupportedIpFamilies': dbus.UInt32(1)})
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
