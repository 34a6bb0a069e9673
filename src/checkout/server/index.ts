export { checkoutBelongings } from './belongings.ts';
export { importedPayments } from './imported-payments.ts';
export { listInReview, type PaymentInReview, type PaymentOutcome, readOutcomes } from './outcomes.ts';
export type { CardProvider } from './provider.ts';
export { yocoPopup } from './providers/yoco/provider.ts';
export { findReceipts } from './receipts.ts';
export { reconcile, startReconciler } from './reconciler.ts';
export { checkoutRoutes, webhookRoutes } from './routes.ts';
