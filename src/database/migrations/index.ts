import type { Migration } from 'kysely/migration';
import { subscriptionsAndPayments } from './0001-subscriptions-and-payments.ts';
import { chatAdmission } from './0002-chat-admission.ts';
import { analytics } from './0003-analytics.ts';
import { identityLimits } from './0004-identity-limits.ts';
import { lockOut } from './0005-lock-out.ts';
import { photos } from './0006-photos.ts';
import { accountTasks } from './0007-account-tasks.ts';
import { oldPasswords } from './0008-old-passwords.ts';
import { erasures } from './0009-erasures.ts';
import { importedPayments } from './0010-imported-payments.ts';
import { keptLetters } from './0011-kept-letters.ts';
import { refunds } from './0012-refunds.ts';
import { rateLimits } from './0013-rate-limits.ts';
import { knownReviews } from './0014-known-reviews.ts';
import { indexesForGrowth } from './0015-indexes-for-growth.ts';
import { storageProofs } from './0016-storage-proofs.ts';
import { memory } from './0017-memory.ts';
import { pagesOfProviders } from './0018-pages-of-providers.ts';
import { operatorActs } from './0019-operator-acts.ts';
import { receipts } from './0020-receipts.ts';
import { paymentEvents } from './0021-payment-events.ts';
import { comparison } from './0022-comparison.ts';
import { refundRequests } from './0023-refund-requests.ts';
import { paidTwice } from './0024-paid-twice.ts';
import { saidPaid } from './0025-said-paid.ts';
import { providerHints } from './0026-provider-hints.ts';

/** In order; a migration that has shipped is never edited, a new one is added. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-subscriptions-and-payments': subscriptionsAndPayments,
  '0002-chat-admission': chatAdmission,
  '0003-analytics': analytics,
  '0004-identity-limits': identityLimits,
  '0005-lock-out': lockOut,
  '0006-photos': photos,
  '0007-account-tasks': accountTasks,
  '0008-old-passwords': oldPasswords,
  '0009-erasures': erasures,
  '0010-imported-payments': importedPayments,
  '0011-kept-letters': keptLetters,
  '0012-refunds': refunds,
  '0013-rate-limits': rateLimits,
  '0014-known-reviews': knownReviews,
  '0015-indexes-for-growth': indexesForGrowth,
  '0016-storage-proofs': storageProofs,
  '0017-memory': memory,
  '0018-pages-of-providers': pagesOfProviders,
  '0019-operator-acts': operatorActs,
  '0020-receipts': receipts,
  '0021-payment-events': paymentEvents,
  '0022-comparison': comparison,
  '0023-refund-requests': refundRequests,
  '0024-paid-twice': paidTwice,
  '0025-said-paid': saidPaid,
  '0026-provider-hints': providerHints,
};
