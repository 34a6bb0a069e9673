/** Spec section 8, checkout, and section 5. */
export const CHECKOUT_MESSAGES = {
  signInFirst: 'Please sign in to continue',
  cardError: 'Payment failed: Please check your card details and try again.',
  leaving: 'Continue to the payment page',
  initialisation: 'Failed to initialize payment. Please try again.',
  planSelect: 'Something went wrong. Please try again.',
} as const;

/** What the screen says without asking the server; the table of errors takes it from here, and stays on the server. */
export const ACTIVE_PLAN =
  'You already have an active plan of the same or a higher rank. You have not been charged.';
export const COME_BACK_LATER =
  'There were too many requests. You have not been charged. Please try again in a few minutes.';

/** `Payment failed: {message}`, or the card text where the message speaks of the card. */
export const paymentFailedText = (message: string): string =>
  /card/i.test(message) ? CHECKOUT_MESSAGES.cardError : `Payment failed: ${message}`;

export const saveFailedText = (paymentId: string): string =>
  `Payment successful but subscription save failed. Please contact support with your payment ID: ${paymentId}`;
