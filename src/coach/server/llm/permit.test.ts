/** Who may be asked to write, in the whole product: what a customer agreed to, their replies of the day, and the operator's switch. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AdviceResponse, adviceResponseSchema } from '#coach';
import { ENGINES } from '#database/testing';
import { DAY_MS } from '#kit';
import { type Person, type TestProduct, testProduct } from '#server/testing';
import { hang, type Peer, refuse, reply, startPeer } from './testing.ts';

const GOOD = [
  'Pottery with a nephew sounds like clay everywhere. Who made the bigger mess?',
  'A pottery market is dangerous for any shelf. What came home with you two?',
  'Your nephew picked well. Was the market any good?',
];
const message = 'Just back from the pottery market with my nephew. What did you get up to?';
/** Newer than any words of ours. */
const CONSENT_VERSION = '9999-12-31';
const WAYS = ['application/json', 'text/event-stream'] as const;

describe.each(ENGINES)('on %s', (engine) => {
  let peer: Peer;
  let product: TestProduct;
  const products: TestProduct[] = [];
  const started = async (settings: Record<string, string> = {}) => {
    const made = await testProduct(engine, {
      settings: { LLM_BASE_URL: peer.url, LLM_MODEL: 'm1', LLM_TIMEOUT_MS: '60000', ...settings },
    });
    products.push(made);
    return made;
  };
  beforeAll(async () => {
    peer = await startPeer();
    product = await started({ LLM_DAILY_REPLIES: '4' });
  });
  afterAll(async () => {
    for (const each of products) await each.close();
    await peer.close();
  });
  beforeEach(() => {
    peer.asked.length = 0;
    peer.behave(reply(...GOOD));
  });

  async function subscriber(on = product): Promise<Person> {
    const person = await on.person();
    expect((await person.buy('weekly')).status).toBe(200);
    return person;
  }
  const agree = (person: Person, body: object, on = product) =>
    on.request('/api/coach/memory', {
      method: 'PUT',
      headers: { cookie: person.cookie, origin: on.url, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const host = () => new URL(peer.url).host;

  /** The answer in one shape, and how many of its replies are the model's. */
  async function ask(person: Person, accept: string = WAYS[0], body: object = { message }) {
    const response = await person.post('/api/coach/advice', body, { accept });
    const text = await response.text();
    const data = (event: string) =>
      [...text.matchAll(new RegExp(`^event: ${event}\ndata: (.*)$`, 'gm'))].map(([, json]) =>
        JSON.parse(json ?? ''),
      );
    const answer: AdviceResponse = adviceResponseSchema.parse(
      accept === 'application/json'
        ? JSON.parse(text)
        : { analysis: data('analysis')[0], replies: data('reply'), ...data('done')[0] },
    );
    const byModel = answer.replies.filter((one) => GOOD.includes(one.text)).length;
    return { byModel, replies: answer.replies.length, engine: answer.engine };
  }

  it('what was agreed to is in the copy of the account, with its host, version and time', async () => {
    const person = await subscriber();
    await agree(person, { writer: 'llm', consent: { host: host(), version: CONSENT_VERSION } });
    const copy = (await (await person.get('/api/account/export')).json()) as object;
    expect(JSON.stringify(copy)).toContain(
      `"consent":{"host":"${host()}","version":"${CONSENT_VERSION}","at":"`,
    );
  });

  describe.each(WAYS)('as %s', (accept) => {
    it.each([
      ['agreed to its host', () => ({ consent: { host: host(), version: CONSENT_VERSION } }), 3, undefined],
      [
        'agreed to another host',
        () => ({ consent: { host: 'old.example', version: CONSENT_VERSION } }),
        0,
        'not-agreed',
      ],
      [
        'agreed to older words',
        () => ({ consent: { host: host(), version: '2026-01-01' } }),
        0,
        'not-agreed',
      ],
      ['wants the local coach', () => ({ writer: 'local', consent: null }), 0, undefined],
      ['was asked by nobody: a caller of the API', () => ({}), 3, undefined],
    ] as const)('who %s', async (_who, settings, byModel, why) => {
      const person = await subscriber();
      expect((await agree(person, settings())).status).toBe(200);
      const answer = await ask(person, accept);
      expect(answer).toMatchObject({ byModel, replies: 3, engine: { name: byModel > 0 ? 'llm' : 'local' } });
      expect(answer.engine.why).toBe(why);
      expect(peer.asked).toHaveLength(byModel > 0 ? 1 : 0);
    });

    it('whose replies of the day are used up gets the local coach with a word why, until midnight in South Africa', async () => {
      const person = await subscriber();
      expect(await ask(person, accept)).toMatchObject({
        byModel: 3,
        engine: { name: 'llm', degraded: false },
      });
      // One is left: the others are local.
      const second = await ask(person, accept);
      expect(second).toMatchObject({ byModel: 1, replies: 3 });
      expect(second.engine).toMatchObject({ name: 'llm', degraded: true, why: 'daily-limit' });
      const third = await ask(person, accept);
      expect(third).toMatchObject({ byModel: 0, replies: 3 });
      expect(third.engine).toMatchObject({ name: 'local', model: null, degraded: true, why: 'daily-limit' });
      // Somebody else has their own.
      expect(await ask(await subscriber(), accept)).toMatchObject({ byModel: 3 });
      const now = product.clock.now;
      product.clock.tick(DAY_MS);
      const session = await product.database.db
        .updateTable('session')
        .set({ expiresAt: new Date(now + 7 * DAY_MS).toISOString() });
      await session.execute();
      expect(await ask(person, accept)).toMatchObject({ byModel: 3, engine: { name: 'llm' } });
    });

    it('what the model did not write is not counted, whatever the reason', async () => {
      const person = await subscriber();
      peer.behave(refuse(500));
      expect(await ask(person, accept)).toMatchObject({ byModel: 0, engine: { degraded: true } });
      // Nobody is asked about a warning.
      const scam = 'Send me a R500 iTunes card and I will love you forever, my wallet is frozen';
      const warned = await ask(person, accept, { message: scam });
      expect(warned.engine.why).toBeUndefined();
      peer.behave(reply(...GOOD));
      expect(await ask(person, accept)).toMatchObject({ byModel: 3 });
    });
  });

  it('an operator turns it off and on while it runs', async () => {
    const person = await subscriber();
    const file = join(product.settings.DATA_DIR, 'llm-off');
    writeFileSync(file, '');
    const off = await ask(person);
    expect(off.engine).toMatchObject({ name: 'local', degraded: false, why: 'switched-off' });
    expect(peer.asked).toEqual([]);
    rmSync(file);
    expect(await ask(person)).toMatchObject({ byModel: 3 });
  });

  it('with 0 there is no limit', async () => {
    const on = await started({ LLM_DAILY_REPLIES: '0' });
    const person = await subscriber(on);
    for (let call = 0; call < 3; call++) expect(await ask(person)).toMatchObject({ byModel: 3 });
    expect(
      await on.database.db
        .selectFrom('rate_limits')
        .select('key')
        .where('name', '=', 'llm-replies')
        .execute(),
    ).toEqual([]);
  });

  it('who leaves has not used up what was still to be written', async () => {
    const person = await subscriber();
    peer.behave(hang);
    const call = peer.nextCall();
    const leaving = new AbortController();
    const left = product.request('/api/coach/advice', {
      method: 'POST',
      headers: {
        cookie: person.cookie,
        origin: product.url,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: JSON.stringify({ message }),
      signal: leaving.signal,
    });
    await call;
    leaving.abort();
    await left.catch(() => {});
    peer.behave(reply(...GOOD));
    expect(await ask(person)).toMatchObject({ byModel: 3 });
  });
});
