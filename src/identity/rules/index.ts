export { signInBody, signUpBody, type WireUser } from './contract.ts';
export { isGmail, type LoginErrorCode, loginError, loginMessage, POST_LOGIN_FAILURE } from './errors.ts';
export { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, TERMS_VERSION } from './limits.ts';
