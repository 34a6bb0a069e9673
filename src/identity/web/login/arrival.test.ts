import { describe, expect, it } from 'vitest';
import { readGoogleResult } from '../google/index.ts';
import { isAwaited, isNewHere, readArrival } from './arrival.ts';

const read = (search: string) => readArrival(search, readGoogleResult(search));

const NOTHING = { reset: null, verified: null, google: null };

describe('the address of /login', () => {
  it.each([
    ['', NOTHING, ''],
    ['?utm=1', NOTHING, '?utm=1'],
    ['?reset=abc', { ...NOTHING, reset: 'abc' }, ''],
    ['?reset=', NOTHING, ''],
    ['?utm=1&reset=abc', { ...NOTHING, reset: 'abc' }, '?utm=1'],
    ['?verified=1', { ...NOTHING, verified: true }, ''],
    ['?verified=0', { ...NOTHING, verified: false }, ''],
    ['?verified=yes', NOTHING, ''],
  ])('%j', (search, expected, cleaned) => expect(read(search)).toEqual({ ...expected, cleaned }));

  it('holds the result of a visit to Google', () => {
    expect(read('?google=error&code=account-not-linked&utm=1')).toMatchObject({
      google: { kind: 'failed', code: 'account-not-linked' },
      cleaned: '?utm=1',
    });
    expect(read('?google=signed-in').google).toMatchObject({ kind: 'signed-in' });
  });

  it('has its say before anybody is led on, until what Google said is dealt with', () => {
    expect([isAwaited(null, false), isAwaited(null, true)]).toEqual([true, true]);
    for (const search of ['?google=signed-in&returnTo=%2Faccount', '?google=error&code=account-closed'])
      expect([false, true].map((done) => isAwaited(read(search), done))).toEqual([true, false]);
    expect(isAwaited(read('?utm=1'), false)).toBe(false);
  });
});

describe('for whom the form for new people stands open', () => {
  it.each([
    ['https://repartee.example/', null, true],
    ['https://repartee.example/', '/checkout', true],
    ['https://repartee.example/pricing', '/checkout', true],
    ['https://repartee.example/choose-us', '/checkout', true],
    // Pressed before the page's script was awake.
    ['https://repartee.example/checkout?plan=monthly', '/checkout', true],
    ['https://repartee.example/checkout?plan=monthly', null, false],
    // `Login Here`.
    ['https://repartee.example/pricing', null, false],
    ['https://repartee.example/pricing', '/account', false],
    ['https://repartee.example/checkout', '/checkout', false],
    ['https://repartee.example/login', '/checkout', false],
    ['https://repartee.example.evil.example/', '/checkout', false],
    ['https://elsewhere.example/pricing', '/checkout', false],
    ['', '/checkout', false],
  ])('from %s with %s waiting: %s', (referrer, waiting, isNew) => {
    expect(isNewHere(referrer, 'https://repartee.example', waiting)).toBe(isNew);
  });
});
