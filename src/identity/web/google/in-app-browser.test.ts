import { describe, expect, it } from 'vitest';
import { inAppBrowser, openInBrowserLink } from './in-app-browser.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';

describe('a browser inside an app', () => {
  it.each([
    [
      'Instagram',
      `${IPHONE} Mobile/22F76 Instagram 381.0.0.29.83 (iPhone16,1; iOS 18_5; en_ZA)`,
      'Instagram',
    ],
    ['Facebook', `${IPHONE} Mobile/22F76 [FBAN/FBIOS;FBAV/512.0.0;FBBV/1;IABMV/1]`, 'Facebook'],
    [
      'TikTok',
      `${ANDROID} Chrome/137.0.0.0 Mobile Safari/537.36 musical_ly_2023 BytedanceWebview/d8a21c6`,
      'TikTok',
    ],
    ['LINE', `${IPHONE} Mobile/22F76 Safari Line/15.6.0`, 'Line'],
    ['an app nobody knows', `${ANDROID} Chrome/137.0.0.0 Mobile Safari/537.36`, null],
  ])('%s', (_case, userAgent, appName) => expect(inAppBrowser(userAgent)).toEqual({ appName }));

  it.each([
    ['Safari', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`],
    ['Chrome on an iPhone', `${IPHONE} CriOS/137.0.7151.51 Mobile/15E148 Safari/604.1`],
    [
      'Chrome on Android',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36',
    ],
    ['Firefox on a desk', 'Mozilla/5.0 (X11; Linux x86_64; rv:139.0) Gecko/20100101 Firefox/139.0'],
    ["Google's own app, whose sign-in works", `${IPHONE} GSA/370.0.762543316 Mobile/15E148 Safari/604.1`],
  ])('is not %s', (_case, userAgent) => expect(inAppBrowser(userAgent)).toBeNull());
});

describe('the way out of it', () => {
  const address = 'https://repartee.example/login?a=1';
  it.each([
    [
      ANDROID,
      'intent://repartee.example/login?a=1#Intent;scheme=https;action=android.intent.action.VIEW;S.browser_fallback_url=https%3A%2F%2Frepartee.example%2Flogin%3Fa%3D1;end',
    ],
    [IPHONE, 'x-safari-https://repartee.example/login?a=1'],
    ['Mozilla/5.0 (X11; Linux x86_64)', null],
  ])('%s', (userAgent, link) => expect(openInBrowserLink(address, userAgent)).toBe(link));

  it('opens pages only', () => {
    for (const bad of ['javascript:alert(1)', 'login', ''])
      expect(openInBrowserLink(bad, ANDROID)).toBeNull();
  });
});
