import type { Letter } from '#mail';

/** Sends letters: by SMTP, or into files of the outbox where nothing may leave this machine. */
export interface Mailer {
  readonly kind: 'smtp' | 'outbox';
  /**
   * Takes a letter and returns at once: how long a mail takes must not tell whether an address is known here. Failures
   * are tried again, then logged without the address.
   */
  send(to: string, letter: Letter): void;
  /** Resolves when nothing is under way any more; for a clean end, and for tests. */
  settled(): Promise<void>;
}

export { type OutboxLetter, openOutbox, readOutbox } from './outbox.ts';
