import { createTransport } from 'nodemailer';
import type { Sender } from '#mail';
import { type Carrier, NotTaken } from './carrier.ts';

/** One try in all: a server that trickles its answers must not hold a letter for ever. */
export const TRY_MS = 90_000;

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
 * Carries by SMTP over a few kept connections. TLS is as the URL says: `smtps:` from the first byte, `smtp:` by STARTTLS
 * where the server offers it (`?requireTLS=true` refuses to go on without).
 *
 * @param options.url with user and password, percent-encoded, if the server wants them
 */
export function openSmtp({ url, from }: { url: string; from: Sender }): Carrier {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    // Tries are counted where letters are kept, so that a refused connection and a dropped one are treated alike.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    dnsTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async carry(to, letter, id) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject: letter.subject,
          text: letter.text,
          html: letter.html,
          messageId: `<${id}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            ...(letter.oneClickUrl
              ? {
                  'List-Unsubscribe': `<${letter.oneClickUrl}>`,
                  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
                }
              : {}),
          },
          signal: AbortSignal.timeout(TRY_MS),
        });
      } catch (error) {
        const failure = error as Failure;
        throw new NotTaken(nameOf(failure), isFinal(failure));
      }
    },
    close: () => transport.close({ force: true }),
  };
}
