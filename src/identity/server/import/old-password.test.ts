import { describe, expect, it } from 'vitest';
import type { HashConfig } from '#identity';
import { hashConfigId, isOldPassword, oldHash, readOldPassword, writeOldPassword } from './old-password.ts';

/** Published vectors of the old system's hash: firebase/scrypt's README, and the tests of npm's firebase-scrypt. */
const VECTORS: [string, HashConfig, string, string, string][] = [
  [
    'firebase/scrypt',
    {
      signerKey: 'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==',
      saltSeparator: 'Bw==',
      rounds: 8,
      memCost: 14,
    },
    'user1password',
    '42xEC+ixf3L2lw==',
    'lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==',
  ],
  [
    'firebase-scrypt',
    { signerKey: 'superlongkey', saltSeparator: 'separator', rounds: 1, memCost: 1 },
    'test',
    'salt',
    'PrZI5nfqjOEk',
  ],
];

describe.each(VECTORS)('the vector of %s', (_source, config, password, salt, hash) => {
  const old = { configId: 'c', salt, hash };
  it('is reproduced', async () => expect(await oldHash(config, password, salt)).toBe(hash));
  it.each([
    ['another password', `${password}x`],
    ['none', ''],
  ])('refuses %s', async (_case, wrong) => expect(await isOldPassword(config, wrong, old)).toBe(false));
});

describe('an old hash', () => {
  const [, config, password, salt, hash] = VECTORS[0] as (typeof VECTORS)[number];
  it('fits its password', async () =>
    expect(await isOldPassword(config, password, { configId: 'c', salt, hash })).toBe(true));
  it('that is cut fits nothing', async () =>
    expect(await isOldPassword(config, password, { configId: 'c', salt, hash: hash.slice(0, 8) })).toBe(
      false,
    ));
  it('is told from our own, and read back', () => {
    const old = { configId: hashConfigId(config), salt, hash };
    expect(readOldPassword(writeOldPassword(old))).toEqual(old);
    expect(readOldPassword('a1b2:c3d4')).toBeNull();
  });
  it('names its parameters without telling them', () => {
    const id = hashConfigId(config);
    expect(id).toMatch(/^[\w-]{12}$/);
    expect(hashConfigId({ ...config })).toBe(id);
    expect(hashConfigId({ ...config, memCost: 13 })).not.toBe(id);
  });
});
