import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // The content policy allows files of our own only, so nothing small may become a data: address.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files compress better than many: what every screen of the app needs comes as two, its own part as a third.
          groups: [
            { name: 'framework', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/ },
            { name: 'shared', test: /src[\\/](?:ui|kit|plans|identity|analytics)[\\/]/, minShareCount: 4 },
          ],
        },
      },
    },
  },
  // The island of the static pages is bundled as its own file (see src/pages/parts/Island.tsx).
  worker: { format: 'es' },
});
