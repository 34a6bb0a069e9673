/** Words of the Account page. Errors' own texts stand in `rules/errors.ts`. */
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
  unsettledLine: 'Your payment is being checked. The plan starts once it is clear.',
  endedLine: 'Your account stays. Come back whenever you need the next line.',
} as const;

/** A payment of which it is not known yet how it ended. */
export const unsettled = {
  title: (amount: string, plan: string) => `Your payment of ${amount} for ${plan} is being checked`,
  line: 'Please do not pay again. Your plan starts by itself as soon as it is clear.',
  link: 'See how it stands',
} as const;

export const receipts = {
  heading: 'Receipts',
  none: 'No receipts here yet. Each payment gets one.',
  open: 'Receipt',
  of: (date: string) => `Receipt of ${date}`,
  paymentId: 'Payment ID',
} as const;

/** How a payment stands on its way back, by the states of the wire; and the way to ask. */
export const moneyBack = {
  asked: {
    title: (date: string) => `Money back asked for on ${date}`,
    line: 'A person looks at it. You get a letter with the answer; until then your plan goes on.',
  },
  granted: {
    title: (date: string) => `Money back granted on ${date}`,
    line: 'We ask the card provider to pay it back. Your plan ends once that is done, and a letter tells you.',
  },
  'at-provider': {
    title: (date: string) => `With the card provider since ${date}`,
    line: 'It is being paid back. Your plan ends once that is done, and a letter tells you.',
  },
  refused: { title: (date: string) => `Money back refused on ${date}`, line: '' },
  'paid-back': {
    title: (date: string) => `Refunded on ${date}`,
    line: 'All of it, to the card that paid. It shows on your statement within about 10 working days.',
  },
  until: (date: string) => `Not for you? Until ${date} you can have all of it back.`,
  ask: 'Ask for my money back',
  askNamed: (amount: string, date: string) => `Ask for my money back: ${amount} of ${date}`,
  what: (amount: string) =>
    `${amount} goes back to the card that paid, all of it. The plan that it paid for then ends. You need not say why.`,
  confirm: (amount: string) => `Ask for ${amount} back`,
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
  everywhereLine: 'A phone lost? Sign all of them out at once, this one too.',
} as const;

export const letters = {
  heading: 'Letters',
  reminders: 'Remind me before my plan ends',
  hint: 'Three days and one day before, and when it has ended. Receipts and letters about your account come either way.',
  on: 'Reminders are on.',
  off: 'Reminders are off.',
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

export const closed = {
  heading: 'Your account is closed',
  line: (date: string) =>
    `Every device is signed out. On ${date} everything is erased, except for the record of payments without your name.`,
  letter: (email: string) =>
    `Changed your mind? The link in the letter to ${email} brings it back until then.`,
  refund: 'Money back? You can still ask for it by letter.',
  home: 'To the front page',
} as const;
