/** Words of the dialogs of the Account page, which come with the press that asks for them. */

export const deleting = {
  heading: 'Delete your account?',
  now: 'At once: every device is signed out, and nobody gets in any more.',
  soon: 'After 7 days: profile, sign-ins, plan, photo and all that Cyrano remembers are erased for good. Until then the link that we mail you brings all of it back.',
  stays:
    'What stays: the record of your payments, without your name and address, because tax law asks for it. And a code that nobody can read back: it keeps old files from bringing you back.',
  running: (days: number) =>
    `Your plan has ${days === 1 ? 'a day' : `${days} days`} left. They end with the account, and deleting it pays nothing back by itself.`,
  refund:
    'You may have your money back within 30 days of paying. Ask for it first, beside the receipt on this page; later you can do it by letter only.',
  refundLink: 'How refunds work',
  type: 'Type DELETE to go on',
  word: 'DELETE',
  confirm: 'Delete my account',
  keep: 'Keep it',
  mistyped: 'Type the word DELETE, then press the button again.',
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
