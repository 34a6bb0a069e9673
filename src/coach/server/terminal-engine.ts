/** The engine that the terminal answers with: the one that the server's settings ask for. */
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { chooseEngine } from './choose-engine.ts';
import { type CoachEngine, localEngine } from './engine.ts';
import { inProcess } from './work/work.ts';

/** Only what is about the model is read: a terminal needs no database and no card provider, so faults of those are no concern of it. */
const OURS = /^LLM_/;

/**
 * @param environment usually `process.env`; it wins over the `.env` in the folder that the terminal was started in
 * @returns the faults of the settings instead, each a line that says what to set
 */
export async function terminalEngine(
  environment: Readonly<Record<string, string | undefined>>,
  clock: () => number,
): Promise<{ ok: true; engine: CoachEngine } | { ok: false; faults: readonly string[] }> {
  const dotEnv = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  const given = Object.fromEntries(
    Object.entries({ ...dotEnv, ...environment }).filter(([name, value]) => OURS.test(name) && value?.trim()),
  );
  if (Object.keys(given).length === 0) return { ok: true, engine: localEngine(inProcess, clock) };
  const { readSettings } = await import('#server/settings');
  const read = readSettings(given);
  return read.ok ? { ok: true, engine: await chooseEngine(read.settings, inProcess, clock) } : read;
}
