"""Lines of handwritten names in Latin letters, composed: drawn with a pen along the strokes of letters, or in fonts that look written."""
import collections, glob, importlib.util, math, os, random
import cv2, numpy as np
from PIL import Image, ImageDraw, ImageFont
from font_amatic_sc import AmaticSC, AmaticSCBold
from font_intuitive import Intuitive
import lines, names, pen, picture, vocabulary
from vocabulary import HERE

HEIGHT, BOX = 40, 44                                         # the network's rows; pixels a capital while drawing
CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'-."
ID = {' ': vocabulary.SPACE} | {c: vocabulary.FIRST + n for n, c in enumerate(CHARACTERS)}
HERSHEY = '/usr/share/hershey-fonts/'                        # strokes of letters, from Debian's hershey-fonts-data
STROKED = [('futural', 6), ('rowmans', 2), ('scripts', 2), ('cursive', 2)]
OPEN = '/usr/share/fonts/opentype/'


def packaged(*fonts):
    """The files of fonts of the series `fontpkg-`."""
    return [f for p in fonts for f in sorted(glob.glob(importlib.util.find_spec(f'fontpkg_{p}').submodule_search_locations[0] + '/files/*.ttf'))]


HANDS = packaged('caveat', 'delius', 'great_vibes', 'indie_flower', 'kalam', 'permanent_marker', 'satisfy', 'shadows_into_light', 'yellowtail', 'zeyada')
PLAIN = packaged('abeezee', 'comfortaa', 'quicksand', 'signika')     # print, of which only the middle of the strokes is taken
FONTS = [names.DEBIAN + f for f in ('seto/setofont.ttf', 'kiloji/kiloji.ttf', 'fifthhorseman/dkg.ttf', 'fifthhorseman/dkgIt.ttf', 'fifthhorseman/dkgBd.ttf',
         'humor-sans/Humor-Sans.ttf', 'sjfonts/SteveHand.ttf', 'sjfonts/Delphine.ttf', 'kristi/Kristi.ttf', 'nanum/NanumPen.ttf', 'nanum/NanumBrush.ttf',
         'ecolier-court/Ecolier-court.ttf', 'aenigma/handmeds.ttf', 'tlwg/Purisa.ttf', 'tomsontalks/TomsonTalks.ttf', 'leckerli-one/LeckerliOne-Regular.ttf',
         'aenigma/aescrawl.ttf', 'aenigma/jmacscrl.ttf', 'aenigma/madscrwl.ttf', 'dustin/Domestic_Manners.ttf', 'dustin/El_Abogado_Loco.ttf', 'dustin/PenguinAttack.ttf',
         'malayalam/Karumbi-Regular.ttf', 'unfonts-extra/UnPilgia.ttf')] + [OPEN + f for f in ('havana/Havana-Regular.otf', 'malayalam/Chilanka-Regular.otf',
         'bwht/BecauseWeLearn-Regular.otf', 'bwht/BecauseWeMentor-Regular.otf', 'bwht/BecauseWeBuild-Regular.otf', 'bwht/BecauseWeCreate-Regular.otf',
         'dancingscript/DancingScript-Regular.otf', 'comic-neue/ComicNeue-Regular.otf', 'kaushanscript/KaushanScript-Regular.otf')] + [
         Intuitive, AmaticSC, AmaticSCBold] + HANDS + packaged('lobster_two', 'oleo_script', 'pacifico')
# Kept out of training, to measure by.
KEPT_OUT = {'Breip': names.DEBIAN + 'breip/Breip.ttf', 'Rufscript': names.DEBIAN + 'rufscript/Rufscript010.ttf',
            'Femke Klaver': names.DEBIAN + 'femkeklaver/femkeklaver.ttf', 'Because We Organize': OPEN + 'bwht/BecauseWeOrganize-Regular.otf',
            'Because We Connect': OPEN + 'bwht/BecauseWeConnect-Regular.otf'}
