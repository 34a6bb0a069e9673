import { AFTERWARDS_COLUMNS, AFTERWARDS_SCHEMA, afterwards } from './afterwards.ts';
import type { Aftermath, MessageHabit, Outcome } from './cards.ts';
import { ledgerError, openLedgerFile } from './ledger-file.ts';
import { ORDERS_SCHEMA, orderTable } from './orders.ts';
import { OUTBOX_SCHEMA, outboxTable } from './webhooks/outbox.ts';

/** A card token as kept: never the number, only what a receipt shows and what a charge will do. */
export type StoredToken = {
  id: string;
  brand: string;
  maskedCard: string;
  fingerprint: string;
  expiryMonth: number;
  expiryYear: number;
  outcome: Outcome;
  messages: MessageHabit;
  aftermath: Aftermath | null;
  confirmation: 'not-needed' | 'pending' | 'passed' | 'failed';
  usedAt: string | null;
};

/** Money taken. `at` is ISO 8601, UTC; `checkoutId` is the charge's `metadata.checkoutId`, if it had one. */
export type Capture = {
  chargeId: string;
  token: string;
  checkoutId: string | null;
  amountInCents: number;
  currency: string;
  at: string;
};

/** A capture and what became of it; what did not happen has no field. */
export type CaptureRecord = Capture & {
  /** Which wire it came by; missing for the popup's. */
  wire?: string;
  refundId?: string;
  /** Missing once the money is back. */
  refund?: 'pending' | 'failed';
  dispute?: 'open' | 'won' | 'lost';
  /** ISO 8601, UTC; missing while the dispute is open. */
  disputeEndedAt?: string;
};

