"""Lines of handwritten Han names, composed: what they say and the middle of each character are known."""
import functools, math
import cv2, numpy as np
from PIL import Image, ImageDraw, ImageFont
from fontTools.ttLib import TTCollection, TTFont
import alike, forms, invented, lines, pen, picture, running
from vocabulary import ADDED, ID, RARE, STRANGER, Names

HEIGHT, BOX = 40, 64                                         # the network's rows; pixels a character while drawing
DEBIAN = '/usr/share/fonts/truetype/'
FONTS = ['seto/setofont.ttf', 'cwtex/cwkai.ttf', 'kiloji/kiloji.ttf', 'arphic/ukai.ttc', 'yozvox-yozfont/YOzRE_.ttf']
# Written with the brush by two people, in running and in cursive hand: shapes that no drawing of regular strokes has.
BRUSH = ['aoyagi-soseki/aoyagi-soseki.ttf', 'aoyagi-kouzan-t/AoyagiKouzanT.ttf', 'kouzan-mouhitsu/kouzan-mouhitsu.ttf',
         'kouzan-mouhitsu/kouzan-mouhitsu-gyosho.ttf', 'kouzan-mouhitsu/KouzanBrushFontSousyo.ttf']
BRUSH_SHARES = [4, 4, 4, 4, 1]                               # few people write the last, a cursive hand
# These have characters without strokes, and are drawn along the middle of theirs.
FURTHER = ['wqy/wqy-zenhei.ttc', 'arphic/ukai.ttc', 'seto/setofont.ttf']
# Kept out of training, to measure by. LXGW WenKai is drawn after Klee One, so that one is kept out too.
KEPT_OUT = {'LXGW WenKai': 'lxgw-wenkai/LXGWWenKai-Regular.ttf', 'Yusei Magic': 'yusei-magic/YuseiMagic-Regular.ttf'}


def strangers(strokes):
    """Characters with strokes that no name is expected to have: those trained on, most as themselves, and every fourth, outside the
    vocabulary and kept out to measure by."""
    outside = sorted(c for c in strokes if (c not in ID or c in ADDED or c in RARE) and c not in running.FORMS)
    told = set(forms.strangers([c for c in outside if c not in ID]))
    return [c for k, c in enumerate(outside) if k % 4 and (c in RARE or c in told)], [c for c in outside[::4] if c in told]


def further_strangers(strokes):
    """Characters outside the vocabulary and without strokes that two fonts draw: those trained on, and every fourth, kept out to measure by."""
    found = set().union(*(Font(DEBIAN + f).has for f in FURTHER[:2])) - ID.keys() - strokes.keys()
    found = sorted(c for c in found if '\u3400' <= c <= '\u9fff' or c >= '\U00020000')
    told = set(forms.strangers(found))
    return [c for k, c in enumerate(found) if k % 4 and c in told], [c for c in found[::4] if c in told]


class Font:
    def __init__(self, path, size=BOX):
        self.font = ImageFont.truetype(path, size)
        faces = TTCollection(path).fonts if path.endswith('ttc') else [TTFont(path)]
        self.has = {chr(code) for code in faces[0].getBestCmap()}

    def ink(self, c, tool=None):
        """uint8 ink of one character, cropped; None where the font has none. The pen is the font's own."""
        if c not in self.has:
            return None
        x0, y0, x1, y1 = self.font.getbbox(c)
        if x1 - x0 < 3 or y1 - y0 < 3:
            return None
        sheet = Image.new('L', (x1 - x0 + 8, y1 - y0 + 8), 0)
        ImageDraw.Draw(sheet).text((4 - x0, 4 - y0), c, font=self.font, fill=255)
        return np.asarray(sheet)


