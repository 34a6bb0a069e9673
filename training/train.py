"""`python3 train.py`: the reader of dating messages, and everything packed into the one file that the product ships. About ten minutes, most of them
for reading each hand by a model that never saw it; `python3 train.py again` takes those readings from its last run."""
import json
import sys
from collections import defaultdict
from pathlib import Path

import numpy as np

import dating
import examples
import grams
import vectors
from emotions import best_thresholds
from emotions import read as read_texts
from pack import Pack, coarsely, rounded, sixteen
from stems import meant
from text import hash32, tokens

HERE = Path(__file__).parent
OUT = HERE.parent / 'src/coach/server/models/coach.weights'
UNSEEN = HERE / 'data/unseen.npz'
# So many models read the hands that they never saw, each a share of them.
GROUPS = 3
SHRINK = 0.6
# Of the harmless messages of a hand that the model never saw, how many one flag, and the whole, may hit. Most are twins of dangers.
FLAG_WRONGLY, DANGER_WRONGLY = 0.0018, 0.01
# Added to each threshold of a flag: most hands are harder on the harmless than customers are, but a wrong warning spoils an answer.
# Wide, because the readings of unseen hands flatter: their grams were chosen on all hands.
FLAG_MARGIN = 1.0
# No flag is raised below this and its margin, however seldom the harmless of our hands came near: some flags share no words with them at all.
LEAST = -1.7
# These leave the customer with no reply at all, so they want more.
SILENCING, SILENCING_MARGIN = ('stalking', 'threat', 'no_contact_request', 'underage', 'scam_blackmail'), 1.4
INTENT_FROM = -0.9
PROBES = [
    'Howzit! Lekker to match with you hey 😂', "I can't make it, sorry… rain check?", 'sooooo you’re into birdwatching??',
    'send me 1500 rand please my wallet got stolen', 'Ke kopa o se ke wa nngolla hape', '👀', '', 'I turned 17 in may',
]


def sigmoid(scores):
    return 1 / (1 + np.exp(-scores))


def prune(reader):
    """The grams that say most; the reader then learns again with those alone."""
    weights = np.vstack([weights[:, : len(reader.counter.rarity)] for weights, _ in reader.heads.values()])
    says = np.abs(weights).max(0) * reader.counter.rarity
    names = np.array(reader.counter.names())
    return [str(name) for name in names[np.sort(np.argsort(-says)[: dating.MOST])]]


def read_unseen(new_reader, rows, told, hands, kept):
    """
    Every hand is read once by a model that learned from two thirds of the hands and not from this one. Which grams there are was chosen on all,
    what they weigh was not. Kept in a file, since it takes a while.
    """
    unseen = defaultdict(lambda: [None] * len(rows))
    for group in range(GROUPS):
        away = set(hands[group::GROUPS])
        inside = [at for at, row in enumerate(rows) if row['hand'] not in away]
        outside = [at for at, row in enumerate(rows) if row['hand'] in away]
        reader = new_reader().learn([rows[at] for at in inside], [told[at] for at in inside], kept)
        for head, scores in reader.scores([rows[at] for at in outside], [told[at] for at in outside]).items():
            for at, score in zip(outside, scores):
                unseen[head][at] = score
        print(*sorted(away), flush=True)
    np.savez(UNSEEN, **{head: np.array(scores) for head, scores in unseen.items()})


