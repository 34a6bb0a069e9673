import {
  ACTIVE_PLAN,
  CHECKOUT_MESSAGES,
  COME_BACK_LATER,
  paymentFailedText,
  saveFailedText,
} from './messages.ts';

/** Every code that the checkout answers, with its status and its text for the customer. */
export const CHECKOUT_ERRORS = {
  'not-signed-in': { status: 401, message: CHECKOUT_MESSAGES.signInFirst },
  'unknown-plan': { status: 422, message: 'Choose the weekly, the monthly or the yearly plan.' },
  'invalid-request': {
    status: 400,
    message: 'The request could not be read. Reload the page and try again.',
  },
  'checkout-not-found': {
    status: 404,
    message: 'This checkout does not exist. Choose a plan to start again.',
  },
  'active-subscription': {
    status: 409,
    message: ACTIVE_PLAN,
  },
  'in-progress': {
    status: 409,
    message: 'A payment of yours is still being confirmed. Please do not pay again.',
  },
  'token-already-used': {
    status: 409,
    message: 'This payment was already sent once. Please start a new one.',
  },
  'card-declined': { status: 402, message: 'Your card was declined.' },
  'too-many-requests': {
    status: 429,
    // The limits say when to come back; this stands where something before us refused.
    message: COME_BACK_LATER,
  },
  'payment-failed': {
    status: 502,
    message: 'The payment could not be made and you have not been charged. Please try again.',
  },
  'payment-refunded': {
    status: 409,
    // No word of a card: the screen would take it for a fault of the card.
    message: 'This payment was given back to you. Choose a plan to start again.',
  },
  'save-failed': { status: 500, message: saveFailedText('{id}') },
  'storage-unavailable': {
    status: 503,
    message:
      'Payments cannot be taken at the moment and you have not been charged. Please try again in a few minutes.',
  },
  'invalid-message': {
    status: 400,
    message: 'This message does not come from the card provider, or it is too old.',
  },
  'purchases-on-hold': {
    status: 503,
    message:
      'We are checking recent payments, so that nobody pays twice. New ones wait until that is done. You have not been charged; please try again later.',
  },
  'unknown-provider': { status: 400, message: 'No such card provider sends its messages here.' },
} as const;

export type CheckoutErrorCode = keyof typeof CHECKOUT_ERRORS;

/**
 * The text of an answer. Spec section 8 words a payment that was refused or failed around its reason.
 * @param why the reason where it is known more closely than by the code
 */
export const checkoutMessage = (
  code: CheckoutErrorCode,
  why: string = CHECKOUT_ERRORS[code].message,
): string => (code === 'card-declined' || code === 'payment-failed' ? paymentFailedText(why) : why);
