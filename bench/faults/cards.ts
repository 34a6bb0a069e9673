import type { Random } from '../coach/fuzz/random.ts';

/** The cards of the sandbox gateway, by what each does. */
export const CARDS = {
  good: '4242424242424242',
  asksForCode: '4000000000003220',
  declined: '4000000000000002',
  noMoney: '4000000000009995',
  failsBefore: '4000000000000119',
  resetsBefore: '4000000000000135',
  resetsAfter: '4000000000000341',
  slowAfter: '4000000000006975',
  failsAfter: '4000000000000127',
  toldFirst: '4000000000000010',
  toldTwice: '4000000000000028',
  toldLate: '4000000000000036',
  toldOutOfOrder: '4000000000000044',
  forged: '4000000000000051',
  neverTold: '4000000000000069',
  refundPends: '4000000000007726',
  disputed: '4000000000000259',
  disputeLost: '4000000000001976',
} as const;
export type Card = keyof typeof CARDS;

/** A quarter of the customers have a card that does what it should; every other one is drawn as often as the next. */
export const drawCard = (random: Random): Card =>
  random.next() < 0.25 ? 'good' : random.pick(Object.keys(CARDS) as Card[]);

/** The second try of who was refused. */
export const drawSecondCard = (random: Random): Card => (random.next() < 0.8 ? 'good' : drawCard(random));

/** Calls that are spoilt before they are carried out, or whose answer is lost after, whatever card pays. */
const SPOILT = [
  { path: '/yoco/api/checkouts', method: 'POST' },
  { path: '/yoco/api/checkouts', method: 'GET' },
  { path: '/paystack/transaction/initialize' },
  { path: '/paystack/transaction/verify' },
  { path: '/paystack/refund', method: 'POST' },
  { path: '/payfast/eng/process' },
  { path: '/payfast/eng/query/validate' },
  { path: '/payfast/refunds', method: 'POST' },
] as const;
const HOW = ['failed-before', 'reset-before', 'failed-after', 'reset-after', 'slow-after'] as const;

export const drawSpoiltCall = (random: Random) => ({
  ...random.pick(SPOILT),
  fault: random.pick(HOW),
  times: 1,
});
