"""Characters that nobody has, each a stroke or a part away from one that people write: what a reader must not take for it."""
import numpy as np

ENDS = [0, 6, 13]                                            # the points of a stroke that tell where it runs
APART = .18                                                  # of a character's box: strokes nearer than that may be one, written otherwise
SAME = .12                                                   # and nearer than that are one
SHORT = .2                                                   # a stroke that is hardly missed


def _far(strokes, others):
    """How far each of (..., strokes, points, 2) is from each of (others, points, 2), in the mean: (..., strokes, others)."""
    a, b = strokes[..., ENDS, :].astype(np.float32), others[:, ENDS].astype(np.float32)
    return np.hypot(*np.moveaxis(a[..., :, None, :, :] - b, -1, 0)).mean(-1)


class Invented:
    """Makes them of a table {character: (strokes, points, 2)}."""
    def __init__(self, strokes):
        self.strokes, self.all, counts = strokes, sorted(strokes), {}
        for s in strokes.values():
            counts.setdefault(len(s), []).append(s)
        self.of_count = {n: np.stack(s) for n, s in counts.items()}

    def exists(self, strokes):
        """Whether a character has these strokes, in whatever order."""
        if len(strokes) not in self.of_count:
            return False
        far = _far(self.of_count[len(strokes)], strokes)
        return bool(((far.min(1).max(1) < SAME) & (far.min(2).max(1) < SAME)).any())

    def near(self, character, rng):
        """Strokes of one that is near a character: with a stroke fewer, one more, or another's part in the place of its own."""
        while True:
            own, other, kind = self.strokes[character], self.strokes[rng.choice(self.all)], rng.random()
            if kind < .3:
                at = rng.randrange(len(own))
                made = np.delete(own, at, 0)
                told = len(own) > 3 and np.hypot(*(own[at, -1] - own[at, 0])) > SHORT
            elif kind < .6:
                stroke = other[rng.randrange(len(other))]
                made = np.insert(own, rng.randint(0, len(own)), stroke, 0)
                told = _far(own, stroke[None]).min() > APART and np.hypot(*(stroke[-1] - stroke[0])) > SHORT
            else:
                count = rng.randint(1, max(1, len(own) // 2))
                more = min(len(other), max(1, count + rng.randint(-1, 1)))
                at, start = rng.randrange(len(own) - count + 1), rng.randrange(len(other) - more + 1)
                place, part = own[at:at + count], other[start:start + more]
                size = np.maximum(np.ptp(place, (0, 1)), .05) / np.maximum(np.ptp(part, (0, 1)), .05)
                part = (part - part.min((0, 1))) * np.minimum(size, 2) + place.min((0, 1))
                made = np.concatenate([own[:at], part, own[at + count:]])
                told = _far(place, part).min(0).max() > APART or _far(place, part).min(1).max() > APART
            if told and not self.exists(made):
                return made
