import { describe, expect, it } from 'vitest';
import { groupExpiry, groupNumber, passesLuhn, readCard } from './card-fields.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const GOOD = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };

describe('readCard', () => {
  it.each([
    ['12/30', 12, 2030],
    ['1/27', 1, 2027],
    [' 04 / 2031 ', 4, 2031],
    ['11/26', 11, 2026],
    ['12/99', 12, 2099],
  ])('takes the expiry %j', (expiry, expiryMonth, expiryYear) => {
    expect(readCard({ ...GOOD, expiry }, NOW)).toEqual({
      ok: true,
      card: { number: '4242424242424242', expiryMonth, expiryYear },
    });
  });

  it.each([
    [{ number: '' }, 'card_number_missing'],
    [{ number: '4242 4242 4242 4243' }, 'invalid_card_number'],
    [{ number: '0' }, 'invalid_card_number'],
    [{ number: '4242 4242 4242 424x' }, 'invalid_card_number'],
    [{ expiry: ' ' }, 'expiry_missing'],
    [{ expiry: '00/30' }, 'invalid_expiry'],
    [{ expiry: '13/30' }, 'invalid_expiry'],
    [{ expiry: '12/203' }, 'invalid_expiry'],
    [{ expiry: '10/26' }, 'card_expired'],
    [{ expiry: '12/2025' }, 'card_expired'],
    [{ cvc: '' }, 'cvc_missing'],
    [{ cvc: '12a' }, 'invalid_cvc'],
  ])('refuses %o: %s', (change, code) => {
    expect(readCard({ ...GOOD, ...change }, NOW)).toMatchObject({ ok: false, problems: [{ code }] });
  });

  it('names every field that is wrong, in their order', () => {
    const read = readCard({ number: '1', expiry: '1', cvc: '1' }, NOW);
    expect(read.ok ? [] : read.problems.map((problem) => problem.field)).toEqual(['number', 'expiry', 'cvc']);
  });
});

describe('passesLuhn', () => {
  it.each([
    ['4242424242424242', true],
    ['4000000000000341', true],
    ['79927398713', true],
    ['4242424242424224', false],
    ['79927398710', false],
    ['4000000000000342', false],
  ])('%s: %s', (digits, passes) => {
    expect(passesLuhn(digits)).toBe(passes);
  });
});

describe('grouping while typing', () => {
  it.each([
    ['', ''],
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242-4242x4242 4242', '4242 4242 4242 4242'],
    ['42424242424242424242424', '4242 4242 4242 4242 424'],
  ])('number %j becomes %j', (typed, grouped) => {
    expect(groupNumber(typed)).toBe(grouped);
  });

  it.each([
    ['', ''],
    ['1', '1'],
    ['12', '12'],
    ['123', '12/3'],
    ['1230', '12/30'],
    ['12/30', '12/30'],
    ['12/2030', '12/2030'],
    ['12 / 30', '12/30'],
    ['4', '04'],
    ['430', '04/30'],
    ['1/30', '01/30'],
    ['04', '04'],
  ])('expiry %j becomes %j', (typed, grouped) => {
    expect(groupExpiry(typed)).toBe(grouped);
  });

  it.each(['12/30', '12/2030', '04/31'])('%s typed key by key arrives whole', (text) => {
    const typed = [...text].reduce((field, key) => groupExpiry(field + key), '');
    expect(typed).toBe(text);
  });
});
