import type { outboxTable, QueuedMessage } from './outbox.ts';

/** How long the merchant may take to answer a message. */
const ANSWER_WITHIN_MS = 15_000;

/** A message as it leaves now: a signature may hold the time, so each sending has its own. */
export type Sending = { headers: Record<string, string>; body: string };

export type MessageSender = ReturnType<typeof messageSender>;

/**
 * Sends the messages of the outbox when they are due, and again until the merchant answers 2xx. Messages of one order go
 * one after another, those of different orders side by side.
 */
export function messageSender(options: {
  outbox: ReturnType<typeof outboxTable>;
  prepare: (message: QueuedMessage, sentAt: Date) => Sending;
  /** Pauses after the first sending, the second, …; given up after the last. */
  retryDelaysMs: readonly number[];
  now: () => Date;
}) {
  const { outbox, prepare, retryDelaysMs, now } = options;
  const underWay = new Map<number, Promise<void>>();
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  async function send(message: QueuedMessage): Promise<void> {
    const { headers, body } = prepare(message, now());
    const status = await fetch(message.url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    }).then(
      async (answer) => {
        await answer.body?.cancel();
        return answer.status;
      },
      () => 0,
    );
    if (stopping.signal.aborted) return;
    const taken = status >= 200 && status < 300;
    const pauseMs = retryDelaysMs[message.attempts];
    outbox.noteAttempt(
      message.sequence,
      status,
      taken || pauseMs === undefined ? null : Date.now() + pauseMs,
    );
  }

  /** Sends everything that is due, once; ends when each has been answered or given up on. */
  async function run(): Promise<void> {
    if (stopping.signal.aborted) return;
    const lines = new Map<string, Promise<void>>();
    for (const message of outbox.due(Date.now())) {
      const before = lines.get(message.orderId) ?? Promise.resolve();
      const line = underWay.get(message.sequence) ?? before.then(() => send(message));
      lines.set(message.orderId, line);
      underWay.set(
        message.sequence,
        line.finally(() => underWay.delete(message.sequence)),
      );
    }
    await Promise.all(lines.values());
    wake();
  }

  /** Sets the alarm for the next message; call it after one was added. */
  function wake(): void {
    clearTimeout(timer);
    if (stopping.signal.aborted) return;
    const dueAt = outbox.nextDueAt();
    if (dueAt === null) return;
    timer = setTimeout(() => void run(), Math.min(Math.max(dueAt - Date.now(), 0), 2 ** 30));
    timer.unref();
  }

  wake();
  return {
    wake,
    run,
    /** Sends everything that waits, whenever it was due. */
    async flush(): Promise<void> {
      outbox.hurry(Date.now());
      await run();
    },
    stop(): void {
      stopping.abort();
      clearTimeout(timer);
    },
  };
}
