"""Trains a reading model, going on from the newest weights there are: python train.py names --minutes 120 --out RUN

RUN holds MODEL.training.pt (everything needed to go on, replaced whole every three minutes) and MODEL.figures.tsv (what the
weights read on data kept out of training). The first weights are RUN's own, else --start, else the shipped checkpoint,
else random ones.
"""
import argparse, multiprocessing, os, random, signal, time
os.environ.setdefault('OMP_WAIT_POLICY', 'passive')          # threads that wait leave the core to others
os.environ.pop('OMP_THREAD_LIMIT', None)                     # Tesseract wants 1; two threads of torch wait for each other for ever with it
import cv2, torch, torch.nn.functional as F
import evaluate, models, muon, teacher
from vary import varied
from vocabulary import NULL, STRANGER


def compose(queue, composer, seed, count, frame, ids, later):
    """A helper process: batches of lines for ever, each of four batches' lines sorted by width; with what a teacher sees in them where `ids` are given."""
    torch.set_num_threads(1)
    os.nice(5)                                               # who learns goes first
    composer.begin(seed)
    reader, rng, again = ids and teacher.Teacher(ids), random.Random(seed), []
    while True:                                              # batches are seen once more, about `later` of its own on: composing takes as long as learning
        for batch in composer.batches(count, frame):
            if reader:
                *seen, right = reader.sees(*batch[:3])
                batch = (*batch, (*(s.numpy() for s in seen), right))
            batch = (batch[0].astype('float16'), *batch[1:])     # half the bytes to hand on and to keep
            queue.put(batch)
            if later:
                again.append(batch)
                if len(again) > later:
                    queue.put(again.pop(rng.randrange(later)))


def on_card(queue, device, rng, frame, most=2500):
    """Batches on a graphics card, which learns faster than lines are composed: new ones as they come, between them any of the last `most` again,
    varied; `frame` as of `varied`."""
    pool = []
    while True:
        if not pool or not queue.empty():
            x, *rest = queue.get()
            pool.append((torch.from_numpy(x).to(device), *rest))
            if len(pool) > most:
                pool.pop(0)
            yield pool[-1]
        else:
            x, texts, frames, labels = rng.choice(pool)
            again = varied(x.float(), frame)
            yield again, texts, [max(1, round(f * again.shape[3] / x.shape[3])) for f in frames], labels


def is_halved(cuda):
    """Whether bfloat16 is computed by the machine itself; processors without it only imitate it, slowly."""
    return cuda or any(torch.cpu.get_capabilities().get(kind) for kind in ('avx512_bf16', 'amx_bf16'))


def frame_loss(net, x, y, frames, device, smoothing):
    """Cross-entropy at the middle of each glyph and at some of the blank frames; the share of glyphs right."""
    z = net.features(x)[:, :y.shape[1]]
    y = y[:, :z.shape[1]]
    inside = torch.arange(y.shape[1], device=device)[None] < torch.tensor(frames, device=device)[:, None]
    pick = inside & ((y != NULL) | (torch.rand(y.shape, device=device) < .25))
    wanted, scores = y[pick], net.out(z[pick]).float()
    weight = torch.where(wanted == NULL, .5, 1.)
    loss = (F.cross_entropy(scores, wanted, reduction='none', label_smoothing=smoothing) * weight).sum() / weight.sum()
    glyphs = wanted != NULL
    return loss, (scores[glyphs].argmax(1) == wanted[glyphs]).float().mean()


def ctc_loss(net, x, texts, frames, ids):
    """The connectionist loss: over all ways to lay the text along the line."""
    return text_loss(net(x), texts, frames, ids), torch.tensor(float('nan'))       # no glyph has a frame of its own


def text_loss(scores, texts, frames, ids):
    device, scores = scores.device, F.log_softmax(scores.float(), -1).transpose(0, 1)
    wanted = torch.tensor([ids[c] for t in texts for c in t], device=device)
    lengths = torch.tensor([len(t) for t in texts])
    return F.ctc_loss(scores, wanted, torch.tensor(frames).clamp(max=scores.shape[0]), lengths, blank=NULL, zero_infinity=True)


