"""Running hand: components written as people write them in a hurry, their strokes joined or simplified.

`FORMS` gives each component's running forms as paths on a grid of 10 by 10, x then y, y down: points by spaces, paths by '/',
forms by '|'. Our own. A component is found in a character by the shape of its strokes, wherever and however squeezed it stands.
"""
import numpy as np

FORMS = {
    '口': '00 18 / 00 80 91 77 18 | 20 03 18 59 96 81 20 | 00 19 / 10 90 75 18',
    '日': '00 19 / 01 90 99 / 04 84 29 98 | 00 19 / 00 80 97 14 74 19 98',
    '曰': '00 19 / 01 90 99 / 04 84 29 98',
    '白': '40 22 / 02 09 / 02 82 89 / 05 75 18 89',
    '目': '00 19 / 01 90 99 / 03 73 16 76 19 99',
    '月': '10 16 09 / 10 80 89 69 / 23 63 26 66',
    '田': '00 19 / 00 90 98 / 40 49 / 14 84 19 89 | 00 19 / 00 90 97 / 14 84 40 48 19 89',
    '木': '02 92 / 40 49 / 42 06 44 97 | 02 92 / 50 59 17 54 97',
    '禾': '70 11 / 03 93 / 51 59 17 54 96 | 70 11 03 93 / 51 59 / 53 07 54 96',
    '米': '10 23 / 80 63 / 04 94 / 50 59 17 55 98 | 10 23 80 63 / 04 94 50 59 / 54 08 55 98',
    '土': '13 83 / 50 58 08 98 | 03 83 40 49 09 99',
    '王': '00 90 / 50 48 / 14 84 09 99 | 00 90 30 / 50 46 14 84 09 99',
    '石': '00 90 / 50 06 / 35 39 / 35 85 78 39 | 00 90 50 06 / 34 39 84 88 39',
    '火': '03 25 82 60 / 50 09 / 54 99 | 13 15 / 82 65 / 50 45 09 54 99',
    '心': '04 08 / 24 59 97 / 42 84 | 04 08 / 13 38 88 85 / 42 54 72 85',
    '灬': '06 24 36 54 66 84 96 | 05 34 65 94 98 | 04 08 / 33 46 54 67 75 99',
    '氵': '30 62 / 04 45 19 93 | 30 62 34 45 09 93 | 20 42 / 23 28 94',
    '冫': '10 52 19 93',
    '讠': '30 51 / 03 43 39 95 | 30 62 34 39 94',
    '言': '40 61 / 02 92 / 24 74 26 76 / 27 29 87 78 29 | 50 61 / 03 93 24 64 17 19 88 29 | 40 61 / 02 72 25 65 28 39 88',
    '忄': '03 16 54 94 / 50 59 | 05 16 / 50 59 / 53 95 | 50 59 / 05 54 94',
    '亻': '90 05 64 59 | 90 04 / 64 59',
    '彳': '90 02 93 06 55 59 | 80 03 83 05 / 54 59 | 80 03 83 05 49',
    '扌': '03 83 / 50 59 26 94 | 04 83 50 59 16 95',
    '犭': '80 04 / 30 65 59 36 45 08',
    '阝': '10 19 / 10 80 33 85 36 | 19 10 70 43 75 36',
    '艹': '10 25 / 80 65 / 06 96 | 10 35 65 80 55 / 08 98 | 03 93 / 20 46 / 80 55 | 20 34 05 95 80 55',
    '宀': '50 62 / 14 07 14 94 78 | 40 51 04 08 15 94 77',
    '冖': '03 07 13 94 78',
    '⺮': '20 05 43 46 / 70 54 94 96 | 20 04 33 26 / 70 54 83 76',
    '纟': '60 13 53 07 67 / 09 97 | 60 03 62 07 86 19 97',
    '糸': '50 12 63 06 86 / 07 38 58 97 | 60 12 53 16 86 / 46 49 / 18 08 / 67 98',
    '金': '60 05 / 50 95 / 24 74 16 86 / 54 59 09 99 | 50 05 / 50 95 / 24 74 26 76 54 58 / 08 38 59 98',
    '钅': '40 04 32 82 14 74 06 86 / 45 49 97 | 40 04 / 32 92 / 14 74 06 86 / 44 59 97',
    '饣': '40 04 32 92 74 / 44 59 97',
    '食': '50 04 / 50 94 / 43 53 / 24 75 26 76 28 / 24 29 67 / 66 99',
    '門': '00 09 / 00 40 33 03 / 60 64 / 60 90 99 78 / 62 82 64 84 | 10 00 09 / 30 90 99 78',
    '门': '10 22 / 02 09 / 30 90 99 78 | 10 22 03 09 / 30 90 98 77',
    '女': '40 06 89 / 73 09 04 93 | 40 15 79 / 71 08 / 03 93',
    '子': '10 70 43 58 38 04 95 | 10 80 43 59 37 / 05 95',
    '山': '40 47 / 03 08 88 93 99 | 50 57 03 08 98 93',
    '貝': '00 06 / 00 80 86 / 12 72 24 74 16 86 / 37 09 68 99 | 00 07 / 00 90 97 14 84 16 86 / 38 09 / 58 99',
    '贝': '00 06 / 00 90 96 / 52 56 19 57 99',
    '車': '01 91 / 12 16 12 82 85 14 84 16 86 / 07 97 / 50 59 | 01 91 / 12 16 / 12 82 85 / 14 74 16 86 07 97 / 50 59',
    '车': '11 81 40 05 95 07 97 / 54 59 | 11 91 / 40 05 95 / 54 59 08 98',
    '馬': '10 16 / 10 80 / 40 46 / 12 72 14 74 16 96 89 78 / 08 28 58 77 | 10 16 / 10 80 12 72 14 74 / 40 46 06 96 89 78 / 08 67',
    '马': '10 70 64 / 20 15 95 89 78 / 07 67 | 10 70 64 25 95 89 78 07 67',
    '隹': '30 05 / 23 29 / 60 72 / 33 93 35 85 37 87 29 99 / 63 69 | 40 06 / 33 39 / 60 33 93 / 63 69 / 35 85 37 87 29 99',
    '頁': '00 90 / 50 42 / 12 17 / 12 82 87 / 14 74 16 76 / 27 09 68 99',
    '页': '00 90 50 42 / 12 17 / 12 82 87 / 54 57 19 57 99',
    '走': '12 82 / 50 44 04 94 55 58 / 56 86 / 25 09 27 58 99 | 12 82 40 44 / 04 94 / 54 57 86 / 26 09 37 99',
    '足': '10 14 / 10 80 74 14 / 45 48 / 46 86 / 16 18 09 97 | 20 14 74 80 20 / 45 48 86 / 16 18 08 97',
    '酉': '00 90 / 12 19 / 12 82 89 / 31 35 / 61 64 75 / 27 77 19 89',
    '魚': '40 03 / 31 71 52 / 13 17 / 13 83 87 / 43 47 / 15 85 17 87 / 09 28 58 99 | 40 03 / 31 71 52 / 13 17 / 13 83 87 / 43 47 15 85 17 87 / 09 99',
    '鱼': '40 03 / 31 71 52 / 13 17 / 13 83 87 / 43 47 15 85 17 87 / 09 99',
    '鳥': '40 21 26 / 21 71 74 / 23 73 24 74 16 96 / 17 87 79 68 / 08 28 48 67 | 40 21 26 96 88 77 / 21 71 74 23 73 / 08 57',
    '鸟': '40 21 / 21 71 64 / 41 53 / 20 16 96 89 78 / 08 68',
    '雨': '10 80 / 03 06 / 03 93 86 / 50 59 / 24 34 26 37 / 64 74 66 77 | 20 80 50 59 / 03 06 03 93 86 / 24 37 / 64 77',
    '示': '20 70 / 03 93 53 59 38 / 25 08 75 98 | 10 80 03 93 / 53 59 / 25 08 / 75 98',
    '礻': '40 51 / 03 73 07 / 45 49 46 76 | 40 51 / 03 72 06 54 / 44 49',
    '衤': '40 51 / 03 73 07 / 44 49 / 85 56 88 | 40 51 03 72 06 / 44 49 85 56 88',
    '又': '11 81 08 22 99',
    '攵': '30 04 22 82 09 / 24 99 | 30 04 / 22 92 / 82 09 33 99',
    '欠': '30 03 22 82 64 / 53 09 55 99 | 30 04 22 92 74 / 53 09 / 54 99',
    '皿': '12 17 11 81 77 / 32 37 / 52 57 08 99 | 11 17 / 11 81 77 / 31 37 51 57 / 09 99',
    '寸': '03 93 / 60 69 27 35 46 | 03 93 60 69 38 / 25 46',
    '手': '70 11 83 05 95 / 50 59 37 | 70 11 / 13 83 05 95 / 50 59 38',
    '刂': '00 05 90 99 78',
    '疒': '50 61 / 22 92 / 22 26 09 / 04 15 17 25 | 50 61 22 92 / 22 26 09 04 15 / 07 25',
    '辶': '30 51 / 03 43 36 08 58 99 | 30 51 14 34 27 08 58 99 | 40 52 / 24 08 38 99',
    '立': '40 51 / 12 82 / 24 36 / 73 56 08 98 | 40 51 02 82 / 24 36 73 56 / 08 98',
}
NEAR = {2: .14, 3: .115, 4: .115}                          # mean distance of matching strokes in a unit box, by their count
TURNED = 40                                                  # degrees that a matching stroke may run otherwise, or 朱 were 米
LOOK = 6                                                     # points of a stroke that are compared


