"""What a model reads on data kept out of training. `note` uses the network itself while it trains; the figures that
count are stock Tesseract's: python evaluate.py names TESSDATA"""
import csv, difflib, os, sys, time
import cv2, torch
import latin, models, names, numbers_lines, picture, tesseract


def real_names(data):
    """[(picture, name, writer)]: 60 writers, ten names each; nobody trains on them."""
    folder = os.path.join(data, 'names')
    with open(os.path.join(folder, 'labels.tsv'), encoding='utf-8') as file:
        return [(cv2.imread(os.path.join(folder, row['file']), cv2.IMREAD_GRAYSCALE), row['name'], row['writer']) for row in csv.DictReader(file, delimiter='\t')]


def font_names(data, font, count=300, seed=99, strangers=()):
    """[(picture, name, font)]: names as vocabulary.py draws them, in a font kept out of training; each with one of the
    `strangers` where there are any, whose place in the name is marked."""
    composer, out = names.Composer(data, seed, [names.KEPT_OUT[font]]), []
    composer.strangers, composer.strange = [c for c in strangers if c in composer.fonts[0].has], 1
    for _ in range(count):
        text, _, p, _ = composer.line()
        out.append((p, text, font))
    return out


def sets(model, data):
    if model == 'names':
        return {'real names, 60 writers': real_names(data)} | {f'drawn names, {font}': font_names(data, font) for font in names.KEPT_OUT}
    if model == 'latin':
        return {f'names in {font}': latin.kept_out(data, font) for font in latin.KEPT_OUT}
    return {'composed numbers, digits kept out': numbers_lines.kept_out(data)}


def score(model, read, wanted):
    """(exactly right, characters right) as shares; of numbers the digits count, of names all but the spaces that Tesseract
    puts between Han characters; of Latin names everything."""
    counts = {'names': lambda c: c != ' ', 'latin': lambda c: True}.get(model, str.isdigit)
    read, wanted = ([''.join(filter(counts, t)) for t in texts] for texts in (read, wanted))
    hit = sum(sum(b.size for b in difflib.SequenceMatcher(None, r, w, False).get_matching_blocks()) for r, w in zip(read, wanted))
    return sum(r == w for r, w in zip(read, wanted)) / len(wanted), hit / sum(map(len, wanted))


def by_network(net, model, pictures):
    device, out = next(net.parameters()).device, []
    with torch.no_grad():
        for p in pictures:
            line = torch.from_numpy(picture.as_tesseract_sees(p, net.height).astype('float32'))[None, None].to(device)
            out.append(models.text(model, net(line)[0]))
    return out


KEPT = {}


def note(net, model, path, lines, loss):
    """Adds a row to the figures file: exact and character shares on every set."""
    if not KEPT:
        KEPT.update(sets(model, os.environ['ANYTIME_HANDWRITING']))
    fresh, cells = not os.path.exists(path), []
    for held in KEPT.values():
        cells += [f'{share:.4f}' for share in score(model, by_network(net, model, [p for p, _, _ in held]), [w for _, w, _ in held])]
    with open(path, 'a', encoding='utf-8') as file:
        if fresh:
            file.write('\t'.join(['time', 'lines', 'loss'] + [f'{name}: {kind}' for name in KEPT for kind in ('exact', 'characters')]) + '\n')
        file.write('\t'.join([time.strftime('%Y-%m-%dT%H:%MZ', time.gmtime()), str(lines), f'{loss:.3f}'] + cells) + '\n')


def table(model, folder):
    """Markdown: what stock Tesseract reads with a folder's model, no ranking."""
    reader = tesseract.Reader(folder, model)
    rows = ['| on | lines | exactly right | characters right | a line |', '|---|---|---|---|---|']
    for name, held in sets(model, os.environ['ANYTIME_HANDWRITING']).items():
        begun = time.process_time()
        read = [reader.read(p) for p, _, _ in held]
        each = (time.process_time() - begun) / len(held)
        exact, characters = score(model, read, [w for _, w, _ in held])
        rows.append(f'| {name} | {len(held)} | {exact:.1%} | {characters:.1%} | {1000 * each:.0f} ms |')
    return '\n'.join(rows)


if __name__ == '__main__':
    print(table(*sys.argv[1:3]))
