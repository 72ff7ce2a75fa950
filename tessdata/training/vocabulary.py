"""The characters a names model knows, and names as people bear them."""
import bisect, itertools, os, random

HERE = os.path.dirname(os.path.abspath(__file__))
SPACE, JOINED, NULL, FIRST = 0, 1, 2, 3            # Tesseract's ids: space, "Joined", "Broken" (the blank), then the characters
BEYOND = '婕旻昶晟煒燿琇瑄瑋竑筱紘翊葳蓁鈺鋐鎧鑫璟暘祐妤彤麟闫邓'   # common in names, in neither Big5 level 1 nor GB2312 level 1

def characters():
    """Big5 level 1, GB2312 level 1 and characters of names beyond them, sorted by code point.

    The outputs of the shipped weights are in this order; a change makes them useless."""
    found = set(BEYOND)
    for code, leads, trails, last in (('big5', range(0xA4, 0xC7), [*range(0x40, 0x7F), *range(0xA1, 0xFF)], 0xC67E),
                                      ('gb2312', range(0xB0, 0xD8), range(0xA1, 0xFF), 0xFFFF)):
        for lead, trail in itertools.product(leads, trails):
            if lead << 8 | trail <= last:
                try:
                    found.add(bytes([lead, trail]).decode(code))
                except UnicodeDecodeError:
                    pass                             # a code without a character
    return sorted(found)

STRANGER = '〓'                                     # printers' mark for a character that is not at hand: the output for every other one
CHARACTERS = characters() + [STRANGER]
ID = {c: FIRST + i for i, c in enumerate(CHARACTERS)}


class Ranked:
    """Draws from words listed by falling frequency: the word at rank r weighs 1 / (r + flatness)."""
    def __init__(self, words, flatness):
        self.words = words
        self.sums = list(itertools.accumulate(1 / (r + flatness) for r in range(len(words))))

    def draw(self, rng):
        return self.words[bisect.bisect(self.sums, rng.random() * self.sums[-1])]


class Names:
    """Texts to write: mostly names of either script, otherwise any characters, so that none is forgotten."""
    def __init__(self):
        parts = {}
        with open(os.path.join(HERE, 'names.txt'), encoding='utf-8') as lines:
            for line in lines:
                if line.strip() and not line.startswith('#'):
                    kind, words = line.split(':', 1)
                    parts.setdefault(kind.strip(), []).extend(words.split() if 'double' in kind else (c for c in words.strip() if c in ID))
        unique = lambda words: list(dict.fromkeys(words))
        self.scripts = [(Ranked(unique(parts[s + ' surnames']), 12), Ranked(unique(parts[s + ' given']), 60)) for s in ('traditional', 'simplified')]
        self.doubles = [[w for w in parts[s + ' double surnames'] if all(c in ID for c in w)] for s in ('traditional', 'simplified')]

    def draw(self, rng):
        if rng.random() < .15:
            return ''.join(rng.choice(CHARACTERS[:-1]) for _ in range(rng.choice((1, 2, 3, 3, 4))))
        script = rng.randrange(2)
        surnames, given = self.scripts[script]
        surname = rng.choice(self.doubles[script]) if rng.random() < .03 else surnames.draw(rng)
        pick = lambda: given.draw(rng) if rng.random() < .85 else rng.choice(CHARACTERS[:-1])
        text = surname + ''.join(pick() for _ in range(rng.choice((1, 2, 2, 2))))
        return text if rng.random() < .9 else text[1:]
