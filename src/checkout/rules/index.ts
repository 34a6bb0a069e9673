export { AT_PROVIDER_FOR_MS, type AtProvider, nextPageCheckDelayMs } from './at-provider.ts';
export { APPLIED_BY_HAND, canBePaidAt, HAND_REFUSALS, type HandRefusal } from './by-hand.ts';
export { type CheckoutStatus, checkoutBody, type PayAnswer, payBody } from './contract.ts';
export { CHECKOUT_ERRORS, type CheckoutErrorCode } from './errors.ts';
export { CHECKOUT_MESSAGES, paymentFailedText, saveFailedText } from './messages.ts';
export { MOVES, type MoveName } from './moves.ts';
export { CARD_PROVIDER_NAMES } from './providers.ts';
export {
  type AccessAfterRefund,
  judgeRefund,
  REFUND_REFUSALS,
  REFUND_STATES,
  REFUND_UNSETTLED,
  type RefundRefusal,
  type RefundState,
  refusalOfRefund,
} from './refunds.ts';
export {
  type CallTimes,
  type Capture,
  CHECKOUT_STATES,
  type CheckoutCreated,
  type CheckoutState,
  type Found,
  isUnsettled,
  judge,
  LATE_LOOKS_MS,
  mayBeUnderWay,
  nextCheckDelayMs,
  type Price,
  popupLabels,
  UNSETTLED,
  type Verdict,
  wireState,
} from './states.ts';
