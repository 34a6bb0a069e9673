import { chatBelongings } from '#chat/server';
import { checkoutBelongings } from '#checkout/server';
import { accountBelongings, type Belongings } from '#identity/server';
import { memoryBelongings } from '#memory/server';
import { reminderBelongings, subscriptionBelongings } from '#subscriptions/server';

/** Everything that is held about a person, part by part: the export's order. The account itself is erased last. */
export const BELONGINGS: readonly Belongings[] = [
  subscriptionBelongings,
  reminderBelongings,
  checkoutBelongings,
  chatBelongings,
  memoryBelongings,
  accountBelongings,
];
