import type { MiddlewareHandler } from 'hono';
import { told } from './answers.ts';
import { isForeignWrite } from './callers.ts';

/**
 * For the addresses that sign people in and out, and change who they are: a write that a browser sends for another
 * page is refused before anything reads it, whether a cookie goes with it or not, so that nobody is signed in as
 * somebody else either. What is no browser sends neither cookie nor origin, and is let by.
 */
export const ownPagesOnly =
  (publicUrl: string): MiddlewareHandler =>
  async (c, next) => {
    const { headers } = c.req.raw;
    const isBrowser = headers.has('origin') || (headers.get('cookie') ?? '').includes('repartee.');
    if (isBrowser && isForeignWrite(c.req.raw, publicUrl)) return told('invalid-origin');
    return next();
  };
