/** Many situations ask a reading the same thing; it is worked out once. The answer depends on the reading alone. */
import type { Reading } from '../reading.ts';

export function once<T>(work: (reading: Reading) => T): (reading: Reading) => T {
  const known = new WeakMap<Reading, { readonly value: T }>();
  return (reading) => {
    const before = known.get(reading);
    if (before) return before.value;
    const value = work(reading);
    known.set(reading, { value });
    return value;
  };
}
