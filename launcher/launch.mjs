#!/usr/bin/env node
/**
 * The door of every npm command: prepares the checkout, then hands over to the pinned Node. Plain JavaScript without
 * dependencies, because it has to run before anything is installed, on whatever Node the host has.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode, nodeFlags } from './node.mjs';
import { prepare } from './prepare.mjs';
import { LaunchError, run } from './run.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What each command runs and whether it needs the built pages. `build` is for the test command. */
const commands = {
  start: { entry: 'src/server/main.ts', build: true },
  dev: { entry: 'src/server/main.ts', build: true, watch: true },
  test: { entry: 'checks/run.ts', build: false },
  coach: { entry: 'src/coach/server/terminal.ts', build: false },
  operator: { entry: 'src/operator/main.ts', build: false },
  bench: { entry: 'bench/main.ts', build: false },
  build: { entry: null, build: true },
};

const say = (line) => process.stderr.write(`${line}\n`);

async function launch(name, args) {
  const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined;
  if (command === undefined) {
    throw new LaunchError(`Unknown command "${name ?? ''}". There are: ${Object.keys(commands).join(', ')}.`);
  }
  if (command.entry !== null && !existsSync(join(root, command.entry))) {
    throw new LaunchError(`"${name}" comes with a later issue: ${command.entry} does not exist yet.`);
  }
  await prepare(root, { build: command.build, say });
  if (command.entry === null) return 0;
  if (command.watch) {
    const { watchAndServe } = await import('./dev.mjs');
    return watchAndServe(root, command.entry, args, say);
  }
  return run(findNode(root), [...nodeFlags, join(root, command.entry), ...args], {
    cwd: root,
    stdio: 'inherit',
    // Types are stripped from some three hundred files at every start: the second one takes what the first has compiled.
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'), ...process.env },
  });
}

// A signal while installing or building ends us too: its exit code comes back through the failed step.
launch(process.argv[2], process.argv.slice(3)).then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    say(error instanceof LaunchError ? error.message : String(error?.stack ?? error));
    process.exitCode = 1;
  },
);
