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
  | 'failed-before-capture';

export type SandboxCard = {
  /** Digits only. */
  number: string;
  brand: string;
  outcome: Outcome;
  /** A code must be entered before the token can be charged. */
  asksForCode: boolean;
  /** Shown beside the number in the popup. */
  says: string;
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

/** The sandbox card with these digits, if it is one. */
export function sandboxCard(number: string): SandboxCard | undefined {
  return SANDBOX_CARDS.find((card) => card.number === number);
}
