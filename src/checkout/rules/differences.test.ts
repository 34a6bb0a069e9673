import { expect, it } from 'vitest';
import { type DifferenceKind, differenceOf, type Here, type Listed } from './differences.ts';

const taken = { amountInCents: 24_999, currency: 'ZAR' };
const there = (change: Partial<Listed> = {}): Listed => ({
  chargeId: 'ch_1',
  state: 'captured',
  planIsKnown: true,
  ...taken,
  ...change,
});
const here = (change: Partial<Here> = {}): Here => ({ state: 'applied', chargeId: 'ch_1', taken, ...change });

it.each<[string, Listed, Here | null, DifferenceKind | null]>([
  ['the same', there(), here(), null],
  ['in review here', there(), here({ state: 'review' }), null],
  ['no checkout here', there(), null, 'not-here'],
  ['no checkout here, nor a plan', there({ planIsKnown: false }), null, 'unknown-sale'],
  ['no checkout here, and given back', there({ state: 'refunded' }), null, null],
  ['a checkout that was only opened', there(), here({ state: 'open', chargeId: null }), 'not-applied'],
  ['one that was given up', there(), here({ state: 'failed', chargeId: null }), 'not-applied'],
  ['one that is being saved', there(), here({ state: 'confirming' }), 'not-applied'],
  ['one in review, payment not known', there(), here({ state: 'review', chargeId: null }), 'not-applied'],
  ['another payment of it', there({ chargeId: 'ch_2' }), here(), 'second-payment'],
  ['another that went back', there({ chargeId: 'ch_2', state: 'refunded' }), here(), null],
  ['given back there', there({ state: 'refunded' }), here(), 'given-back-there'],
  ['given back at both', there({ state: 'refunded' }), here({ state: 'refunded' }), null],
  ['given back here', there(), here({ state: 'refunded' }), 'not-given-back-there'],
  ['lost to a bank', there({ state: 'disputed' }), here({ state: 'refunded' }), null],
  ['another amount', there({ amountInCents: 1 }), here(), 'amount-differs'],
  ['another currency', there({ currency: 'USD' }), here(), 'amount-differs'],
])('%s', (_case, listed, row, kind) => expect(differenceOf(listed, row)).toBe(kind));
