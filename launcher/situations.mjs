/** The coach's situations: is build/coach/ made of the data files as they are, and if not, make it. */
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { contentsOf, filesUnder, glanceOf } from './build.mjs';
import { findNode, nodeFlags } from './node.mjs';
import { LaunchError, run } from './run.mjs';

const RULES = 'src/coach/rules';
const COMPILER = 'src/coach/server/situations';
const PROGRAM = `${COMPILER}/compile.ts`;
/** The needs of the patterns of code are compiled as well, so that all of the rules is a source; tests are none. */
const isSource = (path) => /\.(?:yaml|json|ts)$/.test(path) && !/\.test\.ts$/.test(path);

/** None where there are no data files: then there is nothing to compile. */
function sourcesOf(root) {
  const rules = filesUnder(join(root, RULES));
  if (!rules.some((path) => path.endsWith('.yaml'))) return [];
  return rules
    .concat(filesUnder(join(root, COMPILER)))
    .map((path) => relative(root, path).split(sep).join('/'))
    .filter(isSource)
    .sort()
    .flatMap((path) => {
      const stats = statSync(join(root, path), { throwIfNoEntry: false });
      return stats ? [{ path, size: stats.size, modifiedMs: stats.mtimeMs }] : [];
    });
}

const stampPath = (root) => join(root, 'build', 'coach', '.stamp');

function readStamp(root) {
  try {
    return JSON.parse(readFileSync(stampPath(root), 'utf8'));
  } catch {
    return null;
  }
}

function writeStamp(root, stamp) {
  mkdirSync(dirname(stampPath(root)), { recursive: true });
  writeFileSync(`${stampPath(root)}.new`, JSON.stringify(stamp));
  renameSync(`${stampPath(root)}.new`, stampPath(root));
}

/** Whether the compiled situations are up to date. Contents are only read where a name, size or time differs. */
export function isCompiled(root) {
  const sources = sourcesOf(root);
  if (sources.length === 0) return true;
  const stamp = readStamp(root);
  if (stamp === null) return false;
  const glance = glanceOf(sources);
  if (stamp.glance === glance) return true;
  if (stamp.contents !== contentsOf(root, sources)) return false;
  writeStamp(root, { ...stamp, glance });
  return true;
}

/** Compiles the situations unless they are up to date. Two at once do no harm: the file is replaced whole. */
export async function ensureCompiled(root) {
  if (isCompiled(root)) return;
  const sources = sourcesOf(root);
  const stamp = { glance: glanceOf(sources), contents: contentsOf(root, sources) };
  const script = join(root, PROGRAM);
  const code = await run(findNode(root), [...nodeFlags, script], { cwd: root, stdio: ['ignore', 2, 2] });
  if (code !== 0) throw new LaunchError('The situations of the coach have faults, see above.');
  writeStamp(root, stamp);
}
