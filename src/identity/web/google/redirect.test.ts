import { describe, expect, it } from 'vitest';
import { ApiError } from '../api-client.ts';
import { chooseGoogleWay } from './choose-way.ts';
import { readGoogleResult, startGoogleRedirect } from './redirect.ts';

function scene(error?: Error) {
  const asked: unknown[] = [];
  const left: string[] = [];
  const parts = {
    leave: (url: string) => void left.push(url),
    api: {
      async post(path: string, body?: unknown) {
        asked.push([path, body]);
        if (error) throw error;
        return { status: 200, body: { url: 'https://issuer.example/auth' } as never };
      },
    },
  };
  return { parts, asked, left };
}

describe('going to Google in this tab', () => {
  it('asks for the address and goes there', async () => {
    const { parts, asked, left } = scene();
    const request = { loginHint: 'me@gmail.com', acceptedTerms: true, returnTo: '/account?a=1' } as const;
    expect(await startGoogleRedirect(parts, request)).toEqual({ kind: 'leaving' });
    expect(asked).toEqual([['/api/auth/google/start', { mode: 'redirect', ...request }]]);
    expect(left).toEqual(['https://issuer.example/auth']);
  });

  it('takes no way back that leads elsewhere', async () => {
    for (const returnTo of ['https://evil.example', '//evil.example', '/login?x=1']) {
      const { parts, asked } = scene();
      await startGoogleRedirect(parts, { returnTo });
      expect(asked).toEqual([['/api/auth/google/start', { mode: 'redirect' }]]);
    }
  });

  it('stays and says why when it cannot', async () => {
    const refused = scene(new ApiError(429, 'too-many-requests', ''));
    expect(await startGoogleRedirect(refused.parts, {})).toEqual({
      kind: 'failed',
      code: 'too-many-requests',
    });
    expect(refused.left).toEqual([]);
    const broken = scene(new TypeError('x'));
    expect(await startGoogleRedirect(broken.parts, {})).toEqual({
      kind: 'failed',
      code: 'google-redirect-failed',
    });
  });
});

describe('what a visit brought back', () => {
  it.each([
    ['', null],
    ['?verified=1', null],
    ['?google=signed-in', { kind: 'signed-in', returnTo: null, cleaned: '' }],
    [
      '?google=signed-in&returnTo=%2Faccount&x=1',
      { kind: 'signed-in', returnTo: '/account', cleaned: '?x=1' },
    ],
    [
      '?google=signed-in&returnTo=https%3A%2F%2Fevil.example',
      { kind: 'signed-in', returnTo: null, cleaned: '' },
    ],
    [
      '?google=error&code=account-not-linked',
      { kind: 'failed', code: 'account-not-linked', returnTo: null, cleaned: '' },
    ],
    ['?google=error&code=google-cancelled', { kind: 'closed', returnTo: null, cleaned: '' }],
    ['?google=error', { kind: 'failed', code: 'google-redirect-failed', returnTo: null, cleaned: '' }],
    [
      '?google=error&code=Call%20this%20number',
      { kind: 'failed', code: 'google-redirect-failed', returnTo: null, cleaned: '' },
    ],
    ['?google=yes', { kind: 'failed', code: 'google-redirect-failed', returnTo: null, cleaned: '' }],
  ])('%s', (search, expected) => expect(readGoogleResult(search)).toEqual(expected));
});

describe('which way', () => {
  it.each([
    [390, false, 'redirect'],
    [768, false, 'redirect'],
    [769, false, 'popup'],
    [1440, false, 'popup'],
    [1440, true, 'redirect'],
  ] as const)('%i px wide, blocked before: %s → %s', (widthPx, popupWasBlocked, way) => {
    expect(chooseGoogleWay({ widthPx, popupWasBlocked })).toBe(way);
  });
});
