import { normalizeIP } from '@better-auth/core/utils/ip';

/**
 * Who counts as one client: an IPv4 address, or the /64 network that every IPv6 customer has to themselves, so that
 * nobody escapes a limit by taking the next of their own 18 quintillion addresses. The library groups alike.
 */
export const addressGroup = (address: string): string => normalizeIP(address, { ipv6Subnet: 64 });
