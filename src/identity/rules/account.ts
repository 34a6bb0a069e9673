import { z } from 'zod';
import { DAY_MS, type IsoTime } from '#kit';
import { email, personName, rowId, type WireUser } from './contract.ts';
import { PASSWORD_MAX_LENGTH } from './limits.ts';

/** Bodies and answers of `/api/account`. */

/** So long an account that its owner deleted can be had back. */
export const ERASED_AFTER_MS = 7 * DAY_MS;
/** So long the link to a new address works. */
export const EMAIL_LINK_LIFETIME_MS = DAY_MS;

/** An empty name stands for the part of the address before the @, as at the sign-up. */
export const accountNameBody = z.object({ name: personName });
/** `current` is left out where no password was set yet; what the new one must be is `refusePassword`'s to say. */
export const accountPasswordBody = z.object({
  current: z.string().max(PASSWORD_MAX_LENGTH).optional(),
  password: z.string(),
});
export const accountEmailBody = z.object({ email });
export const endSessionBody = z.object({ id: rowId });
export const undoDeletionBody = z.object({ token: z.string().min(1).max(200) });

/** How the money of a payment stands on its way back. */
export interface WireRefund {
  state: 'asked' | 'granted' | 'refused' | 'at-provider' | 'paid-back';
  at: IsoTime;
  /** Why it was refused, or why it goes back though nobody asked. */
  reason: string | null;
}

/** One payment. `amountInCents` in the currency's cents. */
export interface WireReceipt {
  paymentId: string;
  plan: string;
  amountInCents: number;
  currency: string;
  at: IsoTime;
  /** When it was given back, whole; null as long as it was not. */
  refundedAt: IsoTime | null;
  /** The receipt's own, `2026-000123`; null in the seconds before it is issued. */
  number: string | null;
  /** False for one that was paid twice: it bought nothing, goes back by itself, and has no receipt. */
  opened: boolean;
  /** What was bought: access from and until. */
  from: IsoTime;
  until: IsoTime;
  /** `visa **** **** **** 4242`, where the card provider told it. */
  card: string | null;
  /** Null as long as nobody asked for it back. */
  refund: WireRefund | null;
  /** Until when it may be asked back; null where it cannot be, or was. */
  askUntil: IsoTime | null;
}

/** A payment of which it is not known yet how it ended. `amountInCents` in cents of a rand. */
export interface WireUnsettled {
  checkoutId: string;
  plan: string;
  amountInCents: number;
}

/** A browser that is signed in. `device` is what it says of itself, in a few words. */
export interface WireSession {
  id: string;
  current: boolean;
  createdAt: IsoTime;
  /** To the day: a session is written to at most once a day. */
  lastSeenAt: IsoTime;
  device: string;
}

/** `GET /api/account`; `subscription` as `GET /subscription/status` tells it. */
export interface WireAccount<Subscription = unknown> {
  user: WireUser & { emailVerified: boolean };
  methods: {
    password: boolean;
    google: boolean;
    passkeys: { id: string; name: string; createdAt: IsoTime | null }[];
  };
  sessions: WireSession[];
  receipts: WireReceipt[];
  unsettled: WireUnsettled | null;
  subscription: Subscription;
  /** Whether letters come before and at the end of a plan. */
  reminders: boolean;
  signedInAt: IsoTime;
}

/** Who sold; what the operator has not set is null. */
export interface Seller {
  name: string | null;
  address: string | null;
  phone: string | null;
  registration: string | null;
  email: string | null;
  /** The number that VAT is charged under; null where the seller is not registered for VAT. */
  vat: string | null;
}

/** `GET /api/account/receipts/:paymentId`: a receipt to be printed. */
export interface WirePrintedReceipt {
  receipt: WireReceipt;
  seller: Seller;
  buyer: { name: string; email: string };
}
