/**
 * Every kind of danger. A new one is a file beside these, a line here and its name in the contract; what is then still missing does not
 * compile. Flags of one message stand in this order.
 */
import type { FlagKind } from '../../contract.ts';
import { coerciveControl } from './coercive-control.ts';
import type { Danger, Trait } from './danger.ts';
import { harassment } from './harassment.ts';
import { injection } from './injection.ts';
import { moneyRequestMild } from './money-request-mild.ts';
import { noContactRequest } from './no-contact-request.ts';
import { piiRequest } from './pii-request.ts';
import { scamBlackmail } from './scam-blackmail.ts';
import { scamCode } from './scam-code.ts';
import { scamCrypto } from './scam-crypto.ts';
import { scamGiftCard } from './scam-gift-card.ts';
import { scamLink } from './scam-link.ts';
import { scamMoney } from './scam-money.ts';
import { scamOffplatform } from './scam-offplatform.ts';
import { scamRomanceScript } from './scam-romance-script.ts';
import { scamWrongNumber } from './scam-wrong-number.ts';
import { selfHarm } from './self-harm.ts';
import { sexualPressure } from './sexual-pressure.ts';
import { stalking } from './stalking.ts';
import { threat } from './threat.ts';
import { underage } from './underage.ts';
import { wellbeing } from './wellbeing.ts';

export const DANGERS: Readonly<Record<FlagKind, Danger>> = {
  scam_crypto: scamCrypto,
  scam_code: scamCode,
  scam_link: scamLink,
  scam_blackmail: scamBlackmail,
  no_contact_request: noContactRequest,
  scam_offplatform: scamOffplatform,
  scam_gift_card: scamGiftCard,
  scam_wrong_number: scamWrongNumber,
  underage,
  threat,
  money_request_mild: moneyRequestMild,
  stalking,
  pii_request: piiRequest,
  scam_money: scamMoney,
  sexual_pressure: sexualPressure,
  injection,
  scam_romance_script: scamRomanceScript,
  coercive_control: coerciveControl,
  harassment,
  self_harm: selfHarm,
  wellbeing,
};

/** In the order of the table. */
export const ALL_DANGERS = Object.entries(DANGERS) as ReadonlyArray<readonly [FlagKind, Danger]>;

export const kindsWith = (trait: Trait): ReadonlySet<FlagKind> =>
  new Set(ALL_DANGERS.filter(([, { traits }]) => traits.includes(trait)).map(([kind]) => kind));