# Letters as they are printed by hand, strokes of corner points on a grid of ten, y down: 0 the top of capitals, 10 their foot. Our own.
PRINTED = {
    'A': '40 0a/40 8a/26 66|0a 30 7a/15 65', 'B': '00 0a/00 52 54 05 66 68 5a 0a', 'C': '72 50 22 05 08 2a 5a 78', 'D': '00 0a/00 42 65 68 3a 0a',
    'E': '60 00 0a 6a/05 55|60 20 03 25 45/25 07 1a 6a', 'F': '00 0a/00 60/05 45', 'G': '72 50 22 05 08 2a 5a 7a 76 46|62 40 05 2a 6a 76/46 86/76 7d',
    'H': '00 0a/70 7a/05 75', 'I': '20 2a|00 40/20 2a/0a 4a', 'J': '60 68 4a 1a 08|30 80/60 68 4a 1a 08', 'K': '00 0a/60 05/15 7a|00 0a/60 05 7a', 'L': '00 0a 6a',
    'M': '0a 00 46 80 8a|0a 20 4a 70 9a', 'N': '0a 00 7a 70', 'O': '40 10 05 1a 4a 75 60 40', 'P': '00 0a/00 51 54 05', 'Q': '40 10 05 1a 4a 75 60 40/57 8a',
    'R': '00 0a/00 51 54 05/25 7a', 'S': '61 30 12 24 56 68 4a 09', 'T': '00 80/40 4a', 'U': '00 07 2a 5a 77 70/70 7a|00 07 2a 5a 77 70', 'V': '00 4a 80', 'W': '00 2a 43 6a 90',
    'X': '00 7a/70 0a', 'Y': '00 45/80 45/45 4a|00 25 60/70 0d', 'Z': '00 70 0a 7a|00 70 0a 7a/15 65',
    'a': '54 14 07 1a 48 54/54 5a|24 54 5a/56 16 08 2a 59|54 24 07 1a 48 54 59 7a', 'b': '00 0a/07 24 56 58 3a 09|00 09 3a 58 36 07', 'c': '55 34 06 08 3a 59',
    'd': '54 14 07 1a 48 50/50 5a|44 07 2a 59 50 5a', 'e': '07 57 34 14 07 1a 59|06 56 44 14 07 2a 69', 'f': '50 30 22 2a/05 45|61 40 23 2d/05 55', 'g': '54 14 07 1a 48 54/54 5b 3d 0c|44 07 29 57 54 5c 2e 0c 59 7a',
    'h': '00 0a/07 34 56 5a|00 0a 16 34 56 5a', 'i': '04 0a/02 03|04 09 2a/02 03', 'j': '24 2c 0d/22 23', 'k': '00 0a/44 07/17 5a|00 0a/44 17 5a', 'l': '00 0a|00 09 2a|20 06 1a 39',
    'm': '04 0a/06 24 46 4a/46 64 86 8a|04 0a 15 36 4a 55 76 8a', 'n': '04 0a/06 34 56 5a|04 0a 16 44 5a', 'o': '34 07 2a 57 34|44 07 2a 58 54 24 74', 'p': '04 0e/06 34 56 58 3a 09', 'q': '54 14 07 1a 48 54/54 5e|44 07 29 54 5d 7b',
    'r': '04 0a/07 24 45|04 0a 16 34 45', 's': '55 24 06 47 59 2a 09|44 16 48 2a 09', 't': '21 28 4a/04 44|21 2a/04 44|20 29 5a/04 54', 'u': '04 08 2a 48 54/54 5a|04 08 2a 58 54 59 7a', 'v': '04 2a 54',
    'w': '04 2a 45 6a 84|04 19 3a 46 59 7a 84', 'x': '04 5a/54 0a|04 25 28 5a/54 0a', 'y': '04 28/54 1e|04 18 48 54/54 4d 1d', 'z': '04 54 0a 5a|04 54 0a 5a/17 47',
    "'": '20 12', '-': '07 47', '.': '09 0a',
}


