"""Tesseract's side: its C library reading lines, its tools packing a network into a traineddata file."""
import ctypes, os, subprocess, tempfile
import models
from vocabulary import NULL

VERSION = 'Anytime'


class Reader:
    """Stock Tesseract reading one line at a time with a model of a folder (raw line, no search for inverted ink)."""
    def __init__(self, folder, language):
        self.library = ctypes.CDLL('libtesseract.so.5')
        for name in ('TessBaseAPICreate', 'TessBaseAPIGetUTF8Text'):
            getattr(self.library, name).restype = ctypes.c_void_p
        self.api = ctypes.c_void_p(self.library.TessBaseAPICreate())
        lstm_only, raw_line = 1, 13
        if self.library.TessBaseAPIInit2(self.api, os.fsencode(folder), language.encode(), lstm_only):
            raise SystemExit(f'Tesseract cannot load {language} from {folder}')
        for key, value in ((b'debug_file', b'/dev/null'), (b'tessedit_do_invert', b'0')):
            self.library.TessBaseAPISetVariable(self.api, key, value)
        self.library.TessBaseAPISetPageSegMode(self.api, raw_line)

    def read(self, grey):
        """The text of a uint8 picture of one line."""
        height, width = grey.shape
        self.library.TessBaseAPISetImage(self.api, grey.tobytes(), width, height, 1, width)
        text = self.library.TessBaseAPIGetUTF8Text(self.api)
        out = ctypes.string_at(text).decode().strip() if text else ''
        self.library.TessDeleteText(ctypes.c_void_p(text))
        return out


def run(*command):
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f'{command[0]} failed:\n' + done.stderr[-500:])


def package(net, model, path, steps, integer):
    """Writes a traineddata: our characters in our order, one code each, and the network, as bytes if `integer`."""
    characters = models.characters(model)
    with tempfile.TemporaryDirectory() as work:
        at = lambda *name: os.path.join(work, *name)
        with open(at('characters.txt'), 'w', encoding='utf-8') as file:
            file.write('\n'.join(characters) + '\n')
        with open(at('radical-stroke.txt'), 'w', encoding='utf-8') as file:
            file.write('# none\n')                           # combine_lang_model wants the file, not its contents
        run('unicharset_extractor', '--output_unicharset', at('unicharset'), '--norm_mode', 1, at('characters.txt'))
        with open(at('unicharset'), encoding='utf-8') as file:
            order = [line.split(' ')[0] for line in file.read().split('\n')[1:] if line]
        if order[3:] != characters:
            raise SystemExit('unicharset_extractor changed the order of the characters')
        run('combine_lang_model', '--input_unicharset', at('unicharset'), '--script_dir', work, '--lang', 'starter',
            '--pass_through_recoder', '--version_str', VERSION, '--output_dir', work)
        with open(at('network.lstm'), 'wb') as file:
            file.write(net.tesseract(NULL, steps, models.BLANK.get(model, 0)))
        made = at('starter', 'starter.traineddata')
        run('combine_tessdata', '-o', made, at('network.lstm'))
        if integer:
            run('combine_tessdata', '-c', made)
        with open(made, 'rb') as file, open(path + '.new', 'wb') as out:
            out.write(file.read())
    os.replace(path + '.new', path)
