import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPaymentSdk, type ScriptHost, SDK_TIMEOUT_MS, scriptUrl } from './payment-sdk.ts';

const what = { sdkUrl: '/sandbox/sdk.js', publicKey: 'pk_test_1' };

class Sdk {
  readonly options: unknown;
  constructor(options: unknown) {
    this.options = options;
  }
  showPopup() {}
}

function host(behaviour: (on: { load: () => void; error: () => void }) => unknown) {
  let left: unknown;
  const log: string[] = [];
  const scriptHost: ScriptHost = {
    add: (url, on) => {
      log.push(`add ${url}`);
      queueMicrotask(() => {
        left = behaviour(on);
      });
      return { remove: () => log.push('remove') };
    },
    constructorFor: () => (typeof left === 'function' ? (left as never) : undefined),
  };
  return { scriptHost, log };
}

/** Loads after the constructor has been left behind, as a real script does. */
const loading = (leaves: unknown) => (on: { load: () => void }) => {
  queueMicrotask(on.load);
  return leaves;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('loading the card script', () => {
  it.each([
    ['pk_test_1', { publicKey: 'pk_test_1', locale: 'en' }],
    ['pk_live_1', { publicKey: 'pk_live_1', locale: 'en', environment: 'live' }],
  ])('gives the SDK made with %s, and loads the script once', async (publicKey, options) => {
    const { scriptHost, log } = host(loading(Sdk));
    expect(await loadPaymentSdk(scriptHost, { ...what, publicKey })).toEqual({ options });
    await loadPaymentSdk(scriptHost, what);
    expect(log).toEqual(['add /sandbox/sdk.js']);
  });

  it.each([
    ['blocked', (on: { error: () => void }) => on.error(), /blocked/],
    ['leaves nothing', loading(undefined), /left nothing/],
    ['has no popup', loading(class {}), /no popup/],
    [
      'throws',
      loading(
        class {
          constructor() {
            throw new Error('bad key');
          }
        },
      ),
      /bad key/,
    ],
  ])('rejects when it is %s', async (_name, behaviour, why) => {
    await expect(loadPaymentSdk(host(behaviour as never).scriptHost, what)).rejects.toThrow(why);
  });

  it('waits ten seconds and no longer, and leaves no script behind', async () => {
    const { scriptHost, log } = host(() => undefined);
    let outcome = 'waiting';
    loadPaymentSdk(scriptHost, what).catch((error: Error) => {
      outcome = error.message;
    });
    await vi.advanceTimersByTimeAsync(SDK_TIMEOUT_MS - 1);
    expect(outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toMatch(/too long/);
    expect(log).toContain('remove');
  });
});

it.each([
  ['/sandbox/sdk.js', 1, '/sandbox/sdk.js'],
  ['/sandbox/sdk.js', 2, '/sandbox/sdk.js?attempt=2'],
  ['https://js.example/sdk.js?v=1', 3, 'https://js.example/sdk.js?v=1&attempt=3'],
])('%s, try %i: %s', (url, attempt, expected) => {
  expect(scriptUrl(url, attempt)).toBe(expected);
});
