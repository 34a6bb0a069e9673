import { setTimeout as wait } from 'node:timers/promises';
import { PLAN_TYPES, type PlanType } from '#plans';
import type { GatewayProgram } from '../../journeys/support/gateway.ts';
import type { Random } from '../coach/fuzz/random.ts';
import { buy, type Counter } from './buy.ts';
import { drawSpoiltCall } from './cards.ts';
import { newPerson, type Person } from './customer.ts';
import type { Shop } from './shop.ts';

const AT_ONCE = 8;
const SPOIL_EVERY_MS = 1_200;
const CHECKOUTS_A_KILL = 36;

/** What people buy one after the other; each plan is above the one before. */
const WISHES = [
  ['weekly'],
  ['monthly'],
  ['yearly'],
  ['weekly', 'monthly'],
  ['weekly', 'monthly', 'yearly'],
] as const;

/** A purchase that its customer may come back for. */
export interface Purchase {
  person: Person;
  plan: string;
  name: string;
}

export interface Traffic {
  /** Lets customers in until so many checkouts were begun; servers die and calls are spoilt meanwhile. */
  until(checkouts: number): Promise<void>;
  /** Everybody whose purchase was begun since then comes for it once more. @returns how each purchase stands for its customer */
  comeBack(sinceAttempt: number): Promise<Record<string, number>>;
}

export function traffic(parts: {
  shop: Shop;
  gateway: GatewayProgram;
  counter: Counter;
  random: Random;
}): Traffic {
  const { shop, gateway, counter, random } = parts;
  const purchases: Purchase[] = [];
  /** Customers with a plan that something is above. */
  const regulars: { person: Person; plans: readonly string[] }[] = [];
  let killAt = CHECKOUTS_A_KILL / 2;

  async function visit(): Promise<void> {
    const [regular] = random.next() < 0.4 ? regulars.splice(random.below(regulars.length), 1) : [];
    const person = regular?.person ?? (await newPerson(shop));
    const plans = regular?.plans ?? random.pick(WISHES);
    for (const plan of plans) {
      const name = `${person.email} ${plan}`;
      purchases.push({ person, plan, name });
      const outcome = await buy(counter, person, plan, name);
      if (outcome !== 'applied') return;
      if (random.next() < 0.25) return askBack(person, name);
    }
    const above = PLAN_TYPES.slice(PLAN_TYPES.indexOf(plans.at(-1) as PlanType) + 1);
    if (above.length > 0) regulars.push({ person, plans: [random.pick(above)] });
  }

  /** Asks for the money of a purchase back; the settings grant it by themselves. */
  async function askBack(person: Person, purchase: string): Promise<void> {
    const own = [...counter.attempts.values()].filter((attempt) => attempt.purchase === purchase);
    for (const { checkoutId, story } of own) {
      const { body } = await person.get(`/api/checkout/${checkoutId}`);
      if (body.state !== 'applied') continue;
      const answer = await person.post('/api/account/refunds', { paymentId: body.paymentId });
      story.push(`asked for the money back: ${answer?.status ?? 'no answer'}`);
    }
  }

  /** Spoils calls, and does what banks do. */
  async function misbehave(isOver: () => boolean): Promise<void> {
    for (let round = 1; !isOver(); round++) {
      await gateway.post('/v1/faults', drawSpoiltCall(random));
      if (round % 4 === 0) await banksMove(gateway, random);
      await wait(SPOIL_EVERY_MS);
    }
  }

  async function killServers(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      if (counter.attempts.size >= killAt) {
        await shop.kill();
        killAt += CHECKOUTS_A_KILL;
      } else await wait(100);
    }
  }

  return {
    async until(checkouts) {
      const isFull = () => counter.attempts.size >= checkouts;
      const queue = Array.from({ length: AT_ONCE }, async () => {
        while (!isFull()) await visit();
      });
      let isOver = false;
      const others = [misbehave(() => isOver), killServers(() => isOver)];
      try {
        await Promise.all(queue);
      } finally {
        isOver = true;
        await Promise.all(others);
      }
    },

    async comeBack(sinceAttempt) {
      const names = new Set(
        [...counter.attempts.values()].slice(sinceAttempt).map(({ purchase }) => purchase),
      );
      const counts: Record<string, number> = {};
      const queue = purchases.filter(({ name }) => names.has(name));
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (let next = queue.shift(); next; next = queue.shift()) {
            const outcome = await buy(counter, next.person, next.plan, next.name);
            counts[outcome] = (counts[outcome] ?? 0) + 1;
          }
        }),
      );
      return counts;
    },
  };
}

/** A refund that is pending is carried out, refused or left; a payment is disputed; a dispute is decided. */
async function banksMove(gateway: GatewayProgram, random: Random): Promise<void> {
  const captures = await gateway.captures();
  const pending = captures.filter(({ refund }) => refund === 'pending');
  if (pending.length > 3)
    await gateway.post(`/v1/refunds/${random.pick(pending).refundId}/settle`, {
      status: random.pick(['successful', 'successful', 'failed']),
    });
  const sound = captures.filter((one) => one.wire === 'paystack' && !one.refundId && !one.dispute);
  if (sound.length > 0 && random.next() < 0.3) {
    const { chargeId } = random.pick(sound);
    const dispute = (await gateway.post('/v1/disputes', { chargeId })) as { id: string };
    if (random.next() < 0.6)
      await gateway.post(`/v1/disputes/${dispute.id}/resolve`, { status: random.pick(['won', 'lost']) });
  }
}