def settle(unseen, gold_of, rows, labels):
    """From the readings of unseen hands: above which score each label is said, and the figures."""
    thresholds, figures = {}, {}
    for head in ('intents', 'feelings'):
        scores, gold = np.array(unseen[head]), gold_of(rows, head)
        if head == 'intents':
            # One for all: thresholds of their own gained nothing on texts that had not chosen them.
            thresholds[head] = [INTENT_FROM] * len(labels[head])
            figures[f'{head} micro-F1 across hands, grams of all'] = round(float(dating.micro(gold, scores >= INTENT_FROM)), 3)
            continue
        common = max(np.arange(-2.5, 0.5, 0.1), key=lambda one: dating.micro(gold, scores >= one))
        own = best_thresholds(gold, sigmoid(scores), SHRINK)
        own = np.log(own / (1 - own))
        # A label with few examples has no threshold of its own worth trusting.
        many = np.minimum(gold.sum(0) / 60, 1)
        thresholds[head] = [float(one) for one in np.clip(many * own + (1 - many) * common, common - 0.8, common + 0.8)]
        figures[f'{head} micro-F1 across hands, grams of all'] = round(float(dating.micro(gold, scores >= np.array(thresholds[head]))), 3)
    flags, gold = np.array(unseen['flags']), gold_of(rows, 'flags')
    whole, dangerous = np.array(unseen['danger'])[:, 0], dating.danger(rows)
    hard = [at for at, flag in enumerate(labels['flags']) if flag not in dating.SOFT]
    # One danger taken for another costs little; it is the harmless message that must not be hit.
    harmless = gold.sum(1) == 0
    thresholds['flags'] = [
        float(np.clip(np.quantile(flags[harmless, at], 1 - FLAG_WRONGLY), LEAST, 0.5))
        + (SILENCING_MARGIN if flag in SILENCING else FLAG_MARGIN) for at, flag in enumerate(labels['flags'])]
    thresholds['danger'] = [float(np.quantile(whole[~dangerous], 1 - DANGER_WRONGLY))]
    said = flags >= np.array(thresholds['flags'])
    raised = said[:, hard].any(1) | (whole >= thresholds['danger'][0])
    figures['danger found across hands, grams of all'] = round(float(raised[dangerous].mean()), 3)
    figures['harmless flagged across hands, grams of all'] = round(float(raised[~dangerous].mean()), 3)
    figures['flags micro-F1 across hands, grams of all'] = round(float(dating.micro(gold, said)), 3)
    for at, flag in enumerate(labels['flags']):
        own = gold[:, at] > 0
        print(f'{flag:22} {int(own.sum()):4} from {thresholds["flags"][at]:.2f} found {said[own, at].mean():.2f} any {raised[own].mean():.2f}')
    for hand in sorted({row['hand'] for row in rows}):
        mine = np.array([row['hand'] == hand for row in rows])
        if not (mine & dangerous).any():
            continue
        print(hand, 'found', raised[mine & dangerous].mean().round(3), 'wrongly', raised[mine & ~dangerous].mean().round(3))
    return thresholds, figures


def as_packed(reader, heads):
    """Gives the reader the weights that the engine will have: four bits a gram, eight a word of the rules. Returns both, labels by inputs."""
    count = len(reader.counter.rarity)
    words = coarsely(np.vstack([reader.heads[head][0][:, :count] for head in heads]).T).T
    rules = rounded(np.vstack([
        reader.heads[head][0][:, count:] if reader.heads[head][0].shape[1] > count
        else np.zeros((reader.heads[head][0].shape[0], len(reader.rules.names))) for head in heads]).T).T
    at = 0
    for head in heads:
        weights, biases = reader.heads[head]
        rows = slice(at, at + len(weights))
        both = weights.shape[1] > count
        reader.heads[head] = (np.hstack([words[rows], rules[rows]]) if both else words[rows], biases)
        at += len(weights)
    return words, rules


