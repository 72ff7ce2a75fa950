#!/usr/bin/env python3
"""How well cards, numbers and names are read, beside stock Tesseract and, where installed, RapidOCR.

Pictures lie in the folder that ANYTIME_HANDWRITING names: cards/ with truth.json, names/ with
labels.tsv, photos/ with truth.txt. ANYTIME_KEPT_OUT names a folder of composed lines and photographs,
as tessdata/training/pictures.py writes them; without it they are left out. ANYTIME names the program
(else .build/release/anytime). ANYTIME_SAMPLE limits each set to so many pictures.
"""
import json, logging, os, pathlib, random, resource, shutil, subprocess, sys, tempfile, time

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("ANYTIME", str(ROOT / ".build/release/anytime"))
SAMPLE = int(os.environ.get("ANYTIME_SAMPLE", "0"))


def digits(text):
    return "".join(c for c in text or "" if c.isdigit() or c == "+")


def bare(text):
    return "".join((text or "").split())


def some(items):
    items = list(items)
    return sorted(random.Random(1).sample(items, min(SAMPLE, len(items)))) if SAMPLE else items


def ours(arguments):
    output = subprocess.run([PROGRAM, *arguments, "--json"], capture_output=True, text=True).stdout
    return [json.loads(line) for line in output.splitlines()]


def stock(picture, languages, mode, whitelist=None):
    command = ["tesseract", str(picture), "-", "-l", languages, "--psm", str(mode)]
    if whitelist:
        command += ["-c", f"tessedit_char_whitelist={whitelist}"]
    environment = {**os.environ, "OMP_THREAD_LIMIT": "1"}
    return subprocess.run(command, capture_output=True, text=True, env=environment).stdout


def rapid_engines():
    """What RapidOCR reads, by the models that its two packages carry; those that are installed. A line is recognised as it
    is, without the search for text, which loses some."""
    engines = {}
    try:
        from rapidocr_onnxruntime import RapidOCR
        older = RapidOCR()

        def read_older(picture, is_line=False):
            if is_line:
                return [text for text, _ in older(str(picture), use_det=False, use_cls=False)[0] or []]
            return [text for _, text, _ in (older(str(picture))[0] or [])]
        engines["RapidOCR, PP-OCRv4"] = read_older
    except ImportError:
        pass
    try:
        from rapidocr import RapidOCR
        logging.getLogger("RapidOCR").setLevel(logging.ERROR)
        newer = RapidOCR()

        def read_newer(picture, is_line=False):
            return list(newer(str(picture), use_det=not is_line, use_cls=not is_line, use_rec=True).txts or [])
        engines["RapidOCR, PP-OCRv6"] = read_newer
    except ImportError:
        pass
    return engines


def share(right, total):
    return f"{right}/{total} ({100 * right / total:.1f} %)" if total else "none"


def upper_bound(wrong, total):
    """The 95 % upper bound of a share (Clopper and Pearson), by bisection."""
    from math import comb
    if not total:
        return 1.0
    low, high = wrong / total, 1.0
    for _ in range(60):
        middle = (low + high) / 2
        below = sum(comb(total, k) * middle**k * (1 - middle) ** (total - k) for k in range(wrong + 1))
        low, high = (middle, high) if below > 0.05 else (low, middle)
    return high


