import type { Letter } from '#mail';

/** Brings one letter to a mail server, once; whoever keeps the letter decides about another try. */
export interface Carrier {
  /**
   * @param id the same on every try, so that a server that took the letter and lost the connection can know it again
   * @throws {NotTaken}
   */
  carry(to: string, letter: Letter, id: string): Promise<void>;
  close(): void;
}

/** A letter was not taken. The message is fit for a log: it never holds the server's text, which may repeat the address. */
export class NotTaken extends Error {
  /** Refused for good: the same letter would be refused again. */
  readonly isFinal: boolean;
  constructor(why: string, isFinal: boolean) {
    super(why);
    this.isFinal = isFinal;
  }
}
