/** The payment pages: /checkout and /success. */
export { CheckoutScreen } from './CheckoutScreen.tsx';
export { SuccessScreen } from './SuccessScreen.tsx';
