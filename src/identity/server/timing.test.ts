import { expect, it } from 'vitest';
import { testProduct } from '#server/testing';

const ROUNDS = 15;
/** Fewer tries than close an account. */
const TRIES_EACH = 4;

const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;

/**
 * What is owed is 10 %, and `npm run bench -- identity` tells how near it is. On a machine that runs other tests beside
 * it no such figure is steady, so this one only tells whether both do the slow thing, in the processor time of all threads
 * of this process: a hash left out for addresses without an account would make them twenty times as fast, and one done
 * twice half as fast.
 */
it('a wrong password takes as long at an address without an account as at one with', async () => {
  const product = await testProduct('sqlite');
  const people: string[] = [];
  for (let i = 0; i < ROUNDS / TRIES_EACH; i++) people.push((await product.person()).email);
  const timed = async (email: string): Promise<number> => {
    const before = process.cpuUsage();
    const answer = await product.request('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'a wrong one' }),
    });
    expect(answer.status).toBe(401);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const email = people[Math.floor(round / TRIES_EACH)] ?? '';
    // By turns, and the other one first in every second round.
    const both = [
      async () => known.push(await timed(email)),
      async () => unknown.push(await timed(`no-${email}`)),
    ];
    for (const ask of round % 2 ? both : both.reverse()) await ask();
  }
  const ratio = median(unknown) / median(known);
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.6);
  await product.close();
}, 120_000);
