import type { DatabaseSync } from 'node:sqlite';
import type { Wire } from '../orders.ts';

/** A message to the merchant, kept until it was taken or given up. */
export type Message = {
  /** The provider's id of the message; a message that is sent twice has one id. */
  id: string;
  wire: Wire;
  /** Messages of one order go out one after another. */
  orderId: string;
  url: string;
  event: string;
  /** As it is sent, but for what a signature adds. */
  body: string;
  /** Signed with a key that is not the merchant's. */
  forged: boolean;
};

export type QueuedMessage = Message & {
  sequence: number;
  /** How often it was sent. */
  attempts: number;
  /** Unix time in milliseconds of the next sending. */
  dueAt: number;
};

/** A message as tests see it. `status` is the merchant's last answer; 0 where there was none. */
export type SentMessage = Omit<Message, 'forged'> & {
  forged: boolean;
  attempts: number;
  status: number | null;
  waits: boolean;
};

export const OUTBOX_SCHEMA = `
  CREATE TABLE IF NOT EXISTS messages (
    sequence INTEGER PRIMARY KEY,
    id TEXT NOT NULL,
    wire TEXT NOT NULL,
    orderId TEXT NOT NULL,
    url TEXT NOT NULL,
    event TEXT NOT NULL,
    body TEXT NOT NULL,
    forged INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    status INTEGER,
    dueAt INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS messages_due ON messages (dueAt) WHERE dueAt IS NOT NULL;
  CREATE TABLE IF NOT EXISTS subscriptions (
    id TEXT PRIMARY KEY,
    wire TEXT NOT NULL,
    name TEXT NOT NULL,
    url TEXT NOT NULL,
    secret TEXT NOT NULL
  ) STRICT;
`;

export type Subscription = { id: string; wire: Wire; name: string; url: string; secret: string };

/** The messages to merchants and where they go. */
export function outboxTable(db: DatabaseSync, inTransaction: <T>(work: () => T) => T) {
  return {
    /** @param dueAt Unix time in milliseconds before which it does not leave */
    add(message: Message, dueAt: number): void {
      db.prepare(
        `INSERT INTO messages (id, wire, orderId, url, event, body, forged, dueAt)
         VALUES (:id, :wire, :orderId, :url, :event, :body, :forged, :dueAt)`,
      ).run({ ...message, forged: message.forged ? 1 : 0, dueAt });
    },

    /** Those whose time has come, oldest first. */
    due(nowMs: number): QueuedMessage[] {
      return db
        .prepare('SELECT * FROM messages WHERE dueAt <= ? ORDER BY dueAt, sequence')
        .all(nowMs)
        .map((row) => ({ ...row, forged: row.forged === 1 }) as QueuedMessage);
    },

    /** When the next one is due; null when none waits. */
    nextDueAt(): number | null {
      const row = db.prepare('SELECT min(dueAt) AS dueAt FROM messages WHERE dueAt IS NOT NULL').get();
      return (row?.dueAt ?? null) as number | null;
    },

    /** @param dueAt of the next sending; null when it was taken, or is given up */
    noteAttempt(sequence: number, status: number, dueAt: number | null): void {
      db.prepare('UPDATE messages SET attempts = attempts + 1, status = ?, dueAt = ? WHERE sequence = ?').run(
        status,
        dueAt,
        sequence,
      );
    },

    /** Makes everything that waits due now. */
    hurry(nowMs: number): void {
      db.prepare('UPDATE messages SET dueAt = ? WHERE dueAt > ?').run(nowMs, nowMs);
    },

    all(): SentMessage[] {
      return db
        .prepare('SELECT * FROM messages ORDER BY sequence')
        .all()
        .map(({ forged, dueAt, sequence: _, ...row }) => {
          return { ...row, forged: forged === 1, waits: dueAt !== null } as SentMessage;
        });
    },

    subscribe(subscription: Subscription): void {
      inTransaction(() =>
        db
          .prepare(
            `INSERT INTO subscriptions (id, wire, name, url, secret) VALUES (:id, :wire, :name, :url, :secret)`,
          )
          .run(subscription),
      );
    },

    subscriptions(wire: Wire): Subscription[] {
      return db
        .prepare('SELECT * FROM subscriptions WHERE wire = ? ORDER BY rowid')
        .all(wire) as Subscription[];
    },

    unsubscribe(wire: Wire, id: string): boolean {
      return db.prepare('DELETE FROM subscriptions WHERE wire = ? AND id = ?').run(wire, id).changes === 1;
    },
  };
}
