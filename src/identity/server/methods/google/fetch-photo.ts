import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import { guardedLookup, isPublicAddress } from './public-address.ts';

export type PhotoType = 'image/png' | 'image/jpeg' | 'image/webp';
export interface Photo {
  /** By what the bytes are, whatever the sender calls them. */
  type: PhotoType;
  bytes: Buffer;
}

/** Gets a picture, or null for whatever reason; never rejects. */
export type FetchPhoto = (url: string) => Promise<Photo | null>;

export const PHOTO_TIMEOUT_MS = 3_000;
export const PHOTO_MAX_BYTES = 1024 * 1024;

/**
 * Fetches pictures whose address somebody else chose. Only `https` on its usual port, only public addresses, no redirects, and no more
 * bytes or time than a picture needs: it must not be a way into the operator's network.
 *
 * @param options.loopback for tests alone, which have nothing but this machine: plain `http` to it is allowed instead
 */
export function photoFetcher(options: { loopback?: boolean; timeoutMs?: number } = {}): FetchPhoto {
  const loopback = options.loopback === true;
  const isAllowed = (address: string) =>
    loopback ? address === '127.0.0.1' || address === '::1' : isPublicAddress(address);

  return async (given) => {
    const url = URL.parse(given);
    if (!url || given.length > 2_000 || url.username || url.password) return null;
    if (loopback ? url.protocol !== 'http:' : url.protocol !== 'https:' || url.port !== '') return null;
    // A number is no name: it is never looked up, so it is looked at here.
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) && !isAllowed(host)) return null;
    try {
      const bytes = await download(url, guardedLookup(isAllowed), options.timeoutMs ?? PHOTO_TIMEOUT_MS);
      const type = bytes && photoType(bytes);
      return bytes && type ? { type, bytes } : null;
    } catch {
      return null;
    }
  };
}

function download(
  url: URL,
  lookup: ReturnType<typeof guardedLookup>,
  timeoutMs: number,
): Promise<Buffer | null> {
  const send = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const request = send(
      url,
      { lookup, signal, agent: false, headers: { accept: 'image/webp,image/png,image/jpeg' } },
      (answer) => {
        collect(answer).then(resolve, reject);
      },
    );
    request.on('error', reject);
    request.end();
  });
}

async function collect(answer: IncomingMessage): Promise<Buffer | null> {
  try {
    const length = Number(answer.headers['content-length'] ?? 0);
    if (answer.statusCode !== 200 || length > PHOTO_MAX_BYTES) return null;
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > PHOTO_MAX_BYTES) return null;
      parts.push(part);
    }
    return Buffer.concat(parts);
  } finally {
    answer.destroy();
  }
}

/** What a picture is by its first bytes, or null when it is none of the three. */
export function photoType(bytes: Buffer): PhotoType | null {
  const starts = (hex: string, at = 0) =>
    bytes.subarray(at, at + hex.length / 2).equals(Buffer.from(hex, 'hex'));
  if (starts('89504e470d0a1a0a')) return 'image/png';
  if (starts('ffd8ff')) return 'image/jpeg';
  if (starts('52494646') && starts('57454250', 8)) return 'image/webp';
  return null;
}