class Brush(Font):
    """A font written with the brush; with a pen, the same way along the middle of its strokes."""
    def __init__(self, path):
        super().__init__(path, 2 * BOX)
        self.middles = {}                                    # of characters asked for before, a bit a pixel

    def ink(self, c, tool=None):
        if tool is None:
            ink = super().ink(c)
        elif c in self.middles:
            bits, (h, w) = self.middles[c]
            ink = np.unpackbits(bits, count=h * w).reshape(h, w)
        elif (ink := super().ink(c)) is not None:
            ink = pen.middle(ink)
            self.middles[c] = np.packbits(ink), ink.shape
        if ink is None:
            return None
        if tool is not None:
            wide = max(2, round(tool.width * 2 * BOX))
            ink = pen.traced(np.pad(ink, wide), wide, 1)
        return cv2.resize(ink, None, fx=.5, fy=.5, interpolation=cv2.INTER_AREA)


def warped(ink, values, rng, most=2.5):
    """A font's glyph, bent (by `most` pixels at most) and leaned a little, its strokes thinned or thickened."""
    h, w = ink.shape
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    bend = rng.uniform(0, most)
    lean = rng.gauss(0, .08)
    x2 = x + bend * picture.noise((h, w), 30, values) + lean * (y - h / 2)
    y2 = y + bend * picture.noise((h, w), 30, values) + rng.gauss(.03, .06) * (x - w / 2)
    ink = cv2.remap(ink, x2, y2, cv2.INTER_LINEAR)
    pick = rng.random()
    if pick < .2: return cv2.dilate(ink, np.ones((2, 2), np.uint8))
    if pick < .35: return cv2.erode(ink, np.ones((2, 2), np.uint8))
    return ink


def _everyday(hand, rng, wild=False):
    """A hand whose characters stand and lean as in names that people wrote: `pen.Hand` was made up before there were any to measure.
    A wild one bends strokes and characters until not even people can read all of them."""
    hand.rise, hand.slant, hand.aspect = rng.gauss(.22, .12), rng.gauss(.06, .12), math.exp(rng.gauss(-.12, .15))
    hand.gap = rng.uniform(.25, .8) if rng.random() < .15 else rng.gauss(.12, .1)
    bent = rng.uniform(.8, 1.8) if wild else rng.uniform(.2, .9)     # of `pen.Hand`'s own: see what was learned
    for trait in ('jitter', 'turn', 'stretch', 'bend', 'warp', 'balance'):
        setattr(hand, trait, bent * getattr(hand, trait))
    hand.habit = tuple(bent * x for x in hand.habit)
    return hand


