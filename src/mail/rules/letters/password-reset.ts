import { type Letter, writeLetter } from '../letter.ts';

/** To the owner of an address with an account: a link that sets a new password. */
export const passwordResetLetter = (about: { brand: string; url: string }): Letter =>
  writeLetter({
    brand: about.brand,
    subject: 'Set a new password',
    paragraphs: [
      `Somebody, you we hope, asked for a new password for the ${about.brand} account of this address.`,
      'The link works once and for one hour. Setting a new password signs out every device.',
    ],
    action: { label: 'Set a new password', url: about.url },
    footnote:
      'If you did not ask for this, you need do nothing: your password stays as it is. Nobody can use this link without this mailbox.',
  });

/** To the owner, after a reset link was used. */
export const passwordResetDoneLetter = (about: { brand: string; loginUrl: string }): Letter =>
  writeLetter({
    brand: about.brand,
    subject: 'Your password was changed',
    paragraphs: [
      `Your ${about.brand} account has a new password, set with a link from this mailbox. Every device was signed out.`,
    ],
    action: { label: 'Sign in', url: about.loginUrl },
    footnote:
      'Was this you? Then there is nothing to do. If not, somebody can read your mail: change the password of this mailbox first, then choose "Forgot password?" on the sign-in page.',
  });
