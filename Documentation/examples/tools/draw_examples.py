"""Draws the photographs of Documentation/examples, and truth.json: what is written in each.

    pip install -r requirements.txt
    ANYTIME_HANDWRITING=... python3 draw_examples.py [FOLDER]

Needs `heif-enc` (Debian: libheif-examples) and the fonts that the README names. The same program
draws the same photographs each time.
"""
import json
import os
import subprocess
import sys
import tempfile

import cv2
import numpy as np
from PIL import Image

import cat
import photograph
from pen import Hand
from writing import Writer, font_line, stroke_data

BREIP = "/usr/share/fonts/truetype/breip/breipfont.ttf"
NOTO_SANS = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
TRADITIONAL, SIMPLIFIED = 3, 2  # faces of the collection
BLUE, BLACK, DARK_BLUE = (125, 60, 30), (45, 40, 38), (95, 42, 28)


def trimmed(ink):
    rows, columns = np.where(ink > 0.05)
    return ink[rows.min():rows.max() + 1, columns.min():columns.max() + 1]


class Examples:
    def __init__(self, folder):
        self.folder = folder
        self.strokes = stroke_data()
        self.truth = []

    def writer(self, seed, **hand):
        return Writer(Hand(**hand), seed, self.strokes)

    def save(self, name, photo, entries, quality=82, exif=None):
        image = Image.fromarray(photo[..., ::-1])
        path = os.path.join(self.folder, name)
        if name.endswith(".heic"):
            with tempfile.TemporaryDirectory() as folder:
                source = os.path.join(folder, "photo.png")
                image.save(source)
                subprocess.run(["heif-enc", "-q", "48", source, "-o", path], check=True,
                               stdout=subprocess.DEVNULL)
        else:
            image.save(path, quality=quality, **({"exif": exif} if exif else {}))
        entries = [{"name": name, "number": number} for name, number in entries]
        self.truth.append({"photo": name, "entries": entries})

    def taiwan_card(self):
        rng = np.random.default_rng(11)
        writer = self.writer(11, thickness=0.05, slant=0.05)
        paper = photograph.sheet(1240, 780, rng)
        photograph.lay(paper, writer.line("王小明", 190), 190, 150, BLUE, rng)
        photograph.lay(paper, writer.line("0912-345-678", 125), 130, 480, BLUE, rng)
        photo = photograph.take(paper, photograph.wood(1600, 1200, rng), rng, tilt=2.5)
        self.save("card-zh-Hant.jpg", photo, [("王小明", "0912-345-678")])

    def mainland_card(self):
        rng = np.random.default_rng(12)
        writer = self.writer(27, thickness=0.06, slant=0.14, joins=0.2, pressure=0.5)
        paper = photograph.sheet(1300, 820, rng, tone=(226, 240, 246))
        photograph.rule(paper, 120, 150)
        photograph.lay(paper, writer.line("李秀英", 150), 150, 110, BLACK, rng)
        photograph.lay(paper, writer.line("139 1234 5678", 112), 120, 440, BLACK, rng)
        photo = photograph.take(paper, photograph.cloth(1600, 1200, rng), rng, tilt=-3, shade=0.25)
        self.save("card-zh-Hans.jpg", photo, [("李秀英", "139 1234 5678")])

    def english_card(self):
        rng = np.random.default_rng(13)
        writer = self.writer(31, thickness=0.05, slant=0.1)
        paper = photograph.sheet(1240, 800, rng, tone=(244, 248, 250))
        photograph.lay(paper, font_line("Mary Smith", BREIP, 170), 150, 150, DARK_BLUE, rng)
        photograph.lay(paper, writer.line("(212) 555-0123", 115), 110, 480, DARK_BLUE, rng)
        photo = photograph.take(paper, photograph.wood(1600, 1200, rng, (95, 125, 160)), rng, tilt=1.5)
        self.save("card-en.jpg", photo, [("Mary Smith", "(212) 555-0123")])

    def page(self):
        rng = np.random.default_rng(14)
        writer = self.writer(14, thickness=0.055, slant=0.02, unevenness=0.06)
        entries = [("陳美玲", "0928-123-456"), ("林志豪", "0935-246-810"), ("張淑芬", "02-2345-6789"),
                   ("黃建國", "0910-111-222"), ("吳春嬌", "07-345-6789"), ("蔡金龍", "0972-888-000")]
        paper = photograph.sheet(1400, 1180, rng)
        photograph.rule(paper, 150, 170, margin=110)
        for row, (name, number) in enumerate(entries):
            bottom = 150 + 170 * (row + 1) - 14
            ink = writer.line(name, 110)
            photograph.lay(paper, ink, 160, bottom - ink.shape[0], BLUE, rng)
            ink = writer.line(number, 84)
            photograph.lay(paper, ink, 620, bottom - ink.shape[0] - 8, BLUE, rng)
        photo = photograph.take(paper, photograph.wood(1600, 1400, rng), rng, tilt=1, fill=0.9)
        self.save("page-zh-Hant.jpg", photo, entries)

    def sideways_card(self):
        rng = np.random.default_rng(15)
        writer = self.writer(44, thickness=0.045, slant=0.0)
        paper = photograph.sheet(1240, 760, rng, tone=(248, 248, 248))
        photograph.lay(paper, writer.line("郭惠雯", 175), 170, 130, BLACK, rng)
        photograph.lay(paper, writer.line("(02) 2345-6780", 112), 110, 470, BLACK, rng)
        photo = photograph.take(paper, photograph.cloth(1600, 1200, rng, (90, 95, 100)), rng, tilt=-2)
        exif = Image.Exif()
        exif[0x0112] = 6  # stored lying on its left side, to be turned to the right
        self.save("card-sideways.jpg", np.rot90(photo).copy(), [("郭惠雯", "(02) 2345-6780")], exif=exif)

    def labelled_card(self):
        rng = np.random.default_rng(16)
        writer = self.writer(52, thickness=0.055, slant=0.06)
        paper = photograph.sheet(1240, 760, rng)
        for text, row in (("姓名：", 190), ("電話：", 480)):
            photograph.lay(paper, font_line(text, NOTO_SANS, 70, TRADITIONAL), 80, row, (70, 70, 70))
        photograph.lay(paper, writer.line("廖文雄", 150), 330, 140, DARK_BLUE, rng)
        photograph.lay(paper, writer.line("0987-654-321", 100), 320, 465, DARK_BLUE, rng)
        photo = photograph.take(paper, photograph.wood(1600, 1200, rng, (60, 80, 110)), rng, tilt=2)
        self.save("card-iphone.heic", photo, [("廖文雄", "0987-654-321")])

    def printed_card(self):
        rng = np.random.default_rng(17)
        paper = photograph.sheet(1080, 640, rng, tone=(250, 250, 250))
        lines = [("安心水電行", 54, 80, (120, 60, 20)), ("周文彬", 96, 200, BLACK),
                 ("0955-123-456", 64, 380, BLACK), ("水管 ・ 電燈 ・ 熱水器", 38, 510, (90, 90, 90))]
        for text, size, row, colour in lines:
            photograph.lay(paper, font_line(text, NOTO_SANS, size, TRADITIONAL), 90, row, colour)
        photo = photograph.take(paper, photograph.cloth(1600, 1200, rng, (140, 150, 150)), rng, tilt=-1.5)
        self.save("card-printed.jpg", photo, [("周文彬", "0955-123-456")])

    def blank_sheet(self):
        rng = np.random.default_rng(18)
        photo = photograph.take(photograph.sheet(1240, 780, rng), photograph.wood(1600, 1200, rng), rng, tilt=3)
        self.save("blank.jpg", photo, [])

    def cat(self):
        self.save("cat.jpg", cat.drawn(1400, 1050, np.random.default_rng(19)), [], quality=74)

    def written_card(self, tag, name, number, seed, font=None):
        """How a card is written, for the screen that explains it: thick, so that few pixels do."""
        writer = self.writer(seed, thickness=0.085, slant=0.0)
        upper = trimmed(font_line(name, font, 160) if font else writer.line(name, 190))
        lower = trimmed(writer.line(number, 120))
        lower = cv2.resize(lower, (800, lower.shape[0] * 9 // 8), interpolation=cv2.INTER_AREA)
        height = 470
        gap = (height - upper.shape[0] - lower.shape[0]) // 3
        paper = np.ones((height, 860, 3), np.float32) * np.float32((250, 252, 253))
        photograph.lay(paper, upper, 30, gap, (50, 20, 10))
        photograph.lay(paper, lower, 30, height - gap - lower.shape[0], (50, 20, 10))
        image = Image.fromarray(np.clip(paper, 0, 255).astype(np.uint8)[..., ::-1])
        image = image.convert("L").resize((430, height // 2), Image.LANCZOS).quantize(16)
        image.save(os.path.join(self.folder, f"../../locales/{tag}.png"))

    def written_cards(self):
        self.written_card("zh-Hant", "王小明", "0912-345-678", 11)
        self.written_card("zh-Hans", "王小明", "139 1234 5678", 27)
        self.written_card("en", "Mary Lin", "0912-345-678", 31, BREIP)

    def draw(self):
        self.written_cards()
        self.taiwan_card()
        self.mainland_card()
        self.english_card()
        self.page()
        self.sideways_card()
        self.labelled_card()
        self.printed_card()
        self.blank_sheet()
        self.cat()
        with open(os.path.join(self.folder, "truth.json"), "w", encoding="utf-8") as file:
            json.dump({"photos": self.truth}, file, ensure_ascii=False, indent=2)
            file.write("\n")


if __name__ == "__main__":
    here = os.path.dirname(os.path.abspath(__file__))
    Examples(sys.argv[1] if len(sys.argv) > 1 else os.path.dirname(here)).draw()