class Composer(lines.Composer):
    """Lines of names in stroke-drawn handwriting, some in fonts; only in `fonts` where they are given."""
    height, widest = HEIGHT, 360
    strange = .06                                            # the share of lines with a character outside the vocabulary
    invented = 0                                             # the share of those that nobody has
    further = 0                                              # the share along the middle of fonts' strokes, half of them with a character that fonts alone draw
    wild = 0                                                 # the share that only a teacher can say the text of: they have no labels

    def __init__(self, data, seed, fonts=None):
        super().__init__(seed)
        self.strokes = pen.load_strokes(data) if fonts is None else {}
        self.running = running.Running(self.strokes) if self.strokes else None
        self.inventor = invented.Invented(self.strokes)
        self.strangers = strangers(self.strokes)[0]
        self.fonts = [Font(DEBIAN + f) for f in (FONTS if fonts is None else fonts)]
        self.brushes = [Brush(DEBIAN + f) for f in BRUSH] if fonts is None else []
        self.only_fonts, self.cleaned = fonts is not None, .7 if fonts is None else 0
        self.names = Names(.08 if fonts is None else 0)

    @functools.cached_property
    def furthest(self):
        """What `further` asks for, some seconds' work: those fonts, and what looks alike in the first."""
        fonts = [Brush(DEBIAN + f) for f in FURTHER]
        return fonts, alike.Alike(Font(DEBIAN + FURTHER[0], alike.SIZE), further_strangers(self.strokes)[0])

    def in_further_font(self, text):
        """(text, font): the text, perhaps with a character that fonts alone draw, and a font that has all of it, or None."""
        rng, (fonts, looks) = self.rng, self.furthest
        if rng.random() < .5:
            k = rng.randrange(len(text))
            text = text[:k] + looks.stranger(text[k], rng) + text[k + 1:]
        return text, next((f for f in (rng.choice(fonts), fonts[0]) if all(c in f.has for c in text)), None)

    def written(self):
        text = self.names.draw(self.rng)
        rng, values = self.rng, self.values
        further = None
        if self.further and rng.random() < self.further:
            text, further = self.in_further_font(text)
            if further is None:
                return None
        new, wild = None, self.wild and not further and rng.random() < self.wild
        if further is None and self.strangers and rng.random() < self.strange:
            k = rng.randrange(len(text))
            if not wild and rng.random() < self.invented and text[k] in self.strokes:
                new = self.inventor.near(text[k], rng)
            text = text[:k] + (rng.choice(self.strangers) if new is None else STRANGER) + text[k + 1:]
        hand, tool = _everyday(pen.Hand(rng), rng, wild), pen.Pen(rng)
        tool.width = max(.02, tool.width * rng.uniform(.35, .8))
        habits = {None: rng.uniform(.5, 1) if wild else .6 * hand.haste}
        kind, own = rng.random(), rng.random() < .4
        printed = rng.choice(self.fonts) if self.only_fonts or kind < .1 else rng.choices(self.brushes, BRUSH_SHARES)[0] if kind < .4 else None
        if further:
            printed, own = further, False
        elif printed and not self.only_fonts and (new is not None or not all(c in printed.has for c in text)):
            printed, own = (printed if printed in self.brushes else None), False      # one pen a line
        glyphs = []                                          # (kind, body, ink's box)
        for c in text:
            size = BOX * max(.5, 1 + rng.gauss(0, hand.uneven))
            ink = printed.ink(c, None if own else tool) if printed and c != STRANGER else None
            if ink is None and (c == STRANGER or c in self.strokes):
                paths = hand.writing(new if c == STRANGER else self.running.written(c, habits, rng), rng, values)
                every = np.concatenate([p for p, _ in paths]) * size
                glyphs.append((size, paths, *every.min(0), *every.max(0)))
                continue
            if ink is None:
                ink = next((drawn for f in rng.sample(self.fonts, len(self.fonts)) if (drawn := f.ink(c)) is not None), None)
            if ink is None:
                return None
            ink = warped(ink, values, rng, 5 if wild else 2.5)
            k = size / BOX
            ink = cv2.resize(ink, None, fx=k * hand.aspect, fy=k)
            h, w = ink.shape
            glyphs.append((None, ink, -w / 2, -h / 2, w / 2, h / 2))
        x, places = 0., []
        for size, body, x0, y0, x1, y1 in glyphs:
            places.append((x - x0, x + (x1 - x0) / 2))
            wide = max(x1 - x0, BOX * .35)                   # a narrow character keeps some room
            x += (x1 - x0) + (wide - (x1 - x0)) / 2 + BOX * max(-.1, hand.gap + rng.gauss(0, .05 + .2 * max(0, hand.gap)))
        pad = 24
        width, height = int(x + BOX) + 2 * pad, int(BOX * 3.2)
        canvas = np.zeros((height, width), np.uint8)
        drift, middle = rng.gauss(0, .05), []
        for (size, body, x0, y0, x1, y1), (left, centre) in zip(glyphs, places):
            top = height / 2 + drift * (centre - x / 2) + rng.gauss(0, hand.bounce) * BOX
            if size is None:
                h, w = body.shape
                a, b = max(0, int(top - h / 2)), max(0, int(pad + centre - w / 2))
                part = canvas[a:a + h, b:b + w]
                np.maximum(part, body[:part.shape[0], :part.shape[1]], out=part)
            else:
                pen.draw(canvas, body, size, pad + left, top, tool)
            middle.append(pad + centre)
        if not (cut := lines.cropped(canvas, rng, BOX // 2)):     # a line of 一 alone is not blown up
            return None
        ink, edge = cut
        text = ''.join(c if c in ID else STRANGER for c in text)
        return text, [] if wild else [ID[c] for c in text], ink, [x - edge for x in middle]
