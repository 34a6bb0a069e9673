import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../coach/fuzz/random.ts';
import { CARDS, drawCard, drawSecondCard } from './cards.ts';
import { type Attempt, call, codeOf, type GatewayPages, type Person } from './customer.ts';

/** How a purchase stands when its customer turns away. */
export type Outcome =
  | 'applied'
  /** The server says that a payment may be under way: nothing else can be bought. */
  | 'waits'
  | 'on-hold'
  /** The account is not there any more: the database was put back. */
  | 'gone'
  | 'gave-up';

export interface Counter {
  attempts: Map<string, Attempt>;
  pages: GatewayPages;
  random: Random;
}

interface Created {
  checkoutId: string;
  provider: string;
  accessCode?: string;
  redirectUrl?: string;
}

const MOST_TRIES = 4;
/** For so long somebody looks at "Checking your payment"; what is told late comes later than that. */
const PATIENT_MS = 6_000;
const LOOK_EVERY_MS = 400;
/** So often the server must say `open` before a payment whose answer was lost counts as never received. */
const OPEN_LOOKS = 3;

/** Buys a plan as a browser does: a payment is tried again only where the shop says that nothing was taken. */
export async function buy(
  counter: Counter,
  person: Person,
  plan: string,
  purchase: string,
): Promise<Outcome> {
  const awayMs = performance.now() + 60_000;
  for (let tries = 0; tries < MOST_TRIES; ) {
    const begun = await person.post('/api/checkout', { plan });
    if (begun?.status !== 200) {
      const refused = await refusedBegin(person, codeOf(begun), begun?.body.checkoutId);
      if (refused !== 'again') return refused;
      if (performance.now() > awayMs) return 'gave-up';
      await wait(300);
      continue;
    }
    tries += 1;
    const created = begun.body as unknown as Created;
    const attempt = noted(counter, created, { email: person.email, plan, purchase });
    const outcome = await payOnce(counter, person, created, attempt, tries);
    attempt.story.push(`-> ${outcome}`);
    if (outcome !== 'again') return outcome;
  }
  return 'gave-up';
}

async function refusedBegin(person: Person, code: string, checkoutId: unknown): Promise<Outcome | 'again'> {
  switch (code) {
    case 'active-subscription':
      return 'applied';
    case 'in-progress':
      return typeof checkoutId === 'string' ? watch(person, checkoutId, false, []) : 'waits';
    case 'purchases-on-hold':
      return 'on-hold';
    case 'not-signed-in':
      return 'gone';
    default:
      return 'again';
  }
}

function noted(
  { attempts }: Counter,
  { checkoutId, provider, accessCode, redirectUrl }: Created,
  of: Pick<Attempt, 'email' | 'plan' | 'purchase'>,
): Attempt {
  const before = attempts.get(checkoutId);
  if (before) {
    before.story.push('again');
    return before;
  }
  const way = `${provider} ${accessCode ? 'form' : redirectUrl ? 'page' : 'popup'}`;
  const attempt = { checkoutId, way, story: [], ...of };
  attempts.set(checkoutId, attempt);
  return attempt;
}

async function payOnce(
  counter: Counter,
  person: Person,
  created: Created,
  attempt: Attempt,
  tries: number,
): Promise<Outcome | 'again'> {
  const { accessCode, redirectUrl } = created;
  if (!accessCode && !redirectUrl) return payInPopup(counter, person, created, attempt, tries);
  const order = accessCode ?? (await orderOf(person, redirectUrl ?? '', attempt));
  if (order === null) return 'again';
  const said = await payAtPage(counter, order, attempt, tries);
  if (said === 'closed') return 'gave-up';
  // Back in the shop, by whatever way: it is asked how the payment ended.
  return watch(person, created.checkoutId, said === 'back', attempt.story);
}

async function payInPopup(
  { pages, random }: Counter,
  person: Person,
  { checkoutId }: Created,
  { story }: Attempt,
  tries: number,
): Promise<Outcome | 'again'> {
  if (random.next() < 0.03) {
    story.push('closed the popup');
    return 'gave-up';
  }
  const card = tries === 1 ? drawCard(random) : drawSecondCard(random);
  const token = await pages.token(CARDS[card], random.pick(['123456', '000000']));
  const paid = await person.post(`/api/checkout/${checkoutId}/pay`, { token });
  story.push(`${card}: ${codeOf(paid)}`);
  if (paid?.status === 200) return 'applied';
  // Opened at a server of another provider.
  if (['invalid-request', 'checkout-not-found'].includes(codeOf(paid))) return 'again';
  if (paid && [402, 502].includes(paid.status)) return 'again';
  return watch(person, checkoutId, false, story);
}

