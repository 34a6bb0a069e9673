import { AT_PROVIDER_FOR_MS, type CheckoutCreated, popupLabels } from '#checkout';
import type { CheckoutRow } from '#database';
import { DAY_MS, err, isoTime, ok, type Result } from '#kit';
import { PLANS, type PlanType } from '#plans';
import { mayBuy } from '#subscriptions';
import { findSubscription } from '#subscriptions/server';
import { ask, type PayDeps, type PayFault } from './attempts.ts';
import { writeIntent } from './intents.ts';
import { limitedAttempt, overLimit, type Payer, refusedBefore } from './payment-limits.ts';
import type { BeginRequest, Begun, CardProvider } from './provider.ts';
import { readHold } from './purchase-hold.ts';
import { lookAgain } from './reopen.ts';
import { fail } from './settle.ts';
import { findUnclaimed, payerHash } from './sold-to.ts';
import {
  createCheckout,
  findAtProvider,
  findCheckout,
  findEndedPages,
  findOpen,
  findUnsettled,
  moveOn,
} from './store.ts';

export interface BeginDeps extends PayDeps {
  brandName: string;
  publicUrl: string;
}

export interface Buyer extends Payer {
  email: string;
}

export type BeginFault = PayFault & { checkoutId?: string };
type BeginResult = Result<CheckoutCreated, BeginFault>;

/** Opens a checkout: what the browser needs to pay. Repeated, it gives the same one as long as that can be paid. */
export async function beginCheckout(deps: BeginDeps, buyer: Buyer, plan: PlanType): Promise<BeginResult> {
  const { db, clock, providers } = deps;
  const { userId } = buyer;
  const refused = await refusedNow(deps, userId, plan);
  if (refused) return err(refused);
  const pages = await findAtProvider(db, userId);
  // Somebody who comes back may have paid there a moment ago.
  for (const page of pages) await lookAtPage(deps, page);
  const ended = await findEndedPages(db, userId, isoTime(clock() - ENDED_FOR_MS));
  for (const page of ended) if (deps.providers.of(page.provider)) await lookAgain(deps, page);
  if (pages.length + ended.length) {
    const since = await refusedNow(deps, userId, plan);
    if (since) return err(since);
  }
  const provider = providers.current;
  if (provider.paysAt === 'page') {
    const page = await stillOpen(deps, pages, provider, plan);
    if (page) return continuePage(deps, buyer, page, provider);
  }
  const mayNotPay = await refusedBefore(deps, buyer);
  if (mayNotPay) return err(overLimit(mayNotPay));
  const wanted = { userId, plan, provider: provider.name };
  const checkout = (await findOpen(db, wanted)) ?? (await createCheckout(db, { ...wanted, nowMs: clock() }));
  return provider.paysAt === 'popup'
    ? ok(created(deps, checkout, provider))
    : openPage(deps, buyer, checkout, provider);
}

/** For so long after its hour a page that was given up on is asked about before anything else is sold. */
const ENDED_FOR_MS = DAY_MS;
/** An operator compares payments meanwhile; nobody need ask every few seconds. */
const HOLD_RETRY_SECONDS = 300;

/** Why this person cannot begin to pay for this plan as it stands. */
async function refusedNow(deps: BeginDeps, userId: string, plan: PlanType): Promise<BeginFault | null> {
  const { db, clock } = deps;
  if (!mayBuy(await findSubscription(db, userId), plan, clock())) return { code: 'active-subscription' };
  const unsettled = await findUnsettled(db, userId);
  if (unsettled) return { code: 'in-progress', checkoutId: unsettled.id };
  // Somebody with this address has paid, and a restore has lost their account: the operator gives them what they paid for.
  if (await findUnclaimed(db, userId)) return { code: 'in-progress' };
  // Nor is a page that was open gone on with: they may have paid on a later one.
  return (await readHold(db)) ? { code: 'purchases-on-hold', retryAfterSeconds: HOLD_RETRY_SECONDS } : null;
}

/** One whose keys are gone cannot be asked; its page runs out by itself. */
async function lookAtPage(deps: BeginDeps, page: CheckoutRow): Promise<void> {
  if (deps.providers.of(page.provider)) await ask(deps, page, false, 'a new checkout was opened');
}

/** A page of this very purchase on which the customer can go on. */
async function stillOpen(
  { db, clock }: BeginDeps,
  pages: readonly CheckoutRow[],
  provider: CardProvider,
  plan: PlanType,
): Promise<CheckoutRow | null> {
  const page = pages.find(
    (row) =>
      row.plan === plan &&
      row.provider === provider.name &&
      row.amount_in_cents === PLANS[plan].amountInCents &&
      Date.parse(row.expires_at ?? row.created_at) > clock(),
  );
  const now = page && (await findCheckout(db, page.id));
  return now?.state === 'at-provider' ? now : null;
}

/** The same page again; where its address was lost, the provider is asked for it by the same reference. */
async function continuePage(
  deps: BeginDeps,
  buyer: Buyer,
  page: CheckoutRow,
  provider: CardProvider,
): Promise<BeginResult> {
  if (page.access_code || page.redirect_url) return ok(created(deps, page, provider));
  const begun = await makePage(deps, buyer, page, provider);
  if (begun.ok || begun.fault.code !== 'payment-failed') return begun;
  // What cannot be gone on with is over; nobody ever saw it.
  const again = await findCheckout(deps.db, page.id);
  if (again?.state !== 'failed') return begun;
  const wanted = { userId: buyer.userId, plan: page.plan as PlanType, provider: provider.name };
  const checkout = await createCheckout(deps.db, { ...wanted, nowMs: deps.clock() });
  return openPage(deps, buyer, checkout, provider);
}

