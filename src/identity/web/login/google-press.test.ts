import { describe, expect, it } from 'vitest';
import { screenMessage } from '../../rules/index.ts';
import { googlePress } from './google-press.ts';

const GMAIL = 'me@gmail.com';
const press = (about: Partial<Parameters<typeof googlePress>[0]> = {}) =>
  googlePress({
    mode: 'sign-in',
    fields: { email: ` ${GMAIL} `, acceptedTerms: false },
    call: null,
    mustBe: null,
    ...about,
  });
const TICKED = { email: GMAIL, acceptedTerms: true };
const FAULT = { termsFault: screenMessage('terms-not-accepted') };

describe('a press on the Google button', () => {
  it('offers what was typed first, and binds nobody to it', () => {
    expect(press()).toEqual({ request: { loginHint: GMAIL } });
    expect(press({ fields: { email: 'me', acceptedTerms: true } })).toEqual({ request: {} });
  });

  it('binds to the address of the Gmail fallback, and still does once the box was asked for', () => {
    const bound = { loginHint: GMAIL, mustBe: GMAIL };
    expect(press({ call: 'looks-like-google', mustBe: GMAIL })).toEqual({ request: bound });
    expect(press({ call: 'terms', mustBe: GMAIL })).toEqual(FAULT);
    expect(press({ call: 'terms', mustBe: GMAIL, fields: TICKED })).toEqual({
      request: { ...bound, acceptedTerms: true },
    });
  });

  it('wants the box for a new account', () => {
    for (const about of [{ mode: 'sign-up' }, { call: 'terms' }] as const) {
      expect(press(about)).toEqual(FAULT);
      expect(press({ ...about, fields: TICKED })).toEqual({
        request: { loginHint: GMAIL, acceptedTerms: true },
      });
    }
  });
});
