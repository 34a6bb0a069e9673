/**
 * Runs the gateway alone:
 * `node sandbox-gateway/main.ts --port 0 --db FILE --secret S --public P --slow-ms N [--parent ORIGIN …]
 *  [--retry-ms N …] [--late-ms N]`
 * One line of JSON, `{"url":…}`, on standard output when it listens; SIGTERM and SIGINT end it.
 */
import type { Server } from 'node:http';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { createGateway } from './gateway.ts';
import { LedgerFault } from './ledger-file.ts';

const USAGE = `usage: node sandbox-gateway/main.ts --db FILE --secret KEY --public KEY
         [--port N] [--host NAME] [--slow-ms N] [--parent ORIGIN …] [--retry-ms N …] [--late-ms N]
SANDBOX_SECRET and SANDBOX_PUBLIC_KEY in the environment stand in for --secret and --public.`;

/** Any page of this machine may frame the form unless --parent narrows it. */
const LOOPBACK_PARENTS = ['http://localhost:*', 'http://127.0.0.1:*'];

function readArguments() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '0' },
      host: { type: 'string', default: '127.0.0.1' },
      db: { type: 'string' },
      secret: { type: 'string' },
      public: { type: 'string' },
      'slow-ms': { type: 'string', default: '20000' },
      parent: { type: 'string', multiple: true },
      'retry-ms': { type: 'string', multiple: true },
      'late-ms': { type: 'string' },
    },
  });
  const port = wholeNumber('--port', values.port);
  const slowAnswerMs = wholeNumber('--slow-ms', values['slow-ms']);
  return {
    port,
    host: values.host,
    gateway: {
      dbFile: given('--db', values.db),
      secretKey: given('--secret', values.secret ?? process.env.SANDBOX_SECRET),
      publicKey: given('--public', values.public ?? process.env.SANDBOX_PUBLIC_KEY),
      slowAnswerMs,
      allowedParents: values.parent ?? LOOPBACK_PARENTS,
      ...(values['retry-ms'] && {
        retryDelaysMs: values['retry-ms'].map((value) => wholeNumber('--retry-ms', value)),
      }),
      ...(values['late-ms'] && { lateMessageMs: wholeNumber('--late-ms', values['late-ms']) }),
    },
  };
}

function wholeNumber(name: string, value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new Error(`${name} takes a whole number.`);
  return Number(value);
}

function given(name: string, value: string | undefined): string {
  if (value === undefined || value === '') throw new Error(`${name} is missing.`);
  return value;
}

function start(): void {
  const { port, host, gateway: options } = readArguments();
  const gateway = createGateway(options);
  const server = serve({ fetch: gateway.app.fetch, port, hostname: host }, (address) => {
    const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
    process.stdout.write(`${JSON.stringify({ url: `http://${name}:${address.port}` })}\n`);
  }) as Server;
  server.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  const stop = () => {
    server.close();
    server.closeAllConnections();
    gateway.close();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

try {
  start();
} catch (error) {
  if (error instanceof LedgerFault) {
    console.error(error.message);
    process.exit(1);
  }
  console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  process.exitCode = 2;
}
