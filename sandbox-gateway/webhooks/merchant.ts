import type { Dispute, Refund } from '../afterwards.ts';
import type { MessageHabit } from '../cards.ts';
import type { Capture, Ledger, StoredToken } from '../ledger.ts';
import type { Order, Wire } from '../orders.ts';
import type { QueuedMessage } from './outbox.ts';
import type { MessageSender, Sending } from './sender.ts';

/** What happened to an order, as a wire puts it into a message. `at` is ISO 8601. */
export type OrderEvent = { order: Order; token: StoredToken; at: string } & (
  | { kind: 'paid'; capture: Capture }
  | { kind: 'declined'; code: 'card_declined' | 'insufficient_funds' }
  | { kind: 'refund'; refund: Refund }
  | { kind: 'dispute'; dispute: Dispute }
);

/** One message to be: where to, what it is called and what it says. */
export type Notice = { id: string; url: string; event: string; body: string };

/** What a wire with hosted payments says of its own. */
export type HostedWire = {
  /** The id that a capture of this order gets. */
  chargeId(order: Order): string;
  /** The merchant's own name for the payment, as the ledger shows it. */
  checkoutId(order: Order): string | null;
  /** Where the buyer's browser goes from the page; null where the page has no address to go to. */
  leadsTo(order: Order, how: 'paid' | 'failed' | 'cancelled'): string | null;
  /** Who is paid and for what, as the page shows it. */
  bill(order: Order): { payee: string; description: string };
  /** The messages about an event; none where the wire does not tell of such. */
  notices(event: OrderEvent): Notice[];
  prepare(message: QueuedMessage, sentAt: Date): Sending;
};

export type Merchant = ReturnType<typeof merchantLine>;

/** The line to the merchant: what happened goes into the outbox, in the manner that the card asks for. */
export function merchantLine(options: {
  ledger: Ledger;
  wires: Record<Wire, HostedWire>;
  sender: MessageSender;
  /** How late a late message is sent. */
  lateMessageMs: number;
}) {
  const { ledger, wires, sender, lateMessageMs } = options;

  function put(event: OrderEvent, how: { forged?: boolean; laterByMs?: number; times?: number } = {}): void {
    const { order } = event;
    for (const notice of wires[order.wire].notices(event))
      for (let time = 0; time < (how.times ?? 1); time += 1)
        ledger.outbox.add(
          { ...notice, wire: order.wire, orderId: order.id, forged: how.forged ?? false },
          Date.now() + (how.laterByMs ?? 0),
        );
  }

  const inTheManner: Record<MessageHabit, (event: OrderEvent) => void> = {
    told: put,
    first: put,
    twice: (event) => put(event, { times: 2 }),
    late: (event) => put(event, { laterByMs: lateMessageMs }),
    'out-of-order': (event) => {
      put(event);
      const { order, token, at } = event;
      put({ kind: 'declined', order, token, at, code: 'card_declined' });
    },
    forged: put,
    never: () => {},
  };

  return {
    /** Call it in the transaction that makes the event true, and `sender.wake` after it. */
    tell(event: OrderEvent): void {
      if (event.kind === 'paid') inTheManner[event.token.messages](event);
      else put(event);
    },

    /** Claims a payment that there is not, with a signature of nobody's. */
    forge(event: Extract<OrderEvent, { kind: 'paid' }>): void {
      put(event, { forged: true });
    },

    /** Lets the messages out; waits for their answers where the merchant is told first. */
    async letOut(token: StoredToken): Promise<void> {
      if (token.messages === 'first') await sender.run();
      else sender.wake();
    },
  };
}
