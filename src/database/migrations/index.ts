import type { Migration } from 'kysely/migration';
import { subscriptionsAndPayments } from './0001-subscriptions-and-payments.ts';
import { chatAdmission } from './0002-chat-admission.ts';
import { analytics } from './0003-analytics.ts';

/** In order; a migration that has shipped is never edited, a new one is added. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-subscriptions-and-payments': subscriptionsAndPayments,
  '0002-chat-admission': chatAdmission,
  '0003-analytics': analytics,
};
