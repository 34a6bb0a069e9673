import { describe, expect, it, vi } from 'vitest';
import { loginMessage } from '../../rules/index.ts';
import { ApiError } from '../api-client.ts';
import { type GoogleReturn, readGoogleResult } from '../google/index.ts';
import { google } from '../rare-copy.ts';
import { memoryArea, openStorage, type TypedForGoogle } from '../storage.ts';
import { backFromGoogle } from './back-from-google.ts';

const ME = 'me@gmail.com';
const back = (search: string) => readGoogleResult(search) as GoogleReturn;

function scene(typed: unknown) {
  const storage = openStorage({ local: memoryArea(), session: memoryArea() });
  if (typed !== undefined) storage.write('googleTyped', typed as TypedForGoogle);
  return storage;
}

describe('back from Google in this tab', () => {
  it.each([
    // What came back, what had been typed, and what the screen then says, offers and holds.
    [
      'google=error&code=terms-not-accepted-google',
      { email: ME, mustBe: true },
      { said: null, call: 'terms', email: ME, mustBe: ME },
    ],
    [
      'google=error&code=terms-not-accepted-google',
      { email: ME, mustBe: false },
      { said: null, call: 'terms', email: ME, mustBe: null },
    ],
    [
      'google=error&code=terms-not-accepted-google',
      undefined,
      { said: null, call: 'terms', email: '', mustBe: null },
    ],
    [
      'google=error&code=google-different-email',
      { email: ME, mustBe: true },
      {
        said: { text: loginMessage('google-different-email') },
        call: 'looks-like-google',
        email: ME,
        mustBe: ME,
      },
    ],
    [
      'google=error&code=google-cancelled',
      { email: ME, mustBe: true },
      { said: null, call: 'looks-like-google', email: ME, mustBe: ME },
    ],
    [
      'google=error&code=google-cancelled',
      { email: ME, mustBe: false },
      { said: null, call: null, email: ME, mustBe: null },
    ],
    [
      'google=error',
      { email: 7, mustBe: true },
      { said: { text: google.redirectFailed }, call: null, email: '', mustBe: null },
    ],
  ] as const)('%s with %o typed', async (search, typed, expected) => {
    const storage = scene(typed);
    const enter = vi.fn();
    expect(await backFromGoogle(back(search), enter, storage)).toEqual(expected);
    expect(enter).not.toHaveBeenCalled();
    expect(storage.read('googleTyped')).toBeNull();
  });

  it('takes over the session, and forgets what was typed', async () => {
    const storage = scene({ email: ME, mustBe: true });
    const enter = vi.fn(async () => {});
    expect(await backFromGoogle(back('google=signed-in'), enter, storage)).toEqual({
      said: null,
      call: null,
      email: '',
      mustBe: null,
    });
    expect(enter).toHaveBeenCalledWith({ method: 'google' });
    expect(storage.read('googleTyped')).toBeNull();
  });

  it('keeps what was typed where there is no session after all', async () => {
    const refuse = () => Promise.reject(new ApiError(401, 'not-signed-in', ''));
    expect(
      await backFromGoogle(back('google=signed-in'), refuse, scene({ email: ME, mustBe: true })),
    ).toEqual({
      said: { text: google.redirectFailed },
      call: 'looks-like-google',
      email: ME,
      mustBe: ME,
    });
  });
});
