import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { coachPool } from '#coach/pool';
import { askedToEnd } from './asked-to-end.ts';
import { readSettings } from './settings.ts';

/**
 * The server's process: settings in, one ready line out; SIGTERM drains and ends it with 0. What is imported above is little, so that the
 * coach's thread starts to load at once, beside the modules of the product.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

// The database holds addresses and the folder holds secrets: for this user's eyes only.
process.umask(0o077);

const say = (line: string) => process.stderr.write(`${line}\n`);

function giveUp(lines: readonly string[]): never {
  for (const line of lines) say(line);
  process.exit(1);
}

/** Asked to end, from the first moment on: a signal during the start ends it as soon as it stands. */
const asked = askedToEnd(process);

async function run(): Promise<void> {
  const dotEnv = existsSync('.env') ? readFileSync('.env', 'utf8') : '';
  const read = readSettings(process.env, dotEnv);
  if (!read.ok) giveUp(read.faults);
  const { settings, notices } = read;

  const coach = coachPool({ workers: settings.COACH_WORKERS });
  // Whether it came up is asked where the product is put together.
  coach.start().catch(() => {});
  const { serve } = await import('./serve.ts');
  const served = await serve({ settings, notices, buildFolder: join(root, 'build'), coach, asked, say });
  if (served !== 'ended') giveUp([served.fault]);
}

try {
  await run();
  process.exit(0);
} catch (error) {
  console.error(error);
  giveUp(['The server could not start.']);
}
