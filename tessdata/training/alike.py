"""Characters that no output is and that have no strokes: drawn by fonts alone, looked for near what they might be taken for."""
import cv2, numpy as np
from vocabulary import ID, STRANGER

SIZE, SIDE = 60, 20                                          # pixels a character while drawing, and of a small picture
LIKE, SAME = .6, .9                                          # correlations: near another; the same character, perhaps, otherwise written
NEAREST = 12                                                 # so many are kept for each character


def small(inks):
    """(characters, SIDE * SIDE) small pictures of uint8 ink, each of mean 0 and norm 1: their products are correlations."""
    out = []
    for ink in inks:
        y, x = np.nonzero(ink > 60)
        ink = ink[y.min():y.max() + 1, x.min():x.max() + 1]
        high, wide = ink.shape
        square = np.zeros((max(ink.shape),) * 2, np.float32)
        top, left = (len(square) - high) // 2, (len(square) - wide) // 2
        square[top:top + high, left:left + wide] = ink
        picture = cv2.GaussianBlur(cv2.resize(square, (SIDE, SIDE), interpolation=cv2.INTER_AREA), (0, 0), .8).ravel()
        out.append(picture - picture.mean())
    return np.stack(out) / np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-6)


class Alike:
    """Those of `strangers` that a font (`names.Font`) draws, by what they look like. The table takes some seconds to make."""
    def __init__(self, font, strangers):
        known, others = ({c: ink for c in characters if (ink := font.ink(c)) is not None} for characters in (ID.keys() - {STRANGER}, strangers))
        likeness = small(known.values()) @ small(others.values()).T
        told, others = likeness.max(0) < SAME, list(others)
        self.all = [c for c, apart in zip(others, told) if apart]
        self.near = {c: [others[k] for k in np.argsort(-row)[:NEAREST] if row[k] > LIKE and told[k]] for c, row in zip(known, likeness)}

    def stranger(self, c, rng):
        """One that is no output, mostly one that looks like `c`."""
        near = self.near.get(c)
        return rng.choice(near if near and rng.random() < .7 else self.all)
