import { type Letter, writeLetter } from '../letter.ts';

/** To the owner, after a device was added that can sign in without a password. */
export const passkeyAddedLetter = (about: { brand: string; accountUrl: string }): Letter =>
  writeLetter({
    brand: about.brand,
    subject: 'A passkey was added',
    paragraphs: [
      `A passkey was added to your ${about.brand} account. Whoever can unlock that device can sign in with it.`,
    ],
    footnote: `Was this you? Then there is nothing to do. If not, open ${about.accountUrl} now, remove the passkey, set a new password and choose "Sign out everywhere".`,
  });
