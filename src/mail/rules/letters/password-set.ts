import { type Letter, writeLetter } from '../letter.ts';

/** To the owner, after a password was changed or set on the Account page. */
export const passwordSetLetter = (about: { brand: string; loginUrl: string; first: boolean }): Letter =>
  writeLetter({
    brand: about.brand,
    subject: about.first ? 'A password was set' : 'Your password was changed',
    paragraphs: [
      about.first
        ? `Your ${about.brand} account has a password now. You can sign in with it, and as before.`
        : `The password of your ${about.brand} account was changed, and every other device was signed out.`,
    ],
    footnote: `Was this you? Then there is nothing to do. If not, go to ${about.loginUrl} now, choose "Forgot password?" and set a new one: that signs out whoever did this.`,
  });
