import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a mailed link; only its hash is stored. */
export const linkToken = (): string => randomBytes(32).toString('base64url');
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
