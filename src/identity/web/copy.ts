/** Every word of /login that is not an error's own text (those stand in `rules/errors.ts`). */

export const headings = {
  'sign-in': {
    heading: 'Welcome back',
  },
  'sign-up': {
    heading: 'Create your account',
  },
  forgot: {
    heading: 'Forgot your line?',
    line: 'We send you a link that sets a new password.',
  },
  reset: {
    heading: 'A new password',
    line: 'Every device that is signed in now is signed out.',
  },
  code: {
    heading: 'A code instead',
    line: 'Six digits come to your inbox, and you type them here.',
  },
} as const;

/** The buttons of the contract, letter by letter. */
export const buttons = {
  signIn: 'Sign In',
  signUp: 'Sign Up',
  google: 'Continue with Google',
  forgot: 'Forgot password?',
  code: 'Email me a code instead',
  passkey: 'Use a passkey',
} as const;

export const form = {
  name: 'Name',
  nameHint: 'Optional. Shown only to you.',
  email: 'Email',
  emailHint: 'No newsletters.',
  password: 'Password',
  terms: 'I am 18 or older and accept the terms',
  remembered: 'Remembered it?',
  ratherPassword: 'Rather use your password?',
  or: 'or',
  ways: 'Sign in or sign up',
} as const;

export const passwordHint = (length: number) => `At least ${length} characters.`;

export const verified = {
  yes: 'Your email address is confirmed. Thank you.',
  no: 'Nothing is confirmed yet. Sign in first, then open the link again in this browser. If it has expired, your account page sends a new one.',
  goOn: 'Continue',
} as const;

export const waiting = 'One moment…';

export const entered = {
  busy: 'Signing you in…',
  again: 'Try again',
  logout: 'Logout',
} as const;

/** After the text for too many tries: how long, in the roughest words that are still true. */
export function waitWords(seconds: number): string {
  if (seconds <= 90) return `You can try again in ${Math.max(1, seconds)} seconds.`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return `You can try again in ${minutes} minutes.`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'You can try again in an hour.' : `You can try again in ${hours} hours.`;
}

/** What follows the sign-in, so that nobody presses a button into the dark. */
export const next = {
  'sign-in': 'New here? Choose Sign Up.',
  'sign-up': 'Nothing is charged on this page.',
  noPlan: 'Next: you pick a plan.',
  plan: (name: string, price: string) => `Next: ${name}, ${price}, paid once.`,
  change: 'Change',
} as const;

/** Only what the privacy notice says too (src/pages/content/privacy.ts). */
export const promise = {
  line: 'No person here reads what you paste. It is kept only if you ask for it.',
  link: 'Privacy',
} as const;

export const termsHint = {
  terms: 'Terms',
  and: 'and',
  privacy: 'privacy notice',
} as const;

/** The scene beside the form: another message than the landing's, with what the coach really says to it. */
export const scene = {
  label: 'A message, answered.',
  sender: 'Sipho',
  initial: 'S',
  when: 'wrote, 23:05',
  laugh: 'Haha',
  begins: ' I looked up your band. I have questions. Coffee on ',
  time: 'Saturday',
  ends: '?',
  laughNote: 'Sounds like amusement',
  timeNote: 'A time they ask about',
  whisper: 'Cyrano whispers',
  answer: 'You had me at coffee. Saturday it is.',
  said: { before: 'Your next line ', aloud: 'is waiting' },
} as const;

/** Before anything is sent. */
export const emailMissing = 'Please enter your email address.';

export const resetDone = 'Your new password is set. Sign in with it.';

export const codeSent = {
  heading: 'Your cue is in the mail',
  sentTo: (email: string) =>
    `Six digits are on their way to ${email}, if it has an account here. They work for five minutes.`,
} as const;
