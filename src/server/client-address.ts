import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * Whose address a request comes from. Forwarded headers count only when the connection itself comes from a proxy that
 * the operator named, and then the last entry that is not such a proxy is the caller.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  isTrusted: (address: string) => boolean,
): string {
  const direct = plainAddress(peer ?? '');
  if (!forwardedFor || !isTrusted(direct)) return direct || 'unknown';
  const hops = forwardedFor.split(',').map((hop) => plainAddress(hop.trim()));
  for (const hop of hops.reverse()) {
    if (!isIP(hop)) return direct;
    if (!isTrusted(hop)) return hop;
  }
  return direct;
}

/** `::ffff:10.0.0.1` and `10.0.0.1:4711` are 10.0.0.1, `[2001:db8::1]:4711` and `2001:db8::1%eth0` are 2001:db8::1. */
export const plainAddress = (address: string): string =>
  address
    .replace(/^(\[.*\]|[\d.]+):\d+$/, '$1')
    .replace(/^\[|\]$/g, '')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '');

/** @param list addresses and CIDR ranges; throws on anything else, so that a typing slip trusts nobody by accident */
export function trustedProxies(list: readonly string[]): (address: string) => boolean {
  const block = new BlockList();
  for (const entry of list) {
    const [address = '', prefix] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (!isIP(address)) throw new Error(`TRUSTED_PROXIES: ${entry} is no address`);
    if (prefix === undefined) block.addAddress(address, family);
    else block.addSubnet(address, Number(prefix), family);
  }
  return (address) => isIP(address) > 0 && block.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Whether every entry is an address or a range that `trustedProxies` takes. */
export function areAddresses(list: readonly string[]): boolean {
  try {
    trustedProxies(list);
    return true;
  } catch {
    return false;
  }
}
