"""The four models: their networks, characters, composers and checkpoints; numbers are read by two."""
import os
import torch
import latin, names, network, numbers_lines, vocabulary
from vocabulary import HERE


MODELS = {                                                   # network, characters, their ids, composer
    'names': (network.NAMES, vocabulary.CHARACTERS, vocabulary.ID, names.Composer),
    'latin': (network.LATIN, list(latin.CHARACTERS), latin.ID, latin.Composer),
    'numbers': (network.NUMBERS, list(numbers_lines.CHARACTERS), numbers_lines.ID, numbers_lines.Composer),
    'digits': (network.DIGITS, list(numbers_lines.CHARACTERS), numbers_lines.ID, numbers_lines.Digits),
}
# So much is taken from the blank's score in what ships: where many characters share the odds of a frame, the blank leads though it is
# unlikely, and a character that stands there would be passed over.
BLANK = {'names': 1.4, 'latin': .7}


def characters(model): return MODELS[model][1]


def ids(model): return MODELS[model][2]


def new(model): return MODELS[model][0](len(characters(model)) + vocabulary.FIRST)


def checkpoint(model): return os.path.join(HERE, model + '.checkpoint.pt')


def composer(model, data, seed):
    return MODELS[model][3](data, seed)


def load(net, path):
    """Weights from a checkpoint or from a run; how many lines and steps they have seen."""
    saved = torch.load(path, map_location='cpu')
    net.grow({k: v.float() if v.is_floating_point() else v for k, v in saved['weights'].items()})
    return saved['lines'], saved['steps']


def text(model, scores):
    """What a line's scores (frames, outputs) say, greedily."""
    best = scores.argmax(-1).tolist()
    known = {n: c for c, n in ids(model).items()}
    return ''.join(known.get(c, '') for before, c in zip([vocabulary.NULL] + best, best) if c != before and c != vocabulary.NULL)
