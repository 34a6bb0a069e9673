"""Regression over the words and word pairs of a text: every gram counts once, rare ones more, the whole scaled to length one."""
from sys import intern

import numpy as np
from scipy.sparse import csr_matrix, hstack
from sklearn.feature_extraction.text import CountVectorizer
from sklearn.linear_model import LogisticRegression

from stems import meant
from text import tokens


# Word to cluster, where a model wants clusters; set by who trains it.
CLUSTER_OF = {}
# What was cut up once is not cut up again: every text is learned from several times.
SEEN = {}


def grams(text, before=''):
    """Words, pairs with the borders of the text, the cluster of each word, and the words of the turn before, marked."""
    found = tokens(text)
    framed = ['^', *found, '$']
    return [*found, *(f'{a} {b}' for a, b in zip(framed, framed[1:])), *(f'<{word}' for word in tokens(before)),
            *(f'@{CLUSTER_OF[word]}' for word in found if word in CLUSTER_OF)]


def reader_grams(text, before=''):
    """What the reader of dating messages sees: the grams, and the words as they are meant."""
    if (text, before) not in SEEN:
        SEEN[text, before] = [intern(one) for one in (*grams(text, before), *meant(tokens(text)))]
    return SEEN[text, before]


def beside(words, rules):
    return csr_matrix(hstack([words, csr_matrix(rules)]))


class Grams:
    def __init__(self, least, most=None, vocabulary=None, seen=grams):
        self.counter = CountVectorizer(
            analyzer=lambda pair: seen(*pair), min_df=1 if vocabulary else least, max_features=most, vocabulary=vocabulary,
            binary=True)

    def learn(self, pairs):
        counts = self.counter.fit_transform(pairs).astype(np.float64)
        seen = np.asarray(counts.sum(0))[0]
        self.rarity = np.log((1 + counts.shape[0]) / (1 + seen)) + 1
        return self.scaled(counts)

    def learn_kept(self, pairs):
        """Weighs the grams already counted anew on more texts."""
        counts = self.counter.transform(pairs).astype(np.float64)
        seen = np.asarray(counts.sum(0))[0]
        self.rarity = np.log((1 + counts.shape[0]) / (1 + seen)) + 1
        return self.scaled(counts)

    def apply(self, pairs):
        return self.scaled(self.counter.transform(pairs).astype(np.float64))

    def scaled(self, counts):
        weighted = counts.multiply(self.rarity).tocsr()
        length = np.sqrt(np.asarray(weighted.multiply(weighted).sum(1)))[:, 0]
        return csr_matrix(weighted.multiply(1 / np.maximum(length, 1e-9)[:, None]))

    def names(self):
        return list(self.counter.get_feature_names_out())


def fit(inputs, gold, strength, weight=1.0, sample=None, tol=1e-4):
    """One regression a label. Returns weights [labels, inputs] and biases; a label that never occurs stays at its floor."""
    weights = np.zeros((gold.shape[1], inputs.shape[1]), dtype=np.float32)
    biases = np.full(gold.shape[1], -8.0, dtype=np.float32)
    for label in range(gold.shape[1]):
        if gold[:, label].sum() < 3:
            continue
        model = LogisticRegression(C=strength, solver='liblinear', tol=tol, class_weight={0: 1, 1: weight}, random_state=1)
        model.fit(inputs, gold[:, label], sample_weight=sample)
        weights[label], biases[label] = model.coef_[0], model.intercept_[0]
    return weights, biases
