"""Characters that no output is and that have no strokes: drawn by fonts alone, looked for near what they might be taken for."""
import bz2, subprocess, unicodedata
import cv2, numpy as np
from fontTools.ttLib import TTCollection, TTFont
from PIL import Image, ImageDraw, ImageFont
from vocabulary import ID, STRANGER

SIDE = 20                                                    # of a small picture, in pixels
LIKE, SAME = .6, .9                                          # correlations: near another; the same character, perhaps, otherwise written
NEAREST = 12                                                 # so many are kept for each character
VARIANTS = '/usr/share/unicode/Unihan_Variants.txt.bz2'     # Debian's unicode-data


def drawn(path):
    """The characters that a font draws."""
    return {chr(code) for code in (TTCollection(path).fonts[0] if path.endswith('ttc') else TTFont(path)).getBestCmap()}


def strangers(characters):
    """Those of `characters` that are no output in another form, nor a part of characters alone: 説 is no stranger where 說 is known. By
    Unihan, where it calls them variants of one shape or one meaning, and of Japanese forms by OpenCC."""
    same = {}
    with bz2.open(VARIANTS, 'rt', encoding='utf-8') as file:
        for line in file:
            if '\tkZVariant\t' in line or '\tkSemanticVariant\t' in line:
                code, _, others = line.split('\t')
                for other in others.split():
                    a, b = (chr(int(x.split('<')[0][2:], 16)) for x in (code, other))
                    same.setdefault(a, set()).add(b)
                    same.setdefault(b, set()).add(a)
    usual = subprocess.run(['opencc', '-c', 'jp2t.json'], input='\n'.join(characters), capture_output=True, text=True, check=True).stdout
    return [c for c, other in zip(characters, usual.splitlines(), strict=True)
            if c >= '\u3400' and not (same.get(c, set()) | {other, unicodedata.normalize('NFC', c)}) & ID.keys()]


def outside(paths, strokes):
    """Han characters that the fonts at `paths` draw, strangers and without `strokes`: those trained on, and every fourth, kept out to
    measure by."""
    found = sorted(set().union(*map(drawn, paths)) - ID.keys() - strokes.keys())
    found = [c for c in found if '\u3400' <= c <= '\u9fff' or c >= '\U00020000']
    return [strangers(part) for part in ([c for k, c in enumerate(found) if k % 4], found[::4])]


def small(path, characters):
    """(characters, SIDE * SIDE) small pictures, each of mean 0 and norm 1: their products are correlations."""
    font, out = ImageFont.truetype(path, 60), []
    for c in characters:
        sheet = Image.new('L', (96, 96), 0)
        ImageDraw.Draw(sheet).text((16, 8), c, font=font, fill=255)
        ink = np.asarray(sheet)
        y, x = np.nonzero(ink > 60)
        ink = ink[y.min():y.max() + 1, x.min():x.max() + 1] if len(y) else ink
        high, wide = ink.shape
        square = np.zeros((max(ink.shape),) * 2, np.float32)
        top, left = (len(square) - high) // 2, (len(square) - wide) // 2
        square[top:top + high, left:left + wide] = ink
        picture = cv2.GaussianBlur(cv2.resize(square, (SIDE, SIDE), interpolation=cv2.INTER_AREA), (0, 0), .8).ravel()
        out.append(picture - picture.mean())
    return np.stack(out) / np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-6)


class Alike:
    """Those of `strangers` that the font at `path` draws, by what they look like. The table takes some seconds to make."""
    def __init__(self, path, strangers):
        has = drawn(path)
        known = [c for c in ID if c != STRANGER and c in has]
        others = [c for c in strangers if c in has]
        likeness = small(path, known) @ small(path, others).T
        told = likeness.max(0) < SAME
        self.all = [c for c, apart in zip(others, told) if apart]
        self.near = {c: [others[k] for k in np.argsort(-row)[:NEAREST] if row[k] > LIKE and told[k]] for c, row in zip(known, likeness)}

    def stranger(self, c, rng):
        """One that is no output, mostly one that looks like `c`."""
        near = self.near.get(c)
        return rng.choice(near if near and rng.random() < .7 else self.all)
