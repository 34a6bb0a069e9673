import { type RefundDeps, refundSettings } from '#checkout/server';
import { chooseCardProviders } from '#server/card-provider';
import type { Place } from './command.ts';
import { withMailer } from './with-mailer.ts';

/** What settling payments and refunds needs, as the server has it: the settings' card providers, and letters. */
export const withMoney = <Done>(place: Place, act: (deps: RefundDeps) => Promise<Done>): Promise<Done> =>
  withMailer(place, (mailer) =>
    act({
      db: place.db,
      clock: () => place.nowMs,
      providers: chooseCardProviders(place.settings),
      timeoutMs: place.settings.PAYMENT_TIMEOUT_MS,
      mailer,
      ...refundSettings(place.settings),
    }),
  );
