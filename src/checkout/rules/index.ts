export {
  AT_PROVIDER_FOR_MS,
  type AtProvider,
  mayTakeBack,
  nextPageCheckDelayMs,
  SAID_PAID_FOR_MS,
} from './at-provider.ts';
export { canBePaidAt, HAND_REFUSALS, type HandRefusal, NOT_BY_HAND } from './by-hand.ts';
export { type CheckoutStatus, checkoutBody, type PayAnswer, payBody } from './contract.ts';
export { DIFFERENCES, type DifferenceKind, differenceOf, type Here } from './differences.ts';
export { CHECKOUT_ERRORS, type CheckoutErrorCode, checkoutMessage } from './errors.ts';
export {
  ACTIVE_PLAN,
  CHECKOUT_MESSAGES,
  COME_BACK_LATER,
  paymentFailedText,
  saveFailedText,
} from './messages.ts';
export { MOVES, type MoveName } from './moves.ts';
export {
  BETWEEN_ALERTS_MS,
  FAILED_TRIES,
  MOST_LISTED,
  OPERATOR_ALERTS,
  type OperatorAlert,
  UNKNOWN_FOR_MS,
} from './operator-alerts.ts';
export { type FirstPayment, goesBackByItself, PAID_TWICE_TEXTS } from './paid-twice.ts';
export { CARD_PROVIDER_NAMES } from './providers.ts';
export { receiptNumber } from './receipt-number.ts';
export {
  askRefundBody,
  askRefundByLinkBody,
  askUntilMs,
  grantsItself,
  mayRefuse,
  nextRefundTryMs,
  REFUND_LINK_LIFETIME_MS,
  REFUND_REQUEST_ERRORS,
  type RefundPolicy,
  type RefundRequestErrorCode,
  type RefundRequestState,
  refundLinkBody,
  refundStanding,
} from './refund-requests.ts';
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
