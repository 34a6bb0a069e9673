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
    '/terms',
    '/privacy',
    '/not-found',
  ],
} satisfies Config;