export type Ledger = ReturnType<typeof openLedger>;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS tokens (
    id TEXT PRIMARY KEY,
    brand TEXT NOT NULL,
    maskedCard TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    expiryMonth INTEGER NOT NULL,
    expiryYear INTEGER NOT NULL,
    outcome TEXT NOT NULL,
    confirmation TEXT NOT NULL,
    wrongCodes INTEGER NOT NULL DEFAULT 0,
    createdAt TEXT NOT NULL,
    usedAt TEXT
  ) STRICT;
  CREATE TABLE IF NOT EXISTS captures (
    sequence INTEGER PRIMARY KEY,
    chargeId TEXT NOT NULL UNIQUE,
    token TEXT NOT NULL UNIQUE REFERENCES tokens (id),
    checkoutId TEXT,
    amountInCents INTEGER NOT NULL CHECK (amountInCents > 0),
    currency TEXT NOT NULL,
    metadata TEXT NOT NULL,
    at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS captures_by_checkout ON captures (checkoutId);
`;

const LATER_COLUMNS = [
  { table: 'tokens', name: 'messages', type: `TEXT NOT NULL DEFAULT 'told'` },
  { table: 'tokens', name: 'aftermath', type: 'TEXT' },
  ...AFTERWARDS_COLUMNS,
];

const TOKEN_COLUMNS = `id, brand, maskedCard, fingerprint, expiryMonth, expiryYear, outcome, messages, aftermath, confirmation, usedAt`;
const CAPTURE_COLUMNS = `captures.chargeId, token, captures.checkoutId, captures.amountInCents, captures.currency, captures.at`;

/**
 * Opens (or makes) the gateway's database file. Every write is on the disk when its call returns:
 * an answer that is lost afterwards, or a killed process, loses no capture.
 */
export function openLedger(dbFile: string) {
  const { db, requireSameFile } = openLedgerFile(
    dbFile,
    SCHEMA + AFTERWARDS_SCHEMA + ORDERS_SCHEMA + OUTBOX_SCHEMA,
    LATER_COLUMNS,
  );

  /** All of it or nothing; inside another transaction a part of that. */
  function inTransaction<T>(work: () => T): T {
    if (db.isTransaction) return work();
    requireSameFile();
    try {
      db.exec('BEGIN IMMEDIATE');
      const result = work();
      db.exec('COMMIT');
      return result;
    } catch (error) {
      // A full disk makes SQLite roll back by itself.
      if (db.isTransaction) db.exec('ROLLBACK');
      throw ledgerError(error);
    }
  }

  /** Marks a token as used; false when it was used before (or by another call just now). */
  function spendToken(id: string, at: string): boolean {
    const { changes } = db
      .prepare('UPDATE tokens SET usedAt = ? WHERE id = ? AND usedAt IS NULL')
      .run(at, id);
    return changes === 1;
  }

  return {
    inTransaction,
    orders: orderTable(db, inTransaction),
    outbox: outboxTable(db, inTransaction),
    ...afterwards(db, inTransaction),

    saveToken(token: Omit<StoredToken, 'usedAt'>, at: string): void {
      inTransaction(() =>
        db
          .prepare(
            `INSERT INTO tokens (id, brand, maskedCard, fingerprint, expiryMonth, expiryYear, outcome, messages, aftermath, confirmation, createdAt)
             VALUES (:id, :brand, :maskedCard, :fingerprint, :expiryMonth, :expiryYear, :outcome, :messages, :aftermath, :confirmation, :at)`,
          )
          .run({ ...token, at }),
      );
    },

    findToken(id: string): StoredToken | undefined {
      const row = db.prepare(`SELECT ${TOKEN_COLUMNS} FROM tokens WHERE id = ?`).get(id);
      return row as StoredToken | undefined;
    },

    passConfirmation(id: string): void {
      db.prepare(`UPDATE tokens SET confirmation = 'passed' WHERE id = ? AND confirmation = 'pending'`).run(
        id,
      );
    },

    /** Counts a wrong code; the token fails at `maxWrongCodes`. Gives the token's state after it. */
    noteWrongCode(id: string, maxWrongCodes: number): StoredToken['confirmation'] {
      const row = db
        .prepare(
          `UPDATE tokens SET wrongCodes = wrongCodes + 1,
             confirmation = CASE WHEN wrongCodes + 1 >= ? THEN 'failed' ELSE confirmation END
           WHERE id = ? AND confirmation = 'pending' RETURNING confirmation`,
        )
        .get(maxWrongCodes, id);
      return (row?.confirmation ?? 'failed') as StoredToken['confirmation'];
    },

    spendToken,

    /** Uses the token and takes the money, or does neither: false when the token was used before. */
    capture(capture: Capture, metadata: Record<string, unknown>): boolean {
      return inTransaction(() => {
        if (!spendToken(capture.token, capture.at)) return false;
        db.prepare(
          `INSERT INTO captures (chargeId, token, checkoutId, amountInCents, currency, metadata, at)
           VALUES (:chargeId, :token, :checkoutId, :amountInCents, :currency, :metadata, :at)`,
        ).run({ ...capture, metadata: JSON.stringify(metadata) });
        return true;
      });
    },

    /** Every capture there ever was, oldest first. */
    captures(): CaptureRecord[] {
      const rows = db
        .prepare(
          `SELECT ${CAPTURE_COLUMNS}, orders.wire AS wire, refunds.id AS refundId, refunds.status AS refund,
             disputes.status AS dispute, disputes.resolvedAt AS disputeEndedAt
           FROM captures LEFT JOIN refunds ON refunds.chargeId = captures.chargeId
           LEFT JOIN disputes ON disputes.chargeId = captures.chargeId
           LEFT JOIN orders ON orders.chargeId = captures.chargeId ORDER BY captures.sequence`,
        )
        .all() as (Capture &
        Record<'wire' | 'refundId' | 'refund' | 'dispute' | 'disputeEndedAt', string | null>)[];
      return rows.map(({ wire, refundId, refund, dispute, disputeEndedAt, ...capture }) => ({
        ...capture,
        ...(wire === null ? {} : { wire }),
        ...(refundId === null ? {} : { refundId }),
        ...(refund === null || refund === 'successful' ? {} : { refund: refund as 'pending' }),
        ...(dispute === null ? {} : { dispute: dispute as 'open' }),
        ...(disputeEndedAt === null ? {} : { disputeEndedAt }),
      }));
    },

    captureOf(chargeId: string | null): Capture | undefined {
      if (chargeId === null) return undefined;
      const row = db.prepare(`SELECT ${CAPTURE_COLUMNS} FROM captures WHERE chargeId = ?`).get(chargeId);
      return row as Capture | undefined;
    },

    /** The token that a charge used up: its card decides how answers about the charge fare. */
    tokenOfCharge(chargeId: string): StoredToken | undefined {
      const row = db
        .prepare(
          `SELECT ${TOKEN_COLUMNS} FROM tokens WHERE id = (SELECT token FROM captures WHERE chargeId = ?)`,
        )
        .get(chargeId);
      return row as StoredToken | undefined;
    },

    /** The captures of one checkout, oldest first, each with its refund if there is one. */
    capturesOfCheckout(checkoutId: string): (Capture & { refundId: string | null })[] {
      const rows = db
        .prepare(
          `SELECT ${CAPTURE_COLUMNS}, refunds.id AS refundId FROM captures
           LEFT JOIN refunds ON refunds.chargeId = captures.chargeId AND refunds.status = 'successful'
           WHERE checkoutId = ? ORDER BY sequence`,
        )
        .all(checkoutId);
      return rows as (Capture & { refundId: string | null })[];
    },

    /** The popup's captures of some time, up to and without its end, oldest first, each with its metadata and refund. */
    capturesBetween(
      from: string,
      until: string,
    ): (Capture & { refundId: string | null; metadata: Record<string, unknown> })[] {
      const rows = db
        .prepare(
          `SELECT ${CAPTURE_COLUMNS}, captures.metadata, refunds.id AS refundId FROM captures
           LEFT JOIN refunds ON refunds.chargeId = captures.chargeId AND refunds.status = 'successful'
           LEFT JOIN orders ON orders.chargeId = captures.chargeId
           WHERE captures.at >= ? AND captures.at < ? AND orders.wire IS NULL ORDER BY captures.sequence`,
        )
        .all(from, until) as (Capture & { refundId: string | null; metadata: string })[];
      return rows.map((row) => ({ ...row, metadata: JSON.parse(row.metadata) }));
    },

    close(): void {
      db.close();
    },
  };
}
