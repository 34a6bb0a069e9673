import { expect, it } from 'vitest';
import { yocoPopup } from './popup.ts';
import { yoco } from './provider.ts';
import { checkoutAt } from './testing.ts';

const popupOf = (sdkUrl: string) =>
  yocoPopup({
    name: 'yoco',
    apiUrl: 'http://localhost/v1',
    sdkUrl,
    publicKey: 'pk_test_1',
    secretKey: 'sk_test_1',
    timeoutMs: 100,
    canFind: false,
  });

it.each([
  ['http://localhost:9000/sdk.js', ['http://localhost:9000']],
  ['https://js.yoco.com/sdk/v1/yoco-sdk-web.js', ['https://*.yoco.com']],
  ['https://notyoco.com/sdk.js', ['https://notyoco.com']],
])('the page may load %s and what it frames', (sdkUrl, origins) => {
  expect(popupOf(sdkUrl).browser.origins).toEqual(origins);
});

it('finishes what was begun the other way, each by its own', async () => {
  const asked: string[] = [];
  const noting = (name: string, provider: ReturnType<typeof popupOf>) => ({
    ...provider,
    find: async () => {
      asked.push(name);
      return { kind: 'absent' as const };
    },
  });
  const popup = noting('popup', popupOf('https://js.yoco.com/sdk.js'));
  const page = noting('page', checkoutAt('http://localhost'));
  for (const both of [yoco(page, popup), yoco(popup, page)]) {
    await both.find({ checkoutId: 'c1', providerRef: null });
    await both.find({ checkoutId: 'c1', providerRef: 'ch_1' });
  }
  expect(asked).toEqual(['popup', 'page', 'popup', 'page']);
  expect([yoco(page, popup).paysAt, yoco(popup, page).paysAt]).toEqual(['page', 'popup']);
  // Messages of the page are taken whichever way is the current one; the popup alone sends none.
  const message = { rawBody: new Uint8Array(), headers: new Headers(), from: '', nowMs: 0 };
  expect(yoco(popup, page).readWebhook(message).kind).toBe('refused');
  expect(yoco(popup, null).readWebhook(message).kind).toBe('cannot');
});
