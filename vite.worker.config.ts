import { defineConfig } from 'vite';

/** The product's service worker: one classic script under a name that never changes, beside the pages that are built already. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/device/web/worker/main.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
