"""Han characters written with a pen along their stroke medians: a `Hand` is one person, a `Pen` what it holds; every writing differs."""
import json, lzma, math, os
import cv2, numpy as np

POINTS = 14                                                  # points a stroke
LINK = np.array([[.2], [.4], [.6], [.8]])                    # points between two strokes that are joined


def load_strokes(folder):
    """{character: (strokes, POINTS, 2)} in a unit box, y down, from hanzi-writer-data's medians."""
    with lzma.open(os.path.join(folder, 'strokes.json.xz'), 'rt', encoding='utf-8') as file:
        medians = json.load(file)
    return {c: np.stack([_evenly(np.array(m, np.float32) / 1024, POINTS) for m in strokes]) * [1, -1] + [0, .88] for c, strokes in medians.items()}


def _evenly(line, count):
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    at = np.linspace(0, along[-1], count)
    return np.stack([np.interp(at, along, line[:, 0]), np.interp(at, along, line[:, 1])], 1)


def _smooth(lines, times):
    """Corners rounded, ends kept; the points are the last axis but one."""
    for _ in range(times):
        lines = np.concatenate([lines[..., :1, :], (lines[..., :-2, :] + 2 * lines[..., 1:-1, :] + lines[..., 2:, :]) / 4, lines[..., -1:, :]], -2)
    return lines


class Pen:
    """What the ink looks like: width against the character's height, and how it changes along a stroke and with direction."""
    def __init__(self, rng):
        u, kind = rng.uniform, rng.random()
        self.width, self.taper, self.swell, self.across, self.link = u(.022, .042), 0, 0, 0, 1               # ballpoint
        if kind < .35: self.width = u(.036, .06)                                                             # gel
        elif kind < .7: self.width, self.taper, self.swell, self.across, self.link = u(.04, .075), u(.3, .9), u(0, .5), u(0, .35), u(.25, .8)   # nib, brush pen
        elif kind < .75: self.width = u(.065, .09)                                                           # marker
        self.plain = self.link == 1


class Hand:
    """One person's way of writing: everything that stays the same between characters of a line."""
    def __init__(self, rng):
        u, g = rng.uniform, rng.gauss
        haste = rng.choices((u(0, .3), u(.2, .7), u(.5, 1)), (2, 2, 1))[0]   # neat, everyday, running
        self.haste = haste
        self.join = haste * u(.1, .95)                                       # pen stays on the paper between strokes
        self.flick = haste * u(0, .5)                                        # or only starts towards the next
        self.smooth = u(0, .5) + haste * u(0, .6)                            # corners rounded
        self.jitter = abs(g(.012, .012)) + .012 * haste
        self.turn, self.stretch = abs(g(.05, .04)) + .03 * haste, abs(g(.06, .05))
        self.bend = abs(g(.03, .03))
        self.rise = g(.09, .09)                                              # horizontals climb to the right
        self.warp, self.balance = abs(g(.02, .015)), abs(g(.03, .03))
        self.slant, self.tilt = g(.02, .12), g(0, .03)
        self.aspect = math.exp(g(-.04, .15))
        self.short = u(0, .35) * haste                                       # short strokes become dots
        self.uneven, self.bounce = abs(g(.05, .05)), abs(g(0, .05))
        self.gap = u(.25, .8) if rng.random() < .15 else g(.08, .1)
        self.drop = .02 * haste
        self.habit = rng.gauss(0, .04), rng.gauss(0, .04)                    # left part against right, top against bottom

    def writing(self, strokes, rng, values):
        """The pen's paths [(points, speed of the pen: 1 in a stroke, 0 between strokes)], about a unit box."""
        k, g = len(strokes), values.standard_normal
        middle = strokes.mean(1, keepdims=True)
        p = strokes - middle
        ends = p[:, -1] - p[:, 0]
        length = np.hypot(*ends.T)
        angle = g(k) * self.turn - np.where(np.abs(ends[:, 0]) > 2 * np.abs(ends[:, 1]), self.rise, self.rise * .25)
        cos, sin = np.cos(angle), np.sin(angle)
        scale = 1 + g(k) * self.stretch - self.short * np.clip(.3 - length, 0, .3) * 2
        p = np.einsum('sij,spj->spi', np.stack([np.stack([cos, -sin], 1), np.stack([sin, cos], 1)], 1) * scale[:, None, None], p)
        normal = np.stack([-ends[:, 1], ends[:, 0]], 1)[:, None]
        arc = np.sin(np.linspace(0, np.pi, POINTS))[None, :, None]
        p += (g((k, 1, 1)) * self.bend + .03) * arc * normal + middle + g((k, 1, 2)) * self.jitter
        x, y = p[..., 0] - .5, p[..., 1] - .5
        f, a = rng.uniform(2, 7), g(8) * self.warp
        s, t = rng.uniform(0, 6.3), rng.uniform(0, 6.3)
        b = g(4) * self.balance
        p = np.stack([x + a[0] * np.sin(f * y + s) + a[1] * np.sin(f * x + t) + (b[0] + self.habit[0]) * np.cos(np.pi * x) + b[2] * x * y * 2,
                      y + a[2] * np.sin(f * x + t) + a[3] * np.sin(f * y + s) + (b[1] + self.habit[1]) * np.cos(np.pi * y) + b[3] * x * y * 2], -1)
        tilt = self.tilt + rng.gauss(0, .03)
        p = p @ np.array([[self.aspect * math.cos(tilt), math.sin(tilt)], [-self.aspect * math.sin(tilt), math.cos(tilt)]])
        p[..., 0] -= self.slant * p[..., 1]
        p = _smooth(p, int(5 * self.smooth * rng.random()))
        paths, links = [], []
        for n in range(k):
            line = p[n]
            if rng.random() < self.drop and k > 4:
                continue
            if paths:
                last, way = paths[-1][-1], line[0] - paths[-1][-1]
                far = math.hypot(*way)
                if rng.random() < self.join * math.exp(-(far / .45) ** 2):
                    sag = g(2) * .06 * far
                    link = last + way * LINK + sag * 4 * LINK * (1 - LINK)
                    merged = np.concatenate([paths[-1], link, line])
                    paths[-1] = _smooth(merged, int(3 * self.smooth))
                    links[-1] = links[-1] + [0] * 4 + [1] * POINTS
                    continue
                if rng.random() < self.flick and .05 < far < .8:
                    q = rng.uniform(.1, .4)
                    paths[-1] = np.concatenate([paths[-1], (last + way * q / 2)[None], (last + way * q)[None]])
                    links[-1] = links[-1] + [0] * 2
            paths.append(line)
            links.append([1] * POINTS)
        return list(zip(paths, links))