/** Opens the provider's page as the browser does; null where it did not come. */
async function orderOf(person: Person, redirectUrl: string, { story }: Attempt): Promise<string | null> {
  let location: string | null = redirectUrl;
  if (redirectUrl.includes('/api/checkout/')) {
    const form = await person.get(new URL(redirectUrl).pathname);
    const action = /<form method="post" action="([^"]+)"/.exec(form.text)?.[1];
    const fields = [...form.text.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, plain(value)] as [string, string],
    );
    if (!action) {
      story.push(`no form: ${codeOf(form)}`);
      return null;
    }
    const posted = await call(plain(action), { method: 'POST', body: new URLSearchParams(fields) });
    location = posted?.location ?? null;
    if (!location) story.push(`the page did not come: ${codeOf(posted)}`);
  }
  return location === null ? null : (location.split('/pay/')[1] ?? null);
}

const plain = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Pays on the page. `back`: led back as somebody who paid; `left`: without; `closed`: never came back. */
async function payAtPage(
  { pages, random }: Counter,
  order: string,
  { story, way }: Attempt,
  tries: number,
): Promise<'back' | 'left' | 'closed'> {
  await pages.open(`/pay/${order}`);
  if (random.next() < 0.05) {
    await pages.post(`/pay/${order}/cancel`, {});
    story.push('left the page');
    return 'left';
  }
  for (let cards = 0; cards < 3; cards++) {
    const card = tries + cards === 1 ? drawCard(random) : drawSecondCard(random);
    const token = await pages.token(CARDS[card], random.pick(['123456', '000000']));
    const paid = await pages.post(`/pay/${order}/card`, { token });
    const ok = paid !== null && paid.status < 300;
    story.push(`${card}: ${ok ? 'paid' : (paid?.body.errorCode ?? 'no answer')}`);
    // Of a payment whose notice never comes PayFast tells nobody anything but the customer who is led back.
    const onlyTheyKnow = card === 'neverTold' && way.startsWith('payfast');
    if (ok) return random.next() < 0.08 && !onlyTheyKnow ? 'closed' : 'back';
    if (paid && paid.status < 500) continue;
    // The form says that the gateway could not be reached: whoever leaves it then is led to where their payment stands.
    const left = await pages.post(`/pay/${order}/cancel`, {});
    const to = String(left?.body.leadsTo ?? '');
    story.push(
      `turned back to ${to.includes('/success') || to.includes('reference=') ? 'success' : 'the checkout'}`,
    );
    return to.includes('/success') ? 'back' : 'left';
  }
  return 'left';
}

/** Looks how a payment ended, as the page that waits for it does. */
async function watch(
  person: Person,
  checkoutId: string,
  saysPaid: boolean,
  story: string[],
): Promise<Outcome | 'again'> {
  const path = `/api/checkout/${checkoutId}`;
  const untilMs = performance.now() + PATIENT_MS;
  let asked = !saysPaid;
  let isHeard = asked;
  for (let opens = 0; ; ) {
    if (!asked) {
      const answer = await person.post(`${path}/pay`, { reference: checkoutId });
      asked = answer !== null && answer.status < 500;
      isHeard ||= asked;
    }
    const look = await person.get(path);
    if (look.status === 401) return 'gone';
    if (look.status === 404) return 'again';
    const state = String(look.body.state);
    if (state === 'applied') return 'applied';
    if (state === 'review') return 'waits';
    if (state === 'declined' || state === 'failed' || state === 'refunded') return 'again';
    if (state === 'open' && ++opens === OPEN_LOOKS) return 'again';
    if (state === 'at-provider') {
      // Nothing is known to be paid there. Who did not pay goes on with the page; who did has it looked at again.
      if (!saysPaid) return 'again';
      asked = false;
    }
    // Who has paid does not leave before the shop was there to hear it: they may be the only one who can tell.
    if (performance.now() > untilMs && isHeard) {
      story.push(`left while it was ${state}`);
      return 'waits';
    }
    await wait(LOOK_EVERY_MS);
  }
}
