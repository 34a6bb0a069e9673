import nodeCrypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import type { Kysely } from 'kysely';
import { vi } from 'vitest';
import type { Tables } from '#database';

/**
 * Password hashes under a test's eyes, whoever asks for them: every scrypt of the process goes by here until `restore`.
 *
 * @param cheap computes them with next to no work, for tests that need many and ask nothing of the hash itself
 * @param until none ends before this does
 */
export function watchHashes({
  cheap = false,
  until = Promise.resolve(),
}: {
  cheap?: boolean;
  until?: Promise<unknown>;
} = {}): { count: () => number; restore: () => void } {
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
    const made = (error: Error | null, key: Buffer) => void until.then(() => done(error, key));
    real(password, salt, length, cheap ? { ...options, N: 2, r: 1 } : options, made);
  };
  const put = (scrypt: unknown) => {
    Object.assign(nodeCrypto, { scrypt });
    syncBuiltinESMExports();
  };
  put(watched);
  return { count: () => count, restore: () => put(real) };
}

/**
 * Lets something happen elsewhere just before a transaction begins, or before a statement that stands alone: where an
 * answer that was looked up outside of the transaction is already old. Happens once, at the first that fits.
 *
 * @param when `transaction`, or how the statement's SQL begins
 */
export function justBefore(db: Kysely<Tables>, when: string, act: () => Promise<unknown>): void {
  let waiting = true;
  const once = async () => {
    if (!waiting) return;
    waiting = false;
    await act();
  };
  if (when === 'transaction') {
    const begin = db.transaction.bind(db);
    vi.spyOn(db, 'transaction').mockImplementation(() => {
      const real = begin();
      const execute = real.execute.bind(real);
      const first: typeof execute = async (work) => {
        await once();
        return execute(work);
      };
      return Object.assign(Object.create(real), { execute: first });
    });
    return;
  }
  const executor = db.getExecutor();
  const run = executor.executeQuery.bind(executor);
  const watched: typeof run = async (query, ...rest) => {
    if (query.sql.startsWith(when)) await once();
    return run(query, ...rest);
  };
  vi.spyOn(executor, 'executeQuery').mockImplementation(watched as typeof executor.executeQuery);
}
