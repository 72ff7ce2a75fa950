"""The recipe in small: composed lines say what they show, and stock Tesseract runs what the writer writes."""
import itertools, os, queue, random, struct, tempfile, unittest, unittest.mock
import cv2, numpy as np, torch
import evaluate, forms, invented, latin, models, muon, names, network, numbers_lines, pen, picture, running, style, teacher, tesseract, train, vary, vocabulary
from vocabulary import ID, NULL, STRANGER

DATA = os.environ['ANYTIME_HANDWRITING']


class Recipe(unittest.TestCase):
    def test_every_character_has_one_label_where_it_stands(self):
        for model in models.MODELS:
            net = models.new(model)
            for pictures, texts, frames, labels in models.composer(model, DATA, 3).batches(8, net.frame):
                for n, text in enumerate(texts):
                    seen = [label for label in labels[n] if label != NULL]
                    wanted = [models.ids(model)[c] for c in text]
                    self.assertLessEqual(len(seen), len(wanted))
                    self.assertEqual(sorted(set(seen) - set(wanted)), [])
                self.assertTrue(np.abs(pictures).max() <= 1)

    def test_every_character_can_be_drawn_and_those_added_later_stand_behind(self):
        first, added, rare = vocabulary.characters(), list(vocabulary.ADDED), list(vocabulary.RARE)
        self.assertEqual(vocabulary.CHARACTERS, [*first, STRANGER, *added, *rare])
        self.assertEqual(len(ID), len(vocabulary.CHARACTERS))
        composer = models.composer('names', DATA, 2)
        for c in added + rare:
            self.assertTrue(c in composer.strokes or any(c in font.has for font in composer.fonts + composer.brushes), c)
        drawn = ''.join(composer.names.draw(composer.rng) for _ in range(2000))
        self.assertGreater(sum(c in added for c in drawn), .05 * len(drawn))

    def test_characters_outside_the_vocabulary_are_strangers(self):
        composer = models.composer('names', DATA, 9)
        trained, kept_out = names.strangers(composer.strokes)
        self.assertEqual((len(trained + kept_out), set(trained) & set(kept_out), set(trained + kept_out) & set(ID)),
                         (len(set(trained + kept_out)), set(), set(vocabulary.RARE)))
        strange = {STRANGER, *vocabulary.RARE}
        self.assertEqual(composer.strangers, trained)
        drawn = {c for _ in range(2000) for c in composer.names.draw(composer.rng)}
        self.assertEqual(drawn - set(ID) | drawn & strange, set())
        composer.strange = 1
        for _ in range(20):
            text, labels, _, middles = composer.line()
            self.assertEqual((sum(c in strange for c in text), [ID[c] for c in text], len(middles)), (1, labels, len(text)))
        for _, text, _ in evaluate.font_names(DATA, 'LXGW WenKai', 20):
            self.assertTrue(strange.isdisjoint(text))

    def test_invented_characters_are_near_one_that_there_is_and_are_none(self):
        strokes, rng = pen.load_strokes(DATA), random.Random(4)
        inventor = invented.Invented(strokes)
        for c in '一王林雅劉':
            self.assertTrue(inventor.exists(strokes[c][::-1]), c)       # in whatever order
            for _ in range(8):
                made = inventor.near(c, rng)
                self.assertFalse(inventor.exists(made), c)
                self.assertLessEqual(abs(len(made) - len(strokes[c])), 1)
        composer = names.Composer(DATA, 9)
        composer.strange = composer.invented = 1
        drawn = [composer.written() for _ in range(60)]
        strange = {STRANGER, *vocabulary.RARE}               # the others stand where a font alone has the character
        self.assertTrue(all(labels == [ID[c] for c in text] and sum(c in strange for c in text) == 1 for text, labels, *_ in filter(None, drawn)))
        self.assertGreater(sum(STRANGER in made[0] for made in drawn if made), 50)
        composer.wild = 1                                    # what nobody has is of no use where only a teacher says what it is
        with unittest.mock.patch.object(composer.inventor, 'near', side_effect=AssertionError):
            self.assertFalse(any(made[1] for _ in range(20) if (made := composer.written())))

    def test_another_form_of_a_character_that_is_known_is_no_stranger(self):
        strange = list('忐昜矅崋锵')                          # 锵 is 鏘 in the other script, 崋 a mountain that is written 華 too
        others = list('説黙査昻郞') + list('黒単毎増') + ['\ufa1c', '⺗']    # by Unihan, by OpenCC, a second code, and a part
        self.assertEqual(forms.strangers(others + strange), strange)
        strokes = pen.load_strokes(DATA)
        trained, kept_out = names.strangers(strokes)
        shown, further = names.further_strangers(strokes)
        self.assertTrue({*others}.isdisjoint(trained + kept_out + shown + further))
        self.assertTrue(len({*shown, *further}) == len(shown + further) > 16000 and {*shown, *further}.isdisjoint([*ID, *strokes]))
        self.assertGreater(len(further), 4000)

    def test_characters_that_fonts_alone_draw_are_strangers_near_what_they_look_like(self):
        composer = names.Composer(DATA, 9)
        composer.further = composer.wild = 1
        trained, kept_out = names.further_strangers(composer.strokes)
        shown = [c for _ in range(60) for c in composer.in_further_font('王時峙')[0]]
        strange = [c for c in shown if c not in '王時峙']
        self.assertTrue(15 < len(strange) < 45 and set(strange) <= set(trained), strange)
        drawn = list(filter(None, (composer.written() for _ in range(40))))
        self.assertTrue(all(labels == [ID[c] for c in text] and text.count(STRANGER) < 2 for text, labels, *_ in drawn))
        self.assertTrue(8 < sum(STRANGER in text for text, *_ in drawn) < len(drawn) - 8)
        looks = composer.furthest[1]
        self.assertIn('畤', looks.near['時'])                 # a part of another kind
        self.assertTrue(set(kept_out).isdisjoint(set().union(looks.all, *looks.near.values())))

    def test_a_line_looked_at_anew_says_the_same(self):
        torch.manual_seed(3)
        composer, reader = names.Composer(DATA, 4, [names.KEPT_OUT['LXGW WenKai']]), teacher.Teacher(models.ids('names'))
        pictures, texts, frames, _ = next(composer.batches(40, teacher.FRAME))
        x, before = torch.from_numpy(pictures), reader.sees(pictures, texts, frames)[3]
        widths, right = set(), []
        for _ in range(6):
            again = vary.varied(x, teacher.FRAME)
            widths.add(again.shape[3])
            self.assertTrue(again.shape[3] % teacher.FRAME == 0 and again.abs().max() <= 1 and not torch.equal(again, x))
            right.append(reader.sees(again, texts, [round(f * again.shape[3] / x.shape[3]) for f in frames])[3])
        self.assertGreater(len(widths), 2)
        self.assertGreater(np.mean(right), .8 * before.mean())

    def test_what_stands_at_a_place_stays_near_it_when_looked_at_anew(self):
        torch.manual_seed(3)
        lines = torch.ones(200, 1, 40, 120)
        lines[..., 56:64] = -1                               # a stroke down the middle
        again = vary.varied(lines)
        self.assertEqual(again.shape, lines.shape)
        ink = (1 - again[:, 0, :, 30:90].mean(1)).clamp(min=.3) - .3
        moved = ((ink * torch.arange(30, 90)).sum(1) / ink.sum(1) - 59.5).abs()
        self.assertTrue(.1 < moved.mean() < 1.5 and moved.max() < 5, moved)   # pixels

    def test_a_teacher_sees_the_same_on_a_graphics_card(self):
        reader, composer = teacher.Teacher(models.ids('names')), names.Composer(DATA, 6)
        pictures, texts, frames, _ = next(composer.batches(8, teacher.FRAME))
        before, reader.features = reader.sees(pictures, texts, frames), reader.on_card(torch.device('cpu'))
        after = reader.sees(pictures, texts, frames)
        self.assertLess(float((before[0].float() - after[0].float()).abs().mean() / before[0].float().abs().mean()), .02)
        self.assertEqual(before[3].tolist(), after[3].tolist())

    def test_a_card_learns_from_new_lines_and_between_them_from_older_ones_anew(self):
        batches = queue.Queue()
        pictures = np.ones((2, 1, 40, 48), np.float32)
        pictures[:, :, 10:30, 16:32] = -1
        batches.put((pictures, ['甲', '乙'], [5, 6], None))
        made = train.on_card(batches, torch.device('cpu'), random.Random(1), 8)
        first, second = next(made), next(made)               # none is new
        self.assertTrue((first[0].numpy() == pictures).all() and first[1:] == (['甲', '乙'], [5, 6], None))
        self.assertEqual(second[2], [max(1, round(f * second[0].shape[3] / 48)) for f in (5, 6)])
        self.assertFalse(second[0].shape == first[0].shape and torch.equal(second[0], first[0].float()))
        batches.put((pictures, ['丙', '丁'], [5, 6], None))
        self.assertEqual(next(made)[1], ['丙', '丁'])

    def test_a_teacher_is_not_heard_where_it_takes_a_stranger_for_another(self):
        torch.manual_seed(1)
        composer, reader, ids = names.Composer(DATA, 6), teacher.Teacher(models.ids('names')), models.ids('names')
        x, texts, frames, y = next(composer.batches(2, teacher.FRAME))
        seen, net = reader.sees(x, texts, frames), models.new('names')
        lesson = train.Lesson(reader, net.out.in_features)
        for said, right, heard in ((texts, False, True), ([STRANGER] * 2, True, True), ([STRANGER] * 2, False, False)):
            net.zero_grad()
            unlabelled = torch.full_like(torch.from_numpy(y), NULL)
            lesson(net, torch.from_numpy(x), said, frames, unlabelled, ids, (*seen[:3], np.array([right] * 2)))[0].backward()
            self.assertEqual(bool(net.out.weight.grad.any()), heard)

    def test_a_teacher_reads_letters_and_the_spaces_between_them(self):
        reader, composer = teacher.Teacher(models.ids('latin')), models.composer('latin', DATA, 8)
        self.assertEqual(reader.unknown, set())
        for wild, labelled, least in ((0, 15, .4), (1, 0, .15)):
            composer.wild, every, spaced = wild, [], False
            for pictures, texts, frames, labels in itertools.islice(composer.batches(15, teacher.FRAME), 4):   # of every width: long lines are harder
                features, others, spoken, right = reader.sees(pictures, texts, frames)
                self.assertEqual((others.shape, (labels != NULL).any(1).sum()), ((*spoken.shape, 1), labelled))
                scores = reader.scores(features.float(), others.float())
                seen = [models.text('latin', line[:n]) for line, n in zip(scores, frames)]
                self.assertEqual([a == b for a, b in zip(seen, texts)], right.tolist())
                spaced = spaced or any(' ' in a for a, b in zip(seen, texts) if a == b)
                every += right.tolist()
            self.assertGreater(np.mean(every), least)
            self.assertTrue(spaced)

    def test_words_to_measure_latin_by_are_never_trained_on(self):
        trained, kept = latin.Texts(kept_out=False), latin.Texts(kept_out=True)
        rng = random.Random(4)
        words = {w.lower() for w in (trained.word(rng) for _ in range(20000))}
        both = {w.lower() for w in trained.given + trained.surnames} & {w.lower() for w in kept.given + kept.surnames}
        self.assertEqual(words & {w.lower() for w in kept.given + kept.surnames} - both, set())
        self.assertGreater(len(words), 5000)                 # most are words that nobody is called
        self.assertIn('Guzman', trained.further)

    def test_a_teacher_reads_what_is_plainly_drawn_and_tells_strangers(self):
        reader = teacher.Teacher(models.ids('names'))
        self.assertLess(len(reader.unknown - {*vocabulary.ADDED, *vocabulary.RARE}), 20)
        for more, share in ((vocabulary.ADDED, .05), (vocabulary.RARE, .08)):
            self.assertLess(len(reader.unknown & set(more)), share * len(more))
        for strange, share, least in ((0, 1, .75), (1, .6, .4)):
            composer = names.Composer(DATA, 4, [names.KEPT_OUT['LXGW WenKai']])
            composer.strangers, composer.strange = [c for c in names.strangers(pen.load_strokes(DATA))[1] if c in composer.fonts[0].has], strange
            pictures, texts, frames, _ = next(composer.batches(40, teacher.FRAME))
            features, others, spoken, right = reader.sees(pictures, texts, frames)
            self.assertEqual(features.shape, (40, pictures.shape[3] // teacher.FRAME, reader.size))
            self.assertEqual((features.shape[:2], (*spoken.shape, 2)), (spoken.shape, others.shape))
            self.assertGreater(right.mean(), least)
            scores = reader.scores(features.float(), others.float())
            seen = [models.text('names', line[:n]) for line, n in zip(scores, frames)]
            self.assertEqual([a == b for a, b in zip(seen, texts)], right.tolist())
            self.assertGreaterEqual(sum(STRANGER in t for t in seen), strange * share * 40)

    def test_a_lesson_brings_a_network_towards_its_teacher(self):
        torch.manual_seed(1)
        composer, reader, ids = names.Composer(DATA, 6), teacher.Teacher(models.ids('names')), models.ids('names')
        composer.wild = .5
        x, texts, frames, y = next(composer.batches(12, teacher.FRAME))
        self.assertTrue(0 < (y != NULL).any(1).sum() < 12)     # wild lines have no labels
        seen, net = reader.sees(x, texts, frames), models.new('names')
        models.load(net, models.checkpoint('names'))
        lesson, losses = train.Lesson(reader, net.out.in_features), []
        both = [*muon.optimisers(net, 1e-3), torch.optim.AdamW(lesson.parameters(), lr=1e-3)]
        for _ in range(8):
            loss, _ = lesson(net, torch.from_numpy(x), texts, frames, torch.from_numpy(y), ids, seen)
            net.zero_grad()
            lesson.zero_grad()
            loss.backward()
            for optimiser in both:
                optimiser.step()
            losses.append(loss.item())
        self.assertLess(losses[-1], .8 * losses[0])

    def test_the_same_seed_composes_the_same_lines(self):
        a, b = (models.composer('names', DATA, 5).line() for _ in range(2))
        self.assertEqual(a[0], b[0])
        self.assertTrue((a[2] == b[2]).all())

    def test_ink_is_black_and_paper_white_whatever_their_greys(self):
        grey = np.full((40, 60), 180, np.uint8)
        grey[:, 20:24] = 90
        seen = picture.as_tesseract_sees(grey, 40)
        self.assertEqual((seen[20, 21], seen[20, 40]), (-1, 1))

    def test_style_tells_how_wide_and_how_steep_strokes_are(self):
        def written(width, rise):
            page = np.full((80, 120), 255, np.uint8)
            for x in (20, 70):
                cv2.line(page, (x, 60), (x + 40, 60 - rise), 0, width, cv2.LINE_AA)
                cv2.line(page, (x, 10), (x, 70), 0, width, cv2.LINE_AA)
            return dict(zip(style.MEASURES, style.style(page, 2)))
        thin, thick, climbing = written(3, 0), written(7, 0), written(3, 25)
        self.assertGreater(thick['stroke'], thin['stroke'] + 2)
        self.assertGreater(climbing['rise'], thin['rise'] + .1)
        self.assertEqual((thin['pieces'], thin['ends']), (1, 3))
        self.assertIsNone(style.style(np.full((40, 60), 255, np.uint8), 2))

    def test_the_middle_of_strokes_is_one_pixel_wide(self):
        ink = np.zeros((60, 60), np.uint8)
        ink[26:35, 5:55] = ink[5:55, 12:19] = 255
        middle = pen.middle(ink)
        self.assertEqual(set(middle[:, 40]) | set(middle[50]), {0, 1})
        self.assertEqual((middle[:, 40].sum(), middle[50].sum()), (1, 1))
        self.assertLessEqual(abs(int(middle[:, 40].argmax()) - 30), 1)
        self.assertFalse((middle & (ink == 0)).any())

    def test_a_bent_digit_stays_whole_and_where_it_was(self):
        ring = cv2.circle(np.zeros((44, 44), np.uint8), (22, 22), 15, 255, 5)
        for seed in range(20):
            bent = numbers_lines.bent(ring, random.Random(seed), np.random.default_rng(seed))
            self.assertEqual(cv2.connectedComponents((bent > 127).astype(np.uint8))[0], 2)
            self.assertLess(np.abs(np.argwhere(bent > 127).mean(0) - 25).max(), 3)   # three pixels are added on each side
        self.assertFalse((bent[3:-3, 3:-3] == ring).all())

    def test_of_amounts_and_sums_the_digits_are_read_and_not_their_signs(self):
        rng, read = random.Random(4), lambda text: ''.join(numbers_lines.READ_AS.get(c, c) for c in text)
        amounts = [numbers_lines.amount(rng) for _ in range(3000)]
        for text in amounts:
            self.assertEqual(set(read(text)) - set(numbers_lines.ID), set(), text)
            self.assertEqual([c for c in read(text) if c.isdigit()], [c for c in text if c.isdigit()])
        self.assertEqual({c for text in amounts for c in text} - set(numbers_lines.STROKES) - {' '}, set('元整'))
        composer = models.composer('numbers', DATA, 5)
        composer.amounts = 1
        self.assertIn(numbers_lines.WORD, ''.join(composer.line()[0] for _ in range(20)))
        self.assertEqual(numbers_lines.Composer(DATA, 5, kept_out=True).amounts, 0)

    def test_nothing_is_seen_around_a_digit_that_is_made_thinner(self):
        for n, pool in enumerate(numbers_lines.digits(DATA, True)):
            glyph = cv2.resize(pool[n], (48, 48), interpolation=cv2.INTER_CUBIC)
            for width in (2, 3, 4, 5):
                thin = numbers_lines.dressed(glyph, width)
                self.assertTrue((thin > 110).any())
                self.assertEqual(thin[cv2.dilate(glyph, np.ones((9, 9))) <= 110].max(initial=0), 0)

    def test_digits_that_are_joined_hang_together(self):
        rng, pools = random.Random(4), numbers_lines.digits(DATA, True)
        pieces = lambda canvas: cv2.connectedComponents((canvas > 60).astype(np.uint8))[0] - 1
        joined = 0
        for n in range(40):
            canvas, placed = np.zeros((80, 120), np.uint8), []
            for digit, left in (('0', 20), (str(n % 10), 60)):
                x, y, w, h = cv2.boundingRect((pools[int(digit)][n] > 50).astype(np.uint8))
                ink = cv2.resize(pools[int(digit)][n][y:y + h, x:x + w], (36, 44), interpolation=cv2.INTER_CUBIC)
                canvas[18:62, left:left + 36] = ink
                placed.append((ink, digit, left, 18))
            before = pieces(canvas)
            numbers_lines.join(canvas, *placed, rng)
            joined += pieces(canvas) < before
        self.assertGreater(joined, 30)

    def test_components_are_found_and_stay_in_their_place(self):
        strokes = pen.load_strokes(DATA)
        found = running.Running({c: strokes[c] for c in '鄭浩怡林三朱珠是舍士互慕史晚科煥' + ''.join(running.FORMS)})
        for c, other in ('朱米', '珠米', '是走', '舍金', '士土', '互王', '慕見', '史夫', '晚天', '科辶', '煥皿'):     # would be written as the other
            self.assertNotIn(other, {part for _, part in found.components.get(c, ())}, c)
        self.assertEqual({c: {part for _, part in found.components.get(c, ())} for c in '浩怡三'}, {'浩': {'氵', '告'}, '怡': {'忄', '台'}, '三': {'三'}})
        for c in '浩怡':
            plain, hurried = strokes[c], found.written(c, {None: 1.}, random.Random(2))
            self.assertLess(len(hurried), len(plain))
            self.assertLess(np.abs(np.r_[plain.min((0, 1)) - hurried.min((0, 1)), plain.max((0, 1)) - hurried.max((0, 1))]).max(), .05)

    def test_noise_stands_around_a_picture(self):
        x = torch.full((2, 3, 8, 12), 5.)
        framed = network.framed(x, 2)
        self.assertEqual(framed.shape, (2, 3, 12, 16))
        self.assertTrue((framed[:, :, 2:-2, 2:-2] == 5).all())
        edges = framed[framed != 5]
        self.assertEqual(len(edges), framed.numel() - x.numel())
        self.assertTrue(edges.abs().max() <= 1 and edges.std() > .5)

    def test_a_grown_network_reads_as_before(self):
        build = lambda channels, units: network.Network(8, [(3, channels), ('pool', 2, 2), (3, channels + 1)], [('forward', units), ('reverse', units)], 7).eval()
        small, large, x = build(4, 5), build(6, 9), torch.randn(2, 1, 8, 20)
        large.grow(small.state_dict())
        alike = lambda x, width: torch.nn.functional.pad(x, [width] * 4)      # noise would differ with the channels
        with torch.no_grad(), unittest.mock.patch.object(network, 'framed', alike):
            self.assertTrue(torch.allclose(large(x), small(x), atol=1e-6))
        self.assertTrue((large.ls[0].weight_ih_l0[5] != 0).all() and (large.convs[1].weight[5] != 0).all())   # the new hear, though nobody listens yet

    def test_only_the_blank_is_lowered_when_written(self):
        net = network.Network(8, [(3, 4), ('pool', 2, 2)], [('forward', 5)], 7).eval()
        plain, lowered = (net.tesseract(2, 10, less) for less in (0, 1.5))
        end = plain.rindex(net.spec().encode()) - 4          # of the last matrix: seven rows of five weights and a bias
        at = end - 8 * 6 * 4 - 8                             # the bias of row 2
        self.assertEqual(plain[:at] + plain[at + 8:], lowered[:at] + lowered[at + 8:])
        before, after = (struct.unpack_from('<d', written, at)[0] for written in (plain, lowered))
        self.assertAlmostEqual(before - after, 1.5)

    def test_steps_are_equally_large_in_every_direction(self):
        torch.manual_seed(1)
        for rows, columns in ((8, 20), (20, 8)):
            u, _, v = torch.linalg.svd(torch.randn(3, rows, columns), full_matrices=False)
            gradient = u @ torch.diag_embed(torch.linspace(1, .05, 8).expand(3, 8)) @ v
            values = torch.linalg.svdvals(muon.equalised(gradient))
            self.assertTrue(bool(((values > .6) & (values < 1.3)).all()), values)

    def test_two_optimisers_share_the_weights(self):
        torch.manual_seed(1)
        net = network.NUMBERS(20)
        both = muon.optimisers(net, 1e-2)
        taken = [id(p) for o in both for g in o.param_groups for p in g['params']]
        self.assertCountEqual(taken, [id(p) for p in net.parameters() if p.requires_grad])
        x, wanted, losses = torch.rand(2, 1, net.height, 40) * 2 - 1, torch.randint(20, (2, 10)), []
        for _ in range(20):
            losses.append(torch.nn.functional.cross_entropy(net(x).transpose(1, 2), wanted))
            net.zero_grad()
            losses[-1].backward()
            for optimiser in both:
                optimiser.step()
        self.assertLess(losses[-1], losses[0] / 3)

    def test_tesseract_reads_what_the_network_reads(self):
        model = 'names'
        net = models.new(model)
        _, steps = models.load(net, models.checkpoint(model))
        net.eval()
        composer = models.composer(model, DATA, 11)
        lines = [composer.line() for _ in range(60)]
        with tempfile.TemporaryDirectory() as folder:
            tesseract.package(net, model, os.path.join(folder, model + '.traineddata'), steps, integer=False)
            reader = tesseract.Reader(folder, model)
            stock = [reader.read(p).replace(' ', '') for _, _, p, _ in lines]
        with torch.no_grad():
            net.out.bias[NULL] -= models.BLANK[model]    # as in what ships
        ours = [t.replace(' ', '') for t in evaluate.by_network(net, model, [p for _, _, p, _ in lines])]
        self.assertGreater(sum(a == b for a, b in zip(stock, ours)) / len(lines), .6)   # Tesseract searches, ours is greedy


if __name__ == '__main__':
    torch.set_num_threads(1)
    unittest.main()
