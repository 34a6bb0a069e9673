/**
 * The cards the sandbox knows. Each always does the same thing, so that every outcome a merchant
 * has to survive can be asked for by number. No other card is ever taken.
 */

/** What happens when a token of this card is charged. */
export type Outcome =
  | 'captured'
  | 'declined'
  | 'insufficient-funds'
  | 'captured-then-reset'
  | 'captured-then-slow'
  | 'captured-then-failed'
  | 'failed-before-capture'
  | 'reset-before-capture';

/**
 * How the merchant hears of a payment on the wires that send messages.
 * `first`: before the buyer's browser has its answer. `late`: not before the gateway's own delay, or a flush.
 * `out-of-order`: the failure of a first attempt is told after the success of the second.
 * `forged`: nothing is captured, and somebody without the key claims that it was.
 */
export type MessageHabit = 'told' | 'first' | 'twice' | 'late' | 'out-of-order' | 'forged' | 'never';

/** What becomes of a payment later, without anybody's doing. */
export type Aftermath = 'refund-stays-pending' | 'dispute-opened' | 'dispute-lost';

export type SandboxCard = {
  /** Digits only. */
  number: string;
  brand: string;
  outcome: Outcome;
  /** A code must be entered before the token can be charged. */
  asksForCode: boolean;
  /** Shown beside the number in the popup. */
  says: string;
  /** `told` where it is missing. */
  messages?: MessageHabit;
  aftermath?: Aftermath;
};

/** The code that passes every 3-D Secure step. */
export const CONFIRMATION_CODE = '123456';

/** Wrong codes after which a token is dead. */
export const MAX_WRONG_CODES = 5;

export const SANDBOX_CARDS: readonly SandboxCard[] = [
  {
    number: '4242424242424242',
    brand: 'visa',
    outcome: 'captured',
    asksForCode: false,
    says: 'The charge goes through.',
  },
  {
    number: '4000000000003220',
    brand: 'visa',
    outcome: 'captured',
    asksForCode: true,
    says: `Asks for a one-time number first: ${CONFIRMATION_CODE}.`,
  },
  {
    number: '4000000000000002',
    brand: 'visa',
    outcome: 'declined',
    asksForCode: false,
    says: 'Declined by the bank.',
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    outcome: 'insufficient-funds',
    asksForCode: false,
    says: 'Declined: not enough money in the account.',
  },
  {
    number: '4000000000000119',
    brand: 'visa',
    outcome: 'failed-before-capture',
    asksForCode: false,
    says: 'The gateway fails before any money moves.',
  },
  {
    number: '4000000000000341',
    brand: 'visa',
    outcome: 'captured-then-reset',
    asksForCode: false,
    says: 'The money is taken, but the answer never arrives.',
  },
  {
    number: '4000000000006975',
    brand: 'visa',
    outcome: 'captured-then-slow',
    asksForCode: false,
    says: 'The money is taken, but the answer comes too late.',
  },
];

const faulty = (
  number: string,
  says: string,
  more: Partial<Pick<SandboxCard, 'outcome' | 'messages' | 'aftermath'>>,
): SandboxCard => ({ number, brand: 'visa', outcome: 'captured', asksForCode: false, says, ...more });

/** Further cards, offered on the hosted pages only: what goes wrong after the card was typed. */
export const FAULTY_CARDS: readonly SandboxCard[] = [
  faulty('4000000000000127', 'The money is taken, then the gateway fails.', {
    outcome: 'captured-then-failed',
  }),
  faulty('4000000000000135', 'The connection is reset before any money moves.', {
    outcome: 'reset-before-capture',
  }),
  faulty('4000000000000010', 'The shop is told before you are.', { messages: 'first' }),
  faulty('4000000000000028', 'The shop is told twice.', { messages: 'twice' }),
  faulty('4000000000000036', 'The shop is told late.', { messages: 'late' }),
  faulty('4000000000000044', 'The shop is told of the success before an earlier failure.', {
    messages: 'out-of-order',
  }),
  faulty('4000000000000051', 'Declined, and somebody forges a message that it was paid.', {
    outcome: 'declined',
    messages: 'forged',
  }),
  faulty('4000000000000069', 'The shop is never told.', { messages: 'never' }),
  faulty('4000000000007726', 'A refund of it stays pending.', { aftermath: 'refund-stays-pending' }),
  faulty('4000000000000259', 'It is disputed at once.', { aftermath: 'dispute-opened' }),
  faulty('4000000000001976', 'It is disputed at once, and the dispute is lost.', {
    aftermath: 'dispute-lost',
  }),
];

/** The sandbox card with these digits, if it is one. */
export function sandboxCard(number: string): SandboxCard | undefined {
  return [...SANDBOX_CARDS, ...FAULTY_CARDS].find((card) => card.number === number);
}
