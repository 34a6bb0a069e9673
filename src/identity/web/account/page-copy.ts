import { brandName } from '#ui';

/** Words of the pages beside the Account page: the receipt, and those that letters lead to. */

export const receiptPage = {
  heading: 'Receipt',
  taxInvoice: 'Tax invoice',
  number: 'Number',
  noNumberYet: 'In a few seconds',
  date: 'Paid on',
  plan: 'Plan',
  from: 'From',
  until: 'Until',
  card: 'Card',
  total: 'Total',
  refunded: 'Refunded',
  paymentId: 'Payment ID',
  buyer: 'Bought by',
  seller: 'Sold by',
  registration: (number: string) => `Registration ${number}`,
  vatNumber: (number: string) => `VAT number ${number}`,
  noVat: 'Not registered for VAT',
  vatOf: (percent: number) => `VAT included (${percent} %)`,
  /** What South African law asks for and the operator has not said. */
  notSet: (terms: readonly string[]) => `Not set: ${terms.join(', ').toLowerCase()}`,
  terms: {
    name: 'Name',
    address: 'Address',
    phone: 'Telephone',
    email: 'Support',
  },
  once: 'Paid once, by card. It does not renew by itself. All taxes included.',
  zone: 'Times are South African (SAST).',
  print: 'Print or save',
  back: 'Back to your account',
  loading: 'Fetching the receipt…',
} as const;

export const undo = {
  heading: 'Keep your account?',
  line: () =>
    `One press, and your ${brandName()} account is not erased: everything in it stays, and is as it was before.`,
  button: 'Keep my account',
  doneHeading: 'Your account stays',
  doneLine: 'Everything is as it was. Sign in to go on.',
  stillClosedLine:
    'Nothing is erased. The account was closed to sign-ins before its deletion was asked for, and it still is.',
  signIn: 'Sign in',
  failedHeading: 'This link does not work',
} as const;

export const newAddress = {
  changedHeading: 'Your new address is confirmed',
  changedLine: 'Sign in with it from now on. Letters go there too.',
  failedHeading: 'Your address is as it was',
  failedLine:
    'Sign in to your account first, then open the link again in this browser. If that changes nothing, it has expired, was used already, or a newer one was sent; you can ask for a new link on your account page.',
  go: 'To your account',
} as const;

export const remindersOff = {
  heading: 'No more reminders?',
  line: 'We then stop writing before your plan ends and when it has ended. Receipts and letters about your account still come.',
  button: 'Switch reminders off',
  doneHeading: 'Reminders are off',
  doneLine: 'You can switch them on again on your account page.',
  account: 'To your account',
} as const;

export const refundPage = {
  heading: 'Ask for your money back',
  line: 'Can you not sign in? Then we mail you a link that shows what you paid. For 30 days after a payment you can have all of it back, without saying why.',
  email: 'Email of your account',
  send: 'Send me the link',
  sent: 'If there is an account with this address, a letter is on its way. Its link works for 24 hours.',
  signIn: 'I can sign in',
  loading: 'Fetching your payments…',
  failed: 'Your payments could not be fetched. Please try again.',
  again: 'Ask for a new link',
  none: 'There is no payment in this account.',
} as const;
