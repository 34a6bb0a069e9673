import type { BetterAuthPlugin } from 'better-auth';
import type { IdentityOptions } from '../../deps.ts';
import { createIssuer } from './issuer.ts';
import { issuerProvider } from './provider.ts';

/** Puts the operator's issuer among the library's providers, where there is one. */
export function googlePlugin(options: IdentityOptions) {
  const client = options.google;
  const provider = client && issuerProvider(options, client, createIssuer(client, options.clock));
  return {
    id: 'repartee-google',
    init: (context) =>
      provider ? { context: { socialProviders: [provider, ...context.socialProviders] } } : {},
  } satisfies BetterAuthPlugin;
}