def cards(folder, rapid, title="photographs of cards and pages"):
    truth = json.loads((folder / "truth.json").read_text())
    files = some(sorted(truth))
    total = number = among = name = name_among = extra = 0
    sure = {"number": [0, 0], "name": [0, 0]}  # how many, how many of them wrong
    stock_right, peers_right = 0, dict.fromkeys(rapid, 0)
    seconds = []
    for file in files:
        wanted = truth[file]["entries"]
        result = ours(["scan", "--dry-run", str(folder / file)])[0]
        seconds.append(result.get("seconds", 0))
        entries = list(result.get("entries") or [])
        extra += max(0, len(entries) - len(wanted))
        numbers = [digits(entry["number"]) for entry in wanted]
        for field, key in ("number", digits), ("name", bare):
            there = [key(entry[field]) for entry in wanted]
            for reading in (entry[field] for entry in entries):
                if reading["verdict"] == "sure":
                    sure[field][0] += 1
                    sure[field][1] += key(reading["text"]) not in there
        for entry in wanted:
            total += 1
            key = digits(entry["number"])
            match = next((e for e in entries if digits(e["number"]["text"]) == key), None)
            number += match is not None
            match = match or next(
                (e for e in entries if key in map(digits, e["number"]["candidates"])), None)
            if match is None:
                continue
            entries.remove(match)
            among += 1
            name += bare(match["name"]["text"]) == bare(entry["name"])
            name_among += bare(entry["name"]) in map(bare, match["name"]["candidates"])
        if shutil.which("tesseract"):
            lines = [digits(line) for line in stock(folder / file, "eng", 6).splitlines()]
            stock_right += sum(any(key and key in line for line in lines) for key in numbers)
        for peer, read in rapid.items():
            lines = [digits(line) for line in read(folder / file)]
            peers_right[peer] += sum(any(key in line for line in lines) for key in numbers)
    print(f"\nComposed {title}: {len(files)} photographs, {total} entries")
    print(f"  number exact                {share(number, total)}")
    print(f"  number among four           {share(among, total)}")
    print(f"  name exact                  {share(name, total)}")
    print(f"  name among four             {share(name_among, total)}")
    print(f"  entries that are not there  {extra}")
    for field, (count, wrong) in sure.items():
        print(f"  {field + 's called sure':26}  {share(count, total)}, wrong {wrong},"
              f" at most {100 * upper_bound(wrong, count):.2f} % with 95 % confidence")
    print(f"  seconds a photograph        median {sorted(seconds)[len(seconds) // 2]:.2f}")
    print(f"  {'stock Tesseract (eng)':26}  {share(stock_right, total)}")
    for peer, right in peers_right.items():
        print(f"  {peer:26}  {share(right, total)}")


def picture_library():
    try:
        from PIL import Image, ImageFilter
    except ImportError:
        return None
    return Image, ImageFilter


def found(picture, number):
    """Whether the number is read on a picture, and what was said instead of entries."""
    result = ours(["scan", "--dry-run", str(picture)])[0]
    entries = result.get("entries") or []
    return any(digits(e["number"]["text"]) == number for e in entries), (result.get("error") or {}).get("key")


def spoiled(folder):
    """The same cards lying on their side or head without EXIF, and blurred."""
    if not (library := picture_library()):
        print("\nTurned and blurred cards: not measured; pip install pillow")
        return
    image, image_filter = library
    truth = json.loads((folder / "truth.json").read_text())
    singles = [f for f in sorted(truth) if len(truth[f]["entries"]) == 1]
    files = sorted(random.Random(2).sample(singles, min(SAMPLE or 20, len(singles))))
    ways = [("upright", None), ("a quarter to the left", 90), ("upside down", 180), ("a quarter to the right", 270),
            ("blurred a little", -0.003), ("blurred beyond reading", -0.012)]
    print(f"\nThe same {len(files)} cards, spoiled: number exact, and photos refused as too blurred")
    with tempfile.TemporaryDirectory() as place:
        for name, way in ways:
            right = refused = 0
            for file in files:
                photo = image.open(folder / file)
                if way and way > 0:
                    photo = photo.rotate(way, expand=True)
                elif way:
                    photo = photo.filter(image_filter.GaussianBlur(-way * photo.width))
                picture = pathlib.Path(place, "photo.jpg")
                photo.save(picture, quality=90)
                is_right, error = found(picture, digits(truth[file]["entries"][0]["number"]))
                right += is_right
                refused += error == "reading-blurred"
            print(f"  {name:26}  {share(right, len(files))}, refused {refused}")


def large(folder):
    """Processor time and memory for a photograph of twelve megapixels with one card."""
    if not (library := picture_library()):
        return
    with tempfile.TemporaryDirectory() as place:
        picture = pathlib.Path(place, "photo.jpg")
        library[0].open(folder / "card-000.jpg").resize((4000, 3000)).save(picture, quality=92)
        seconds = []
        for _ in range(5):
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            ours(["scan", "--dry-run", str(picture)])
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            seconds.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
        # The greatest of all children so far, in kilobytes: the pages above may have taken more.
        print(f"\nTwelve megapixels, one card: median {sorted(seconds)[2]:.2f} s of processor time;"
              f" at most {resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1000:.0f} MB in any photo here")


