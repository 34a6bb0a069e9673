import { type Letter, writeLetter } from '../letter.ts';

/** To the new address: opening the link makes it the account's. */
export const confirmEmailLetter = (about: { brand: string; url: string; hours: number }): Letter =>
  writeLetter({
    brand: about.brand,
    subject: 'Confirm your new address',
    paragraphs: [
      `Open this link in the browser where you are signed in, and your ${about.brand} account uses this address from then on.`,
      `The link works once and for ${about.hours} hours. Until you open it, nothing changes.`,
    ],
    action: { label: 'Use this address', url: about.url },
    footnote: 'If you did not ask for this, somebody typed your address by mistake. You need do nothing.',
  });

/** To a new address that has an account already; whoever asked was told the same as always. */
export const emailTakenLetter = (about: { brand: string; loginUrl: string }): Letter =>
  writeLetter({
    brand: about.brand,
    subject: 'This address has an account already',
    paragraphs: [
      `Somebody wanted to move their ${about.brand} account to this address. It has an account of its own, so nothing was changed.`,
      'If that was you: sign in to the account of this address, or move yours to another one.',
    ],
    action: { label: 'Sign in', url: about.loginUrl },
    footnote: 'If you did not ask for this, you need do nothing. Nobody got into your account.',
  });

/** To the old address, at once: a change was asked for. */
export const emailChangeAskedLetter = (about: { brand: string; to: string; loginUrl: string }): Letter =>
  writeLetter({
    brand: about.brand,
    subject: 'A change of your address was asked for',
    paragraphs: [
      `Somebody who is signed in to your ${about.brand} account wants to change its address to ${about.to}.`,
      'It changes once the link that was sent there is opened. Your password and Google sign-in stay as they are.',
    ],
    footnote: `Was this you? Then there is nothing to do here. If not, go to ${about.loginUrl} now, choose "Forgot password?" and set a new one: that signs out whoever did this and stops the change.`,
  });

/** To the old address, when it no longer is the account's. */
export const emailChangedLetter = (about: { brand: string; to: string; support: string | null }): Letter =>
  writeLetter({
    brand: about.brand,
    subject: 'Your address was changed',
    paragraphs: [
      `Your ${about.brand} account uses ${about.to} from now on. Letters no longer come to this address.`,
    ],
    footnote: `Was this you? Then there is nothing to do. If not, write to ${about.support ?? 'support'} at once and say that your account was taken.`,
  });
