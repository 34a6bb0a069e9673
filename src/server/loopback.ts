import { isIPv4 } from 'node:net';

/** `localhost` and its subdomains, 127.0.0.0/8 and ::1. @param host a name or address, brackets allowed */
export function isLoopbackHost(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
  if (name === 'localhost' || name.endsWith('.localhost') || name === '::1') return true;
  return isIPv4(name) && name.startsWith('127.');
}

/** The host of a `Host` header without its port. */
export const hostOf = (header: string): string => header.replace(/:\d+$/, '');
