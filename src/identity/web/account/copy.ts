import { brandName } from '#ui';

/** Words of the Account page and of the pages that its letters lead to. Errors' own texts stand in `rules/errors.ts`. */
export const account = {
  heading: 'Your account',
  loading: 'Fetching your account…',
  failed: 'Your account could not be fetched.',
  retry: 'Try again',
  back: 'Back to Cyrano',
  sections: 'On this page',
  done: 'Done',
  cancel: 'Cancel',
  save: 'Save',
  somethingWrong: 'That did not work. Please try again.',
} as const;

export const header = { account: 'Account', logout: 'Logout' } as const;

export const profile = {
  heading: 'Profile',
  name: 'Name',
  nameHint: `Shown only to you. Leave it empty and we use the part of your address before the @.`,
  newName: 'New name',
  changeName: 'Change name',
  nameSaved: 'Your name is changed.',
  email: 'Email',
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed yet: open the link in the letter that came when you signed up.',
  sendAgain: 'Send the letter again',
  sentAgain: (email: string) => `A letter is on its way to ${email}. Its link works for three days.`,
  changeEmail: 'Change email',
  newEmail: 'New email',
  newEmailHint: 'We send a link there. Your address changes once you open it.',
  sendLink: 'Send the link',
  linkSent: (email: string) =>
    `Open the link in the letter to ${email} within 24 hours. Until then your address stays as it is. We have told your present address too.`,
  photo: 'Your photo comes from Google and is copied each time you sign in with it.',
  since: (date: string) => `Here since ${date}`,
} as const;

export const plan = {
  heading: 'Plan',
  none: 'No plan yet',
  noneLine: 'Choose one and Cyrano answers at once. You pay once; nothing renews by itself.',
  choose: 'See the plans',
  active: (name: string) => `${name} plan`,
  until: (date: string) => `Runs until ${date}`,
  left: (days: number) => (days === 1 ? 'The last day' : `${days} days left`),
  never: 'It ends by itself then. It never renews by itself, and no card is kept.',
  open: 'Open Cyrano',
  longer: 'Change to a longer plan',
  ended: (name: string, date: string) => `Your ${name.toLowerCase()} plan ended on ${date}.`,
  endedLine: 'Your account stays. Come back whenever you need the next line.',
} as const;

export const receipts = {
  heading: 'Receipts',
  none: 'No receipts here yet. Each payment gets one.',
  open: 'Receipt',
  of: (date: string) => `Receipt of ${date}`,
  paymentId: 'Payment ID',
  refunded: (date: string) => `Refunded on ${date}`,
} as const;

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
  vatOf: (percent: number) => `Of it VAT at ${percent} %`,
  /** What South African law asks for and the operator has not said. */
  notSet: (terms: readonly string[]) => `Not set: ${terms.join(', ').toLowerCase()}`,
  terms: {
    name: 'Name',
    registration: 'Registration number',
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

export const waysIn = {
  heading: 'Signing in',
  password: 'Password',
  hasPassword: 'Set. Changing it signs out every other device.',
  noPassword: 'None yet. You can add one beside your other ways in.',
  changePassword: 'Change password',
  setPassword: 'Set a password',
  current: 'Current password',
  next: 'New password',
  forgotten: 'Forgotten it? Log out, and choose “Forgot password?” when you sign in.',
  changed: 'Your password is changed. Every other device is signed out.',
  set: 'Your password is set. You can sign in with it from now on.',
  google: 'Google',
  linked: 'Linked. You can sign in with Google.',
  notLinked: 'Not linked. It links by itself when you sign in with Google under this address.',
  passkeys: 'Passkeys',
  passkeysLine: 'Sign in with your fingerprint, face or screen lock, without a password.',
  addPasskey: 'Add a passkey',
  passkeyAdded: 'The passkey is added.',
  passkeyThere: 'This device has a passkey for your account already.',
  passkeyRemoved: 'The passkey is removed. You may still have to delete it on the device itself.',
  removePasskey: 'Remove',
  removeNamed: (name: string) => `Remove the passkey ${name}`,
  added: (date: string) => `Added ${date}`,
} as const;

export const devices = {
  heading: 'Devices',
  line: 'Every browser that is signed in to your account.',
  thisOne: 'This one',
  seen: (date: string) => `Last seen ${date}`,
  signedIn: (date: string) => `signed in ${date}`,
  end: 'Sign out',
  endNamed: (device: string, date: string) => `Sign out ${device}, last seen ${date}`,
  ended: (device: string) => `${device} is signed out.`,
  everywhere: 'Sign out everywhere',
  everywhereLine: 'Ends all of them at once, this one too.',
} as const;

export const letters = {
  heading: 'Letters',
  reminders: 'Remind me before my plan ends',
  hint: 'Three days and one day before, and when it has ended. Receipts and letters about your account come either way.',
  on: 'Reminders are on.',
  off: 'Reminders are off.',
} as const;

export const remindersOff = {
  heading: 'No more reminders?',
  line: 'We then stop writing before your plan ends and when it has ended. Receipts and letters about your account still come.',
  button: 'Switch reminders off',
  doneHeading: 'Reminders are off',
  doneLine: 'You can switch them on again on your account page.',
  account: 'To your account',
} as const;

export const yourData = {
  heading: 'Your data',
  export: 'Take a copy',
  exportLine:
    'One file with everything we hold about you: profile, plan, payments, receipts, sign-ins, and the people and messages that Cyrano remembers for you. Messages that you pasted on their own are not kept.',
  exportButton: 'Download my data',
  exported: 'Your copy is downloaded.',
  delete: 'Delete the account',
  deleteLine:
    'Access ends at once. Everything is erased after 7 days; until then a link in your mailbox brings it back.',
  deleteButton: 'Delete account…',
} as const;

export const deleting = {
  heading: 'Delete your account?',
  now: 'At once: every device is signed out, and nobody gets in any more.',
  soon: 'After 7 days: profile, sign-ins, plan, photo and all that Cyrano remembers are erased for good. Until then the link that we mail you brings all of it back.',
  stays:
    'What stays: the record of your payments, without your name and address, because tax law asks for it. And a code that nobody can read back: it keeps old files from bringing you back.',
  running: (days: number) =>
    `Your plan has ${days === 1 ? 'a day' : `${days} days`} left. They end with the account, and deleting it pays nothing back by itself.`,
  refund:
    'You may cancel within 7 days of buying, and ask for your money back within 30. Do that first: the message has to come from the address of your account.',
  refundLink: 'How refunds work',
  type: 'Type DELETE to go on',
  word: 'DELETE',
  confirm: 'Delete my account',
  keep: 'Keep it',
  mistyped: 'Type the word DELETE, then press the button again.',
} as const;

export const closed = {
  heading: 'Your account is closed',
  line: (date: string) =>
    `Every device is signed out. On ${date} everything is erased, except for the record of payments without your name.`,
  letter: (email: string) =>
    `Changed your mind? The link in the letter to ${email} brings it back until then.`,
  home: 'To the front page',
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

export const again = {
  heading: 'Is it you?',
  line: 'Before we do this, please sign in once more. You then go on right here.',
  password: 'Password',
  signIn: 'Continue',
  or: 'or',
  code: 'Email me a code instead',
  codeSent: (email: string) => `Six digits are on their way to ${email}. They work for five minutes.`,
  codeField: 'Code',
  codeHint: 'Six digits. You can paste it.',
  usePassword: 'Use your password',
  passkey: 'Use a passkey',
  anotherAccount: 'That was another account. Please sign in with the one of this page.',
} as const;
