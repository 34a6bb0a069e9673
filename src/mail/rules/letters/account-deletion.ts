import { type Letter, writeLetter } from '../letter.ts';
import { letterTime } from './dates.ts';

/** To somebody whose account was just closed: until when it can be had back, and how. */
export const accountClosedLetter = (about: { brand: string; undoUrl: string; eraseAtMs: number }): Letter =>
  writeLetter({
    brand: about.brand,
    subject: 'Your account is closed and will be erased',
    paragraphs: [
      `Your ${about.brand} account was closed as asked, and every device was signed out. On ${letterTime(about.eraseAtMs)} everything in it is erased.`,
      'Changed your mind? Until then one click brings all of it back. After that nobody can, we neither.',
      'What stays is the record of payments, without your name and address: tax law asks for it.',
    ],
    action: { label: 'Keep my account', url: about.undoUrl },
    footnote:
      'If you did not ask for this, keep the account with the button above and then set a new password with "Forgot password?" on the sign-in page.',
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
