"""Words as people mean them: chat spellings written out, endings cut, and pieces of words, so that a wording never seen shares something with
one that was. The tables are `src/coach/rules/models/stems.json`, which the engine reads too; `stems.ts` is the twin."""
import json
import re
from pathlib import Path

TABLES = json.loads((Path(__file__).parent.parent / 'src/coach/rules/models/stems.json').read_text())
SPELLINGS = {short: long.split() for short, long in TABLES['spellings'].items()}
IRREGULAR = {form: base for base, forms in TABLES['irregular'].items() for form in forms.split()}
ENDINGS = TABLES['endings']
MONEY = re.compile(r'^(?:r|usd|zar|eur|gbp|aud|rs|kes|ksh)[0-9]+k?$|^[0-9]+(?:k|usd|zar|eur|gbp|bucks|quid|rand|euro|euros|dollars)$')
TIME = re.compile(r'^[0-9]{1,2}(?:am|pm|ish|h|h[0-9]{2})$')
LETTERS = re.compile(r'^[a-z]+$')
SIZES = (3, 4, 5)


def spelled(found):
    """Tokens with chat spellings written out and sums and times under one name each."""
    out = []
    for token in found:
        if token in SPELLINGS:
            out += SPELLINGS[token]
        else:
            out.append('<money>' if MONEY.match(token) else '<time>' if TIME.match(token) else token)
    return out


def stem(word):
    if word in IRREGULAR:
        return IRREGULAR[word]
    if len(word) < 5 or not LETTERS.match(word):
        return word[:-1] if len(word) == 4 and word.endswith('s') and not word.endswith('ss') else word
    for ending, instead in ENDINGS:
        if not word.endswith(ending) or len(word) - len(ending) < 3:
            continue
        cut = word[: len(word) - len(ending)] + instead
        if ending in ('ing', 'ed') and len(cut) > 3 and cut[-1] == cut[-2] and cut[-1] not in 'lsz':
            cut = cut[:-1]
        return without_e(cut)
    return without_e(word)


def without_e(word):
    return word[:-1] if len(word) > 4 and word.endswith('e') else word


def pieces(word):
    # The engine counts UTF-16 units; what needs two is an emoji and has no pieces.
    if max(word) > '\uffff':
        return []
    framed = f'<{word}>'
    return [framed[at: at + size] for size in SIZES for at in range(len(framed) - size + 1)]


def meant(found):
    """The stems of a text, their pairs, and the pieces of its words, each marked."""
    words = spelled(found)
    stems = [stem(word) for word in words]
    return [*(f's:{one}' for one in stems), *(f's:{a} {b}' for a, b in zip(stems, stems[1:])),
            *(f'c:{piece}' for word in words for piece in pieces(word))]
