"""How a text becomes tokens and hashes. `src/coach/rules/models/tokens.ts` is its twin; a test compares the two."""
import re
import unicodedata

FOLD = {'\u2019': "'", '\u2018': "'", '`': "'", '\u00b4': "'", '\u201c': '"', '\u201d': '"', '\u2026': '.'}
SKIP = {'\ufe0f', '\u200d', '\u200b', '\u200c', '\u2060', '\ufeff', '\u00ad'}
CONTRACTION = re.compile(r"^(.+?)(n't|'m|'re|'s|'ll|'ve|'d)$")
RUN = re.compile(r'(.)\1{2,}')
MAX_TOKENS = 160


def in_word(char):
    return char == "'" or unicodedata.category(char)[0] in 'LNM'


def tokens(text):
    """Lower-case words, contractions cut in two, long runs of one letter shortened, marks and emoji one by one."""
    found = []
    word = []

    def close():
        if not word:
            return
        raw = ''.join(word).strip("'")
        word.clear()
        if not raw:
            return
        if raw.isascii() and raw.isdigit():
            found.append(raw if len(raw) <= 2 else f'<{min(len(raw), 6)} digits>')
            return
        raw = RUN.sub(r'\1', raw)
        cut = CONTRACTION.match(raw)
        if cut:
            found.extend([cut.group(1), cut.group(2)])
        else:
            found.append(raw)

    for char in text.lower():
        char = FOLD.get(char, char)
        if char in SKIP:
            continue
        if in_word(char):
            word.append(char)
            continue
        close()
        if not char.isspace():
            found.append(char)
    close()
    if len(found) > MAX_TOKENS:
        # A long message says what it wants at its start or at its end.
        found = found[: MAX_TOKENS * 5 // 8] + found[-(MAX_TOKENS * 3 // 8):]
    return found


def hash32(text):
    """FNV-1a over UTF-16 code units with a final mix, as in `src/coach/rules/reading/text.ts`."""
    value = 0x811C9DC5
    data = text.encode('utf-16-le')
    for at in range(0, len(data), 2):
        value ^= data[at] | (data[at + 1] << 8)
        value = (value * 0x01000193) & 0xFFFFFFFF
    value ^= value >> 15
    value = (value * 0x2C1B3C6D) & 0xFFFFFFFF
    value ^= value >> 12
    return value
