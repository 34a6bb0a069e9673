/**
 * Loaded by `--import` into each server (and operator's terminal) of the benchmark; the product knows nothing of it.
 *
 * Yoco's own addresses lead to the sandbox gateway, so that its popup and its page can both be reached from one process;
 * nothing else outside this machine is called. At SIGUSR2 the process counts its next statements that write and its calls to
 * the gateway, and ends itself by SIGKILL at one of them: a crash between any two lines.
 */
import { DatabaseSync } from 'node:sqlite';
import { isMainThread } from 'node:worker_threads';
import pg from 'pg';

const gateway = process.env.FAULTS_GATEWAY;
const ADDRESSES = [
  ['https://online.yoco.com/v1/', `${gateway}/v1/`],
  ['https://payments.yoco.com/api/', `${gateway}/yoco/api/`],
];
const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|localhost)[:/]/;
/** Many enough to reach from the begin of a checkout into the settling of another. */
const MOST_STEPS = 40;

let stepsLeft = 0;
if (isMainThread && process.env.FAULTS_DIES)
  process.on('SIGUSR2', () => {
    stepsLeft = 1 + Math.floor(Math.random() * MOST_STEPS);
  });

function step() {
  if (stepsLeft === 0) return;
  stepsLeft -= 1;
  if (stepsLeft === 0) process.kill(process.pid, 'SIGKILL');
}

const WRITES = /^(?:insert|update|delete|commit)\b/i;

const { prepare } = DatabaseSync.prototype;
DatabaseSync.prototype.prepare = function prepareWatched(sql, ...rest) {
  const statement = prepare.call(this, sql, ...rest);
  if (!WRITES.test(sql)) return statement;
  const { run } = statement;
  statement.run = (...values) => {
    const result = run.apply(statement, values);
    step();
    return result;
  };
  return statement;
};

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function queryWatched(config, ...rest) {
  const result = query.call(this, config, ...rest);
  const sql = typeof config === 'string' ? config : (config?.text ?? '');
  if (WRITES.test(sql)) result?.then?.(step, () => {});
  return result;
};

const { fetch } = globalThis;
globalThis.fetch = async (input, init) => {
  let url = String(input?.url ?? input);
  for (const [from, to] of ADDRESSES) if (url.startsWith(from)) url = to + url.slice(from.length);
  if (!LOOPBACK.test(url)) throw new Error(`the benchmark stays on this machine: ${new URL(url).origin}`);
  if (!url.startsWith(gateway)) return fetch(input, init);
  step();
  const answer = await fetch(url, init);
  step();
  return answer;
};
