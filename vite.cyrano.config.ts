import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Cyrano's own page, shown in the product's frame and served by its own listener. A build of its own, so that the
 * two origins share no file. `%%…%%` in the HTML is filled by the server when it starts.
 */
export default defineConfig({
  root: 'src/coach/web/frame',
  base: '/',
  plugins: [tailwindcss(), react()],
  build: {
    outDir: '../../../../build/cyrano',
    emptyOutDir: true,
    // The content policy allows files of our own only, so nothing small may become a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
