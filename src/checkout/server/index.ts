export { startAfterPaying } from './after-paying.ts';
export { checkoutBelongings } from './belongings.ts';
export {
  applyByHand,
  closeByHand,
  contradictsRefund,
  judgePaid,
  judgeUnpaid,
} from './by-hand.ts';
export { type CardProviders, cardProviders } from './card-providers.ts';
export { claimPayment } from './claim-payment.ts';
export type { Difference } from './comparison/compare.ts';
export { type ComparedAll, compareAll } from './comparison/compare-all.ts';
export { startNightlyComparison } from './comparison/nightly.ts';
export { settleDifference } from './comparison/settle-difference.ts';
export { noteDispute } from './disputes.ts';
export { type EventInbox, eventInbox } from './event-inbox.ts';
export { giftsInLedger } from './gifts.ts';
export { importedPayments } from './imported-payments.ts';
export { type MoneyLine, readMoney, readOpenRequests, readUnsettled, type UnsettledMoney } from './money.ts';
export { countUnsettled } from './open-rows.ts';
export {
  findInReview,
  listInReview,
  type PaymentInReview,
  type PaymentOutcome,
  readOutcomes,
} from './outcomes.ts';
export type { CardProvider, PaymentRef } from './provider.ts';
export { payfast } from './providers/payfast/provider.ts';
export { paystack } from './providers/paystack/provider.ts';
export { yocoCheckout } from './providers/yoco/checkout.ts';
export { yocoPopup } from './providers/yoco/popup.ts';
export { yoco } from './providers/yoco/provider.ts';
export { holdPurchases, type PurchaseHold, readHold, releasePurchases } from './purchase-hold.ts';
export { sellerOf } from './receipt-letters.ts';
export { findReceipts } from './receipts.ts';
export { reconcile, startReconciler } from './reconciler.ts';
export { reconcileRefunds } from './refund-reconciler.ts';
export { accountRefundRoutes, letterRefundRoutes } from './refund-request-routes.ts';
export { findRequest, listOpenRequests, type OpenRequest, refuseRequest } from './refund-requests.ts';
export { type RefundDeps, refundSettings, settleRefunded, settleRefused } from './refund-settle.ts';
export { listUnsettledRefunds, refundOf, takenFor } from './refund-store.ts';
export { bookGivenBack, giveBack, lookBeforeRefund } from './refunds.ts';
export { checkoutRoutes } from './routes.ts';
export { findCheckout, listUnsettled } from './store.ts';
export { readTransactions, type Transaction } from './transactions.ts';
export { unsettledPayment } from './unsettled-payment.ts';
export { webhookRoutes } from './webhook-routes.ts';
