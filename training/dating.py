"""The reader of dating messages: what a message does, what is dangerous in it, how it feels. Trained on our own examples, checked across hands."""
import gzip
import json
import random
from pathlib import Path

import numpy as np
from scipy.sparse import vstack
from sklearn.cluster import MiniBatchKMeans

import examples
import grams
from emotions import macro_f1

HERE = Path(__file__).parent
DATA = HERE / 'data'
STRENGTH, WEIGHT, RULE_WEIGHT, CLUSTERS, PUBLIC, MOST = 60, 3, 0.3, 600, 6000, 25600
# Each message is learned once more with a harmless sentence before or behind it, and counts this much.
MIX, MIX_LONGEST = 0.3, 90
# Rare labels make the solver's own limit much finer than this.
TOLERANCE = 0.01
SOFT = ('money_request_mild', 'wellbeing')
# Feelings that ordinary talk may carry: their texts are harmless enough to teach what is no danger.
CALM = {'0', '1', '4', '7', '15', '17', '18', '20'}


def clusters(words, table):
    """Words that stand close together share a number, so that a word we never saw can still count."""
    scaled = table / np.maximum(np.linalg.norm(table, axis=1, keepdims=True), 1e-6)
    model = MiniBatchKMeans(CLUSTERS, random_state=1, n_init=3, batch_size=2048).fit(scaled)
    return {word: int(label) for word, label in zip(words, model.labels_)}


def harmless():
    """Public talk in which nobody threatens or begs: half film and music chat, half friendly comments."""
    pick = random.Random(3)
    with gzip.open(DATA / 'self-dialogue.jsonl.gz', 'rt') as lines:
        turns = [turn for line in lines for turn in json.loads(line)['turns'] if 3 < len(turn) < 300]
    with gzip.open(DATA / 'goemotions-train.tsv.gz', 'rt') as lines:
        rows = [line.split('\t') for line in lines]
    comments = [text for text, ids, _ in rows if set(ids.split(',')) <= CALM]
    pick.shuffle(turns)
    pick.shuffle(comments)
    return turns[: PUBLIC // 2] + comments[: PUBLIC // 2]


def plain():
    """Our own ordinary messages (`plain.txt`), harmless and otherwise unlabelled, each with the reader's turn before it where there is one."""
    found = []
    for line in (HERE / 'plain.txt').read_text().splitlines():
        mine, _, theirs = line.rpartition('|||')
        found.append((theirs, f'<me> {mine}' if mine else ''))
    return found


def mixed(pairs, public):
    """Every text with a stretch of public talk beside it: danger is no less for the company it keeps, and harmless stays harmless."""
    pick = random.Random(2)
    short = [text for text in public if len(text) < MIX_LONGEST]
    found = []
    for text, before in pairs:
        beside = pick.choice(short)
        found.append((f'{beside} . {text}' if pick.random() < 0.5 else f'{text} . {beside}', before))
    return found


def rule_words(example, told):
    """What the rules said about a message, as the engine hands it over; `src/coach/rules/models/rule-words.ts` is the twin."""
    turns = example.get('c') or []
    count = told['words']
    size = 0 if count <= 1 else 1 if count <= 4 else 2 if count <= 12 else 3 if count <= 30 else 4
    return [
        *(f'R:{intent}' for intent in told['intents']), *(f'F:{flag}' for flag in told['flags']),
        f"A:{told['action']}", f"Q:{told['questions']}", f"K:{told['kind']}", f"L:{told['language']}",
        f"N:{told['interest']}", f'W:{size}', f"H:{'yes' if told['laughs'] else 'no'}",
        f"C:{turns[-1][0] if turns else 'none'}", f"D:{'yes' if turns and '?' in turns[-1][1] else 'no'}",
    ]


class RuleWords:
    def learn(self, lists):
        self.names = sorted({word for words in lists for word in words})
        return self.apply(lists)

    def apply(self, lists):
        at = {name: index for index, name in enumerate(self.names)}
        found = np.zeros((len(lists), len(self.names)))
        for row, words in enumerate(lists):
            for word in words:
                if word in at:
                    found[row, at[word]] = RULE_WEIGHT
        return found


class Reader:
    """Heads: `flags` and `actions` from the words alone; `intents`, `feelings` and `interest` from words and rules."""

    def __init__(self, labels, cluster_of, public):
        self.labels, self.cluster_of, self.public = labels, cluster_of, public

    def gold(self, rows, head):
        if head == 'actions':
            return np.array([[row.get('a', 'reply') == one for one in self.labels[head]] for row in rows], dtype=np.float32)
        if head == 'interest':
            return np.array([[row.get('n') == one for one in self.labels[head]] for row in rows], dtype=np.float32)
        if head == 'danger':
            return danger(rows)[:, None].astype(np.float32)
        return examples.rows(rows, self.labels[head], {'intents': 'i', 'flags': 'f', 'feelings': 'e'}[head])

    def learn(self, rows, told, kept=None, mix=True):
        grams.CLUSTER_OF = self.cluster_of
        pairs = [(row['m'], examples.before(row)) for row in rows]
        self.counter = grams.Grams(2, vocabulary=kept, seen=grams.reader_grams)
        self.counter.learn(pairs)
        public = [(text, '') for text in self.public] + plain()
        words = self.counter.learn_kept(pairs + public)
        own = words[: len(rows)]
        beside = len(rows) if mix else 0
        mixes = self.counter.apply(mixed(pairs, self.public))[:beside]
        self.rules = RuleWords()
        rules = self.rules.learn([rule_words(row, one) for row, one in zip(rows, told)])
        self.heads = {}
        for head in ('flags', 'danger', 'actions', 'intents', 'feelings', 'interest'):
            gold = self.gold(rows, head)
            if head in ('flags', 'danger'):
                quiet = np.zeros((len(public), gold.shape[1]), dtype=np.float32)
                weights, biases = grams.fit(
                    vstack([words, mixes]).tocsr(), np.vstack([gold, quiet, gold[:beside]]), STRENGTH, WEIGHT,
                    np.concatenate([np.ones(words.shape[0]), np.full(beside, MIX)]), TOLERANCE)
            elif head == 'actions':
                weights, biases = grams.fit(
                    vstack([own, mixes]).tocsr(), np.vstack([gold, gold[:beside]]), STRENGTH, WEIGHT,
                    np.concatenate([np.ones(len(rows)), np.full(beside, MIX)]), TOLERANCE)
            else:
                strength = STRENGTH / 2 if head == 'intents' else STRENGTH / 6
                weights, biases = grams.fit(grams.beside(own, rules), gold, strength, WEIGHT, tol=TOLERANCE)
            self.heads[head] = (weights, biases)
        return self

    def scores(self, rows, told):
        words = self.counter.apply([(row['m'], examples.before(row)) for row in rows])
        rules = self.rules.apply([rule_words(row, one) for row, one in zip(rows, told)])
        both = grams.beside(words, rules)
        return {head: np.asarray((words if weights.shape[1] == words.shape[1] else both) @ weights.T + biases)
                for head, (weights, biases) in self.heads.items()}


def danger(rows):
    """Whether a message carries a flag that no harmless message may carry."""
    return np.array([any(flag not in SOFT for flag in row.get('f', '').split()) for row in rows])


def micro(gold, said):
    return 2 * (gold * said).sum() / max(gold.sum() + said.sum(), 1)
