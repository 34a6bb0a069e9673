import { expect, it } from 'vitest';
import { ownTurn } from './own-turn.ts';

it('gives callers that come together turns of the event loop of their own, in their order', async () => {
  let turn = 0;
  let counting = true;
  const count = () => {
    turn++;
    if (counting) setImmediate(count);
  };
  setImmediate(count);
  const began: Array<{ name: number; turn: number }> = [];
  const names = Array.from({ length: 20 }, (_, index) => index);
  await Promise.all(
    names.map(async (name) => {
      await ownTurn();
      began.push({ name, turn });
    }),
  );
  counting = false;
  expect(began.map(({ name }) => name)).toEqual(names);
  expect(new Set(began.map((one) => one.turn)).size).toBe(names.length);
});
