import { expect, it } from 'vitest';
import { SWEEP_ROWS, sweepAll } from './sweep.ts';

const answering = (...rows: number[]) => {
  let asked = 0;
  return {
    sweepSome: async () => ({ numDeletedRows: BigInt(rows[asked++] ?? 0) }),
    asked: () => asked,
  };
};

it('sweeps until a statement finds less than it may take, and counts what went', async () => {
  const table = answering(SWEEP_ROWS, SWEEP_ROWS, 3, 1);
  expect([await sweepAll(table.sweepSome), table.asked()]).toEqual([2 * SWEEP_ROWS + 3, 3]);
});

it('lets others be served between two statements', async () => {
  let served = 0;
  const others = () => {
    served += 1;
    next = setImmediate(others);
  };
  let next = setImmediate(others);
  await sweepAll(answering(SWEEP_ROWS, SWEEP_ROWS, SWEEP_ROWS, 0).sweepSome);
  clearImmediate(next);
  expect(served).toBeGreaterThanOrEqual(3);
});

it('ends early when it is told to', async () => {
  const table = answering(SWEEP_ROWS, SWEEP_ROWS, SWEEP_ROWS);
  expect(await sweepAll(table.sweepSome, () => table.asked() === 2)).toBe(2 * SWEEP_ROWS);
});