def _drawn(form, points):
    """A form's paths, (paths, points, 2) in a unit box: every corner kept, the other points spread by length."""
    paths = []
    for path in form.split('/'):
        corners = np.array([[int(p[0]), int(p[1])] for p in path.split()], np.float32) / 9
        lengths, counts = np.hypot(*np.diff(corners, axis=0).T), np.ones(len(corners) - 1, int)
        for _ in range(points - 1 - len(counts)):            # the longest steps are halved first
            counts[np.argmax(lengths / counts)] += 1
        at = np.concatenate([n + np.arange(c) / c for n, c in enumerate(counts)] + [[len(counts)]])
        paths.append(np.stack([np.interp(at, np.arange(len(corners)), corners[:, k]) for k in (0, 1)], 1))
    return np.stack(paths)


def _boxed(strokes):
    """(windows, strokes, points, 2) moved and stretched to the unit box; and the boxes' corners and sizes."""
    flat = strokes.reshape(len(strokes), -1, 2)
    low = flat.min(1)[:, None, None]
    size = np.maximum(flat.max(1)[:, None, None] - low, .04)
    return (strokes - low) / size, low, size


def components(strokes):
    """{character: [(first stroke, component)]} of a table {character: (strokes, points, 2)}: the largest first, of those as large
    the nearest, none overlapping; no character is another one's component alone (士 is not 土)."""
    found, step = {}, np.linspace(0, next(iter(strokes.values())).shape[1] - 1, LOOK).astype(int)
    every = np.concatenate([s[:, step] for s in strokes.values()]).astype(np.float32)
    owners = [(c, at, len(s) - at) for c, s in strokes.items() for at in range(len(s))]     # of each stroke, and how many follow
    left = np.array([n for _, _, n in owners])
    matches = []
    for component in (c for c in FORMS if c in strokes):
        count = len(strokes[component])
        wanted = _boxed(strokes[component][None, :, step])[0][0]
        starts = np.flatnonzero(left >= count)
        near = _boxed(every[starts[:, None] + np.arange(count)])[0]
        far = np.hypot(*np.moveaxis(near - wanted, -1, 0)).mean((1, 2))
        close = np.flatnonzero((far < NEAR.get(count, .105)) & (_turned(near, wanted) < TURNED))
        matches += [(-count, far[n], *owners[starts[n]][:2], component) for n in close]
    for fewer, _, c, at, component in sorted(matches):
        count = -fewer
        if (count < len(strokes[c]) or c == component) and all(at + count <= a or at >= a + len(strokes[k]) for a, k in found.get(c, ())):
            found.setdefault(c, []).append((at, component))
    return found


