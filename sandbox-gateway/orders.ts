import type { DatabaseSync } from 'node:sqlite';

/**
 * A payment that the merchant's server began and the buyer finishes on a page of the gateway's. `created`: not opened
 * yet; `started`: the buyer is at the page; `failed`: the last card was declined, another may be tried; `cancelled`: the
 * buyer went back, and may come again. `paid` is the end.
 */
export type OrderState = 'created' | 'started' | 'failed' | 'cancelled' | 'paid';

export type Wire = 'yoco-checkout' | 'paystack';

export type Order = {
  /** Counts up over all wires; the numeric ids of some wires are made of it. */
  number: number;
  /** The wire's own name for it, as the buyer's page has it in its address. */
  id: string;
  wire: Wire;
  /** The merchant's name for it, unique on wires that take it as the idempotency key. */
  reference: string | null;
  amountInCents: number;
  currency: string;
  state: OrderState;
  /** What the merchant sent, as the wire keeps it. */
  request: Record<string, unknown>;
  chargeId: string | null;
  at: string;
};

export type NewOrder = Omit<Order, 'number' | 'state' | 'chargeId'>;

export const ORDERS_SCHEMA = `
  CREATE TABLE IF NOT EXISTS orders (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    wire TEXT NOT NULL,
    reference TEXT,
    amountInCents INTEGER NOT NULL CHECK (amountInCents > 0),
    currency TEXT NOT NULL,
    state TEXT NOT NULL,
    request TEXT NOT NULL,
    chargeId TEXT UNIQUE,
    at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS orders_by_reference ON orders (reference);
  CREATE TABLE IF NOT EXISTS answered (
    key TEXT PRIMARY KEY,
    digest TEXT NOT NULL,
    status INTEGER NOT NULL,
    body TEXT NOT NULL
  ) STRICT;
`;

const read = (row: Record<string, unknown> | undefined): Order | undefined =>
  row && ({ ...row, request: JSON.parse(String(row.request)) } as Order);

/** The orders of all wires, and the answers that are kept for idempotency keys. */
export function orderTable(db: DatabaseSync, inTransaction: <T>(work: () => T) => T) {
  const only = (where: string, ...values: string[]): Order | undefined =>
    read(db.prepare(`SELECT * FROM orders WHERE ${where} ORDER BY number DESC LIMIT 1`).get(...values));

  return {
    create(order: NewOrder): Order {
      return inTransaction(() => {
        const row = db
          .prepare(
            `INSERT INTO orders (id, wire, reference, amountInCents, currency, state, request, at)
             VALUES (:id, :wire, :reference, :amountInCents, :currency, 'created', :request, :at) RETURNING *`,
          )
          .get({ ...order, request: JSON.stringify(order.request) });
        return read(row) as Order;
      });
    },

    find: (id: string) => only('id = ?', id),
    findPaid: (chargeId: string) => only('chargeId = ?', chargeId),
    findByReference: (wire: Wire, reference: string) => only('wire = ? AND reference = ?', wire, reference),

    /** Those of a wire that were made in a period, newest first; both times ISO 8601, the later one left out. */
    list(wire: Wire, from: string, until: string): Order[] {
      return db
        .prepare('SELECT * FROM orders WHERE wire = ? AND at >= ? AND at < ? ORDER BY number DESC')
        .all(wire, from, until)
        .map((row) => read(row) as Order);
    },

    /** Moves an order on, except from `paid`, which is final. */
    move(id: string, state: Exclude<OrderState, 'paid'>): void {
      db.prepare(`UPDATE orders SET state = ? WHERE id = ? AND state <> 'paid'`).run(state, id);
    },

    /** Pays an order, once: false when it was paid before. */
    pay(id: string, chargeId: string): boolean {
      const { changes } = db
        .prepare(`UPDATE orders SET state = 'paid', chargeId = ? WHERE id = ? AND state <> 'paid'`)
        .run(chargeId, id);
      return changes === 1;
    },

    /** The answer that was given to an idempotency key before. */
    answered(key: string): { digest: string; status: number; body: string } | undefined {
      const row = db.prepare('SELECT digest, status, body FROM answered WHERE key = ?').get(key);
      return row as { digest: string; status: number; body: string } | undefined;
    },

    keepAnswer(answer: { key: string; digest: string; status: number; body: string }): void {
      db.prepare(
        'INSERT INTO answered (key, digest, status, body) VALUES (:key, :digest, :status, :body)',
      ).run(answer);
    },
  };
}
