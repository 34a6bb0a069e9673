/** Which Node runs the product: the pinned one of node_modules, else the host's own where that is new enough. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from './run.mjs';

const lowestMajor = 24;

/**
 * Node that runs a .ts file as it is. The first flag hushes node:sqlite's notice on standard error. The second has V8 make machine code of a
 * pattern only when it is asked for the fifth time: most of the patterns that the coach asks are asked less often, and their code was most of
 * what a worker held (decisions/0083). Given here and not set while running, which crashes (`v8.setFlagsFromString`).
 */
export const nodeFlags = ['--disable-warning=ExperimentalWarning', '--regexp-tier-up-ticks=4'];

/** Straight into the platform's package: npm 10 drops the link in .bin when another platform's package is skipped. */
export const pinnedNode = (root) =>
  join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');

/**
 * Decides from plain facts, so that it can be read and tested as a table.
 * @returns {'pinned' | 'host' | null}
 */
export function chooseNode({ pinnedRuns, hostVersion }) {
  if (pinnedRuns) return 'pinned';
  return Number.parseInt(hostVersion, 10) >= lowestMajor ? 'host' : null;
}

/**
 * The path of the Node to hand over to. That the pinned binary runs here (it needs glibc) is tried once after each
 * install and remembered beside it.
 */
export function findNode(root) {
  const pinned = pinnedNode(root);
  const proof = join(root, 'node_modules', '.repartee-node-runs');
  let pinnedRuns = false;
  if (existsSync(pinned)) {
    pinnedRuns = existsSync(proof) && readFileSync(proof, 'utf8') === process.arch;
    if (!pinnedRuns && spawnSync(pinned, ['--version']).status === 0) {
      pinnedRuns = true;
      writeFileSync(proof, process.arch);
    }
  }
  const choice = chooseNode({ pinnedRuns, hostVersion: process.versions.node });
  if (choice === null) {
    throw new LaunchError(
      `Node ${lowestMajor} is needed and none is packaged for ${process.platform} ${process.arch}: ` +
        `install Node ${lowestMajor} or newer (this is ${process.versions.node}).`,
    );
  }
  return choice === 'pinned' ? pinned : process.execPath;
}
