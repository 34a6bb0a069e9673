"""GoEmotions: an n-gram regression and a small convolution over word vectors; thresholds by cross-validation on train."""
import gzip
import random

import numpy as np
import torch
from torch import nn

from text import tokens

LABELS = 28


def read(path):
    texts, gold = [], []
    with gzip.open(path, 'rt', encoding='utf-8') as lines:
        for line in lines:
            text, ids, _ = line.rstrip('\n').split('\t')
            row = np.zeros(LABELS, dtype=np.float32)
            row[[int(one) for one in ids.split(',')]] = 1
            texts.append(text)
            gold.append(row)
    return texts, np.array(gold)


def macro_f1(gold, said):
    tp = (gold * said).sum(0)
    return float(np.mean(2 * tp / np.maximum(gold.sum(0) + said.sum(0), 1)))


def best_thresholds(gold, scores, shrink):
    """Per label the threshold with the best F1, drawn towards the common one by `shrink` because the best overfits."""
    grid = np.linspace(0.05, 0.9, 86)
    common = max(grid, key=lambda one: macro_f1(gold, (scores >= one).astype(np.float32)))
    found = []
    for label in range(gold.shape[1]):
        g, s = gold[:, label], scores[:, label]
        f1 = [2 * (g * (s >= one)).sum() / max(g.sum() + (s >= one).sum(), 1) for one in grid]
        smooth = np.convolve(np.pad(f1, 2, mode='edge'), np.ones(5) / 5, mode='valid')
        found.append(grid[int(np.argmax(smooth))])
    return (1 - shrink) * np.array(found) + shrink * common


class Convolution(nn.Module):
    """Words to vectors, windows of one to three words, the strongest and the mean answer of each, one linear layer."""

    def __init__(self, table, outputs, filters=96, widths=(1, 2, 3), drop=0.4):
        super().__init__()
        self.words = nn.Embedding(table.shape[0], table.shape[1], padding_idx=0)
        self.words.weight.data[:] = torch.tensor(table)
        self.windows = nn.ModuleList(nn.Conv1d(table.shape[1], filters, width) for width in widths)
        self.widths = widths
        self.drop = nn.Dropout(drop)
        self.out = nn.Linear(filters * len(widths) * 2, outputs)

    def pooled(self, ids):
        mask = (ids != 0).float()
        x = self.drop(self.words(ids)).transpose(1, 2)
        found = []
        for width, window in zip(self.widths, self.windows):
            padded = nn.functional.pad(x, (0, width - 1))
            answer = torch.relu(window(padded)) * mask[:, None]
            found.append(answer.amax(2))
            found.append(answer.sum(2) / mask.sum(1, keepdim=True).clamp(min=1))
        return torch.cat(found, 1)

    def forward(self, ids):
        return self.out(self.drop(self.pooled(ids)))


def ids_of(texts, index, longest=64):
    rows = [[index.get(token, 1) for token in tokens(text)[:longest]] or [1] for text in texts]
    width = max(map(len, rows))
    return torch.tensor([row + [0] * (width - len(row)) for row in rows])


def batches(ids, size, seed):
    """Similar lengths together: less padding."""
    lengths = (ids != 0).sum(1)
    order = sorted(range(len(ids)), key=lambda at: (int(lengths[at]) + random.Random(seed * 1_000_003 + at).random() * 4))
    groups = [order[at:at + size] for at in range(0, len(order), size)]
    random.Random(seed).shuffle(groups)
    for group in groups:
        yield group, ids[group][:, : int(lengths[group].max())]
