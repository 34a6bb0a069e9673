/** Mailed links and their tokens, apart from the door of the server, so that the operator's terminal need not load all of it. */
export { hashOfToken, linkToken } from './account/secrets.ts';
export { findOwner, keepLink, readLink, spendLink } from './mail-links.ts';
