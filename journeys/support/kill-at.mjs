/**
 * Loaded into a server process by `--import`: ends that process by SIGKILL at the boundary of a payment that the file
 * KILL_AT_FILE names at that moment. The product knows nothing of it; what is watched are the calls that leave it, to
 * `fetch` and to the database.
 */
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

/** Ends the process if this is where it is meant to end. */
const reach = (boundary) => {
  if (readFileSync(process.env.KILL_AT_FILE, 'utf8') === boundary) process.kill(process.pid, 'SIGKILL');
};

let armed = '';

/** Called after a statement was carried out. */
function ran(sql, values) {
  if (/^insert into "payments"/i.test(sql) && values.includes('intent')) armed = 'intent';
  if (/^insert into "subscriptions"/i.test(sql)) {
    reach('inside-the-transaction');
    armed = 'saved';
  }
  if (/^commit$/i.test(sql)) {
    if (armed === 'intent') reach('after-the-intent');
    if (armed === 'saved') reach('before-the-answer');
    armed = '';
  }
}

const { prepare } = DatabaseSync.prototype;
DatabaseSync.prototype.prepare = function prepareWatched(sql, ...rest) {
  const statement = prepare.call(this, sql, ...rest);
  const { run } = statement;
  statement.run = (...values) => {
    const result = run.apply(statement, values);
    ran(sql, values);
    return result;
  };
  return statement;
};

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function queryWatched(config, ...rest) {
  const result = query.call(this, config, ...rest);
  const sql = typeof config === 'string' ? config : (config?.text ?? '');
  result?.then?.(
    () => ran(sql, config?.values ?? rest[0] ?? []),
    () => {},
  );
  return result;
};

const { fetch } = globalThis;
globalThis.fetch = async (input, init) => {
  const isCharge = String(input).endsWith('/v1/charges/');
  if (isCharge) reach('before-the-call');
  const answer = await fetch(input, init);
  if (isCharge) reach('after-the-capture');
  return answer;
};
