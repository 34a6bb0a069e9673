/** The web build: is build/ made of the sources as they are, and if not, make it. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { findNode, nodeFlags } from './node.mjs';
import { LaunchError, run } from './run.mjs';

const sourceFolders = ['src', 'public'];
const sourceFiles = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'react-router.config.ts',
  'vite.config.ts',
  'vite.cyrano.config.ts',
  'vite.worker.config.ts',
  'launcher/build.mjs',
  'launcher/inline-styles.mjs',
  'launcher/share-images.mjs',
  'launcher/compress.mjs',
  'checks/make-fonts.mjs',
];

/** Nothing of these reaches a browser (the dependency map sees to it), so changing them needs no build. */
const serverOnly = /^src\/(?:server|database|operator)\/|^src\/[^/]+\/server\/|\.test\.tsx?$/;

/** Whether a change of this file (relative, with slashes) can change what the browser gets. */
export const isWebSource = (path) =>
  sourceFiles.includes(path) ||
  (sourceFolders.some((folder) => path.startsWith(`${folder}/`)) && !serverOnly.test(path));

/** Every file below a folder, none where it is not there. */
export function filesUnder(folder) {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

/** Every web source with its size and time, in a fixed order. */
export function listWebSources(root) {
  const paths = [...sourceFolders.flatMap((folder) => filesUnder(join(root, folder)))]
    .map((path) => relative(root, path).split(sep).join('/'))
    .concat(sourceFiles)
    .filter(isWebSource);
  return [...new Set(paths)].sort().flatMap((path) => {
    const stats = statSync(join(root, path), { throwIfNoEntry: false });
    return stats ? [{ path, size: stats.size, modifiedMs: stats.mtimeMs }] : [];
  });
}

const hashOf = (parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

/** The cheap key: names, sizes and times. */
export const glanceOf = (sources) =>
  hashOf(sources.map((source) => `${source.path} ${source.size} ${source.modifiedMs}`));

/** The true key: names and contents; a fresh checkout of the same texts has the same one. */
export const contentsOf = (root, sources) =>
  hashOf(sources.flatMap((source) => [source.path, readFileSync(join(root, source.path))]));

const stampPath = (root) => join(root, 'build', '.stamp');

function readStamp(root) {
  try {
    return JSON.parse(readFileSync(stampPath(root), 'utf8'));
  } catch {
    return null;
  }
}

function writeStamp(root, stamp) {
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(`${stampPath(root)}.new`, JSON.stringify(stamp));
  renameSync(`${stampPath(root)}.new`, stampPath(root));
}

/** Whether build/ is up to date. Contents are only read where a name, size or time differs. */
export function isBuilt(root) {
  const stamp = readStamp(root);
  if (stamp === null) return false;
  const sources = listWebSources(root);
  const glance = glanceOf(sources);
  if (stamp.glance === glance) return true;
  if (stamp.contents !== contentsOf(root, sources)) return false;
  writeStamp(root, { ...stamp, glance });
  return true;
}

const tool = (root, name) => join(root, 'node_modules', '.bin', name);

/** Builds the pages and Cyrano's frame unless they are up to date. Call with the launch lock held. */
export async function ensureBuilt(root, say) {
  if (isBuilt(root)) return;
  say('Building the pages …');
  const sources = listWebSources(root);
  const stamp = { glance: glanceOf(sources), contents: contentsOf(root, sources) };
  // Without its stamp a half-made build is never taken for a whole one, whatever ends us in between.
  rmSync(stampPath(root), { force: true });
  const node = findNode(root);
  const env = { ...process.env, NODE_ENV: 'production' };
  const quietly = ['--logLevel', 'warn'];
  const client = join(root, 'build', 'client');
  const steps = [
    [tool(root, 'react-router'), 'build', ...quietly],
    [tool(root, 'vite'), 'build', '--config', 'vite.cyrano.config.ts', ...quietly],
    [tool(root, 'vite'), 'build', '--config', 'vite.worker.config.ts', ...quietly],
    [join(root, 'launcher', 'inline-styles.mjs'), client],
    [join(root, 'launcher', 'share-images.mjs'), client],
    [join(root, 'launcher', 'compress.mjs'), client, join(root, 'build', 'cyrano')],
  ];
  for (const [script, ...args] of steps) {
    const code = await run(node, [...nodeFlags, script, ...args], {
      cwd: root,
      env,
      stdio: ['ignore', 2, 2],
    });
    if (code !== 0)
      throw new LaunchError(`The build failed (${basename(script)} ended with ${code}), see above.`);
  }
  writeStamp(root, stamp);
}