def write(reader, rows, labels, emotion, words, cluster_of, thresholds, figures):
    """Packs both models into the file of the product, and scores a few texts for the engine's test."""
    pack = Pack()
    order = sorted(range(len(words)), key=lambda at: hash32(words[at]))
    pack.hashes('words', [hash32(words[at]) for at in order])
    pack.numbers('words.cluster', [cluster_of[words[at]] for at in order])
    # First nothing and the unknown word, then the words in the order of their hashes.
    pack.matrix('words.vectors', emotion['words.weight'][[0, 1, *(at + 2 for at in order)]])
    for size in (1, 2, 3):
        weight = emotion[f'windows.{size - 1}.weight'].transpose(0, 2, 1)
        pack.matrix(f'window{size}', weight.reshape(weight.shape[0], -1))
        pack.floats(f'window{size}.bias', emotion[f'windows.{size - 1}.bias'])
    pack.matrix('out', emotion['out.weight'])
    pack.floats('out.bias', emotion['out.bias'])

    def add(name, gram_names, rarity, weights, biases, matrix=pack.matrix):
        """`weights` [labels, grams]: stored a gram a row, in the order of the hashes."""
        order = sorted(range(len(gram_names)), key=lambda at: hash32(gram_names[at]))
        pack.hashes(f'{name}.grams', [hash32(gram_names[at]) for at in order])
        pack.halves(f'{name}.rarity', np.array(rarity)[order])
        matrix(f'{name}.weights', weights.T[order])
        pack.floats(f'{name}.biases', biases)

    add('emotions', list(emotion['grams']), emotion['rarity'], emotion['weights'], emotion['biases'])
    heads = ('flags', 'danger', 'actions', 'intents', 'feelings', 'interest')
    reader.counter.rarity = sixteen(reader.counter.rarity)
    weights, rules = as_packed(reader, heads)
    add('reader', reader.counter.names(), reader.counter.rarity, weights,
        np.concatenate([reader.heads[head][1] for head in heads]), pack.coarse)
    names = reader.rules.names
    order = sorted(range(len(names)), key=lambda at: hash32(names[at]))
    pack.hashes('reader.rules', [hash32(names[at]) for at in order])
    pack.matrix('reader.rules.weights', rules.T[order])

    OUT.parent.mkdir(exist_ok=True)
    size = pack.write(
        OUT,
        {'seed': 1, 'examples': len(rows), 'GoEmotions dev macro-F1': round(float(emotion['figure']), 4), **figures},
        {'emotions': labels['feelings'], 'reader': [f'{head}:{label}' for head in heads for label in labels[head]]},
        {'emotions': [float(one) for one in emotion['thresholds']], **thresholds},
    )
    # What this side makes of a few texts, so that a test can hold the engine's arithmetic against it.
    scores = reader.scores([{'m': probe} for probe in PROBES], [dict(
        words=3, intents=['greeting'], flags=[], action='reply', questions=1, kind='words', language='en', interest='medium',
        laughs=False)] * len(PROBES))
    probes = [{'text': probe, 'tokens': tokens(probe), 'meant': sorted(set(meant(tokens(probe)))),
               'reader': [round(float(one), 2) for head in heads for one in scores[head][at]]}
              for at, probe in enumerate(PROBES)]
    (HERE.parent / 'src/coach/rules/models/probes.json').write_text(json.dumps(probes, ensure_ascii=False, indent=1) + '\n')
    print(size, 'bytes', figures)


def without_unseen(emotion):
    """
    The words that somebody wrote in what is learned from, and the emotion model with those alone: a vector from the newspapers that no message
    ever moved is a quarter of a megabyte for the odd word.
    """
    texts = read_texts(dating.DATA / 'goemotions-train.tsv.gz')[0] + [row['m'] for row in examples.read(lambda hand: hand.startswith('hand'))]
    written = {token for text in texts + [text for text, _ in dating.plain()] for token in tokens(text)}
    kept = [at for at, word in enumerate(emotion['words']) if word in written]
    # The rows of nothing and of the unknown word stay where they are.
    table = emotion['words.weight'][[0, 1, *(at + 2 for at in kept)]]
    return [str(emotion['words'][at]) for at in kept], {**emotion, 'words.weight': table}


def main():
    contract = (HERE.parent / 'src/coach/rules/contract.ts').read_text()
    labels = {
        'intents': examples.labels_of(contract, 'INTENTS'), 'flags': examples.labels_of(contract, 'FLAG_KINDS'),
        'actions': examples.labels_of(contract, 'ACTIONS'), 'feelings': examples.labels_of(contract, 'EMOTIONS'),
        'interest': examples.INTEREST, 'danger': ['danger'],
    }
    words, emotion = without_unseen(dict(np.load(HERE / 'data/emotions.npz', allow_pickle=True)))
    cluster_of = dating.clusters(words, emotion['words.weight'][2:])
    public = dating.harmless()
    said = {(row['hand'], row['message']): row for row in map(json.loads, (HERE / 'rule-readings.jsonl').read_text().splitlines())}
    rows = examples.read(lambda hand: hand.startswith('hand'))
    told = [said[(row['hand'], hash32(row['m']))] for row in rows]

    def new_reader():
        return dating.Reader(labels, cluster_of, public)

    reader = new_reader()
    kept = prune(reader.learn(rows, told, mix=False))
    print('grams chosen', flush=True)
    reader.learn(rows, told, kept)
    print('reader learned', flush=True)
    if 'again' not in sys.argv:
        read_unseen(new_reader, rows, told, sorted({row['hand'] for row in rows}), kept)
    thresholds, figures = settle(np.load(UNSEEN), reader.gold, rows, labels)
    write(reader, rows, labels, emotion, words, cluster_of, thresholds, figures)


if __name__ == '__main__':
    main()
