"""Our own labelled examples, as `examples.ts` describes them."""
import json
from pathlib import Path

import numpy as np

FOLDER = Path(__file__).parent / 'examples'
ACTIONS = 'reply clarify caution warn safety support stop do_not_contact'.split()
INTEREST = 'low medium high'.split()


def labels_of(contract, name):
    """The label lists of `src/coach/rules/contract.ts`, so that they stand in one place."""
    body = contract.split(f'export const {name} = [')[1].split(']')[0]
    return [part.strip().strip("'\"") for part in body.replace('\n', ' ').split(',') if part.strip()]


def read(wanted):
    found = []
    for path in sorted(FOLDER.glob('*.jsonl')):
        if wanted(path.stem):
            found += [{**json.loads(line), 'hand': path.stem} for line in path.read_text().splitlines() if line.strip()]
    return found


def before(example):
    """The last turn before the message, marked with who wrote it."""
    turns = example.get('c') or []
    return f'<{turns[-1][0]}> {turns[-1][1]}' if turns else ''


def rows(examples, labels, key):
    gold = np.zeros((len(examples), len(labels)), dtype=np.float32)
    at = {label: index for index, label in enumerate(labels)}
    for row, example in enumerate(examples):
        for label in example.get(key, '').split():
            gold[row, at[label]] = 1
    return gold
