import { describe, expect, it } from 'vitest';
import { resumeTransaction } from './access-code.ts';
import type { ScriptHost } from './payment-sdk.ts';

type Callbacks = { onSuccess: () => void; onCancel: () => void; onError: (error?: object) => void };
const what = { sdkUrl: '/inline.js', accessCode: 'ac_1' };

/** A page whose script leaves a popup behind that ends in this way. */
const page = (end: (callbacks: Callbacks, accessCode: string) => void): ScriptHost => ({
  add: () => ({ remove() {} }),
  constructorFor: (name) =>
    name === 'PaystackPop'
      ? class {
          resumeTransaction(accessCode: string, callbacks: Callbacks) {
            end(callbacks, accessCode);
          }
        }
      : undefined,
});

describe('the provider’s popup for a transaction of the server’s', () => {
  it('resumes the one that was begun', async () => {
    const codes: string[] = [];
    const host = page(({ onSuccess }, code) => {
      codes.push(code);
      onSuccess();
    });
    expect(await resumeTransaction(what, host)).toBe('paid');
    expect(codes).toEqual(['ac_1']);
  });

  it('may be closed', async () => {
    expect(
      await resumeTransaction(
        what,
        page(({ onCancel }) => onCancel()),
      ),
    ).toBe('closed');
  });

  it.each([
    ['does not load', page(({ onError }) => onError({ message: 'no network' })), 'no network'],
    ['does not load and says nothing', page(({ onError }) => onError()), 'did not load'],
    ['has no such call', { ...page(() => {}), constructorFor: () => class {} }, 'no popup'],
  ])('%s', async (_, host, message) => {
    await expect(resumeTransaction(what, host)).rejects.toThrow(message);
  });
});
