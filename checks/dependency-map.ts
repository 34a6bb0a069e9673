/**
 * Who may import whom. One line per room; what is not on it is refused, type imports too, and a folder that has no line
 * is refused whole. A room always reaches its own files, and `server` and `web` the `rules` beside them; everything
 * else goes through a door of package.json ("imports"), named here as it is imported.
 */

/** What one room may import beside its own files. */
export interface Place {
  /** Doors of other rooms, as written in an import. */
  doors: string[];
  /** Packages from npm; a trailing * stands for a whole scope. */
  packages: string[];
  /** Node's own modules: servers have them, rules and browsers do not. */
  node: boolean;
}

const rules = (doors: string[] = [], packages: string[] = []): Place => ({
  doors: ['#kit', ...doors],
  packages: ['zod', ...packages],
  node: false,
});
const server = (doors: string[], packages: string[] = []): Place => ({
  doors: ['#kit', ...doors],
  packages: ['hono', 'kysely', 'zod', ...packages],
  node: true,
});
const web = (doors: string[], packages: string[] = []): Place => ({
  doors: ['#kit', '#ui', ...doors],
  packages: ['react', 'react-dom', 'react-router', ...packages],
  node: false,
});

/** The map. Keys are folders under src/, a slice with rooms as slice/room. */
export const map: Record<string, Place> = {
  // Knowing no product
  kit: { doors: [], packages: ['zod'], node: false },
  ui: {
    doors: ['#kit'],
    packages: ['react', 'react-dom', 'radix-ui', '@fontsource-variable/*'],
    node: false,
  },
  database: { doors: ['#kit'], packages: ['kysely', 'pg'], node: true },

  // What is sold
  'plans/rules': rules(),
  'plans/server': server(['#plans']),
  'plans/web': web(['#plans']),

  // The life of one subscription
  'subscriptions/rules': rules(['#plans']),
  'subscriptions/server': server([
    '#plans',
    '#subscriptions',
    '#identity',
    '#identity/links',
    '#identity/server',
    '#mail',
    '#mail/server',
    '#database',
  ]),

  // A choice becomes a payment
  'checkout/rules': rules(['#plans', '#subscriptions']),
  'checkout/server': server(
    [
      '#checkout',
      '#plans',
      '#subscriptions',
      '#subscriptions/server',
      '#identity',
      '#identity/links',
      '#identity/server',
      '#identity/people',
      '#mail',
      '#mail/server',
      '#limits',
      '#limits/server',
      '#database',
      '#server/settings',
    ],
    ['standardwebhooks'],
  ),
  'checkout/web': web([
    '#checkout',
    '#plans',
    '#plans/web',
    '#subscriptions',
    '#identity',
    '#identity/web',
    '#analytics',
    '#analytics/web',
  ]),

  // How often one account, client or address may do something
  'limits/rules': rules(),
  'limits/server': server(['#limits', '#database'], ['@better-auth/core']),

  // Who you are
  'identity/rules': rules(),
  'identity/server': server(
    ['#identity', '#limits/server', '#database', '#mail', '#mail/server', '#server/settings'],
    ['better-auth', '@better-auth/*', 'jose'],
  ),
  'identity/web': web(
    ['#identity', '#plans', '#subscriptions', '#device', '#device/keys', '#analytics', '#analytics/web'],
    ['radix-ui', 'inapp-spy', '@simplewebauthn/browser'],
  ),

  // What the product does on the reader's own device
  'device/rules': rules(),
  'device/web': web(
    ['#device'],
    [
      'idb',
      'workbox-core',
      'workbox-navigation-preload',
      'workbox-precaching',
      'workbox-routing',
      'workbox-strategies',
    ],
  ),

  // What we write to people
  'mail/rules': rules(),
  'mail/server': server(['#mail', '#database'], ['nodemailer']),

  // The gate to the assistant: sessions, tickets, the frame
  'chat/rules': rules(),
  'chat/server': server([
    '#chat',
    '#subscriptions',
    '#subscriptions/server',
    '#identity',
    '#identity/server',
    '#limits',
    '#limits/server',
    '#database',
    '#server/settings',
  ]),
  'chat/web': web([
    '#chat',
    '#subscriptions',
    '#identity',
    '#identity/web',
    '#coach',
    '#coach/web',
    '#device',
    '#device/web',
    '#memory',
    '#analytics',
    '#analytics/web',
  ]),

  // The assistant
  'coach/rules': rules(['#situations', '#prefilter']),
  'coach/server': server(
    ['#coach', '#coach/engine', '#server/settings'],
    ['cockatiel', 'eventsource-parser', 'jsonrepair', 'piscina', 'yaml'],
  ),
  'coach/web': web(
    ['#coach', '#coach/transcript', '#coach/style', '#memory', '#memory/consent', '#chat', '#analytics/web'],
    [
      'radix-ui',
      'eventsource-parser',
      '@react-aria/live-announcer',
      'tesseract.js',
      'tesseract.js-core',
      '@tesseract.js-data/eng',
    ],
  ),

  // What the assistant remembers for its owner
  'memory/rules': rules(['#coach']),
  'memory/server': server([
    '#memory',
    '#coach',
    '#coach/server',
    '#chat/server',
    '#identity/server',
    '#database',
  ]),

  // What is counted: page views and events
  'analytics/rules': rules(['#plans']),
  'analytics/server': server(['#analytics', '#database'], ['isbot']),
  'analytics/web': web(['#analytics']),

  // Putting the slices together
  pages: {
    doors: [
      '#kit',
      '#ui',
      '#plans',
      '#plans/web',
      '#subscriptions',
      '#checkout',
      '#checkout/web',
      '#identity',
      '#identity/web',
      '#chat',
      '#chat/web',
      '#coach',
      '#coach/web',
      '#device',
      '#device/keys',
      '#device/web',
      '#analytics/web',
    ],
    packages: ['react', 'react-dom', 'react-router', '@react-router/*', 'isbot', '@fontsource-variable/*'],
    node: false,
  },
  server: {
    doors: [
      '#kit',
      '#database',
      '#analytics',
      '#analytics/server',
      '#plans',
      '#plans/server',
      '#subscriptions',
      '#subscriptions/server',
      '#checkout',
      '#checkout/server',
      '#identity',
      '#identity/server',
      '#identity/seals',
      '#chat',
      '#chat/server',
      '#coach',
      '#coach/server',
      '#coach/pool',
      '#memory',
      '#memory/server',
      '#device',
      '#limits',
      '#limits/server',
      '#mail',
      '#mail/server',
      // The demo's gateway is mounted by the server in a default start, and known to nobody else.
      '#sandbox-gateway',
    ],
    packages: ['hono', '@hono/*', 'kysely', 'zod', 'prom-client'],
    node: true,
  },

  // The operator's terminal
  operator: {
    doors: [
      '#kit',
      '#database',
      '#server/settings',
      '#server/belongings',
      '#server/card-provider',
      '#server/data-folder',
      '#server/mailer',
      '#server/secrets',
      '#plans',
      '#subscriptions',
      '#subscriptions/server',
      '#checkout',
      '#checkout/server',
      '#analytics',
      '#analytics/server',
      '#identity',
      '#identity/server',
      '#mail',
      '#mail/server',
    ],
    packages: ['csv-stringify', 'kysely', 'zod'],
    node: true,
  },
};

/**
 * What tests beside the code (`x.test.ts`, `x.spec.ts`) and a room's `testing.ts` may import on top of their room's
 * line. `testing.ts` itself is for tests only.
 */
export const tests: Place = {
  doors: ['#database/testing', '#identity/testing', '#mail/testing', '#server/testing'],
  packages: [
    '@hono/node-server',
    'vitest',
    'fast-check',
    'oidc-provider',
    '@playwright/test',
    '@axe-core/playwright',
    'smtp-server',
    'postal-mime',
    '@copilotkit/aimock',
  ],
  node: true,
};

/** Programs beside src/: the gateway stands alone and imports nothing of the product. */
export const programs: Record<string, Place> = {
  'sandbox-gateway': { doors: [], packages: ['hono', '@hono/*', 'zod'], node: true },
};
