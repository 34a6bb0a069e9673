import type { Outcome } from './cards.ts';
import { ledgerError, openLedgerFile } from './ledger-file.ts';

/** A card token as kept: never the number, only what a receipt shows and what a charge will do. */
export type StoredToken = {
  id: string;
  brand: string;
  maskedCard: string;
  fingerprint: string;
  expiryMonth: number;
  expiryYear: number;
  outcome: Outcome;
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
  CREATE TABLE IF NOT EXISTS refunds (
    id TEXT PRIMARY KEY,
    chargeId TEXT NOT NULL UNIQUE REFERENCES captures (chargeId),
    metadata TEXT NOT NULL,
    at TEXT NOT NULL
  ) STRICT;
`;

const TOKEN_COLUMNS = `id, brand, maskedCard, fingerprint, expiryMonth, expiryYear, outcome, confirmation, usedAt`;
const CAPTURE_COLUMNS = `captures.chargeId, token, checkoutId, amountInCents, currency, captures.at`;

/**
 * Opens (or makes) the gateway's database file. Every write is on the disk when its call returns:
 * an answer that is lost afterwards, or a killed process, loses no capture.
 */
export function openLedger(dbFile: string) {
  const { db, requireSameFile } = openLedgerFile(dbFile, SCHEMA);

  function inTransaction<T>(work: () => T): T {
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
    saveToken(token: Omit<StoredToken, 'usedAt'>, at: string): void {
      inTransaction(() =>
        db
          .prepare(
            `INSERT INTO tokens (id, brand, maskedCard, fingerprint, expiryMonth, expiryYear, outcome, confirmation, createdAt)
             VALUES (:id, :brand, :maskedCard, :fingerprint, :expiryMonth, :expiryYear, :outcome, :confirmation, :at)`,
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

    /** Every capture there ever was, oldest first; with its refund where it was given back, else without the field. */
    captures(): (Capture & { refundId?: string })[] {
      const rows = db
        .prepare(
          `SELECT ${CAPTURE_COLUMNS}, refunds.id AS refundId FROM captures
           LEFT JOIN refunds ON refunds.chargeId = captures.chargeId ORDER BY sequence`,
        )
        .all() as (Capture & { refundId: string | null })[];
      return rows.map(({ refundId, ...capture }) => (refundId === null ? capture : { ...capture, refundId }));
    },

    /** What the card of a charge does to answers. */
    outcomeOfCharge(chargeId: string): Outcome | undefined {
      const row = db
        .prepare('SELECT outcome FROM tokens JOIN captures ON captures.token = tokens.id WHERE chargeId = ?')
        .get(chargeId);
      return row?.outcome as Outcome | undefined;
    },

    /** The captures of one checkout, oldest first, each with its refund if there is one. */
    capturesOfCheckout(checkoutId: string): (Capture & { refundId: string | null })[] {
      const rows = db
        .prepare(
          `SELECT ${CAPTURE_COLUMNS}, refunds.id AS refundId FROM captures
           LEFT JOIN refunds ON refunds.chargeId = captures.chargeId
           WHERE checkoutId = ? ORDER BY sequence`,
        )
        .all(checkoutId);
      return rows as (Capture & { refundId: string | null })[];
    },

    /** The captures of some time, up to and without its end, oldest first, each with its metadata and refund. */
    capturesBetween(
      from: string,
      until: string,
    ): (Capture & { refundId: string | null; metadata: Record<string, unknown> })[] {
      const rows = db
        .prepare(
          `SELECT ${CAPTURE_COLUMNS}, captures.metadata, refunds.id AS refundId FROM captures
           LEFT JOIN refunds ON refunds.chargeId = captures.chargeId
           WHERE captures.at >= ? AND captures.at < ? ORDER BY sequence`,
        )
        .all(from, until) as (Capture & { refundId: string | null; metadata: string })[];
      return rows.map((row) => ({ ...row, metadata: JSON.parse(row.metadata) }));
    },

    /** Gives the whole amount of a charge back, once. */
    refund(refund: {
      id: string;
      chargeId: string;
      amountInCents: number | undefined;
      metadata: Record<string, unknown>;
      at: string;
    }): 'refunded' | 'unknown-charge' | 'already-refunded' | 'partial' {
      return inTransaction(() => {
        const charge = db
          .prepare('SELECT amountInCents FROM captures WHERE chargeId = ?')
          .get(refund.chargeId);
        if (charge === undefined) return 'unknown-charge';
        if (refund.amountInCents !== undefined && refund.amountInCents !== charge.amountInCents)
          return 'partial';
        const { changes } = db
          .prepare(
            `INSERT INTO refunds (id, chargeId, metadata, at) VALUES (?, ?, ?, ?)
             ON CONFLICT (chargeId) DO NOTHING`,
          )
          .run(refund.id, refund.chargeId, JSON.stringify(refund.metadata), refund.at);
        return changes === 1 ? 'refunded' : 'already-refunded';
      });
    },

    close(): void {
      db.close();
    },
  };
}
