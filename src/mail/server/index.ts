export type { Mailer, ServerMailer } from './mailer.ts';
export { type OutboxLetter, openOutbox, readOutbox } from './outbox.ts';
export { openPost, type Sealer } from './post.ts';
export { openSmtp } from './smtp.ts';
