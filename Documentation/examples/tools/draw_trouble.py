"""Draws the photographs of Tests/Photos/cards: cards that are hard to read, and truth.json beside
them: what should be read on each.

    pip install -r requirements.txt
    ANYTIME_HANDWRITING=... python3 draw_trouble.py [FOLDER]

Needs the fonts that the README of the examples names. The same program draws the same photographs
each time.
"""
import json
import os
import sys

import cv2
import numpy as np
from PIL import Image

import photograph
from draw_examples import BLACK, BLUE, BREIP, DARK_BLUE, NOTO_SANS, TRADITIONAL
from pen import Hand
from writing import Writer, font_line, stroke_data

GREY = (90, 90, 90)
RED = (50, 50, 190)


class Troubles:
    def __init__(self, folder):
        self.folder = folder
        self.strokes = stroke_data()
        self.truth = {}

    def writer(self, seed, **hand):
        return Writer(Hand(**{"thickness": 0.055, **hand}), seed, self.strokes)

    def save(self, name, photo, entries, side=1100):
        scale = side / max(photo.shape[:2])
        small = cv2.resize(photo, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        Image.fromarray(small[..., ::-1]).save(os.path.join(self.folder, name), quality=78)
        self.truth[name] = [{"name": name, "number": number} for name, number in entries]

    @staticmethod
    def write(paper, writer, rows, rng, colour=BLUE):
        """`rows` of (text, height, x, y)."""
        for text, height, x, y in rows:
            photograph.lay(paper, writer.line(text, height), x, y, colour, rng)

    @staticmethod
    def printed(paper, rows, face=TRADITIONAL):
        """`rows` of (text, size, x, y, colour)."""
        for text, size, x, y, colour in rows:
            photograph.lay(paper, font_line(text, NOTO_SANS, size, face), x, y, colour)

    def card(self, seed, name, number, **hand):
        rng = np.random.default_rng(seed)
        paper = photograph.sheet(1240, 780, rng)
        self.write(paper, self.writer(seed, **hand), [(name, 190, 190, 130), (number, 120, 130, 480)], rng)
        return paper, rng

    def turned_cards(self):
        entries = [("林春美", "0937-123-654")]
        paper, rng = self.card(101, *entries[0])
        photo = photograph.take(paper, photograph.wood(1600, 1200, rng), rng, tilt=2)
        for name, turns in (("turned-left.jpg", 1), ("upside-down.jpg", 2), ("turned-right.jpg", 3)):
            self.save(name, np.rot90(photo, turns).copy(), entries)

    def turned_page(self):
        rng = np.random.default_rng(102)
        entries = [("陳美玲", "0928-123-456"), ("林志豪", "0935-246-810"), ("張淑芬", "02-2345-6789"),
                   ("黃建國", "0910-111-222"), ("吳春嬌", "07-345-6789")]
        paper, writer = photograph.sheet(1300, 1000, rng), self.writer(102, unevenness=0.06)
        photograph.rule(paper, 150, 165)
        for row, (name, number) in enumerate(entries):
            self.write(paper, writer, [(name, 105, 120, 180 + 165 * row - 10),
                                       (number, 80, 580, 180 + 165 * row + 10)], rng, BLACK)
        photo = photograph.take(paper, photograph.cloth(1600, 1300, rng), rng, tilt=1, fill=0.9)
        self.save("page-upside-down.jpg", np.rot90(photo, 2).copy(), entries)
        self.save("page-turned-left.jpg", np.rot90(photo, 1).copy(), entries)

    def names_turned(self):
        rng = np.random.default_rng(103)
        names = ["王小明", "陳美玲", "林志豪", "張淑芬", "黃建國"]
        paper, writer = photograph.sheet(800, 1000, rng), self.writer(103)
        self.write(paper, writer, [(name, 120, 160, 60 + 180 * row) for row, name in enumerate(names)], rng)
        photo = photograph.take(paper, photograph.wood(1200, 1400, rng), rng, tilt=1, fill=0.9)
        self.save("names-turned-right.jpg", np.rot90(photo, 3).copy(), [(name, "") for name in names])

    def labels(self):
        rng = np.random.default_rng(104)
        paper, writer = photograph.sheet(1300, 1000, rng), self.writer(104)
        self.printed(paper, [(text, 64, 80, y, GREY) for text, y in
                             (("姓名：", 130), ("手機：", 420), ("宅：", 710))])
        self.write(paper, writer, [("廖文雄", 150, 330, 80), ("0987-654-321", 100, 330, 390),
                                   ("(02) 2345-6780", 92, 330, 690)], rng, DARK_BLUE)
        photo = photograph.take(paper, photograph.wood(1600, 1300, rng, (60, 80, 110)), rng, tilt=2, fill=0.9)
        self.save("labels.jpg", photo, [("廖文雄", "0987-654-321"), ("廖文雄", "(02) 2345-6780")])

    def written_labels(self):
        rng = np.random.default_rng(105)
        paper, writer = photograph.sheet(1300, 800, rng), self.writer(105, gap=0.06)
        self.write(paper, writer, [("姓名", 110, 80, 110), ("鄭雅婷", 130, 420, 100), ("電話", 110, 80, 440),
                                   ("0921-345-670", 100, 420, 450)], rng, BLACK)
        photo = photograph.take(paper, photograph.cloth(1600, 1200, rng), rng, tilt=-2, fill=0.9)
        self.save("written-labels.jpg", photo, [("鄭雅婷", "0921-345-670")])

    def latin_labels(self):
        rng = np.random.default_rng(106)
        paper, writer = photograph.sheet(1300, 1000, rng), self.writer(106)
        self.printed(paper, [(text, 64, 80, y, GREY) for text, y in
                             (("Name:", 130), ("Tel:", 420), ("Mobile:", 710))])
        photograph.lay(paper, font_line("Mary Smith", BREIP, 150),
                       370, 90, BLUE, rng)
        self.write(paper, writer, [("(212) 555-0123", 92, 370, 410), ("212-555-0188", 96, 370, 700)], rng)
        photo = photograph.take(paper, photograph.wood(1600, 1300, rng), rng, tilt=1, fill=0.9)
        self.save("latin-labels.jpg", photo, [("Mary Smith", "(212) 555-0123"), ("Mary Smith", "212-555-0188")])

    def bracketed_labels(self):
        """Before a number, behind one, and behind the name."""
        rng = np.random.default_rng(124)
        paper, writer = photograph.sheet(1400, 1150, rng), self.writer(124)
        self.write(paper, writer, [
            ("羅文德", 150, 100, 80), ("(", 110, 640, 100), ("宅", 100, 690, 105), (")", 110, 810, 100),
            ("(02) 2345-6780", 80, 330, 330),
            ("(", 110, 110, 570), ("公", 100, 160, 575), (")", 110, 280, 570), ("02-2712-3456", 80, 420, 590),
            ("0933-482-156", 80, 110, 880), ("(", 110, 950, 860), ("手機", 90, 1000, 865), (")", 110, 1215, 860)],
            rng)
        photo = photograph.take(paper, photograph.wood(1700, 1400, rng), rng, tilt=1, fill=0.9)
        self.save("bracketed-labels.jpg", photo,
                  [("羅文德", number) for number in ("(02) 2345-6780", "02-2712-3456", "0933-482-156")])

    def parted_number(self):
        """A number begun on one line and ended on the next, with an address of mail under it."""
        rng = np.random.default_rng(125)
        paper, writer = photograph.sheet(1000, 1100, rng), self.writer(125)
        self.write(paper, writer, [("方秋月", 160, 110, 80), ("0937-602-", 110, 110, 360), ("241", 110, 110, 590)], rng)
        photograph.lay(paper, font_line("moon55@gmail.com", BREIP, 100),
                       110, 850, BLUE, rng)
        photo = photograph.take(paper, photograph.cloth(1500, 1400, rng), rng, tilt=-1, fill=0.9)
        self.save("parted-number.jpg", photo, [("方秋月", "0937-602-241")])

    def downwards(self):
        """Written from top to bottom, the first on the right; dashes lie in one number and run down in the other."""
        rng = np.random.default_rng(127)
        entries = [("許文成", "0928-123-456"), ("江美玉", "0935-602-817")]
        paper, writer = photograph.sheet(760, 1850, rng), self.writer(127)
        for x in (110, 380, 650):
            cv2.line(paper, (x, 0), (x, 1850), (150, 150, 225), 3, cv2.LINE_AA)
        for middle, (name, number) in zip((515, 245), entries):
            y = 70
            for text, size in ((name, 110), (number, 74)):
                for character in text:
                    if character == "-":
                        across, down = (40, 0) if middle > 400 else (0, 40)
                        cv2.line(paper, (middle - across // 2, y), (middle + across // 2, y + down), BLUE, 6, cv2.LINE_AA)
                        y += down + 24
                        continue
                    ink = writer.line(character, size)
                    photograph.lay(paper, ink, middle - ink.shape[1] // 2, y, BLUE, rng)
                    y += ink.shape[0] + (18 if size < 100 else 26)
                y += 40
        photo = photograph.take(paper, photograph.wood(1300, 2200, rng), rng, tilt=1, fill=0.9)
        self.save("downwards.jpg", photo, entries, side=1500)

    def spiral_bound(self):
        """A page of a spiral-bound book, ruled, its wire and holes down the left."""
        rng = np.random.default_rng(126)
        entries = [("林春美", "0937-123-654"), ("黃建國", "02-2345-6780")]
        paper, writer = photograph.sheet(1300, 900, rng), self.writer(126)
        photograph.rule(paper, 40, 70)
        for row in range(45, 900, 62):
            cv2.circle(paper, (70, row), 17, (70, 95, 120), -1, cv2.LINE_AA)
            cv2.line(paper, (20, row), (70, row), (150, 150, 155), 7, cv2.LINE_AA)
        for row, (name, number) in enumerate(entries):
            self.write(paper, writer, [(name, 150, 200, 60 + 420 * row), (number, 105, 200, 260 + 420 * row)], rng)
        photo = photograph.take(paper, photograph.wood(1700, 1250, rng), rng, tilt=1.5, fill=0.9)
        self.save("spiral-bound.jpg", photo, entries, side=1200)

    def marked_list(self):
        """Numbered entries, one of them circled, a name of two characters spread, dots and arrows before numbers."""
        rng = np.random.default_rng(127)
        entries = [("林春美", "0937-123-654"), ("王明", "02-2345-6780"), ("黃建國", "0919-684-235"), ("李芳", "0928-123-456")]
        paper, writer = photograph.sheet(1700, 1000, rng), self.writer(127)
        for row, (name, number) in enumerate(entries):
            y = 60 + 230 * row
            self.write(paper, writer, [(str(row + 1), 80, 90, y + 20), (number, 74, 960, y + 20)], rng)
            cv2.circle(paper, (185, y + 95), 7, BLUE, -1, cv2.LINE_AA)
            letters = [(name[0], 260), (name[1], 520)] if len(name) == 2 else [(name, 260)]
            self.write(paper, writer, [(text, 120, x, y) for text, x in letters], rng)
            if row != 2:
                for x in range(700, 930, 28):
                    cv2.circle(paper, (x, y + 90), 6, BLUE, -1, cv2.LINE_AA)
            if row == 2:
                cv2.ellipse(paper, (470, y + 60), (235, 100), 0, 12, 375, BLUE, 7, cv2.LINE_AA)
        photo = photograph.take(paper, photograph.wood(2000, 1300, rng), rng, tilt=1, fill=0.92)
        self.save("marked-list.jpg", photo, entries, side=1400)

    def columns(self):
        rng = np.random.default_rng(107)
        paper, writer = photograph.sheet(1700, 1100, rng), self.writer(107)
        left = [("王小明", "0912-345-678"), ("陳美玲", "0928-123-456"), ("林志豪", "0935-246-810")]
        right = [("張淑芬", "0972-888-001"), ("黃建國", "0910-111-222"), ("吳春嬌", "0955-246-135")]
        for x, column in ((100, left), (950, right)):
            for row, (name, number) in enumerate(column):
                self.write(paper, writer, [(name, 105, x, 70 + 340 * row), (number, 78, x, 215 + 340 * row)], rng)
        photo = photograph.take(paper, photograph.wood(1800, 1300, rng), rng, tilt=1, fill=0.92)
        self.save("columns.jpg", photo, left + right, side=1400)

    def foreign_list(self):
        """First names under each other, and numbers of no length that Taiwan knows."""
        rng = np.random.default_rng(134)
        paper, writer = photograph.sheet(1300, 1500, rng), self.writer(134)
        people = [("Susan Miller", "400-762-9183"), ("Mary Chen", "803-444-0761"), ("Peter Wang", "882-603-3134"),
                  ("David Brown", "344-821-6831"), ("Emma Clark", "386-404-6532"), ("Anna Schmidt", "275-212-5169"),
                  ("Linda Lee", "635-929-2053"), ("Michael Davis", "662-252-8389"), ("Julia Moore", "645-240-7318")]
        for row, (name, number) in enumerate(people):
            photograph.lay(paper, font_line(name, BREIP, 80), 60, 60 + 155 * row, BLUE, rng)
            self.write(paper, writer, [(number, 70, 600, 70 + 155 * row)], rng)
        photo = photograph.take(paper, photograph.wood(1500, 1750, rng), rng, tilt=1, fill=0.92)
        self.save("foreign-list.jpg", photo, people, side=1500)

    def two_scripts(self):
        """Names in Latin letters and Han, and a stroke between two numbers."""
        rng = np.random.default_rng(151)
        paper, writer = photograph.sheet(1850, 900, rng), self.writer(151)
        people = [("Tom", "林", "0937-255-826"), ("Aunt", "玉蘭", "0955-959-343"), ("Mary", "陳", "0963-829-752")]
        for row, (letters, han, number) in enumerate(people):
            left, right = (220, 70) if letters == "Mary" else (70, 90 + 42 * len(letters))
            photograph.lay(paper, font_line(letters, BREIP, 80), left, 60 + 205 * row, BLUE, rng)
            self.write(paper, writer, [(han, 95, right, 55 + 205 * row), (number, 70, 500, 75 + 205 * row)], rng)
        self.write(paper, writer, [("董春華", 95, 70, 670), ("02-2345-6783/0946-905-634", 64, 500, 695)], rng)
        photo = photograph.take(paper, photograph.wood(2050, 1100, rng), rng, tilt=1, fill=0.92)
        self.save("two-scripts.jpg", photo,
                  [("Tom 林", people[0][2]), ("Aunt 玉蘭", people[1][2]), ("陳 Mary", people[2][2]),
                   ("董春華", "02-2345-6783"), ("董春華", "0946-905-634")], side=1400)

    def folded(self):
        """Folded down and across through writing, dots that lead from names to numbers, the ring of a cup."""
        rng = np.random.default_rng(152)
        paper, writer = photograph.sheet(1500, 1150, rng), self.writer(152)
        people = [("蔡秀琴", "0937-255-826"), ("鍾素珍", "0955-959-343"), ("蕭麗珠", "0963-829-752"),
                  ("董春華", "0946-905-634"), ("何志明", "02-2345-6783")]
        for row, (name, number) in enumerate(people):
            self.write(paper, writer, [(name, 95, 70, 60 + 205 * row), (number, 70, 800, 75 + 205 * row)], rng)
            for x in range(430, 780, 22):
                cv2.circle(paper, (x, 140 + 205 * row + int(rng.integers(-2, 3))), 3, BLUE, -1, cv2.LINE_AA)
        x, y = np.arange(1500)[None, :, None], np.arange(1150)[:, None, None]
        for distance in (x - 1010 - y / 90, y - 735 + x / 120):
            paper *= 1 - 0.3 * np.exp(-(distance / 2.5) ** 2) - 0.06 * np.exp(-np.maximum(distance, 0) / 60)
        ring = np.hypot(x - 1300, y - 420) - 190
        paper *= 1 - 0.3 * np.exp(-(ring / 6) ** 2) * np.float32([1, 0.9, 0.75])
        photo = photograph.take(paper, photograph.wood(1700, 1350, rng), rng, tilt=2, fill=0.92)
        self.save("folded.jpg", photo, people, side=1400)

    def thick_pen(self):
        """Characters that touch have strokes as straight as one drawn through them."""
        self.thick_page("thick-pen.jpg", [("蔡秀琴", "0937-255-826"), ("鍾素珍", "0955-959-343"),
                                          ("蕭麗珠", "0963-829-752"), ("董春華", "0946-905-634")])

    def thick_pen_and_new_numbers(self):
        """The same, with numbers of blocks that Hong Kong's plan does not know."""
        self.thick_page("thick-pen-new-numbers.jpg", [("蔡秀琴", "5753-6826"), ("鍾素珍", "5758-9343"),
                                                      ("蕭麗珠", "5751-9752"), ("董春華", "5756-0634")])

    def thick_page(self, file, people):
        rng = np.random.default_rng(142)
        paper, marker, pen = photograph.sheet(1300, 900, rng), self.writer(142, thickness=0.13), self.writer(142)
        for row, (name, number) in enumerate(people):
            self.write(paper, marker, [(name, 120, 70, 50 + 205 * row)], rng)
            self.write(paper, pen, [(number, 66, 560, 80 + 205 * row)], rng)
        photo = photograph.take(paper, photograph.wood(1500, 1100, rng), rng, tilt=1, fill=0.92)
        self.save(file, photo, people, side=1400)

    def two_cards(self):
        rng = np.random.default_rng(108)
        table = photograph.wood(1800, 1700, rng)
        entries = [("郭惠雯", "0918-273-645"), ("蔡金龍", "07-345-6789")]
        desk = table.copy()
        for place, (name, number) in enumerate(entries):
            paper, _ = self.card(108 + place, name, number)
            small = cv2.resize(paper, None, fx=0.92, fy=0.92, interpolation=cv2.INTER_AREA)
            height, width = small.shape[:2]
            y, x = 80 + 830 * place, 200 + 180 * place
            desk[y + 8:y + height + 14, x + 8:x + width + 12] *= 0.6
            desk[y:y + height, x:x + width] = small
        self.save("two-cards.jpg", photograph.camera(desk, rng), entries, side=1300)

    def half_card(self):
        entries = [("洪秋菊", "0961-842-357")]
        paper, rng = self.card(110, *entries[0])
        photo = photograph.take(paper, photograph.cloth(1600, 1200, rng), rng, tilt=1)
        self.save("half-card.jpg", photo[:, :900].copy(), [("洪秋菊", "")])

    def crossed_out(self):
        rng = np.random.default_rng(111)
        paper, writer = photograph.sheet(1240, 900, rng), self.writer(111)
        self.write(paper, writer, [("謝明珠", 170, 190, 80), ("0937-555-120", 110, 130, 370),
                                   ("0926-481-530", 110, 130, 620)], rng)
        for shift in (-18, 14):
            cv2.line(paper, (110, 430 + shift), (1010, 415 - shift), BLUE, 7, cv2.LINE_AA)
        photo = photograph.take(paper, photograph.wood(1600, 1200, rng), rng, tilt=1)
        self.save("crossed-out.jpg", photo, [("謝明珠", "0926-481-530")])

    def scribbled_out(self):
        """Taken back by strokes to and fro, by two that cross, by one thick bar."""
        for seed, kind, entry, old in ((121, "scribbled-out", ("蘇玉蘭", "0918-426-573"), "0937-555-120"),
                                       (122, "crossed-through", ("高文德", "0982-617-304"), "0926-481-530"),
                                       (123, "blacked-out", ("葉秋香", "0955-208-716"), "0963-172-485")):
            rng = np.random.default_rng(seed)
            paper, writer = photograph.sheet(1240, 900, rng), self.writer(seed)
            self.write(paper, writer, [(entry[0], 170, 190, 80), (old, 110, 130, 370), (entry[1], 90, 130, 640)], rng)
            if kind == "scribbled-out":
                fro = [(110 + 18 * k, (355 if k % 2 else 495) + int(rng.normal(0, 8))) for k in range(50)]
                cv2.polylines(paper, [np.array(fro)], False, BLUE, 7, cv2.LINE_AA)
            elif kind == "crossed-through":
                cv2.line(paper, (105, 360), (1010, 490), BLUE, 7, cv2.LINE_AA)
                cv2.line(paper, (105, 490), (1010, 360), BLUE, 7, cv2.LINE_AA)
            else:
                cv2.line(paper, (105, 425), (1010, 425), BLUE, 130)
            self.save(kind + ".jpg", photograph.take(paper, photograph.wood(1600, 1200, rng), rng, tilt=1), [entry])

    def crossed_out_rows(self):
        """Of five rows one is struck by one line through name and number, one by a line through either."""
        rng = np.random.default_rng(151)
        people = [("唐寶珠", "02-2990-7146"), ("孫美家", "0975-482-979"), ("魏武雄", "0937-215-633"),
                  ("湯思翰", "0983-124-394"), ("游清育", "0922-470-075")]
        paper, writer = photograph.sheet(1700, 1150, rng), self.writer(151)
        for row, (name, number) in enumerate(people):
            y = 70 + 210 * row
            self.write(paper, writer, [(name, 110, 130, y), (number, 78, 700, y + 20)], rng)
            for start, end in {1: [(90, 1560)], 3: [(100, 560), (670, 1520)]}.get(row, []):
                places = np.arange(start, end, 60)
                line = np.stack([places, y + 60 + rng.normal(0, 3, len(places))], 1).astype(np.int32)
                cv2.polylines(paper, [line], False, BLUE, 7, cv2.LINE_AA)
        photo = photograph.take(paper, photograph.wood(2000, 1450, rng), rng, tilt=1, fill=0.92)
        self.save("crossed-out-rows.jpg", photo, people[::2], side=1400)

    def two_numbers(self):
        """Two numbers of everybody on one line, parted by a word, a sign or a stroke."""
        rng = np.random.default_rng(152)
        people = [("鄭秋菊", "0936-311-398", "或", "0980-926-482"), ("曾玉羽", "02-2716-9528", ";", "0921-864-674"),
                  ("姚文德", "0913-338-216", "/", "02-2935-3175"), ("吳怡君", "0910-052-314", "和", "0932-504-867")]
        paper, writer = photograph.sheet(2100, 960, rng), self.writer(152)
        for row, (name, number, sign, other) in enumerate(people):
            y = 70 + 215 * row
            self.write(paper, writer, [(name, 110, 110, y), (number, 74, 560, y + 20), (other, 74, 1340, y + 20)], rng)
            if sign == ";":
                cv2.circle(paper, (1270, y + 45), 7, BLUE, -1, cv2.LINE_AA)
                cv2.line(paper, (1272, y + 75), (1262, y + 105), BLUE, 6, cv2.LINE_AA)
            else:
                self.write(paper, writer, [(sign, 70, 1240, y + 20)], rng)
        photo = photograph.take(paper, photograph.wood(2300, 1250, rng), rng, tilt=1, fill=0.94)
        entries = [(name, number) for name, first, _, second in people for number in (first, second)]
        self.save("two-numbers.jpg", photo, entries, side=1500)

    def hearts(self):
        """Hearts and a box that hang beside names, and a heart behind a number."""
        rng = np.random.default_rng(153)
        people = [("夏麗娥", "0938-487-393"), ("高財靜", "02-2672-5641"), ("柯金蘭", "0933-822-507"),
                  ("翁明育", "02-2697-9541"), ("陸彤雲", "0985-174-043")]
        paper, writer = photograph.sheet(1700, 1150, rng), self.writer(153)
        turn = np.linspace(0, 2 * np.pi, 40)
        heart = np.stack([16 * np.sin(turn) ** 3, -13 * np.cos(turn) + 5 * np.cos(2 * turn)
                          + 2 * np.cos(3 * turn) + np.cos(4 * turn)], 1) * 2.2
        for row, (name, number) in enumerate(people):
            y = 70 + 210 * row
            self.write(paper, writer, [(name, 110, 240, y), (number, 78, 760, y + 20)], rng)
            if row in (0, 2, 3):
                middle = (1530, y + 60) if row == 3 else (140, y + 60)
                cv2.polylines(paper, [(heart + middle).astype(np.int32)], True, BLUE, 7, cv2.LINE_AA)
            if row == 4:
                cv2.rectangle(paper, (105, y + 25), (175, y + 95), BLUE, 7, cv2.LINE_AA)
        photo = photograph.take(paper, photograph.wood(2000, 1450, rng), rng, tilt=1, fill=0.92)
        self.save("hearts.jpg", photo, people, side=1400)

    def business_card(self):
        rng = np.random.default_rng(112)
        paper = photograph.sheet(1300, 760, rng, tone=(250, 250, 250))
        self.printed(paper, [
            ("永安電器有限公司", 52, 90, 60, (120, 60, 20)), ("李國華", 92, 90, 170, BLACK),
            ("經理", 44, 420, 215, GREY), ("台北市中山區民生路 12 號 3 樓", 40, 90, 370, GREY),
            ("電話 (02) 2345-6781", 46, 90, 450, BLACK), ("手機 0933-482-156", 46, 90, 530, BLACK),
            ("lee@example.com.tw", 40, 90, 620, GREY)])
        photo = photograph.take(paper, photograph.cloth(1600, 1200, rng, (140, 150, 150)), rng, tilt=-1, fill=0.9)
        self.save("business-card.jpg", photo, [("李國華", "(02) 2345-6781"), ("李國華", "0933-482-156")])

    def screenshot(self):
        screen = np.full((1500, 760, 3), 250, np.float32)
        cv2.circle(screen, (380, 300), 120, (200, 180, 150), -1, cv2.LINE_AA)
        self.printed(screen, [
            ("9:41", 34, 50, 30, BLACK), ("陳淑芬", 72, 272, 480, BLACK), ("手機", 30, 60, 720, GREY),
            ("0912-345-678", 46, 60, 770, (220, 120, 20)), ("住家", 30, 60, 880, GREY),
            ("02-2345-6789", 46, 60, 930, (220, 120, 20)), ("傳訊息", 40, 60, 1080, (220, 120, 20)),
            ("加入我的最愛", 40, 60, 1180, (220, 120, 20))])
        for y in (690, 850, 1030, 1150):
            screen[y:y + 2, 60:] = 215
        self.save("screenshot.jpg", screen.astype(np.uint8),
                  [("陳淑芬", "0912-345-678"), ("陳淑芬", "02-2345-6789")], side=1300)

    def dark_screenshot(self):
        """Light on dark, with a face, buttons, and the number above its label."""
        white, grey, blue = (235, 235, 235), (165, 160, 160), (220, 100, 60)
        screen = np.full((1600, 720, 3), 20, np.float32)
        cv2.circle(screen, (360, 250), 95, (200, 120, 90), -1, cv2.LINE_AA)
        cv2.rectangle(screen, (30, 640), (690, 790), (45, 40, 40), -1)
        self.printed(screen, [
            ("21:45", 24, 40, 22, white), ("87%", 23, 620, 22, white), ("周", 90, 316, 195, white),
            ("周怡君", 54, 280, 385, white), ("0937-602-241", 34, 110, 660, white), ("手機", 25, 110, 725, grey)])
        for x, button in ((70, "通話"), (250, "簡訊"), (430, "視訊"), (610, "設定")):
            cv2.circle(screen, (x + 22, 510), 27, blue, -1, cv2.LINE_AA)
            self.printed(screen, [(button, 22, x, 555, white)])
        self.save("dark-screenshot.jpg", screen.astype(np.uint8), [("周怡君", "0937-602-241")], side=1600)

    def chalk(self):
        rng = np.random.default_rng(118)
        entries = [("謝秀鳳", "0926-358-417")]
        board, writer = photograph.sheet(1240, 780, rng, tone=(62, 74, 58)), self.writer(118, thickness=0.06)
        self.write(board, writer, [("謝秀鳳", 190, 190, 130), ("0926-358-417", 120, 130, 480)], rng, (225, 230, 228))
        photo = photograph.take(board, photograph.wood(1600, 1200, rng, (150, 170, 190)), rng, tilt=2)
        self.save("chalk.jpg", photo, entries)

    def sums(self):
        for seed, name, rows in (
                (114, "sums.jpg", ["125 + 48", "173", "96 - 27", "69", "1250 - 380", "870"]),
                (120, "sums-with-signs.jpg", ["125+48=173", "$ 250", "1250-380=870", "$ 4899", "36+18=54", "730-65=665"])):
            rng = np.random.default_rng(seed)
            paper, writer = photograph.sheet(1240, 1000, rng), self.writer(seed)
            self.write(paper, writer, [(text, 95, 160 + 60 * (row % 2), 60 + 150 * row)
                                       for row, text in enumerate(rows)], rng, BLACK)
            photo = photograph.take(paper, photograph.wood(1600, 1300, rng), rng, tilt=1)
            self.save(name, photo, [])

    def letter(self):
        rng = np.random.default_rng(115)
        paper, writer = photograph.sheet(1240, 900, rng), self.writer(115)
        photograph.rule(paper, 170, 180)
        self.write(paper, writer, [(text, 110, 120, 60 + 180 * row) for row, text in
                                   enumerate(["今天天氣很好", "我們去公園走走", "晚上一起吃飯"])], rng)
        photo = photograph.take(paper, photograph.cloth(1600, 1200, rng), rng, tilt=-1)
        self.save("letter.jpg", photo, [])

    def blurred(self):
        entries = [("許志明", "0916-274-583")]
        paper, rng = self.card(116, *entries[0])
        photo = photograph.take(paper, photograph.wood(1600, 1200, rng), rng, tilt=2)
        self.save("blurred.jpg", cv2.GaussianBlur(photo, (0, 0), 16), [])
        self.save("soft.jpg", cv2.GaussianBlur(photo, (0, 0), 4), entries)

    def hard_light(self):
        """Tilt of 14 degrees, perspective, a hard shadow, coloured ink on squared paper."""
        rng = np.random.default_rng(117)
        entries = [("曾月娥", "0953-718-264")]
        paper, writer = photograph.sheet(1240, 780, rng), self.writer(117, thickness=0.06)
        for x in range(0, 1240, 62):
            cv2.line(paper, (x, 0), (x, 780), (215, 215, 200), 2, cv2.LINE_AA)
        photograph.rule(paper, 40, 62, (215, 215, 200))
        self.write(paper, writer, [("曾月娥", 180, 190, 140), ("0953-718-264", 115, 130, 480)], rng, RED)
        photo = photograph.take(paper, photograph.wood(1600, 1300, rng), rng, tilt=14, perspective=0.06,
                                light=0.35, shade=0.45, fill=0.75)
        self.save("hard-light.jpg", photo, entries)

    def hard_shadow(self):
        """A shadow with a sharp edge across the card leaves a third of the light."""
        rng = np.random.default_rng(119)
        entries = [("邱淑惠", "0919-684-235")]
        paper, writer = photograph.sheet(1240, 780, rng), self.writer(119, thickness=0.06)
        self.write(paper, writer, [("邱淑惠", 190, 190, 130), ("0919-684-235", 120, 130, 480)], rng)
        photo = photograph.take(paper, photograph.wood(1600, 1200, rng), rng, tilt=3)
        light = np.ones(photo.shape[:2], np.float32)
        cv2.fillPoly(light, [np.array([[620, 0], [860, 1200], [1600, 1200], [1600, 0]])], 0.33)
        photo = photo * cv2.GaussianBlur(light, (0, 0), 6)[..., None]
        self.save("hard-shadow.jpg", photo.astype(np.uint8), entries)

    def window_shadow(self):
        """The shadows of a window's bars, narrower than the light is evened over, run through names and numbers."""
        rng = np.random.default_rng(143)
        paper, writer = photograph.sheet(1480, 900, rng), self.writer(143, thickness=0.06)
        people = [("彭國華", "0953-271-864"), ("賴秀珍", "02-2732-5168"), ("簡志明", "0937-640-285")]
        for row, (name, number) in enumerate(people):
            self.write(paper, writer, [(name, 120, 90, 100 + 250 * row), (number, 84, 560, 120 + 250 * row)], rng)
        photo = photograph.take(paper, photograph.wood(1700, 1150, rng), rng, tilt=1, fill=0.92)
        light = np.ones(photo.shape[:2], np.float32)
        for start, end in (((150, -50), (700, 1200)), ((-50, 640), (1750, 250)), ((-50, 1040), (1750, 650))):
            cv2.line(light, start, end, 0.5, 64, cv2.LINE_AA)
        photo = photo * cv2.GaussianBlur(light, (0, 0), 2)[..., None]
        self.save("window-shadow.jpg", photo.astype(np.uint8), people, side=1500)

    def bent_page(self):
        """Pencil on squared paper that bulges to a spine and fills the photograph."""
        rng = np.random.default_rng(144)
        paper, writer = photograph.sheet(1700, 1400, rng), self.writer(144, thickness=0.06)
        for x in range(0, 1700, 62):
            cv2.line(paper, (x, 0), (x, 1400), (200, 175, 160), 3, cv2.LINE_AA)
        photograph.rule(paper, 20, 62, (200, 175, 160))
        people = [("葉志偉", "0912-480-573"), ("邱美雲", "0988-216-704"), ("石文雄", "04-2315-6087"),
                  ("余淑芬", "0921-730-654")]
        for row, (name, number) in enumerate(people):
            self.write(paper, writer, [(name, 110, 170, 150 + 248 * row), (number, 80, 640, 170 + 248 * row)], rng, GREY)
        y, x = np.mgrid[0:1400, 0:1700].astype(np.float32)
        bulge = 190 * ((x / 1700 - 0.3) ** 2) * (0.4 + y / 1400)
        bent = cv2.remap(paper, x, y - bulge, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        photo = photograph.camera(bent[120:1370, 40:1660], rng)
        self.save("bent-page.jpg", photo, people, side=1400)

    def draw(self):
        for part in (self.turned_cards, self.turned_page, self.names_turned, self.labels,
                     self.written_labels, self.latin_labels, self.bracketed_labels, self.parted_number, self.spiral_bound, self.marked_list, self.columns, self.two_cards,
                     self.half_card, self.crossed_out, self.scribbled_out, self.business_card, self.screenshot,
                     self.sums, self.letter, self.blurred, self.hard_light, self.dark_screenshot, self.chalk,
                     self.hard_shadow, self.downwards, self.foreign_list, self.thick_pen, self.thick_pen_and_new_numbers,
                     self.window_shadow, self.bent_page, self.two_scripts,
                     self.folded, self.crossed_out_rows, self.two_numbers, self.hearts):
            part()
        with open(os.path.join(self.folder, "truth.json"), "w", encoding="utf-8") as file:
            json.dump(self.truth, file, ensure_ascii=False, indent=1)
            file.write("\n")


if __name__ == "__main__":
    here = os.path.dirname(os.path.abspath(__file__))
    default = os.path.normpath(os.path.join(here, "../../../Tests/Photos/cards"))
    folder = sys.argv[1] if len(sys.argv) > 1 else default
    os.makedirs(folder, exist_ok=True)
    Troubles(folder).draw()