def _turned(windows, wanted):
    """By how many degrees the strokes of each window run otherwise than those wanted, at most; dots may run anyhow."""
    ways, way = windows[:, :, -1] - windows[:, :, 0], wanted[:, -1] - wanted[:, 0]
    lengths, length = np.hypot(*np.moveaxis(ways, -1, 0)), np.hypot(*way.T)
    turned = np.degrees(np.arccos(np.clip((ways * way).sum(-1) / np.maximum(lengths * length, 1e-6), -1, 1)))
    return np.where((lengths < .12) | (length < .12), 0, turned).max(1)


class Running:
    """The running forms of every character's components."""
    def __init__(self, strokes):
        self.strokes, self.components = strokes, components(strokes)
        points = next(iter(strokes.values())).shape[1]
        self.forms = {c: [_drawn(f, points) for f in forms.split('|')] for c, forms in FORMS.items()}

    def written(self, character, habits, rng):
        """A character's strokes by a person whose `habits` ({component: form or None}) say which they write in running hand;
        one not met before is made up by `rng` and kept."""
        strokes, parts, done = self.strokes[character], [], 0
        for at, component in sorted(self.components.get(character, ())):
            if component not in habits:
                habits[component] = rng.choice(self.forms[component]) if rng.random() < habits[None] else None
            if (form := habits[component]) is None or rng.random() < .1:
                continue
            count = len(self.strokes[component])
            _, low, size = _boxed(strokes[None, at:at + count])
            parts += [strokes[done:at], form * size[0] + low[0]]
            done = at + count
        return np.concatenate(parts + [strokes[done:]]) if parts else strokes
