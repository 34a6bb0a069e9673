import type { Config } from '@react-router/dev/config';

/**
 * Every page is HTML made at build time (no server rendering): the server only fills in run-time names and
 * sends it. The list names every address there is; anything else is answered with `/not-found`.
 */
export default {
  appDirectory: 'src/pages',
  buildDirectory: 'build',
  ssr: false,
  prerender: [
    '/',
    '/login',
    '/pricing',
    '/choose-us',
    '/checkout',
    '/chat',
    '/cyrano',
    '/success',
    '/account',
    '/account/receipt',
    '/account/undo',
    '/account/reminders',
    '/refund',
    '/account/email',
    '/terms',
    '/privacy',
    '/not-found',
    '/offline',
    // For those who build: src/server/pages.ts keeps it from production.
    '/gallery',
    // What MARKETING_CLAIMS=modest puts in the place of the same pages; no address of its own (src/server/site.ts).
    '/modest',
    '/modest/choose-us',
  ],
} satisfies Config;
