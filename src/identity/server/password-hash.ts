import { availableParallelism } from 'node:os';
import { hashPassword as hash, verifyPassword as verify } from 'better-auth/crypto';

/** Node's pool of threads, which reads files, looks up names and checks the signatures of cookies too. */
const POOL_THREADS = Number(process.env.UV_THREADPOOL_SIZE) || 4;
const MOST_AT_ONCE = Math.max(1, Math.min(POOL_THREADS - 1, availableParallelism()));

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Does one scrypt after the other, as many at once as leave a thread of the pool free. Twenty people who sign up at the
 * same moment would fill the pool for a second, and whoever shows a cookie would wait for it.
 */
export async function inTurn<Done>(work: () => Promise<Done>): Promise<Done> {
  if (running < MOST_AT_ONCE) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    // Handed on, so that nobody who comes now slips in between.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** The library's hashes, in turn. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password));
export const verifyPassword = (given: { hash: string; password: string }): Promise<boolean> =>
  inTurn(() => verify(given));
