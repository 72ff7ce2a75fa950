"""A reader who has seen real handwriting, to learn names and letters from: PP-OCRv6's small recogniser (Baidu, PaddleOCR; Apache 2.0), as PyPI's
`rapidocr` holds it. What it sees in a composed line, right or wrong, is what a line like that would say in someone's hand."""
import importlib.util, itertools, os
import numpy as np, onnx, onnxruntime, torch, torch.nn.functional as F
from onnx import helper, numpy_helper
from vocabulary import NULL, STRANGER

MODEL = 'models/PP-OCRv6_rec_small.onnx'
HEIGHT, FRAME = 48, 8                                        # its rows; pixels a frame, as many as the network's own
NEVER = -30.                                                 # the score of what it has no character for


def is_han(c): return '\u3400' <= c <= '\u9fff' or '\uf900' <= c <= '\ufaff' or c >= '\U00020000'


def padded(model):
    """An ONNX model whose layers say how far they reach beyond the edge; of strides of one, as all here are that did not say."""
    for node in model.graph.node:
        has = {a.name: a for a in node.attribute}
        if 'auto_pad' in has and has['auto_pad'].s == b'SAME_UPPER':
            reach = [k - 1 for k in has['kernel_shape'].ints]
            rest = [a for a in node.attribute if a.name not in ('auto_pad', 'pads')]
            del node.attribute[:]
            node.attribute.extend([*rest, helper.make_attribute('pads', [r // 2 for r in reach] + [r - r // 2 for r in reach])])
    return model


class Teacher:
    """`features`: the last layer but one, `size` numbers a frame; `weights` (size, outputs) and `bias` make the network's outputs of them,
    whose `ids` are the model's. What it has no output for is `STRANGER` if that is one of them and it is Han, else nothing.
    It reads by ONNX Runtime on one core, on a graphics card as PyTorch's own network."""
    def __init__(self, ids, device=torch.device('cpu')):
        self.ids = ids
        folder, = importlib.util.find_spec('rapidocr').submodule_search_locations      # found, not imported: only its file is wanted
        model = onnx.load(os.path.join(folder, MODEL))
        made = {out: node for node in model.graph.node for out in node.output}
        values = {i.name: i for i in model.graph.initializer}
        node, tail = made[model.graph.output[0].name], []
        while node.op_type != 'MatMul':                      # softmax, bias, weights: back from the end
            tail += [numpy_helper.to_array(values[i]) for i in node.input if i in values]
            node = made[next(i for i in node.input if i in made)]
        bias, weights = tail[0], numpy_helper.to_array(values[node.input[1]])
        self.inner = onnx.utils.Extractor(model).extract_model([model.graph.input[0].name], [node.input[0]])
        if device.type == 'cuda':
            self.features = self.on_card(device)
        else:
            one = onnxruntime.SessionOptions()
            one.intra_op_num_threads = 1
            session = onnxruntime.InferenceSession(self.inner.SerializeToString(), one, providers=['CPUExecutionProvider'])
            self.features = lambda tall: torch.from_numpy(session.run(None, {'x': tall.numpy()})[0])
        known = next(p.value for p in model.metadata_props if p.key == 'character').split('\n')
        at = {c: 1 + n for n, c in enumerate([*known, ' '])}  # 0 is its blank
        mine = {n: at[c] for c, n in ids.items() if c in at and c != STRANGER}
        self.unknown = ids.keys() - at.keys() - {STRANGER}
        self.size, outputs = weights.shape[0], max(ids.values()) + 1
        self.weights, self.bias = torch.zeros(self.size, outputs), torch.full((outputs,), NEVER)
        self.weights[:, list(mine)] = torch.from_numpy(weights[:, list(mine.values())])
        self.bias[list(mine)] = torch.from_numpy(bias[list(mine.values())])
        strange = [n for c, n in at.items() if STRANGER in ids and c not in ids and is_han(c)]
        nothing = np.setdiff1d(np.arange(len(bias)), [*mine.values(), *strange])      # its blank, and what is no part of a name: letters, dots
        self.others = [(torch.from_numpy(weights[:, part]).to(device, torch.bfloat16), torch.from_numpy(bias[part]).to(device)) for part in (nothing, strange) if len(part)]
        self.weights, self.bias = self.weights.to(device), self.bias.to(device)
        self.those = [NULL, ids[STRANGER]] if strange else [NULL]      # the outputs that these are

    def on_card(self, device):
        import onnx2torch                                    # wanted there alone
        network = onnx2torch.convert(padded(self.inner)).to(device).eval()

        def features(tall):
            with torch.autocast(device.type, torch.float16):
                return network(tall).float()
        return features

    def sees(self, pictures, texts, frames):
        """What is seen in (lines, 1, height, width), pictures as the network gets them, on the teacher's device; all float16 but the last:
        features (lines, frames, size); (lines, frames, 2 or 1) the scores of no character at all and of any outside the vocabulary;
        (lines, frames) how likely there is a character; (lines) whether a line reads as its text."""
        tall = F.interpolate(torch.as_tensor(pictures), (HEIGHT, pictures.shape[3]), mode='bilinear').expand(-1, 3, -1, -1)
        others, spoken, best = [], [], []
        with torch.no_grad():
            features = self.features(tall)
            for part in features.split(16 if features.device.type == 'cpu' else 512):          # a few lines at once, or the scores fill the memory
                others.append(torch.stack([(part.bfloat16() @ w).float().add_(b).logsumexp(-1) for w, b in self.others], -1))
                scores = self.scores(part.bfloat16(), others[-1]).float()
                spoken.append(1 - (scores[..., NULL] - scores.logsumexp(-1)).exp())
                best += scores.argmax(-1).tolist()
        seen = [[c for before, c in itertools.pairwise([NULL, *line[:count]]) if c not in (before, NULL)] for line, count in zip(best, frames)]
        right = np.array([line == [self.ids[c] for c in text] for line, text in zip(seen, texts)])
        return features.half(), torch.cat(others).half(), torch.cat(spoken).half(), right

    def scores(self, features, others):
        """The network's outputs as the teacher would give them."""
        scores = features @ self.weights.to(features) + self.bias.to(features)
        scores[..., self.those] = others.to(scores)
        return scores
