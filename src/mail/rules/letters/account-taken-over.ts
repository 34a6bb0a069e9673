import { type Letter, writeLetter } from '../letter.ts';

/** To the owner, once Google proved whose address it is that nobody had confirmed before. */
export const accountTakenOverLetter = (about: { brand: string; loginUrl: string }): Letter =>
  writeLetter({
    brand: about.brand,
    subject: 'Your account now belongs to your Google sign-in',
    paragraphs: [
      `You signed in to ${about.brand} with Google, and so we know that this address is yours.`,
      'An account with this address was there already, but the address had never been confirmed. We could not know who had set its password, so to keep the account yours alone that password was removed and every other device was signed out. Your plan stays.',
      'You do not need a password any more. If you would like one all the same, choose "Forgot password?" on the sign-in page and set a new one.',
    ],
    action: { label: 'Go to the sign-in page', url: about.loginUrl },
    footnote:
      'Was this you? Then all is well. If not, somebody can use your Google account: change its password first.',
  });
