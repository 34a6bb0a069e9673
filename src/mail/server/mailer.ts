import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#database';
import type { Letter } from '#mail';

export interface Sending {
  /** After this the letter says something that no longer holds, such as a code that has expired; a day unless said. */
  usefulForMs?: number;
  /** Keeps the letter with what it tells of: both or neither. To be followed by `wake` once that is committed. */
  within?: Transaction<Tables>;
}

/** Sends letters: by SMTP, or into files of the outbox where nothing may leave this machine. */
export interface Mailer {
  readonly kind: 'smtp' | 'outbox';
  /**
   * Takes a letter. By SMTP, it resolves once the letter is kept and a crash cannot lose it any more; carrying begins
   * after, so how long that takes tells nobody anything. Failures are tried again, then logged without the address.
   *
   * @param to null for nobody: costs the same and goes nowhere, where an answer must take equally long
   * @throws only with `within`, whose transaction cannot go on then
   */
  send(to: string | null, letter: Letter, how?: Sending): Promise<void>;
  /** Carries what waits. */
  wake(): void;
  /** Resolves when nothing is under way any more; what waits for another try is not. */
  settled(): Promise<void>;
  /** The clean end: what is under way gets a few seconds more, and what stays behind is carried after the next start. */
  close(): Promise<void>;
}

/** The mailer of a server, which also carries what others left behind. */
export interface ServerMailer extends Mailer {
  /**
   * Carries what an earlier process left, and looks again from time to time.
   *
   * @param alone no other server carries letters of this database, so what is claimed was left by a crash
   */
  start(alone: boolean): void;
}

const address = z.email();

/** Whether this is one address and nothing else: no second one, no header, no line break. */
export const isOneAddress = (to: string): boolean =>
  !/[\p{Cc}\s,;<>]/u.test(to) && address.safeParse(to).success;

/** Setting a letter takes time too; whoever waits for the answer that comes with it must not feel that. */
export const afterTheAnswer = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
