import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** Money given back, or promised to be. Whole payments only, one a charge. */
export type Refund = {
  id: string;
  chargeId: string;
  status: 'pending' | 'successful' | 'failed';
  at: string;
};

/** A buyer's complaint to the bank about a charge. */
export type Dispute = {
  id: string;
  chargeId: string;
  status: 'open' | 'won' | 'lost';
  at: string;
  resolvedAt: string | null;
};

export const AFTERWARDS_SCHEMA = `
  CREATE TABLE IF NOT EXISTS refunds (
    id TEXT PRIMARY KEY,
    chargeId TEXT NOT NULL UNIQUE REFERENCES captures (chargeId),
    metadata TEXT NOT NULL,
    at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS disputes (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    chargeId TEXT NOT NULL UNIQUE REFERENCES captures (chargeId),
    status TEXT NOT NULL,
    at TEXT NOT NULL,
    resolvedAt TEXT
  ) STRICT;
`;

export const AFTERWARDS_COLUMNS = [
  { table: 'refunds', name: 'status', type: `TEXT NOT NULL DEFAULT 'successful'` },
] as const;

const REFUND_COLUMNS = 'id, chargeId, status, at';
const DISPUTE_COLUMNS = 'id, chargeId, status, at, resolvedAt';

/** What happens to a capture after it: refunds and disputes. */
export function afterwards(db: DatabaseSync, inTransaction: <T>(work: () => T) => T) {
  return {
    /** Gives the whole amount of a charge back, once; or promises to, where its card keeps refunds pending. */
    refund(refund: {
      id: string;
      chargeId: string;
      amountInCents: number | undefined;
      metadata: Record<string, unknown>;
      at: string;
      status: 'pending' | 'successful';
    }): 'taken-on' | 'unknown-charge' | 'already-refunded' | 'partial' {
      return inTransaction(() => {
        const charge = db
          .prepare('SELECT amountInCents FROM captures WHERE chargeId = ?')
          .get(refund.chargeId);
        if (charge === undefined) return 'unknown-charge';
        if (refund.amountInCents !== undefined && refund.amountInCents !== charge.amountInCents)
          return 'partial';
        // A refund that failed may be asked for anew.
        db.prepare(`DELETE FROM refunds WHERE chargeId = ? AND status = 'failed'`).run(refund.chargeId);
        const { changes } = db
          .prepare(
            `INSERT INTO refunds (id, chargeId, status, metadata, at) VALUES (?, ?, ?, ?, ?)
             ON CONFLICT (chargeId) DO NOTHING`,
          )
          .run(refund.id, refund.chargeId, refund.status, JSON.stringify(refund.metadata), refund.at);
        return changes === 1 ? 'taken-on' : 'already-refunded';
      });
    },

    refundOfCharge(chargeId: string): Refund | undefined {
      const row = db.prepare(`SELECT ${REFUND_COLUMNS} FROM refunds WHERE chargeId = ?`).get(chargeId);
      return row as Refund | undefined;
    },

    /** Ends a pending refund; undefined when there is none with this id that waits. */
    settleRefund(id: string, status: 'successful' | 'failed'): Refund | undefined {
      return inTransaction(() => {
        const row = db
          .prepare(
            `UPDATE refunds SET status = ? WHERE id = ? AND status = 'pending' RETURNING ${REFUND_COLUMNS}`,
          )
          .get(status, id);
        return row as Refund | undefined;
      });
    },

    /** Opens a dispute of a charge; a second one of the same charge is the first. */
    openDispute(chargeId: string, at: string): Dispute | undefined {
      return inTransaction(() => {
        if (!db.prepare('SELECT 1 FROM captures WHERE chargeId = ?').get(chargeId)) return undefined;
        const id = `dp_${randomBytes(12).toString('hex')}`;
        db.prepare(
          `INSERT INTO disputes (id, chargeId, status, at) VALUES (?, ?, 'open', ?)
           ON CONFLICT (chargeId) DO NOTHING`,
        ).run(id, chargeId, at);
        return this.disputeOfCharge(chargeId);
      });
    },

    resolveDispute(id: string, status: 'won' | 'lost', at: string): Dispute | undefined {
      return inTransaction(() => {
        const row = db
          .prepare(
            `UPDATE disputes SET status = ?, resolvedAt = ? WHERE id = ? AND status = 'open'
             RETURNING ${DISPUTE_COLUMNS}`,
          )
          .get(status, at, id);
        return row as Dispute | undefined;
      });
    },

    disputeOfCharge(chargeId: string): Dispute | undefined {
      const row = db.prepare(`SELECT ${DISPUTE_COLUMNS} FROM disputes WHERE chargeId = ?`).get(chargeId);
      return row as Dispute | undefined;
    },
  };
}
