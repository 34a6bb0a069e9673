import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{src,sandbox-gateway,checks,launcher,bench,training,journeys/support}/**/*.test.{ts,tsx,mjs}'],
    pool: 'forks',
    // Vitest leaves one core to the editor; a check run has nobody to leave it to.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // No settings of the person who runs the tests, and nobody's time zone.
    env: { TZ: 'UTC', NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