def printed():
    """{character: its ways to be written, each a list of (POINTS, 2) strokes} with capitals 1 high."""
    point = lambda p: (int(p[0], 16) / 10, int(p[1], 16) / 10)
    stroke = lambda s: pen._evenly(np.array([point(p) for p in s.split()], np.float32), pen.POINTS)
    return {c: [np.stack([stroke(s) for s in way.split('/')]) for way in ways.split('|')] for c, ways in PRINTED.items()}


def hershey(name):
    """{character: [strokes]} of a Hershey font, as of `printed`. Its lines are ASCII from the space on."""
    found = {}
    with open(f'{HERSHEY}{name}.jhf', encoding='ascii') as file:
        for code, line in enumerate(file.read().split('\n'), 32):
            c, body = chr(code), line[10:]
            if c not in ID or c == ' ':
                continue
            strokes = [[((ord(x) - ord('R')) / 21, (ord(y) - ord('R') + 12) / 21) for x, y in zip(part[::2], part[1::2])] for part in body.split(' R')]
            strokes = [pen._evenly(np.array(s if len(s) > 1 else s * 2, np.float32), pen.POINTS) for s in strokes if s]
            if strokes:
                found[c] = [np.stack(strokes) - [min(s[:, 0].min() for s in strokes), 0]]
    return found


def further_names():
    """The names that the program knows how to spell, those of the census before all."""
    with open(os.path.join(HERE, '../../Sources/Names/LatinNameTable.swift'), encoding='utf-8') as file:
        return [w for part in file.read().split('"""')[1::2] for w in part.split()]


def jumble(rng):
    """Vowels and other letters, mostly by turns."""
    vowels, others = 'aeiouy', 'bcdfghjklmnpqrstvwxz'
    return ''.join(rng.choice(vowels if (n + rng.randrange(2)) % 2 else others) for n in range(rng.randint(2, 9))).capitalize()


class Chain:
    """Makes words whose every letter follows the three before it in some word of a list."""
    def __init__(self, words):
        self.after = collections.defaultdict(list)
        for word in words:
            word = '^^^' + word.lower() + '$'
            for k in range(3, len(word)):
                self.after[word[k - 3:k]].append(word[k])

    def word(self, rng):
        made = '^^^'
        while (c := rng.choice(self.after[made[-3:]])) != '$' and len(made) < 14:
            made += c
        return made[3:].capitalize()


class Texts:
    """Names as address books hold them; some words that nobody is called, so that the letters count and not the names."""
    def __init__(self, kept_out):
        parts = {'given': [], 'surnames': [], 'titles': []}
        with open(os.path.join(HERE, 'latin.txt'), encoding='utf-8') as file:
            for line in file:
                if line.strip() and not line.startswith('#'):
                    kind, words = line.split(':', 1)
                    parts[kind].extend(words.split())
        keep = lambda words: [w for n, w in enumerate(sorted(set(words))) if (n % 8 == 5) == kept_out]
        self.given, self.surnames, self.titles = (keep(parts[k]) for k in ('given', 'surnames', 'titles'))
        self.chain = None
        if not kept_out:
            self.measured = {w.lower() for k in parts for w in set(parts[k]) - set(keep(parts[k]))}
            self.further = [w for w in further_names() if w.lower() not in self.measured]
            self.chain = Chain(self.given + self.surnames + self.further)

    def word(self, rng):
        pick = rng.random() if self.chain else 1
        if pick < .5:
            while (word := self.chain.word(rng) if pick < .4 else jumble(rng)).lower() in self.measured:
                pass
            return word
        return rng.choice(self.further if pick < .7 else self.given if rng.random() < .5 else self.surnames)

    def draw(self, rng):
        pick, given, surname = rng.random(), self.word(rng), self.word(rng)
        if pick < .5: text = f'{given} {surname}'
        elif pick < .68: text = given
        elif pick < .76: text = f'{given} {rng.choice("ABCDEFGHIJKLMNOPRSTVWY")}. {surname}'
        elif pick < .82: text = f'{given}-{self.word(rng).lower() if rng.random() < .5 else self.word(rng)} {surname}'
        elif pick < .9: text = f'{rng.choice(self.titles)} {surname}'
        elif pick < .93: text = rng.choice(self.titles)
        elif pick < .96: text = f'{given} {self.word(rng)} {surname}'
        else: text = f'{surname} {given[0]}.'
        return text.upper() if rng.random() < .07 else text


