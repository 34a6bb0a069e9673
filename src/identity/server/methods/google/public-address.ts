import { lookup as systemLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses of IPv4 that are nobody's in the open internet: one's own machine and network, a cloud's inner services, and the reserved. */
const NOT_PUBLIC_V4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** All of IPv6 that is public lies in one block; of that, what leads into an IPv4 network by another name is taken out. */
const PUBLIC_V6: [string, number] = ['2000::', 3];
const NOT_PUBLIC_V6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const refusedV4 = new BlockList();
for (const [net, bits] of NOT_PUBLIC_V4) refusedV4.addSubnet(net, bits, 'ipv4');
const allowedV6 = new BlockList();
allowedV6.addSubnet(...PUBLIC_V6, 'ipv6');
const refusedV6 = new BlockList();
for (const [net, bits] of NOT_PUBLIC_V6) refusedV6.addSubnet(net, bits, 'ipv6');

/** True for an address of the open internet. An IPv4 address in IPv6 clothes is none: nothing public is reached by it only. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !refusedV4.check(address, 'ipv4');
    case 6:
      return allowedV6.check(address, 'ipv6') && !refusedV6.check(address, 'ipv6');
    default:
      return false;
  }
}

/**
 * A look-up for a connection that fails where a name leads to any address that is not allowed. The connection is made to the very
 * addresses that were looked at, so a name that answers differently the second time gains nothing.
 */
export const guardedLookup =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) => {
    systemLookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '');
      const [first] = found;
      if (!first || !found.every(({ address }) => isAllowed(address)))
        return callback(new Error('the name leads to an address that is not public'), '');
      if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
