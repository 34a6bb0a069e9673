import { describe, expect, it } from 'vitest';
import { googleFailure, googleReturnFailure } from './google-words.ts';

const FAILED = 'Failed to login with google. Please try again.';
const DIFFERENT = 'The Google account you signed in with uses a different email address.';

describe('a try with Google that did not sign in', () => {
  it.each([
    ['social', { kind: 'closed' }, null],
    [
      'by-code',
      { kind: 'closed' },
      'Login popup was closed. Please try again and complete the Google sign in process.',
    ],
    ['social', { kind: 'blocked' }, 'Please allow popups for this website'],
    [
      'by-code',
      { kind: 'blocked' },
      'Login popup was blocked. Please allow popups for this website and try again.',
    ],
    ['social', { kind: 'failed', code: 'google-failed' }, FAILED],
    ['social', { kind: 'failed', code: 'network-request-failed' }, FAILED],
    ['social', { kind: 'failed', code: 'made-up' }, FAILED],
    ['by-code', { kind: 'failed', code: 'google-failed' }, 'Failed to authenticate. Please try again.'],
    ['by-code', { kind: 'failed', code: 'made-up' }, 'Failed to authenticate. Please try again.'],
    [
      'by-code',
      { kind: 'failed', code: 'network-request-failed' },
      'Network error. Please check your internet connection and try again.',
    ],
    ['by-code', { kind: 'failed', code: 'google-different-email' }, DIFFERENT],
    ['social', { kind: 'failed', code: 'google-different-email' }, DIFFERENT],
  ] as const)('%s, %j: %s', (texts, outcome, text) =>
    expect(googleFailure(outcome, texts)?.text ?? null).toBe(text),
  );

  it.each([
    ['google-redirect-failed', 'Failed to complete login. Please try again.'],
    ['', 'Failed to complete login. Please try again.'],
    ['not-signed-in', 'Failed to complete login. Please try again.'],
    ['google-different-email', DIFFERENT],
  ])('back in this tab with %j: %s', (code, text) => expect(googleReturnFailure(code).text).toBe(text));
});
