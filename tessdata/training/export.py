"""From a run's newest weights to the files that ship: python export.py names RUN

Writes tessdata/MODEL.traineddata (integer, unless --float), tessdata/training/MODEL.checkpoint.pt (half precision, to go on
from) and, with --figures, the table in tessdata/README.md: what stock Tesseract reads with the file just written, on data kept out
of training. Safe while the run goes on.
"""
import argparse, os, time
import torch
import evaluate, models, tesseract
from vocabulary import HERE


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument('model', choices=models.MODELS)
    p.add_argument('run', help='the folder train.py wrote, or a checkpoint file')
    p.add_argument('--to', help='folder of the traineddata, to try it: no checkpoint is written then')
    p.add_argument('--float', action='store_true')
    p.add_argument('--figures', action='store_true')
    o = p.parse_args()
    torch.set_num_threads(1)
    source = os.path.join(o.run, o.model + '.training.pt') if os.path.isdir(o.run) else o.run
    net = models.new(o.model)
    lines, steps = models.load(net, source)
    net.eval()
    folder = o.to or os.path.dirname(HERE)
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, o.model + '.traineddata')
    tesseract.package(net, o.model, path, steps, not o.float)
    print(f'{path}: {os.path.getsize(path) / 1e6:.1f} MB, {lines} lines seen')
    if not o.to:
        half = {k: v.half() if v.is_floating_point() else v for k, v in net.state_dict().items()}
        kept = models.checkpoint(o.model)
        torch.save({'weights': half, 'lines': lines, 'steps': steps}, kept + '.new')
        os.replace(kept + '.new', kept)
        print(f'{kept}: {os.path.getsize(kept) / 1e6:.1f} MB')
    if o.figures:
        made = f'{lines:,} lines seen, {time.strftime("%Y-%m-%d", time.gmtime())}.\n\n' + evaluate.table(o.model, folder)
        print(made)
        readme = os.path.join(os.path.dirname(HERE), 'README.md')
        with open(readme, encoding='utf-8') as file:
            before, rest = file.read().split(f'<!-- figures of {o.model} -->\n')
        after = rest[rest.index('<!-- end -->'):]
        with open(readme, 'w', encoding='utf-8') as file:
            file.write(f'{before}<!-- figures of {o.model} -->\n{made}\n{after}')


if __name__ == '__main__':
    main()
