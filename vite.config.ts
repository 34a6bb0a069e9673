import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // The content policy allows files of our own only, so nothing small may become a data: address.
    assetsInlineLimit: 0,
  },
  // The island of the static pages is bundled as its own file (see src/pages/parts/Island.tsx).
  worker: { format: 'es' },
});
