/** A server with nothing in it, for comparing: the same bytes and headers, without the product behind them. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('bare-server.ts', import.meta.url));

/** @param headers what every answer carries; the length is added  @returns its address and how to end it */
export async function startBare(
  body: Uint8Array,
  headers: Record<string, string>,
): Promise<{ url: string; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'repartee-bench-'));
  const file = join(folder, 'body');
  writeFileSync(file, body);
  const child = spawn(process.execPath, [program, file, JSON.stringify(headers)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', stop);
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.once('data', (text: Buffer) => resolve(Number(text.toString())));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the bare server ended with ${code}`)));
  });
  return { url: `http://127.0.0.1:${port}`, stop };
}
