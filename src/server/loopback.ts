import { BlockList, isIP, isIPv4 } from 'node:net';

/** `localhost` and its subdomains, 127.0.0.0/8 and ::1. @param host a name or address, brackets allowed */
export function isLoopbackHost(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
  if (name === 'localhost' || name.endsWith('.localhost') || name === '::1') return true;
  return isIPv4(name) && name.startsWith('127.');
}

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');

/** This machine, a private network, or a name that only one's own network knows (`ollama`, `llm.internal`): the way there is one's own. */
export function isInsideHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '');
  const family = isIP(name);
  if (family) return isLoopbackHost(name) || PRIVATE.check(name, family === 4 ? 'ipv4' : 'ipv6');
  return isLoopbackHost(name) || !name.includes('.') || /\.(?:internal|local|lan|home\.arpa)$/.test(name);
}
