/**
 * Loaded into a server process by `--import`: ends that process by SIGKILL at one boundary of a payment, named by
 * KILL_AT. The product knows nothing of it; what is watched are the calls that leave it, to `fetch` and to the database.
 */
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

const at = process.env.KILL_AT;
const die = () => process.kill(process.pid, 'SIGKILL');

let armed = '';

/** Called after a statement was carried out. */
function ran(sql, values) {
  if (/^insert into "payments"/i.test(sql) && values.includes('intent')) armed = 'intent';
  if (/^insert into "subscriptions"/i.test(sql)) {
    if (at === 'inside-the-transaction') die();
    armed = 'saved';
  }
  if (/^commit$/i.test(sql)) {
    if (armed === 'intent' && at === 'after-the-intent') die();
    if (armed === 'saved' && at === 'before-the-answer') die();
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
  if (isCharge && at === 'before-the-call') die();
  const answer = await fetch(input, init);
  if (isCharge && at === 'after-the-capture') die();
  return answer;
};
