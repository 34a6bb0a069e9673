export {
  accountEmailBody,
  accountNameBody,
  accountPasswordBody,
  EMAIL_LINK_LIFETIME_MS,
  ERASED_AFTER_MS,
  endSessionBody,
  type Seller,
  undoDeletionBody,
  type WireAccount,
  type WirePrintedReceipt,
  type WireReceipt,
  type WireRefund,
  type WireSession,
  type WireUnsettled,
} from './account.ts';
export {
  addressBody,
  codeBody,
  email,
  isFirstSession,
  resetPasswordBody,
  signInBody,
  signUpBody,
  type WhoIsHere,
  type WireUser,
} from './contract.ts';
export { deviceName } from './device-name.ts';
export { type LoginErrorCode, loginError, loginMessage, TOO_MANY_LETTERS } from './errors.ts';
export { type GoogleStartBody, googleStartBody, socialBody } from './google.ts';
export {
  erasedWhy,
  type HashConfig,
  IMPORT_NOTES,
  type ImportedUser,
  type ImportNote,
  readFirebaseUser,
  readHashConfig,
  readUserRows,
} from './import/index.ts';
export {
  CODE_DIGITS,
  CODE_LIFETIME_MS,
  CODE_TRIES,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  RESET_LINK_LIFETIME_MS,
  TERMS_VERSION,
  VERIFY_LINK_LIFETIME_MS,
} from './limits.ts';
export { FORGET_TRIES_AFTER_MS, nextTry, type Tries } from './lock-out.ts';
export { MAX_PASSKEYS, passkeyAddBody, passkeyRemoveBody, passkeySignInBody } from './passkeys.ts';
export { type PasswordFault, refusePassword } from './password.ts';
export { sameSitePath } from './same-site-path.ts';
export { isGmail, POST_LOGIN_FAILURE, screenMessage } from './screen-errors.ts';
