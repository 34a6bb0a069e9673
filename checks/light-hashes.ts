/**
 * Before each test file that shares its worker: passwords are hashed with next to no work. One real hash takes some
 * 60 ms of a core, and the server tests make thousands of them to have people at hand. Only the identity library's own
 * cost is replaced; hashes of the old system, and files with a process of their own, keep what the product does.
 */
import nodeCrypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const REAL_COST = { N: 16_384, r: 16 };
const mark = Symbol.for('repartee.light-hashes');

type Scrypt = (
  password: nodeCrypto.BinaryLike,
  salt: nodeCrypto.BinaryLike,
  length: number,
  options: nodeCrypto.ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
) => void;

const real = nodeCrypto.scrypt as Scrypt & { [mark]?: true };
if (!real[mark]) {
  const light: Scrypt = (password, salt, length, options, done) => {
    const isOurs = options?.N === REAL_COST.N && options.r === REAL_COST.r;
    real(password, salt, length, isOurs ? { ...options, N: 2, r: 1 } : options, done);
  };
  Object.assign(nodeCrypto, { scrypt: Object.assign(light, { [mark]: true }) });
  syncBuiltinESMExports();
}
