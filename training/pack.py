"""Writes the file that `src/coach/rules/models/weights.ts` reads. Eight bits a number or four, one scale a row, itself at sixteen."""
import json
import struct

import numpy as np


def halved(values):
    """The upper sixteen bits of each float, rounded: two digits and a half, as good as what it scales."""
    bits = np.ascontiguousarray(values, dtype=np.float32).view(np.uint32)
    return ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype(np.uint16)


def sixteen(values):
    """The floats as the engine will see them at sixteen bits."""
    return (halved(values).astype(np.uint32) << 16).view(np.float32)


def scale_of(matrix, most):
    return sixteen(np.maximum(np.abs(matrix).max(1), 1e-9) / most)


def quantised(matrix):
    scale = scale_of(matrix, 127)
    return np.clip(np.round(matrix / scale[:, None]), -127, 127).astype(np.int8), scale


def nibbles(matrix):
    """Four bits a number, two to a byte, the first in the low half, each between -7 and 7 and stored 8 higher; and one scale a row."""
    scale = scale_of(matrix, 7)
    values = np.clip(np.round(matrix / scale[:, None]), -7, 7).astype(np.int8) + 8
    if values.shape[1] % 2:
        values = np.hstack([values, np.full((values.shape[0], 1), 8, dtype=np.int8)])
    return (values[:, 0::2] | (values[:, 1::2] << 4)).astype(np.uint8), scale


def coarsely(matrix):
    """The matrix as the engine will see it at four bits."""
    scale = scale_of(matrix, 7)
    return np.clip(np.round(matrix / scale[:, None]), -7, 7).astype(np.float32) * scale[:, None]


def rounded(matrix):
    """The matrix as the engine will see it at eight bits."""
    values, scale = quantised(matrix)
    return values.astype(np.float32) * scale[:, None]


class Pack:
    def __init__(self):
        self.arrays, self.parts, self.size = [], [], 0

    def _add(self, name, kind, array):
        data = np.ascontiguousarray(array).tobytes()
        rows, columns = (array.shape[0], 1) if array.ndim == 1 else array.shape
        self.arrays.append({'name': name, 'kind': kind, 'rows': rows, 'columns': columns, 'offset': self.size})
        self.parts.append(data)
        self.size += len(data)

    def matrix(self, name, matrix):
        values, scale = quantised(matrix)
        self._add(name, 'i8', values)
        self.halves(f'{name}.scale', scale)

    def coarse(self, name, matrix):
        """A matrix at four bits; `columns` in the header counts numbers, not bytes."""
        values, scale = nibbles(matrix)
        self._add(name, 'i4', values)
        self.arrays[-1]['columns'] = matrix.shape[1]
        self.halves(f'{name}.scale', scale)

    def floats(self, name, values):
        self._add(name, 'f32', np.asarray(values, dtype=np.float32))

    def halves(self, name, values):
        """Floats at sixteen bits."""
        self._add(name, 'b16', halved(values))

    def numbers(self, name, values):
        """Whole numbers up to 65,535."""
        self._add(name, 'u16', np.asarray(values, dtype=np.uint16))

    def hashes(self, name, values):
        self._add(name, 'u32', np.asarray(values, dtype=np.uint32))

    def write(self, path, made, labels, thresholds):
        header = {'version': 1, 'made': made, 'labels': labels, 'thresholds': thresholds, 'arrays': self.arrays}
        text = json.dumps(header, separators=(',', ':')).encode()
        text += b' ' * (-(len(text) + 4) % 4)
        path.write_bytes(struct.pack('<I', len(text)) + text + b''.join(self.parts))
        return 4 + len(text) + self.size
