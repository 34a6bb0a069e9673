/** What we write to people, as pure texts. Sending is the server's. */
export { type Letter, type LetterParts, writeLetter } from './letter.ts';
