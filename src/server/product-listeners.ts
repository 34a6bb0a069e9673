import type { Server } from 'node:http';
import { addressGroup } from '#limits/server';
import { plainAddress, trustedProxies } from './client-address.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { createConnections } from './connections.ts';
import { listen, shut } from './listen.ts';
import { isLoopbackHost } from './loopback.ts';
import type { Product } from './product.ts';
import type { Settings } from './settings.ts';

/**
 * Opens the product's and Cyrano's listeners, which share the bounds on connections.
 *
 * @param limits other bounds than those of the process; for tests
 * @returns ends both, once what is under way is answered
 * @throws StartFault when a port cannot be opened
 */
export async function openListeners(
  { web, cyrano, early }: Pick<Product, 'web' | 'cyrano' | 'early'>,
  settings: Settings,
  limits?: ConnectionLimits,
): Promise<() => Promise<unknown>> {
  const connections = createConnections({
    groupOf: addressGroups(settings),
    ...(limits ? { limits } : {}),
  });
  const { HOST: host, PORT, CYRANO_PORT } = settings;
  const servers: Server[] = [];
  const close = () => shut(servers, connections);
  try {
    servers.push(...(await listen(web, { port: PORT, host, name: 'PORT', early: early.web, connections })));
    servers.push(
      ...(await listen(cyrano, {
        port: CYRANO_PORT,
        host,
        name: 'CYRANO_PORT',
        early: early.cyrano,
        connections,
      })),
    );
  } catch (error) {
    await close();
    throw error;
  }
  return close;
}

/**
 * Which clients share the bound for one address. A proxy brings the connections of everybody, so those of
 * TRUSTED_PROXIES have none of their own; nor has this machine in production, where a proxy on it usually connects.
 */
function addressGroups({ production, TRUSTED_PROXIES }: Settings): (address: string) => string | null {
  const isTrusted = trustedProxies(TRUSTED_PROXIES);
  return (given) => {
    const address = plainAddress(given);
    if (isTrusted(address) || (production && isLoopbackHost(address))) return null;
    return addressGroup(address);
  };
}
