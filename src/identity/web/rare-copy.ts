/** The words of /login that most visits never see: they come with the part that says them. */

export const forgot = {
  send: 'Send the link',
  /** Spec section 8. */
  sent: 'Password reset email sent. Please check your inbox.',
  failed: 'Failed to send password reset email. Please try again.',
  afterwards:
    'The link works once, for an hour. Nothing there? Look among the spam, and whether the address is the one you signed up with.',
  again: 'Send it once more',
} as const;

export const reset = {
  password: 'New password',
  set: 'Set new password',
  missing: 'Please enter a new password.',
  askAgain: 'Ask for a new link',
} as const;

export const code = {
  send: 'Send me a code',
  field: 'Code',
  hint: 'The newest one counts. You can paste it.',
  confirm: 'Continue',
  incomplete: 'Please enter all six digits.',
  again: 'Send another code',
  againIn: (seconds: number) => `Send another code in ${seconds} s`,
  sentAgain: 'Another code is on its way. The earlier one no longer works.',
  otherAddress: 'Use another address',
} as const;

export const google = {
  /** Spec section 8, social login. */
  popupsBlocked: 'Please allow popups for this website',
  failed: 'Failed to login with google. Please try again.',
  redirectFailed: 'Failed to complete login. Please try again.',
  blockedMore: 'Or press the button once more: we then go to Google in this tab.',
  waiting: 'Waiting for the Google window…',
  inApp: (appName: string | null) =>
    `Google signs nobody in inside ${appName ? `${appName}’s` : 'an app’s'} own browser. Email works here; for Google, open this page in your browser.`,
  openInBrowser: 'Open in your browser',
  openByHand: 'Look for “Open in browser” in the menu of this app.',
} as const;

/** The Google button at the top, and why. */
export const googleFirst = {
  looksLike: 'This looks like a Google address',
  looksLikeMore: 'If you made your account with Google, there is no password to remember.',
  makeAccount: 'There is no account for this Google address yet. Tick the box to make your account.',
} as const;
