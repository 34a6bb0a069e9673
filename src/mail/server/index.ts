export type { Mailer } from './mailer.ts';
export { type OutboxLetter, openOutbox, readOutbox } from './outbox.ts';
export { openSmtp } from './smtp.ts';