def _outlined(ink, wide):
    """A letter as some adorn a capital: its outline, as if its strokes were `wide` pixels wide."""
    full = cv2.dilate(ink, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (wide, wide)))
    return full - cv2.erode(full, np.ones((7, 7), np.uint8))


class Composer(lines.Composer):
    """Only in `fonts`, and only words kept out of training, where they are given."""
    height, widest = HEIGHT, 640
    wild = 0                                                 # the share that only a teacher can say the text of: they have no labels

    def __init__(self, data, seed, fonts=None):
        super().__init__(seed)
        face = lambda f: ImageFont.truetype(f, BOX * 4 // 3)
        self.faces, self.plain = [face(f) for f in fonts or FONTS], [] if fonts else [face(f) for f in PLAIN]
        self.texts, self.cleaned = Texts(kept_out=fonts is not None), 0 if fonts else .5
        self.hands = [] if fonts else [printed()] * 6 + [h for name, count in STROKED for h in [hershey(name)] * count]

    def written(self):
        text = self.texts.draw(self.rng)
        wild = self.wild and self.rng.random() < self.wild
        made = self._set(text, wild) if not self.hands or self.rng.random() < .5 else self._drawn(text, wild)
        return made and (made[0], [] if wild else [ID[c] for c in text], *made[1:])

    def _set(self, text, wild):
        """In a font, so that its letters join as it wants."""
        rng = self.rng
        face = rng.choice(self.plain if self.plain and rng.random() < .08 else self.faces)
        hollow = round(BOX * rng.uniform(.1, .28)) if self.hands and rng.random() < .08 else 0
        thin = self.hands and not hollow and (face in self.plain or rng.random() < .35)
        if hollow or rng.random() < .4:                      # wider spaced, letter by letter, each a little different
            wide = BOX * rng.uniform(0, .16) + hollow / 2
            pieces, x = [], 0.
            for c in text:
                pieces.append((x, c))
                x += face.getlength(c) + wide
        else:
            pieces, x = [(0., text)], face.getlength(text)
        pad = BOX
        canvas = np.zeros((BOX * 4, int(x) + 3 * pad), np.uint8)
        for left, piece in pieces:
            sheet = Image.new('L', canvas.shape[::-1], 0)
            drop = rng.gauss(0, .03) * BOX if len(pieces) > 1 else 0
            ImageDraw.Draw(sheet).text((pad + left, BOX * 2.5 + drop), piece, font=face, fill=255, anchor='ls')
            ink = np.asarray(sheet)
            np.maximum(canvas, _outlined(ink, hollow) if hollow and piece.isupper() else ink, out=canvas)
        if thin:                                             # along the middle of the strokes, with any pen
            wide = max(2, round(pen.Pen(rng).width * BOX * rng.uniform(.7, 1.7)))
            canvas = pen.traced(pen.middle(canvas), wide, .7)
        middles = [pad + (left + face.getlength(piece[:n]) + left + face.getlength(piece[:n + 1])) / 2 for left, piece in pieces for n in range(len(piece))]
        return self._finished(text, self._bent(canvas, wild), middles, wild)

    def _bent(self, canvas, wild):
        """The writing stretched, thinned or thickened, its baseline and its verticals bent."""
        rng = self.rng
        h, w = canvas.shape
        y, x = np.mgrid[0:h, 0:w].astype(np.float32)
        strength = rng.uniform(1.5, 5) if wild else rng.uniform(0, 2.2)
        canvas = cv2.remap(canvas, x + strength * picture.noise((h, w), 26, self.values), y + strength * picture.noise((h, w), 26, self.values), cv2.INTER_LINEAR)
        pick = rng.random()
        if pick < .25: return cv2.dilate(canvas, np.ones((rng.choice((2, 3)),) * 2, np.uint8))
        return cv2.erode(canvas, np.ones((2, 2), np.uint8)) if pick < .4 else canvas

    def _drawn(self, text, wild):
        """With a pen, letter by letter, the letters of a word joined by some."""
        rng, values = self.rng, self.values
        hand, tool, alphabet = pen.Hand(rng), pen.Pen(rng), rng.choice(self.hands)
        tool.width *= rng.uniform(.7, 1.7)
        hand.rise, hand.tilt, hand.drop, hand.aspect, hand.jitter = 0, hand.tilt / 3, 0, hand.aspect * rng.uniform(.8, 1.2), hand.jitter * (1.5 if wild else .7)
        gap, blank, low = rng.uniform(.04, .22), rng.uniform(.3, .8), rng.uniform(.9, 1.25)
        joins = rng.random() < .3 * (1 + hand.haste)
        ways = {c: rng.choice(alphabet[c]) for c in sorted(set(text) - {' '}) if c in alphabet}   # a person writes a letter one way, mostly
        parts, middles, x, end = [], [], 0., None
        for c in text:
            if c == ' ':
                middles.append(x + blank / 2)
                x, end = x + blank, None
                continue
            if c not in ways:
                return None
            strokes = ways[c] if rng.random() < .8 else rng.choice(alphabet[c])
            size = 1 + rng.gauss(0, hand.uneven)
            paths = hand.writing((strokes - [0, 1]) * [1, size * (low if c.islower() else 1)] + [.5 - strokes[..., 0].mean(), 1], rng, values)
            left = min(p[:, 0].min() for p, _ in paths)
            right = max(p[:, 0].max() for p, _ in paths)
            shift = x - left
            moved = [(p + [shift, 0], w) for p, w in paths]
            if joins and end is not None and c.islower():
                way = moved[0][0][0] - end
                parts.append((np.stack([end, end + way * [.5, .7], moved[0][0][0]]), [1, 0, 0]))
            parts += moved
            end = moved[-1][0][-1] if joins else None
            middles.append(x + (right - left) / 2)
            x += right - left + gap + rng.gauss(0, .03)
        slope = rng.gauss(0, .03)
        for points, _ in parts:
            points[:, 1] += slope * (points[:, 0] - x / 2)
        pad = BOX
        canvas = np.zeros((BOX * 4, int(x * BOX) + 3 * pad), np.uint8)
        pen.draw(canvas, parts, BOX, pad, BOX * 1.5, tool)
        return self._finished(text, self._bent(canvas, wild) if wild else canvas, [pad + m * BOX for m in middles], wild)

    def _finished(self, text, canvas, middles, wild):
        """Leaned and squeezed as a whole, cropped."""
        rng = self.rng
        lean, wide = rng.gauss(.05, .3 if wild else .15), math.exp(rng.gauss(0, .25 if wild else .12))
        canvas = cv2.warpAffine(canvas, np.float32([[wide, -lean, lean * BOX * 2], [0, 1, 0]]), (int(canvas.shape[1] * wide), canvas.shape[0]))
        if not (cut := lines.cropped(canvas, rng, BOX // 2)):
            return None
        ink, edge = cut
        return text, ink, [m * wide - edge for m in middles]


def kept_out(data, font, count=200, seed=99):
    """[(picture, name, font)]: words and a font that the recipe does not train on."""
    composer = Composer(data, seed, [KEPT_OUT[font]])
    composer.height, composer.widest = 48, 760               # as they were when they were first measured by
    return [(p, text, font) for text, _, p, _ in (composer.line() for _ in range(count))]
