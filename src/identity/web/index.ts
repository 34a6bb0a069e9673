/**
 * Who you are, on the screens: the login page, who is signed in, what is kept in the browser, and the client of
 * our own API that everything else sends its calls through.
 */

export { type Auth, AuthProvider, useAuth } from './AuthProvider.tsx';
export { AccountScreen } from './account/AccountScreen.tsx';
export { NewAddressScreen } from './account/NewAddressScreen.tsx';
export { ReceiptScreen } from './account/ReceiptScreen.tsx';
export { RefundScreen } from './account/RefundScreen.tsx';
export { RemindersOffScreen } from './account/RemindersOffScreen.tsx';
export { UndoScreen } from './account/UndoScreen.tsx';
export { slimUserHeaderClass, UserHeader, userHeaderClass } from './account/UserHeader.tsx';
export { subscriptionStanding } from './after-login.ts';
export { type ApiClient, ApiError, isNetworkError } from './api-client.ts';
export { LoginScreen } from './login/LoginScreen.tsx';
export { NeedsScript } from './NeedsScript.tsx';
export { Connecting, RequireUser, type SignedIn } from './RequireUser.tsx';
export type { BrowserStorage, SelectedPlan } from './storage.ts';
export type { SubscriptionLookup } from './subscription-lookup.ts';
export { useGo } from './use-go.ts';
export { useWayToLogin } from './use-way-to-login.ts';
