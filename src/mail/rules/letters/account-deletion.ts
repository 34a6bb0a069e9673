import { type Letter, writeLetter } from '../letter.ts';
import { letterTime } from './dates.ts';

/**
 * To somebody whose account is to be erased: until when it can be had back, and how.
 *
 * @param about.wasOpen false where it was closed to sign-ins before, and stays so when it is kept
 * @param about.isAgain the letter was asked for anew, and the link of the last one is void
 */
export const accountClosedLetter = (about: {
  brand: string;
  undoUrl: string;
  eraseAtMs: number;
  wasOpen: boolean;
  isAgain: boolean;
}): Letter =>
  writeLetter({
    brand: about.brand,
    subject: 'Your account is closed and will be erased',
    paragraphs: [
      about.wasOpen
        ? `Your ${about.brand} account was closed as asked, and every device was signed out. On ${letterTime(about.eraseAtMs)} everything in it is erased.`
        : `Your ${about.brand} account, which was closed to sign-ins before, will be erased as asked: on ${letterTime(about.eraseAtMs)}, with everything in it.`,
      about.wasOpen
        ? 'Changed your mind? Until then one click brings all of it back. After that nobody can, we neither.'
        : 'Changed your mind? Until then one click keeps it as it is: nothing is erased, and it stays closed to sign-ins. After that nobody can bring it back, we neither.',
      ...(about.isAgain ? ['This link takes the place of the one that we sent before.'] : []),
      'What stays is the record of payments, without your name and address, because tax law asks for it, and a code that nobody can read back: it keeps old files from bringing you back.',
    ],
    action: { label: 'Keep my account', url: about.undoUrl },
    footnote: about.wasOpen
      ? 'If you did not ask for this, keep the account with the button above and then set a new password with "Forgot password?" on the sign-in page.'
      : 'If you did not ask for this, keep the account with the button above.',
  });

/** To somebody who changed their mind in time. */
export const accountKeptLetter = (about: { brand: string; loginUrl: string }): Letter =>
  writeLetter({
    brand: about.brand,
    subject: 'Your account stays',
    paragraphs: [`Your ${about.brand} account is open again, with everything in it. Sign in as before.`],
    action: { label: 'Sign in', url: about.loginUrl },
    footnote: 'If you did not do this, sign in and delete the account again.',
  });

/** The same where nobody could sign in to it before either. */
export const accountKeptClosedLetter = (about: { brand: string }): Letter =>
  writeLetter({
    brand: about.brand,
    subject: 'Your account will not be erased',
    paragraphs: [
      `Your ${about.brand} account stays, with everything in it. It was closed to sign-ins before its deletion was asked for, and it still is.`,
    ],
    footnote: 'If you did not do this, write to us, and we have it erased after all.',
  });
