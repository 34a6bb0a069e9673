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
  /** Missing for the popup's. */
  wire?: string;
  refundId?: string;
  /** Missing once the money is back. */
  refund?: 'pending' | 'failed';
  dispute?: 'open' | 'won' | 'lost';
}

export interface GatewayProgram {
  url: string;
  /** Calls it with the secret key, in whichever header the wire wants. */
  post: (path: string, body: unknown) => Promise<unknown>;
  /** What it really took, oldest first. */
  captures: () => Promise<GatewayCapture[]>;
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
  return {
    url,
    async post(path, body) {
      const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    async captures() {
      const answer = await fetch(`${url}/v1/ledger`, { headers });
      return ((await answer.json()) as { captures: GatewayCapture[] }).captures;
    },
    stop() {
      program.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