def lines(title, field, truth, rapid, key, languages, whitelist=None):
    """What is read on pictures of one line, compared by `key`; letters also without regard to capitals, since a name in
    block capitals does not tell which of its letters are small."""
    def same(text, other, loosely=False):
        change = str.lower if loosely else str
        return key(change(text or "")) == key(change(other))

    in_letters = field == "name" and languages == "eng"

    def peer_row(peer, texts):
        right, loose = (sum(same(texts[f], truth[f], loosely) for f in files) for loosely in (False, True))
        print(f"  {peer:18}  {share(right, len(files))}{f', capitals aside {loose}' if in_letters else ''}")

    files = some(sorted(truth))
    start = time.time()
    results = {}
    for place in range(0, len(files), 200):
        for result in ours(["read", "--field", field, *map(str, files[place:place + 200])]):
            results[result["picture"]] = result
    seconds = time.time() - start

    def right_among(loosely=False):
        return (sum(same(results.get(str(f), {}).get("text"), truth[f], loosely) for f in files),
                sum(any(same(c, truth[f], loosely) for c in results.get(str(f), {}).get("candidates") or []) for f in files))

    right, among = right_among()
    sure = [f for f in files if results.get(str(f), {}).get("verdict") == "sure"]
    wrong = sum(not same(results[str(f)]["text"], truth[f]) for f in sure)
    print(f"\n{title}: {len(files)} lines")
    print(f"  exact               {share(right, len(files))}")
    print(f"  among four          {share(among, len(files))}")
    if in_letters:
        right, among = right_among(loosely=True)
        print(f"  capitals aside      {share(right, len(files))}; among four {share(among, len(files))}")
    print(f"  sure                {share(len(sure), len(files))}, wrong {wrong},"
          f" at most {100 * upper_bound(wrong, len(sure)):.2f} % with 95 % confidence")
    print(f"  milliseconds        {1000 * seconds / max(1, len(files)):.0f} a line, start included")
    if shutil.which("tesseract"):
        peer_row(f"Tesseract {languages}", {f: stock(f, languages, 7, whitelist) for f in files})
    for peer, read in rapid.items():
        peer_row(peer, {f: "".join(read(f, is_line=True)) for f in files})


def main():
    place = os.environ.get("ANYTIME_HANDWRITING")
    if not place or not pathlib.Path(place).is_dir():
        print("bench-reading: ANYTIME_HANDWRITING names no folder of handwriting, so nothing is measured.")
        return
    folder = pathlib.Path(place)
    rapid = rapid_engines()
    if not rapid:
        print("RapidOCR is not installed: pip install rapidocr rapidocr-onnxruntime")
    print("Development figures. No model saw the digits (the last seventh of those it could have seen),")
    print("the real names, or the fonts and words kept out; rules and weights were set while watching them.")
    kept_out = os.environ.get("ANYTIME_KEPT_OUT")
    for file in sorted(pathlib.Path(kept_out).glob("*/truth.json")) if kept_out else []:
        made = json.loads(file.read_text())
        if "field" not in made:
            cards(file.parent, rapid, file.parent.name.replace("-", " "))
            continue
        is_number = made["field"] == "number"
        key = digits if is_number else bare if made["language"] != "eng" else str.split
        lines(made["title"].capitalize(), made["field"], {file.parent / f: t for f, t in made["pictures"].items()}, rapid,
              key, made["language"], "0123456789+-()./#* " if is_number else None)
    rows = [row.split("\t") for row in (folder / "names/labels.tsv").read_text().splitlines()[1:]]
    lines("Real Simplified names, one a picture", "name", {folder / "names" / r[0]: r[1] for r in rows},
          rapid, bare, "chi_sim")
    cards(folder / "cards", rapid)
    spoiled(folder / "cards")
    large(folder / "cards")
    wanted = (folder / "photos/truth.txt").read_text().split()
    right = total = 0
    for photo in sorted((folder / "photos").glob("*.jpg")):
        entries = ours(["scan", "--dry-run", str(photo)])[0].get("entries") or []
        names = [bare(entry["name"]["text"]) for entry in entries]
        right += sum(name in names for name in wanted)
        total += len(wanted)
    print(f"\nReal phone photographs of ten names: exact {share(right, total)}")


if __name__ == "__main__":
    sys.exit(main())
