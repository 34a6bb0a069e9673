/** `npm run dev`: serves, and on a change rebuilds what changed, restarts the server and reloads the open pages. */
import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isWebSource } from './build.mjs';
import { findNode, nodeFlags } from './node.mjs';
import { prepare } from './prepare.mjs';
import { exitCodeOf, LaunchError, onOrphaned } from './run.mjs';

const watchedFolders = ['src', 'public', 'sandbox-gateway'];
const settleMs = 120;

/** Editors write through temporary files; tests change nothing that is served. */
export const isNoise = (path) => /(?:~|#|\.swp|\.tmp|\.new)$|\.test\.tsx?$|(?:^|\/)\.#|\/4913$/.test(path);

/** What a set of changed paths asks for. */
export function planFor(paths) {
  const changed = paths.filter((path) => !isNoise(path));
  const build = changed.some((path) => isWebSource(path));
  return { build, restart: build || changed.some((path) => path === '.env' || path.includes('/')) };
}

function watchSources(root, onChange) {
  const watchers = watchedFolders
    .filter((folder) => existsSync(join(root, folder)))
    .map((folder) =>
      watch(join(root, folder), { recursive: true }, (_event, name) => {
        if (name) onChange(`${folder}/${String(name).replaceAll('\\', '/')}`);
      }),
    );
  watchers.push(watch(root, (_event, name) => name && onChange(String(name))));
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}

/** Runs until the server ends by itself at its first start, or until we are told to stop. */
export function watchAndServe(root, entry, args, say) {
  const reload = pathToFileURL(join(root, 'launcher', 'dev-reload.mjs')).href;
  let child = null;
  let stopping = false;
  let everChanged = false;
  let timer = null;
  const pending = new Set();

  return new Promise((resolve) => {
    const finish = (code) => {
      clearTimeout(timer);
      unwatch();
      resolve(code);
    };
    const start = () => {
      const flags = [...nodeFlags, '--import', reload, join(root, entry), ...args];
      const started = spawn(findNode(root), flags, { cwd: root, stdio: 'inherit' });
      child = started;
      started.once('close', (code, signal) => {
        if (child === started) child = null;
        if (stopping || !everChanged) finish(exitCodeOf(code, signal));
        else if (!started.replaced) say('The server ended: it starts again with the next change.');
      });
    };
    const stopChild = () =>
      new Promise((stopped) => {
        if (child === null) return stopped();
        child.replaced = true;
        child.once('close', stopped);
        child.kill('SIGTERM');
      });

    let working = Promise.resolve();
    const onChange = (path) => {
      if (isNoise(path)) return;
      pending.add(path);
      clearTimeout(timer);
      timer = setTimeout(() => {
        working = working.then(applyChanges);
      }, settleMs);
    };
    const applyChanges = async () => {
      const paths = [...pending];
      pending.clear();
      const plan = planFor(paths);
      if (stopping || !plan.restart) return;
      everChanged = true;
      say(`Changed: ${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ', …' : ''}`);
      try {
        await prepare(root, { build: plan.build, say });
      } catch (error) {
        if (!(error instanceof LaunchError)) throw error;
        say(`${error.message} The last good state is still served.`);
        return;
      }
      await stopChild();
      if (!stopping) start();
    };

    const stop = (signal) => {
      stopping = true;
      if (child === null) return finish(exitCodeOf(null, signal));
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
    onOrphaned(() => stop('SIGTERM'));
    const unwatch = watchSources(root, onChange);
    start();
  });
}
