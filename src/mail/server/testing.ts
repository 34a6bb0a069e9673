import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A letter as a mail server took it. */
export interface TakenLetter {
  envelopeFrom: string;
  envelopeTo: string[];
  /** Whether it came over TLS. */
  secure: boolean;
  raw: string;
  parsed: Email;
}

/** A real mail server on loopback. */
export interface TestMailServer {
  port: number;
  taken: TakenLetter[];
  stop(): Promise<void>;
}

/**
 * @param options hooks of `smtp-server`; what they let by is kept in `taken`
 * @param more.drops of how many letters the connection is cut while they are being sent
 */
export async function startMailServer(
  options: SMTPServerOptions = {},
  more: { port?: number; drops?: number } = {},
): Promise<TestMailServer> {
  const taken: TakenLetter[] = [];
  const sockets = new Set<Socket>();
  let { drops = 0 } = more;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.secure ? [] : ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      if (drops > 0) {
        drops -= 1;
        for (const socket of sockets) socket.destroy();
        return;
      }
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        const { mailFrom, rcptTo } = session.envelope;
        taken.push({
          envelopeFrom: mailFrom ? mailFrom.address : '',
          envelopeTo: rcptTo.map(({ address }) => address),
          secure: session.secure,
          raw,
          parsed: await PostalMime.parse(raw),
        });
        done();
      });
    },
    ...options,
  });
  // A client that goes away in the middle is what some tests are about.
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  server.listen(more.port ?? 0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    taken,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
