/** `npm run bench -- identity`: whether the time an answer takes tells who has an account. */
import { existsSync } from 'node:fs';
import { startMailServer } from '#mail/testing';
import { startProduct } from '../../journeys/support/product.ts';
import { type Bench, UsageFault } from '../bench.ts';
import { table } from '../coach/table.ts';
import { sideBySide } from './side-by-side.ts';

const BUILT = new URL('../../build/.stamp', import.meta.url);

/** How far the medians of known and unknown addresses may be from each other. */
const WITHIN = 0.1;
/** Passwords that are tried at one account before the lock on it would answer instead. */
const TRIES_EACH = 4;

interface Asked {
  path: string;
  rounds: number;
  body: (email: string) => object;
  /** How often one address can be asked about; the rest of the rounds take the next. */
  each: number;
}
const PARTS = {
  'sign-in': {
    path: '/api/auth/sign-in/email',
    rounds: 100,
    body: (email) => ({ email, password: 'a wrong one' }),
    each: TRIES_EACH / 2,
  },
  reset: { path: '/api/auth/request-password-reset', rounds: 200, body: (email) => ({ email }), each: 10 },
  code: { path: '/auth/login', rounds: 200, body: (email) => ({ email }), each: 10 },
} as const satisfies Record<string, Asked>;
type Part = keyof typeof PARTS;

interface Found {
  knownMs: number;
  unknownMs: number;
  /** Unknown beside known: what somebody who listens would hear. */
  ratio: number;
  /** Known beside known, in the same rounds: how exact all this is. */
  noise: number;
}

async function measure(url: string, { path, rounds, body, each }: Asked): Promise<Found> {
  const post = async (to: string, fields: object) => {
    const answer = await fetch(`${url}${to}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify(fields),
    });
    await answer.text();
    return answer.status;
  };
  const run = Math.random().toString(36).slice(2);
  const address = (kind: string, round: number) => `${kind}-${run}-${Math.floor(round / each)}@example.com`;
  for (let round = 0; round < rounds; round += each)
    await post('/api/auth/sign-up/email', {
      email: address('known', round),
      password: 'let me in 22',
      acceptedTerms: true,
    });
  const ask = (kind: string) => async (round: number) => {
    const status = await post(path, body(address(kind, round)));
    if (status === 429 || status >= 500) throw new Error(`${path} answered ${status}`);
  };
  await sideBySide(3, { unknown: ask('warm'), another: ask('up') });
  const { known, unknown, again } = await sideBySide(rounds, {
    known: ask('known'),
    unknown: ask('unknown'),
    again: ask('known'),
  });
  return { knownMs: known, unknownMs: unknown, ratio: unknown / known, noise: again / known };
}

export const identity: Bench<Part> = {
  parts: Object.keys(PARTS) as Part[],
  async run(parts, print) {
    if (!existsSync(BUILT)) throw new UsageFault('The pages are not built yet: npm start builds them.');
    // As in production: the outbox of a start without a mail server writes its files before the answer.
    const mail = await startMailServer();
    const product = await startProduct({
      env: { RATE_LIMITS: 'off', SMTP_URL: `smtp://127.0.0.1:${mail.port}` },
    });
    try {
      const found: Partial<Record<Part, Found>> = {};
      for (const part of parts) found[part] = await measure(product.url, PARTS[part]);
      print(
        `\n── an address with an account beside one without, medians by turns ──\n${table(
          ['asked', 'known ms', 'unknown ms', `ratio (1 ± ${WITHIN})`, 'known beside known'],
          Object.entries(found).map(([part, { knownMs, unknownMs, ratio, noise }]) => [
            part,
            knownMs.toFixed(2),
            unknownMs.toFixed(2),
            `${ratio.toFixed(3)} ${Math.abs(ratio - 1) <= WITHIN ? '✓' : '✗'}`,
            noise.toFixed(3),
          ]),
        )}`,
      );
      return found;
    } finally {
      await product.stop();
      await mail.stop();
    }
  },
};
