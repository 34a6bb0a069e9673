/** What we write to people, as pure texts. Sending is the server's. */
export { type Letter, type LetterParts, writeLetter } from './letter.ts';
export { planExtendedLetter, planGrantedLetter } from './letters/access-given.ts';
export {
  accountClosedLetter,
  accountKeptClosedLetter,
  accountKeptLetter,
} from './letters/account-deletion.ts';
export { accountTakenOverLetter } from './letters/account-taken-over.ts';
export {
  confirmEmailLetter,
  emailChangeAskedLetter,
  emailChangedLetter,
  emailTakenLetter,
} from './letters/email-change.ts';
export { oneTimeCodeLetter, unprovenAccessRemovedLetter } from './letters/one-time-code.ts';
export { operatorAlertLetter } from './letters/operator-alert.ts';
export { passkeyAddedLetter } from './letters/passkey-added.ts';
export { passwordResetDoneLetter, passwordResetLetter } from './letters/password-reset.ts';
export { passwordSetLetter } from './letters/password-set.ts';
export { planEndsLetter } from './letters/plan-ends.ts';
export { receiptLetter } from './letters/receipt.ts';
export { refundLetter } from './letters/refund.ts';
export {
  paidTwiceLetter,
  refundAskedLetter,
  refundGrantedLetter,
  refundLinkLetter,
  refundRefusedLetter,
} from './letters/refund-request.ts';
export { verifyEmailLetter } from './letters/verify-email.ts';
export { parseSender, type Sender } from './sender.ts';