class Lesson(torch.nn.Module):
    """What a teacher sees, frame by frame, and the text that was meant; `guess` makes the teacher's features of the network's."""
    def __init__(self, reader, units):
        super().__init__()
        self.reader, self.guess = reader, torch.nn.Linear(units, reader.size)

    def forward(self, net, x, texts, frames, y, ids, seen):
        device, meant = x.device, (y != NULL).any(1).tolist()
        features, others, spoken = (torch.as_tensor(s).to(device).float() for s in seen[:3])
        z = net.features(x)[:, :features.shape[1]]
        features, others, spoken = (s[:, :z.shape[1]] for s in (features, others, spoken))
        inside = torch.arange(z.shape[1], device=device)[None] < torch.tensor(frames, device=device)[:, None]
        heard = [self.reader.unknown.isdisjoint(t) and (right or STRANGER not in t) for t, right in zip(texts, seen[3])]
        known = inside & torch.tensor(heard, device=device)[:, None]      # not where it knows no better, or takes a stranger for what is near it
        pick = known & ((spoken > .05) | (torch.rand(spoken.shape, device=device) < .2))
        weight = torch.where(spoken > .05, 1., .5)[pick]
        scores = F.log_softmax(net.out(z[pick]).float(), -1)
        with torch.no_grad():
            wanted = self.reader.scores(features[pick], others[pick]).float().softmax(-1)
        apart = -(wanted * scores).sum(-1)
        alike = F.mse_loss(self.guess(z[inside]).float(), features[inside]) / features[inside].var()
        loss = (apart * weight).sum() / weight.sum().clamp(min=1) + alike
        missed = [k for k, right in enumerate(seen[3]) if meant[k] and not right]     # what was meant counts as well
        if missed:
            loss = loss + .5 * len(missed) / len(texts) * text_loss(net.out(z[missed]), [texts[k] for k in missed], [frames[k] for k in missed], ids)
        glyph = wanted[:, NULL] < .5
        return loss, (scores[glyph].argmax(-1) == wanted[glyph].argmax(-1)).float().mean()


def average(mean, net, keep=.995):
    """Moves the running mean of the weights towards the net's: what is measured and shipped, at any moment."""
    with torch.no_grad():
        for name, value in net.state_dict().items():
            mean[name].lerp_(value, 1 - keep) if value.is_floating_point() else mean[name].copy_(value)


