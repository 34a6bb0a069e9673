import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address. Those in `routes/app` run React in the browser; the others are plain documents without it. */
export default [
  index('routes/home.tsx'),
  route('pricing', 'routes/pricing.tsx'),
  route('choose-us', 'routes/choose-us.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('gallery', 'routes/gallery.tsx'),
  route('modest', 'routes/modest-home.tsx'),
  route('modest/choose-us', 'routes/modest-choose-us.tsx'),
  route('not-found', 'routes/not-found.tsx'),
  route('offline', 'routes/offline.tsx'),
  layout('routes/app/layout.tsx', [
    route('login', 'routes/app/login.tsx'),
    route('checkout', 'routes/app/checkout.tsx'),
    route('success', 'routes/app/success.tsx'),
    route('chat', 'routes/app/chat.tsx'),
    route('cyrano', 'routes/app/cyrano.tsx'),
    route('account', 'routes/app/account.tsx'),
    route('account/receipt', 'routes/app/account-receipt.tsx'),
    route('account/undo', 'routes/app/account-undo.tsx'),
    route('refund', 'routes/app/refund.tsx'),
    route('account/reminders', 'routes/app/account-reminders.tsx'),
    route('account/email', 'routes/app/account-email.tsx'),
  ]),
] satisfies RouteConfig;