/** Writes the intent, then makes the provider's page. */
async function openPage(
  deps: BeginDeps,
  buyer: Buyer,
  checkout: CheckoutRow,
  provider: CardProvider,
): Promise<BeginResult> {
  const { db, timeoutMs } = deps;
  if (await deps.storage.check()) return err({ code: 'storage-unavailable' });
  const attempt = await limitedAttempt(deps, buyer);
  const intent = await writeIntent(deps, checkout, attempt, 'send-to-page', (nowMs) => ({
    expires_at: isoTime(nowMs + AT_PROVIDER_FOR_MS),
    next_check_at: isoTime(nowMs + timeoutMs + 30_000),
  }));
  if (typeof intent === 'object') return err(overLimit(intent));
  if (intent === 'written' && deps.storage.fault()) return err({ code: 'storage-unavailable' });
  if (intent !== 'written')
    return err(intent === 'lost-race' ? { code: 'in-progress', checkoutId: checkout.id } : { code: intent });
  // No card is seen here, so none is declined; the provider's page has limits of its own.
  await attempt.end('unknown');
  const row = await findCheckout(db, checkout.id);
  if (!row) throw new Error('a checkout vanished while its page was made');
  return makePage(deps, buyer, row, provider);
}

async function makePage(
  deps: BeginDeps,
  buyer: Buyer,
  page: CheckoutRow,
  provider: CardProvider,
): Promise<BeginResult> {
  const begun = await provider.begin(beginRequest(deps, buyer, page, provider));
  switch (begun.kind) {
    case 'form':
      return keepPage(deps, page, provider, {
        kind: 'redirect',
        redirectUrl: `${deps.publicUrl}/api/checkout/${page.id}/page`,
        providerRef: null,
      });
    case 'access-code':
    case 'redirect':
      return keepPage(deps, page, provider, begun);
    case 'unknown':
      console.error(`checkout ${page.id}: the provider's page is not known (${begun.reason})`);
      return err({ code: 'payment-failed' });
    case 'popup':
    case 'refused': {
      const reason = begun.kind === 'refused' ? begun.reason : 'a page was asked for, a popup came';
      console.error(`checkout ${page.id}: the provider made no page (${reason})`);
      await fail(deps.db, page, `no page: ${reason}`.slice(0, 200), deps.clock(), false);
      return err({ code: 'payment-failed' });
    }
  }
}

/** The form of a provider whose page takes one, for the browser of the checkout's owner; null where there is none. */
export async function formOfPage(
  deps: BeginDeps,
  buyer: Buyer,
  id: string,
): Promise<Extract<Begun, { kind: 'form' }> | null> {
  const page = await findCheckout(deps.db, id);
  const provider = page && deps.providers.of(page.provider);
  if (!provider || page.user_id !== buyer.userId || page.state !== 'at-provider') return null;
  const begun = await provider.begin(beginRequest(deps, buyer, page, provider));
  return begun.kind === 'form' ? begun : null;
}

async function keepPage(
  deps: BeginDeps,
  page: CheckoutRow,
  provider: CardProvider,
  begun: Extract<Begun, { kind: 'access-code' | 'redirect' }>,
): Promise<BeginResult> {
  const address = {
    provider_ref: begun.providerRef,
    access_code: begun.kind === 'access-code' ? begun.accessCode : null,
    redirect_url: begun.kind === 'redirect' ? begun.redirectUrl : null,
  };
  // Where a message was quicker, the payment is settled, and this page is of no use.
  if (!(await moveOn(deps.db, page.id, 'keep-page', address)))
    return err({ code: 'in-progress', checkoutId: page.id });
  return ok(created(deps, { ...page, ...address }, provider));
}

const beginRequest = (
  { brandName, publicUrl }: BeginDeps,
  { email, userId }: Buyer,
  page: CheckoutRow,
  provider: CardProvider,
): BeginRequest => ({
  checkoutId: page.id,
  providerRef: page.provider_ref,
  amountInCents: page.amount_in_cents,
  currency: page.currency,
  ...popupLabels(brandName, page.plan as PlanType),
  email,
  soldTo: { userId, plan: page.plan, payer: payerHash(email) },
  returnTo: {
    paid: `${publicUrl}/success?checkout=${page.id}`,
    failed: `${publicUrl}/success?checkout=${page.id}`,
    cancelled: `${publicUrl}/checkout`,
  },
  notifyUrl: `${publicUrl}/api/payments/webhook/${provider.name}`,
});

function created({ brandName }: BeginDeps, checkout: CheckoutRow, provider: CardProvider): CheckoutCreated {
  const plan = PLANS[checkout.plan as PlanType];
  const { access_code: accessCode, redirect_url: redirectUrl } = checkout;
  return {
    checkoutId: checkout.id,
    provider: provider.name,
    publicKey: provider.browser.publicKey,
    sdkUrl: provider.browser.sdkUrl,
    amountInCents: plan.amountInCents,
    currency: plan.currency,
    ...popupLabels(brandName, plan.type),
    ...(accessCode ? { accessCode } : {}),
    ...(redirectUrl ? { redirectUrl } : {}),
  };
}
