/** What the tests need from the system: a PostgreSQL server's programs and a Chromium. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { chromiumPath, headlessShellPath } from '../journeys/support/browser.ts';

const postgresHome = '/usr/lib/postgresql';

/** The folder of the newest installed PostgreSQL's programs, or null. POSTGRES_BIN names another. */
export function findPostgresBin(environment: NodeJS.ProcessEnv = process.env): string | null {
  const named = environment.POSTGRES_BIN;
  if (named) return existsSync(join(named, 'initdb')) ? named : null;
  if (!existsSync(postgresHome)) return null;
  const versions = readdirSync(postgresHome).sort((left, right) => Number(right) - Number(left));
  const folders = versions.map((version) => join(postgresHome, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** The browser of the journeys, or null. CHROMIUM_PATH names another. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | null {
  const path = chromiumPath(environment);
  return existsSync(path) ? path : null;
}

/** A thing the system lacks: its Debian packages, and how to point at one elsewhere. */
interface Need {
  name: string;
  packages: string[];
  setting: string;
  isMet: () => boolean;
  /** The tests run without it, and take longer. */
  isOptional?: boolean;
}

const postgres: Need = {
  name: 'PostgreSQL',
  packages: ['postgresql'],
  setting: 'POSTGRES_BIN',
  isMet: () => findPostgresBin() !== null,
};
const chromium: Need = {
  name: 'Chromium',
  packages: ['chromium', 'fonts-liberation'],
  setting: 'CHROMIUM_PATH',
  isMet: () => findChromium() !== null,
};
const headlessShell: Need = {
  name: 'Chromium without windows',
  packages: ['chromium-headless-shell'],
  setting: 'CHROMIUM_PATH',
  isMet: () => headlessShellPath() !== chromiumPath() || process.env.CHROMIUM_PATH !== undefined,
  isOptional: true,
};

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** @returns why it failed, with what it said; null when it did not */
async function apt(environment: NodeJS.ProcessEnv, args: string[]): Promise<string | null> {
  const child = spawn('apt-get', ['-q', '-y', '-o', 'DPkg::Lock::Timeout=300', ...args], {
    env: { ...environment, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | string | null>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('close', resolve);
  });
  const [end, ...said] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return end === 0 ? null : `apt-get ${args.join(' ')} failed (${end}):\n${said.join('')}`;
}

/** What can be done without is asked for by itself: a system that does not have it gets the rest all the same. */
async function install(needs: readonly Need[]): Promise<void> {
  // As it is now: the run gives itself a folder for temporary files that the user of apt may not enter.
  const environment = { ...process.env };
  const packagesOf = (isOptional: boolean) =>
    needs.filter((need) => Boolean(need.isOptional) === isOptional).flatMap((need) => need.packages);
  console.error(`Installing system packages: ${[...packagesOf(false), ...packagesOf(true)].join(', ')} …`);
  const installs = [packagesOf(false), packagesOf(true)]
    .filter((packages) => packages.length > 0)
    .map((packages) => ['install', '--no-install-recommends', ...packages]);
  for (const args of [['update'], ...installs]) {
    const failure = await apt(environment, args);
    if (failure !== null) console.error(failure);
  }
}

/**
 * Installs what is missing, only as root on Debian.
 * @returns the lines that say what is still missing, none when all is there
 */
export async function ensureSystemPackages(needs: {
  postgres: boolean;
  chromium: boolean;
}): Promise<string[]> {
  const missing = [
    ...(needs.postgres ? [postgres] : []),
    ...(needs.chromium ? [chromium, headlessShell] : []),
  ].filter((need) => !need.isMet());
  if (missing.length === 0) return [];
  if (isDebianRoot()) await install(missing);
  const still = missing.filter((need) => !need.isMet() && !need.isOptional);
  if (still.length === 0) return [];
  const wanted = still.map((need) => `${need.name} (Debian: ${need.packages[0]}; or set ${need.setting})`);
  return [`Missing on this system: ${wanted.join(', ')}.`];
}
