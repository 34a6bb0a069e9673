/**
 * The file that `training/` writes: four bytes with the length of a JSON header, the header, then the numbers, each array
 * at the offset its entry names. Arrays of eight or four bits carry one scale a row, so that a row is `scale × value`; `b16` is the upper half
 * of a 32-bit float.
 */

type Entry = {
  readonly name: string;
  readonly kind: 'i4' | 'i8' | 'u8' | 'u16' | 'u32' | 'f32' | 'b16';
  readonly rows: number;
  readonly columns: number;
  readonly offset: number;
};

export type Header = {
  readonly version: 1;
  /** Where the weights come from: data, seed and figures, for people. */
  readonly made: Readonly<Record<string, string | number>>;
  /** Label lists and thresholds of each model. */
  readonly labels: { readonly emotions: readonly string[]; readonly reader: readonly string[] };
  readonly thresholds: Readonly<
    Record<'emotions' | 'intents' | 'feelings' | 'flags' | 'danger', readonly number[]>
  >;
  readonly arrays: readonly Entry[];
};

export type Matrix = { readonly rows: number; readonly columns: number; readonly values: Float32Array };

export type Weights = {
  readonly header: Header;
  /** Rows with their scale applied. */
  matrix(name: string): Matrix;
  /** Rows as stored and a scale for each, where applying it would cost too much memory. */
  packed(name: string): {
    readonly columns: number;
    readonly values: Int8Array;
    readonly scales: Float32Array;
  };
  hashes(name: string): Uint32Array;
  /** Whole numbers up to 65,535. */
  numbers(name: string): Uint16Array;
};

/** Throws where the file is not one of ours: a broken install must not start quietly without its models. */
export function readWeights(bytes: Uint8Array): Weights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = view.getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as Header;
  if (header.version !== 1)
    throw new Error('The weights of the coach have a version that this engine cannot read.');
  const entry = (name: string, kind: Entry['kind']): Entry => {
    const found = header.arrays.find((one) => one.name === name && one.kind === kind);
    if (!found) throw new Error(`The weights of the coach lack ${name}.`);
    return found;
  };
  // A copy, because typed arrays want their start aligned; `slice` of a Node buffer would be no copy.
  const part = (one: Entry, size: number): ArrayBuffer => {
    const from = 4 + length + one.offset;
    return new Uint8Array(bytes.subarray(from, from + one.rows * one.columns * size)).buffer;
  };
  const floats = (name: string): Float32Array => {
    const halves = header.arrays.find((one) => one.name === name && one.kind === 'b16');
    if (!halves) return new Float32Array(part(entry(name, 'f32'), 4));
    const upper = new Uint16Array(part(halves, 2));
    return new Float32Array(Uint32Array.from(upper, (bits) => bits << 16).buffer);
  };
  const packed = (name: string) => {
    const scales = floats(`${name}.scale`);
    const coarse = header.arrays.find((one) => one.name === name && one.kind === 'i4');
    if (coarse) {
      const halves = new Uint8Array(part({ ...coarse, columns: Math.ceil(coarse.columns / 2) }, 1));
      return { columns: coarse.columns, values: spread(halves, coarse.columns), scales };
    }
    const one = entry(name, 'i8');
    return { columns: one.columns, values: new Int8Array(part(one, 1)), scales };
  };
  return {
    header,
    packed,
    hashes: (name) => new Uint32Array(part(entry(name, 'u32'), 4)),
    numbers: (name) => new Uint16Array(part(entry(name, 'u16'), 2)),
    matrix(name) {
      const whole = header.arrays.find(
        (one) => one.name === name && (one.kind === 'f32' || one.kind === 'b16'),
      );
      if (whole) return { rows: whole.rows, columns: whole.columns, values: floats(name) };
      const { columns, values, scales } = packed(name);
      const scaled = new Float32Array(values.length);
      for (let at = 0; at < values.length; at++)
        scaled[at] = (values[at] ?? 0) * (scales[Math.floor(at / columns)] ?? 0);
      return { rows: scales.length, columns, values: scaled };
    },
  };
}

/** Two numbers a byte, the first in the low half, each 8 higher than it is; a row of odd length ends in half a byte that says nothing. */
function spread(halves: Uint8Array, columns: number): Int8Array {
  const perRow = Math.ceil(columns / 2);
  const values = new Int8Array((halves.length / perRow) * columns);
  for (let row = 0, to = 0; row < halves.length; row += perRow)
    for (let at = 0; at < columns; at++, to++) {
      const both = halves[row + (at >> 1)] ?? 0x88;
      values[to] = (at % 2 === 0 ? both & 15 : both >> 4) - 8;
    }
  return values;
}

/** Where a hash stands in a sorted list, or -1. */
export function findHash(sorted: Uint32Array, hash: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = sorted[middle] ?? 0;
    if (value === hash) return middle;
    if (value < hash) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
