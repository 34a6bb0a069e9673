/** Starting other programs: one that prepares (its output goes to standard error) and the one that takes over. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const forwardedSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** The exit code a shell would show for a program ended by `signal`. */
export const exitCodeOf = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0);

/** A failure that is told to the user in one line, without a stack. */
export class LaunchError extends Error {}

const parentCheckMs = 250;

/**
 * Calls back once the process that started us is gone. npm passes a signal on to the shell between it and us, and a
 * shell just dies of it: the server would be left behind, still holding its port. Only under npm: a launcher started
 * by hand may well outlive its terminal.
 */
export function onOrphaned(callback) {
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, parentCheckMs);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Runs a program to its end with signals passed on.
 * @param {string} file
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>} its exit code (128 + signal number when a signal ended it)
 */
export function run(file, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, options);
    const forward = (signal) => {
      // Ctrl-C in a terminal reaches the whole foreground group: passing it on would interrupt the child twice,
      // and a second interrupt means "do not wait for the open requests".
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    };
    for (const signal of forwardedSignals) process.on(signal, forward);
    const stopWatching = onOrphaned(() => child.kill('SIGTERM'));
    const stopForwarding = () => {
      stopWatching();
      for (const signal of forwardedSignals) process.off(signal, forward);
    };
    child.once('error', (error) => {
      stopForwarding();
      reject(error);
    });
    child.once('close', (code, signal) => {
      stopForwarding();
      resolve(exitCodeOf(code, signal));
    });
  });
}
