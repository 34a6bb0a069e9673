import { describe, expect, it } from 'vitest';
import { readGoogleResult } from '../google/index.ts';
import { comesToTry, isAwaited, readArrival } from './arrival.ts';

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

describe('who comes to try', () => {
  it.each([
    ['https://repartee.example/', true],
    ['https://repartee.example/pricing', false],
    ['https://repartee.example/login', false],
    ['https://elsewhere.example/', false],
    ['', false],
  ])('%s: %s', (referrer, tries) => {
    expect(comesToTry(referrer, 'https://repartee.example')).toBe(tries);
  });
});
