import { type Letter, writeLetter } from '../letter.ts';

/** To the owner of an address with an account: six digits to sign in with. */
export const oneTimeCodeLetter = (about: { brand: string; code: string }): Letter =>
  writeLetter({
    brand: about.brand,
    subject: `Your ${about.brand} sign-in code`,
    paragraphs: [
      'Here is your code to sign in:',
      'It works once and for five minutes. If you asked more than once, only the newest code works.',
      `Type it on the ${about.brand} sign-in page only. Nobody of ours will ever ask you for it.`,
    ],
    code: about.code,
    footnote:
      'If you did not ask for this, somebody typed your address. You need do nothing: without the code nobody gets in.',
  });

/** To the owner, once a code proved whose address it is that nobody had confirmed before. */
export const unprovenAccessRemovedLetter = (about: { brand: string; loginUrl: string }): Letter =>
  writeLetter({
    brand: about.brand,
    subject: 'Your address is confirmed, and the old password is gone',
    paragraphs: [
      `You signed in to ${about.brand} with a code from this mailbox, and so your address is confirmed now.`,
      'It had never been confirmed before, so we could not know who had set the password. To keep the account yours alone, that password was removed and every other device was signed out. Your plan stays.',
      'To sign in with a password again, choose "Forgot password?" on the sign-in page and set a new one.',
    ],
    action: { label: 'Go to the sign-in page', url: about.loginUrl },
    footnote:
      'Was this you? Then all is well. If not, somebody can read your mail: change the password of this mailbox first.',
  });
