"""Which characters outside the vocabulary are no others, but one that is known in another form: 説 where 說 is known."""
import bz2, subprocess, unicodedata
from vocabulary import ID

VARIANTS = '/usr/share/unicode/Unihan_Variants.txt.bz2'     # Debian's unicode-data


def strangers(characters):
    """Those of `characters` that are no output in another form, nor a part of characters alone. By Unihan, where it calls them variants
    of one shape or one meaning, and of Japanese forms by OpenCC."""
    if not characters:
        return []
    same = {}
    with bz2.open(VARIANTS, 'rt', encoding='utf-8') as file:
        for line in file:
            if '\tkZVariant\t' in line or '\tkSemanticVariant\t' in line:
                code, _, others = line.split('\t')
                for other in others.split():
                    a, b = (chr(int(x.split('<')[0][2:], 16)) for x in (code, other))
                    same.setdefault(a, set()).add(b)
                    same.setdefault(b, set()).add(a)
    usual = subprocess.run(['opencc', '-c', 'jp2t.json'], input='\n'.join(characters), capture_output=True, text=True, check=True).stdout
    return [c for c, other in zip(characters, usual.splitlines(), strict=True)
            if c >= '\u3400' and not (same.get(c, set()) | {other, unicodedata.normalize('NFC', c)}) & ID.keys()]
