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
            // What only some screens draw (the account's pages, the alert with its library) stays out of what all of them load.
            {
              name: 'shared',
              test: /src[\\/](?:pages[\\/](?:meta\.|parts[\\/]TroublePage\.|content[\\/]errors\.)|(?:kit|analytics(?![\\/]web[\\/](?:google|consent-bar))|ui(?![\\/](?:(?:Alert)?Dialog|Chip|Field|PasswordField|Checkbox))|identity(?![\\/](?:web[\\/](?:account|RequireUser|passkeys|login|google|copy|rare-copy)|rules[\\/](?:errors|account))))[\\/])/,
              minShareCount: 2,
            },
            // What the sign-in and the account share besides.
            {
              name: 'password',
              test: /src[\\/](?:ui[\\/]PasswordField|identity[\\/]web[\\/](?:copy|login[\\/]login-form))\./,
            },
            { name: 'plans', test: /src[\\/](?:plans|subscriptions)[\\/]rules[\\/]/ },
            {
              name: 'checkout-own',
              test: /src[\\/](?:checkout[\\/]web[\\/](?!Success|success|Return|return|access-code|payment-sdk|Confirming|confirming-copy|index|countdown|signs)|plans[\\/]web[\\/](?:CurrencySelect|copy))/,
            },
          ],
        },
      },
    },
  },
  // The island of the static pages is bundled as its own file (see src/pages/parts/Island.tsx).
  worker: { format: 'es' },
});
