import nodeCrypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Password hashes under a test's eyes, whoever asks for them: every scrypt of the process goes by here until `restore`.
 *
 * @param cheap computes them with next to no work, for tests that need many and ask nothing of the hash itself
 */
export function watchHashes({ cheap = false } = {}): { count: () => number; restore: () => void } {
  const real = nodeCrypto.scrypt;
  let count = 0;
  const watched = (
    password: nodeCrypto.BinaryLike,
    salt: nodeCrypto.BinaryLike,
    length: number,
    options: nodeCrypto.ScryptOptions,
    done: (error: Error | null, key: Buffer) => void,
  ) => {
    count += 1;
    real(password, salt, length, cheap ? { ...options, N: 2, r: 1 } : options, done);
  };
  const put = (scrypt: unknown) => {
    Object.assign(nodeCrypto, { scrypt });
    syncBuiltinESMExports();
  };
  put(watched);
  return { count: () => count, restore: () => put(real) };
}
