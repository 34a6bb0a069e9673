import { CANNOT, type CardProvider, type PaymentRef } from '../../provider.ts';

/**
 * Yoco under its one name: new payments by the way that `YOCO_MODE` says, and those that were begun the other way
 * finished by it. A payment of a page has a reference of Yoco's, one of a popup has none.
 *
 * @param other null where its keys are not set
 */
export function yoco(current: CardProvider, other: CardProvider | null): CardProvider {
  const all = [current, other].filter((one) => one !== null);
  const at = (place: CardProvider['paysAt']) => all.find(({ paysAt }) => paysAt === place) ?? null;
  const of = ({ providerRef }: PaymentRef) => at(providerRef === null ? 'popup' : 'page') ?? current;
  return {
    name: current.name,
    isLive: current.isLive,
    paysAt: current.paysAt,
    browser: current.browser,
    begin: (request) => current.begin(request),
    charge: (request) => current.charge(request),
    confirm: (payment) => of(payment).confirm(payment),
    find: (payment) => of(payment).find(payment),
    refund: (request) => of(request).refund(request),
    readWebhook: (message) => at('page')?.readWebhook(message) ?? CANNOT,
    list: async () => CANNOT,
    disputes: async () => CANNOT,
  };
}
