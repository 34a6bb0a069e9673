import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Letter, Sender } from '#mail';
import { afterTheAnswer, isOneAddress, type Mailer } from './mailer.ts';

/** Waits between tries, in milliseconds: a mail server that restarts, then one that greylists, then one with a fault. */
const PAUSES_MS = [2_000, 15_000, 60_000, 300_000] as const;
/** One try in all: a server that trickles its answers must not hold a letter for ever. */
const TRY_MS = 90_000;
/** How long a clean end waits for letters that are on their way. */
const LEAVE_AFTER_MS = 8_000;

/** What tells a failure in a log; never the reply's text, which may repeat the address. */
interface Failure {
  code?: string;
  responseCode?: number;
}

/** Refused for good, so that the same letter would be refused again (RFC 5321: 5yz; 503 speaks of the connection). */
const isFinal = ({ code, responseCode }: Failure): boolean =>
  responseCode === undefined
    ? code === 'EENVELOPE' || code === 'ECONFIG' || code === 'ENOAUTH'
    : responseCode >= 500 && responseCode < 600 && responseCode !== 503;

const nameOf = ({ code, responseCode }: Failure): string =>
  [code ?? 'fault', responseCode].filter((part) => part !== undefined).join(' ');

/**
 * Sends by SMTP over a few kept connections. TLS is as the URL says: `smtps:` from the first byte, `smtp:` by STARTTLS
 * where the server offers it (`?requireTLS=true` refuses to go on without).
 *
 * @param options.url with user and password, percent-encoded, if the server wants them
 * @param options.pause waits that long before the next try, or shorter once `ending` is aborted; tests bring their own
 */
export function openSmtp(options: {
  url: string;
  from: Sender;
  pausesMs?: readonly number[];
  pause?: (ms: number, ending: AbortSignal) => Promise<void>;
}): Mailer {
  const { url, from, pausesMs = PAUSES_MS, pause = pauseUnlessEnding } = options;
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    // Tries are counted here, so that a refused connection and a dropped one are treated alike.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    dnsTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const underWay = new Set<Promise<void>>();
  const ending = new AbortController();

  async function deliver(to: string, letter: Letter): Promise<void> {
    await afterTheAnswer();
    // The same on every try: a server that took the letter and lost the connection can know it again.
    const messageId = `<${randomUUID()}@${domain}>`;
    for (let tries = 1; ; tries += 1) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject: letter.subject,
          text: letter.text,
          html: letter.html,
          messageId,
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
          signal: AbortSignal.timeout(TRY_MS),
        });
        return;
      } catch (error) {
        const failure = error as Failure;
        const pauseMs = pausesMs[tries - 1];
        if (isFinal(failure) || pauseMs === undefined || ending.signal.aborted) {
          console.error(`mail: a letter was given up after ${tries} tries (${nameOf(failure)})`);
          return;
        }
        console.warn(`mail: a letter waits for another try (${nameOf(failure)})`);
        await pause(pauseMs, ending.signal);
      }
    }
  }

  const settled = async () => {
    while (underWay.size > 0) await Promise.all(underWay);
  };
  return {
    kind: 'smtp',
    send(to, letter) {
      if (!isOneAddress(to)) {
        console.error('mail: a letter to what is no address was not sent');
        return;
      }
      const delivery = deliver(to, letter).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    settled,
    async close() {
      ending.abort();
      const late = new AbortController();
      await Promise.race([settled(), pauseUnlessEnding(LEAVE_AFTER_MS, late.signal)]);
      late.abort();
      transport.close({ force: true });
    },
  };
}

/** Resolves after `ms`, or at once when the product ends: then there is one more try and no later one. */
function pauseUnlessEnding(ms: number, ending: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (ending.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      ending.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    ending.addEventListener('abort', done);
  });
}