def _removable(turn):
    """For each of the 256 neighbourhoods of a pixel, clockwise from the north: 1 where thinning takes it off in this turn."""
    table = np.zeros(256, np.uint8)
    for code in range(256):
        n = [code >> k & 1 for k in range(8)]
        rises = sum(a < b for a, b in zip(n, n[1:] + n[:1]))
        sides = (n[0] * n[2] * n[4], n[2] * n[4] * n[6]) if turn == 0 else (n[0] * n[2] * n[6], n[0] * n[4] * n[6])
        table[code] = 2 <= sum(n) <= 6 and rises == 1 and not any(sides)
    return table


REMOVABLE = _removable(0), _removable(1)
NEIGHBOURS = np.array([[128, 1, 2], [64, 0, 4], [32, 16, 8]], np.float32)


def middle(ink):
    """The middle of the strokes of uint8 ink, 1 in a line a pixel wide (Zhang and Suen, 1984)."""
    line = (ink > 127).astype(np.uint8)
    while True:
        before = cv2.countNonZero(line)
        for table in REMOVABLE:
            code = cv2.filter2D(line, cv2.CV_8U, NEIGHBOURS, borderType=cv2.BORDER_CONSTANT)
            line &= 1 - cv2.LUT(code, table)
        if cv2.countNonZero(line) == before:
            return line


def traced(line, wide, soft):
    """uint8 ink of a pen `wide` pixels wide along what `middle` gave, its edges blurred by `soft` pixels."""
    ink = cv2.dilate(line * 255, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (wide, wide)))
    return cv2.GaussianBlur(ink, (0, 0), soft)


def draw(canvas, writing, scale, left, top, pen):
    """Draws paths onto a uint8 canvas, a pixel being 1 / scale of the unit box."""
    fixed = [np.rint((points * scale + (left, top)) * 16).astype(np.int32) for points, _ in writing]
    if pen.plain:
        cv2.polylines(canvas, fixed, False, 255, max(1, round(pen.width * scale)), cv2.LINE_AA, 4)
        return
    for at, (_, weight) in zip(fixed, writing):
        n = len(at)
        along = np.arange(n - 1) / n
        step = np.abs(np.diff(at, axis=0))
        thick = (1 - pen.taper * along ** 2) * (1 + pen.swell * np.exp(-along * 6)) * (1 - pen.across * step[:, 0] / (step.sum(1) + 1))
        thick *= np.where(weight[1:], 1, pen.link) * (pen.width * scale)
        thick = np.maximum(1, np.rint(thick)).astype(int).tolist()
        first = 0
        for k in range(1, n):                                # runs of one width in one call
            if k == n - 1 or thick[k] != thick[first]:
                cv2.polylines(canvas, [at[first:k + 1]], False, 255, thick[first], cv2.LINE_AA, 4)
                first = k
