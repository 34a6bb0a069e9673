import { defineConfig } from 'vitest/config';

/** Reads the plans of the queries that the other tests made, so it runs when they are through. */
const PLANS = 'checks/query-plans/query-plans.test.ts';

const everything =
  '{src,sandbox-gateway,checks,launcher,bench,training,journeys/support}/**/*.test.{ts,tsx,mjs}';

/** Files that need a process of their own; every other shares its worker, and with it the loaded modules. */
const ownProcess = [
  // They attack a server of their own, and measure how long others wait.
  'checks/attacks/*.test.ts',
  // It asks which patterns the process has used so far.
  'src/coach/rules/prefilter/prefilter.test.ts',
  // They replace a module, which has to happen before anybody has loaded it.
  'src/identity/server/way-in.test.ts',
  'src/server/two-clocks.test.ts',
  'src/identity/web/login/passkey-autofill.test.ts',
  // They compare processor times, or replace modules to count what the coach does.
  'bench/coach/growth/*.test.ts',
  'bench/patterns/slowness.test.ts',
  'src/coach/rules/work-per-turn.test.ts',
  // They count hashes or measure how long they take: nobody else's may be under way.
  'src/identity/server/{timing,hash-ahead,lock-out}.test.ts',
];

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    // Vitest leaves one core to the editor; a check run has nobody to leave it to.
    maxWorkers: 2,
    // Long, because the machine may be busy; no test passes by waiting.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // The one way of waiting for what happens elsewhere.
    expect: { poll: { timeout: 60_000 } },
    // No settings of the person who runs the tests, and nobody's time zone.
    env: { TZ: 'UTC', NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    globalSetup: ['checks/compiled-situations.mjs', 'checks/query-plans/noted-queries.ts'],
    setupFiles: 'checks/query-plans/note-queries.ts',
    // The one with shared workers first: the longest files are in it.
    projects: [
      {
        extends: true,
        test: {
          name: 'a-worker-shared',
          isolate: false,
          setupFiles: ['checks/query-plans/note-queries.ts', 'checks/light-hashes.ts'],
          include: [everything],
          exclude: [...ownProcess, PLANS],
        },
      },
      { extends: true, test: { name: 'own-process', include: ownProcess, exclude: [PLANS] } },
      { extends: true, test: { name: 'query-plans', include: [PLANS], sequence: { groupOrder: 1 } } },
    ],
  },
});
