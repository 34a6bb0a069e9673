import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ENGINES } from '#database/testing';
import { type TestProduct, testProduct } from '#server/testing';
import type { LetterDeps } from './letter-deps.ts';
import { issueReceipts, sellerOf } from './receipt-letters.ts';

describe.each(ENGINES)('receipts, on %s', (engine) => {
  let product: TestProduct;
  beforeEach(async () => {
    product = await testProduct(engine, {
      settings: { SELLER_NAME: 'Prompter (Pty) Ltd', SUPPORT_EMAIL: 'help@example.com' },
    });
  });
  afterEach(() => product.close());

  const deps = (more: Partial<LetterDeps> = {}): LetterDeps => ({
    db: product.database.db,
    clock: () => product.clock.now,
    mailer: product.mailer,
    brandName: 'Repartee',
    publicUrl: product.url,
    seller: sellerOf(product.settings),
    ...more,
  });
  const numbers = async () =>
    (await product.database.db.selectFrom('receipts').select('number').orderBy('number').execute()).map(
      ({ number }) => number,
    );

  it('tell what was bought, when, and from whom, in a letter and on the page', async () => {
    product.clock.now = Date.parse('2026-11-28T22:30:00.000Z');
    const person = await product.person('thandi@example.com');
    await person.buy('weekly');
    expect(await issueReceipts(deps())).toBe(1);
    expect(await issueReceipts(deps())).toBe(0);
    const letters = await product.letters(person.email);
    const [letter, ...more] = letters.filter(({ subject }) => subject.startsWith('Receipt'));
    expect(more).toEqual([]);
    expect(letter?.subject).toBe('Receipt 2026-000001: R99.99 for your weekly plan');
    for (const line of [
      'Receipt number: 2026-000001',
      // Half past midnight of the next day, where the shop is.
      'From: 29 November 2026 at 00:30 (SAST)',
      'Until: 6 December 2026 at 00:30 (SAST)',
      'Sold by: Prompter (Pty) Ltd',
      'Contact: help@example.com',
      'Not set: address, telephone',
      'Bought by: Thandi, thandi@example.com',
      'Card: Visa •••• 4242',
      'VAT: not registered for VAT',
      'Total: R99.99',
    ])
      expect(letter?.text.split('\n')).toContain(line);
    const { receipts } = (await (await person.get('/api/account')).json()) as { receipts: object[] };
    expect(receipts).toMatchObject([
      { number: '2026-000001', from: '2026-11-28T22:30:00.000Z', until: '2026-12-05T22:30:00.000Z' },
    ]);
  });

  it('are tax invoices where the seller has a VAT number', async () => {
    const person = await product.person();
    await person.buy('weekly');
    await issueReceipts(deps({ seller: sellerOf({ ...product.settings, SELLER_VAT: '4123456789' }) }));
    const letter = (await product.letters(person.email)).at(-1);
    expect(letter?.subject).toMatch(/^Tax invoice \d{4}-000001: /);
    expect(letter?.text).toContain('VAT: number 4123456789');
    expect(letter?.text).toContain('VAT included (15 %): R13.04');
  });

  it('get one number and one letter each, without gaps, from two nodes at once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => product.person()));
    for (const person of people) await person.buy('weekly');
    // Whoever loses the race for a number tries again, as every run of the server does.
    while ((await numbers()).includes(null))
      await Promise.all([issueReceipts(deps()), issueReceipts(deps())]);
    expect(await numbers()).toEqual([1, 2, 3, 4, 5, 6]);
    const letters = (await product.letters()).filter(({ subject }) => subject.startsWith('Receipt'));
    // The outbox of files knows no transaction, so a letter that lost the race is there twice, with one number.
    expect(new Set(letters.map(({ to }) => to)).size).toBe(6);
  });

  it('stay owed when the process dies before the letter is kept', async () => {
    const person = await product.person();
    await person.buy('weekly');
    const dying = { ...product.mailer, send: () => Promise.reject(new Error('killed')) };
    await expect(issueReceipts(deps({ mailer: dying }))).rejects.toThrow('killed');
    expect(await numbers()).toEqual([null]);
    await issueReceipts(deps());
    expect(await numbers()).toEqual([1]);
  });
});
