import { z } from 'zod';
import type { Letter } from '#mail';

/** Sends letters: by SMTP, or into files of the outbox where nothing may leave this machine. */
export interface Mailer {
  readonly kind: 'smtp' | 'outbox';
  /**
   * Takes a letter and returns at once: how long a mail takes must not tell whether an address is known here. Never
   * throws. Failures are tried again, then logged without the address.
   */
  send(to: string, letter: Letter): void;
  /** Resolves when nothing is under way any more. */
  settled(): Promise<void>;
  /** The clean end: what waits for another try gets it now, nothing is waited for much longer, connections close. */
  close(): Promise<void>;
}

const address = z.email();

/** Whether this is one address and nothing else: no second one, no header, no line break. */
export const isOneAddress = (to: string): boolean =>
  !/[\p{Cc}\s,;<>]/u.test(to) && address.safeParse(to).success;

/** Setting a letter takes time too; whoever waits for the answer that comes with it must not feel that. */
export const afterTheAnswer = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
