import { type Letter, writeLetter } from '../letter.ts';

/** To a new address: opening the link says that this mailbox belongs to who signed up. */
export const verifyEmailLetter = (about: { brand: string; url: string }): Letter =>
  writeLetter({
    brand: about.brand,
    subject: 'Is this your address?',
    paragraphs: [
      `Welcome to ${about.brand}. Please confirm that this address is yours: it is your way back in when a password is lost.`,
      'Open it in the browser where you are signed in. The link works for three days, and you can use everything meanwhile.',
    ],
    action: { label: 'Yes, this is my address', url: about.url },
    footnote:
      'If you did not sign up, please do not open the link: somebody typed your address by mistake, and without your yes it does not become theirs.',
  });
