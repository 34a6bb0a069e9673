/** Locked dependencies: are those in node_modules the ones of package-lock.json, and if not, `npm ci`. */
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { LaunchError, run } from './run.mjs';

const dependencyKeys = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'overrides',
  'allowScripts',
];

/** What the installed tree depends on, as one hash: the lock, the dependency part of package.json, the platform. */
export function installFingerprint({ lockText, packageText, platform, arch }) {
  const packageJson = JSON.parse(packageText);
  const wanted = dependencyKeys.map((key) => packageJson[key] ?? null);
  return createHash('sha256')
    .update(JSON.stringify([lockText, wanted, platform, arch]))
    .digest('hex');
}

/**
 * Whether npm's own record of node_modules says exactly what the lock says, so that a tree installed by hand is not
 * thrown away. Packages for other platforms may be absent.
 */
export function treeMatchesLock(lock, installed) {
  const wanted = Object.entries(lock.packages ?? {}).filter(([path]) => path !== '');
  const present = installed.packages ?? {};
  if (wanted.length === 0) return false;
  const known = new Set(wanted.map(([path]) => path));
  if (Object.keys(present).some((path) => !known.has(path))) return false;
  return wanted.every(([path, entry]) => {
    const there = present[path];
    if (!there) return Boolean(entry.optional || entry.devOptional);
    return there.version === entry.version && there.integrity === entry.integrity;
  });
}

const readOrNull = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

const stampPath = (root) => join(root, 'node_modules', '.repartee-installed');

function fingerprintOf(root) {
  const lockText = readOrNull(join(root, 'package-lock.json'));
  if (lockText === null) throw new LaunchError('package-lock.json is missing: this is not a whole checkout.');
  const packageText = readFileSync(join(root, 'package.json'), 'utf8');
  return installFingerprint({ lockText, packageText, platform: process.platform, arch: process.arch });
}

/** Whether node_modules is what the lock asks for. Reads two files and a stamp: about a millisecond. */
export function isInstalled(root) {
  return readOrNull(stampPath(root)) === fingerprintOf(root);
}

function stamp(root) {
  const path = stampPath(root);
  writeFileSync(`${path}.new`, fingerprintOf(root));
  renameSync(`${path}.new`, path);
}

/** PATH without node_modules/.bin: `npm ci` deletes that folder, and the Node in it, while npm runs. */
export const pathWithoutBin = (path) =>
  (path ?? '')
    .split(delimiter)
    .filter((entry) => !/node_modules[\\/]\.bin[\\/]?$/.test(entry))
    .join(delimiter);

/** Installs the locked dependencies unless they are there already. Call with the launch lock held. */
export async function ensureInstalled(root, say) {
  if (isInstalled(root)) return;
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const installedText = readOrNull(join(root, 'node_modules', '.package-lock.json'));
  if (installedText !== null && treeMatchesLock(JSON.parse(lockText), JSON.parse(installedText))) {
    stamp(root);
    return;
  }
  say('Installing the locked dependencies (npm ci) …');
  const env = { ...process.env, PATH: pathWithoutBin(process.env.PATH) };
  // A host with NODE_ENV=production or omit=dev would leave out what the build needs.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run('npm', args, { cwd: root, env, stdio: ['ignore', 2, 2] }).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
    throw new LaunchError('npm is not on the PATH: install Node 20 or newer with npm.');
  });
  if (code !== 0) {
    throw new LaunchError(`The dependencies could not be installed: npm ci ended with ${code}, see above.`);
  }
  stamp(root);
}