def save(state, path):
    torch.save(state, path + '.new')
    os.replace(path + '.new', path)                          # whole, or the one before


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument('model', choices=models.MODELS)
    p.add_argument('--minutes', type=float, default=60)
    p.add_argument('--out', required=True)
    p.add_argument('--start', help='weights to start from if --out has none')
    p.add_argument('--rate', type=float, default=1e-3)
    p.add_argument('--ctc', action='store_true', help='connectionist loss instead of frame labels: after them')
    p.add_argument('--taught', action='store_true', help='names, latin: learn what a teacher sees in each line too')
    p.add_argument('--smoothing', type=float, default=.02, help='of frame labels; with less of it a model is surer of lines like its own, and reads others worse')
    p.add_argument('--lines', type=int, help='lines a step')
    p.add_argument('--figures-every', type=float, default=20, help='minutes; 0: none')
    p.add_argument('--threads', type=int, help="torch's own")
    p.add_argument('--helpers', type=int, help='processes that compose lines')
    p.add_argument('--seed', type=int, default=1)
    o = p.parse_args()
    if o.taught and o.model not in ('names', 'latin'):
        p.error('there is a teacher for names and latin alone')
    data = os.environ['ANYTIME_HANDWRITING']
    cuda, cores = torch.cuda.is_available(), len(os.sched_getaffinity(0))
    device, halved = torch.device('cuda' if cuda else 'cpu'), is_halved(cuda)
    helpers = o.helpers or max(1, cores - 1 if cuda else cores // 4)
    torch.set_num_threads(o.threads or (1 if cuda else cores))
    torch.manual_seed(o.seed)
    cv2.setNumThreads(1)
    os.makedirs(o.out, exist_ok=True)
    net, ids = models.new(o.model), models.ids(o.model)
    path, saved, lines, steps = os.path.join(o.out, o.model + '.training.pt'), None, 0, 0
    if os.path.exists(path):
        saved = torch.load(path, map_location='cpu')
        lines, steps = saved['lines'], saved['steps']
        net.load_state_dict(saved['now'])
    elif o.start or os.path.exists(models.checkpoint(o.model)):
        lines, steps = models.load(net, o.start or models.checkpoint(o.model))
    composer = models.composer(o.model, data, o.seed)
    if o.taught:
        composer.wild, composer.strange, composer.invented = .4, .3, .4      # what is hard: shapes, and characters that are no output
        if o.model == 'names':
            composer.further = .2
            composer.furthest                                # made once, not by every helper
    count = o.lines or (512 if cuda else 32)
    context = multiprocessing.get_context('fork')            # every helper has the composer's tables as they are
    queue = context.Queue((8 if cuda else 2) * helpers + 4)
    workers = [context.Process(target=compose, daemon=True, args=(queue, composer, o.seed + 1000 * (steps + 1) + n, count, net.frame,
               ids if o.taught and not cuda else None, 0 if cuda else max(2, 40 // helpers))) for n in range(helpers)]
    for w in workers:                                        # before the card is touched, as that does not outlive a fork
        w.start()
    net.to(device)
    lesson = Lesson(teacher.Teacher(ids, device), net.out.in_features).to(device) if o.taught else None
    optimisers = muon.optimisers(net, o.rate, halved) + ([torch.optim.AdamW(lesson.parameters(), lr=o.rate)] if lesson else [])
    if saved:
        if lesson and saved.get('lesson'):
            lesson.load_state_dict(saved['lesson'])
        for optimiser, state in zip(optimisers, saved['optimisers']):
            optimiser.load_state_dict(state)
    mean = {k: v.clone().to(device) for k, v in (saved['weights'] if saved else net.state_dict()).items()}
    print(net.spec(), 'on', device, 'in bfloat16' if halved else '', f'from {lines} lines', flush=True)
    batches = on_card(queue, device, random.Random(steps), net.frame if o.taught or o.ctc else None) if cuda else iter(queue.get, None)
    begun = saved_at = figures_at = time.time()
    first_step, first_line, loss_mean, right_mean = steps, lines, None, None

    def figures():
        judged = models.new(o.model).to(device).eval()
        judged.load_state_dict(mean)
        evaluate.note(judged, o.model, os.path.join(o.out, o.model + '.figures.tsv'), lines, loss_mean)

    def keep():
        save({'weights': mean, 'now': net.state_dict(), 'optimisers': [p.state_dict() for p in optimisers],
              'lesson': lesson and lesson.state_dict(), 'lines': lines, 'steps': steps}, path)

    stopped = []
    signal.signal(signal.SIGTERM, lambda *_: stopped.append(True))
    while not stopped and (done := (time.time() - begun) / (60 * o.minutes)) < 1:
        x, texts, frames, y, *seen = next(batches)
        for group in (g for p in optimisers for g in p.param_groups):
            group['lr'] = o.rate * min(1, (steps - first_step + 1) / 100, .02 + (1 - done) / .35)   # level, then down to nothing
        x, y = torch.as_tensor(x).to(device, torch.float32), torch.from_numpy(y).to(device)
        if lesson and cuda:
            seen = [lesson.reader.sees(x, texts, frames)]
        with torch.autocast(device.type, dtype=torch.bfloat16, enabled=halved):
            loss, right = (lesson(net, x, texts, frames, y, ids, *seen) if lesson
                           else ctc_loss(net, x, texts, frames, ids) if o.ctc else frame_loss(net, x, y, frames, device, o.smoothing))
        net.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 5.)
        for optimiser in optimisers:
            optimiser.step()
        average(mean, net)
        steps, lines = steps + 1, lines + len(texts)
        old = .99 if loss_mean is not None else 0
        loss_mean = old * (loss_mean or 0) + (1 - old) * loss.item()
        right_mean = old * (right_mean or 0) + (1 - old) * right.item()
        now = time.time()
        if steps % 100 == 0:
            print(f'{time.strftime("%H:%M:%S", time.gmtime())} step {steps} lines {lines} ({(lines - first_line) / (now - begun):.0f} a second) '
                  f'loss {loss_mean:.3f} characters {right_mean:.3f} composed ahead {queue.qsize()}', flush=True)
        if now - saved_at > 180 or steps == first_step + 1:
            keep()
            saved_at = now
        if o.figures_every and (now - figures_at > 60 * o.figures_every or steps == first_step + 1):
            figures()
            figures_at = time.time()
    keep()
    if o.figures_every and not stopped:
        figures()
    for w in workers:
        w.kill()
    queue.cancel_join_thread()


if __name__ == '__main__':
    main()
