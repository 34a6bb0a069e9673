/** The sandbox gateway as a program of its own, for stories with the wires of other providers than the sandbox's. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const GATEWAY_SECRET = 'sk_test_gatewaySecretNobodyMaySee1';
export const GATEWAY_PUBLIC = 'pk_test_gatewayPublic';

/** A payment as the gateway's own ledger has it; what did not happen has no field. */
export interface GatewayCapture {
  chargeId: string;
  checkoutId: string | null;
  amountInCents: number;
  /** ISO 8601, UTC. */
  at: string;
  /** Missing for the popup's. */
  wire?: string;
  refundId?: string;
  /** Missing once the money is back. */
  refund?: 'pending' | 'failed';
  dispute?: 'open' | 'won' | 'lost';
  disputeEndedAt?: string;
}

export interface GatewayProgram {
  url: string;
  /** Calls it with the secret key, in whichever header the wire wants. */
  post: (path: string, body: unknown) => Promise<unknown>;
  /** What it really took, oldest first. */
  captures: () => Promise<GatewayCapture[]>;
  /** What it sent, of a hosted wire; `status` is the product's last answer. */
  messages: (wire: string) => Promise<{ wire: string; forged: boolean; status: number | null }[]>;
  stop: () => void;
}

/** @param flags how it answers and sends, as its `main.ts` takes them */
export async function startGateway(
  flags: readonly string[] = ['--slow-ms', '3000', '--retry-ms', '500'],
): Promise<GatewayProgram> {
  const folder = mkdtempSync(join(tmpdir(), 'repartee-gateway-'));
  const main = join(import.meta.dirname, '..', '..', 'sandbox-gateway', 'main.ts');
  const keys = ['--secret', GATEWAY_SECRET, '--public', GATEWAY_PUBLIC];
  const program: ChildProcess = spawn(
    process.execPath,
    [main, '--db', join(folder, 'gateway.db'), ...keys, ...flags],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (!program.stdout) throw new Error('the gateway has no output');
  const [line] = (await once(createInterface(program.stdout), 'line')) as [string];
  const { url } = JSON.parse(line) as { url: string };
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${GATEWAY_SECRET}`,
    'x-auth-secret-key': GATEWAY_SECRET,
    // A connection that is kept may be closed at the very moment of the next call.
    connection: 'close',
  };
  const ask = async <Answer>(path: string) =>
    (await (await fetch(`${url}${path}`, { headers })).json()) as Answer;
  return {
    url,
    async post(path, body) {
      const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    captures: async () => (await ask<{ captures: GatewayCapture[] }>('/v1/ledger')).captures,
    async messages(wire) {
      type Messages = { messages: Awaited<ReturnType<GatewayProgram['messages']>> };
      const { messages } = await ask<Messages>('/v1/messages');
      return messages.filter((message) => message.wire === wire);
    },
    stop() {
      program.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
