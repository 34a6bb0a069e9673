"""What makes a good reply, learned from readers' ratings (`ratings/`): writes src/coach/server/models/reranker.weights.

    node --regexp-tier-up-ticks=4 training/reranker-rows.ts training/ratings/messages-[123].jsonl > training/data/reranker-rows.jsonl
    cd training && OMP_NUM_THREADS=1 /usr/bin/python3 train_reranker.py
"""
import json
import re
from collections import Counter
from pathlib import Path

import numpy as np
import scipy.sparse as sparse
from sklearn.linear_model import Ridge

from pack import Pack, rounded

HERE = Path(__file__).parent
OUT = HERE.parent / 'src/coach/server/models/reranker.weights'
PROBES = HERE.parent / 'src/coach/rules/reranker/probes.json'
# A part of fewer rated replies is chance.
RAREST = 3
STRENGTH = 60
# So many parts are kept; the rest weigh next to nothing.
KEPT = 9_000
FOLDS = 5
SHOWN = 3
ALIKE = 0.34


def read(path):
    """The pools in which something was rated."""
    with open(path) as lines:
        pools = [json.loads(line) for line in lines]
    return [pool for pool in pools if any(one['rating'] for one in pool['pool'])]


def words(text):
    return set(re.findall(r"[\w']+", text.lower()))


def pick(order):
    """The first three that are not alike, as the engine picks them."""
    shown = []
    for one in order:
        mine = words(one['text'])
        if all(len(mine & words(other['text'])) / max(1, len(mine | words(other['text']))) <= ALIKE for other in shown):
            shown.append(one)
        if len(shown) == SHOWN:
            break
    return shown


def shown_rating(pools, score):
    """Mean rating of what would be shown, and the share of 4 and 5, if only what was rated could be."""
    means, good = [], []
    for at, pool in enumerate(pools):
        known = [one for one in pool['pool'] if one['rating']]
        if len(known) < 4:
            continue
        order = sorted(known, key=lambda one: -score(at, one))
        ratings = [one['rating'] for one in pick(order)]
        means.append(np.mean(ratings))
        good.append(np.mean([rating >= 4 for rating in ratings]))
    return f'{np.mean(means):.3f}, {np.mean(good):.1%} are 4 or 5'


def fit(pools):
    """A ridge regression on parts. Returns the weight of each part and what nothing is worth."""
    rated = [one for pool in pools for one in [*pool['pool'], *pool['gone']] if one['rating']]
    counts = Counter(part for one in rated for part in one['parts'])
    place = {part: at for at, part in enumerate(sorted(part for part, count in counts.items() if count >= RAREST))}
    at = [(row, place[part]) for row, one in enumerate(rated) for part in one['parts'] if part in place]
    matrix = sparse.csr_matrix((np.ones(len(at)), zip(*at)), shape=(len(rated), len(place)))
    model = Ridge(alpha=STRENGTH, solver='lsqr').fit(matrix, [one['rating'] for one in rated])
    total = np.abs(model.coef_) * np.sqrt(np.asarray(matrix.sum(0)).ravel())
    kept = sorted(np.argsort(-total)[:KEPT])
    parts = sorted(place)
    weights = rounded(model.coef_[kept][None, :])[0]
    return {parts[at]: weight for at, weight in zip(kept, weights)}, float(model.intercept_)


def main():
    pools = read(HERE / 'data/reranker-rows.jsonl')
    folds = np.random.default_rng(1).integers(0, FOLDS, len(pools))
    scores = {}
    for fold in range(FOLDS):
        weights, bias = fit([pool for pool, other in zip(pools, folds) if other != fold])
        for at in np.flatnonzero(folds == fold):
            for one in pools[at]['pool']:
                scores[at, one['text']] = bias + sum(weights.get(part, 0) for part in one['parts'])
    chance = np.random.default_rng(2)
    rated = sum(1 for pool in pools for one in pool['pool'] if one['rating'])
    print(f'{len(pools)} messages, {rated} ratings; mean rating of the three shown')
    print('  by chance           ', shown_rating(pools, lambda at, one: chance.random()))
    print('  by the scenes alone ', shown_rating(pools, lambda at, one: one['weight'] + chance.random() * 0.01))
    learned = shown_rating(pools, lambda at, one: scores[at, one['text']])
    print('  learned, unseen     ', learned)
    print('  the best there are  ', shown_rating(pools, lambda at, one: one['rating']))
    weights, bias = fit(pools)
    parts = sorted(weights)
    pack = Pack()
    pack.hashes('reranker.parts', parts)
    pack.matrix('reranker.weights', np.array([[weights[part] for part in parts]]))
    pack.floats('reranker.bias', [bias])
    made = {'messages': len(pools), 'ratings': rated, 'shown, unseen': learned}
    size = pack.write(OUT, made, {'emotions': [], 'reader': []}, {})
    print(f'{len(parts)} parts, {size} bytes')
    # What the engine has to come to for the same candidates.
    probes = [{'names': one['names'], 'rating': round(bias + sum(weights.get(part, 0) for part in one['parts']), 4)}
              for pool in pools for one in pool['pool'] if 'names' in one]
    PROBES.write_text(json.dumps(probes, ensure_ascii=False, indent=2) + '\n')


if __name__ == '__main__':
    main()
