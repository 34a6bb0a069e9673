/** Why nothing can be stored durably. */
export interface StorageFault {
  code: StorageFaultCode;
  /** For anybody. */
  text: string;
  /** For the operator's eyes: a path of this machine, or a code. */
  detail?: string;
}

export type StorageFaultCode = keyof typeof TEXTS;

const GOES_ON = 'the server goes on by itself as soon as it can write';
const RESTORE = 'stop the server, put DATA_DIR back from a backup, and start it again';

/** What is wrong, and what the operator does about it. */
const TEXTS = {
  'disk-full': { text: 'the disk is full', remedy: `make room; ${GOES_ON}` },
  'disk-fault': { text: 'the disk cannot be read or written', remedy: `look at the disk; ${GOES_ON}` },
  'database-removed': { text: 'the database file was removed', remedy: RESTORE },
  'database-replaced': {
    text: 'the database file was replaced by another one',
    remedy: 'restart the server to use the file that is there now',
  },
  'database-read-only': { text: 'the database takes no writes', remedy: `allow writes; ${GOES_ON}` },
  'database-damaged': { text: 'the database file is damaged', remedy: RESTORE },
  'database-unreachable': { text: 'the database cannot be reached', remedy: `start it; ${GOES_ON}` },
  'database-silent': { text: 'the database does not answer', remedy: `look at what holds it; ${GOES_ON}` },
} as const;

/** @param detail what tells this fault from others of its kind; no row's content */
export const storageFault = (code: StorageFaultCode, detail?: string): StorageFault => ({
  code,
  text: TEXTS[code].text,
  ...(detail ? { detail } : {}),
});

/** The fault as the operator reads it. */
export const withDetail = ({ text, detail }: StorageFault): string => (detail ? `${text} (${detail})` : text);

export const remedyOf = ({ code }: StorageFault): string => TEXTS[code].remedy;

/** SQLite's primary result codes (`errcode & 0xff`). */
const SQLITE: Readonly<Record<number, StorageFaultCode>> = {
  8: 'database-read-only',
  10: 'disk-fault',
  11: 'database-damaged',
  13: 'disk-full',
  14: 'database-unreachable',
  26: 'database-damaged',
};
/** The file behind the connection was moved or removed; one of SQLite's extended codes of "read-only". */
const SQLITE_READONLY_DBMOVED = 1032;
/** No room for the shared memory file; one of SQLite's extended codes of an error of the disk. */
const SQLITE_IOERR_SHMSIZE = 4874;

/** PostgreSQL's SQLSTATEs, whole or by class (the first two characters). */
const POSTGRES: Readonly<Record<string, StorageFaultCode>> = {
  '53100': 'disk-full',
  '58030': 'disk-fault',
  '25006': 'database-read-only',
  '57P01': 'database-unreachable',
  '57P02': 'database-unreachable',
  '57P03': 'database-unreachable',
  '53300': 'database-unreachable',
  '08': 'database-unreachable',
  XX001: 'database-damaged',
  XX002: 'database-damaged',
};

/** What Node says of a socket to the database, and what `pg` says where it gives no code. */
const SOCKET = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);
const LOST = /Connection terminated|timeout exceeded when trying to connect|not queryable/i;

/**
 * Whether an error of a statement tells that the database stores nothing, and why; null for every other error (a
 * violated constraint, a wrong statement). Wrapped errors are looked through.
 */
export function storageFaultOf(error: unknown): StorageFault | null {
  let inner = error;
  for (let depth = 0; inner instanceof Error && depth < 5; depth += 1, inner = inner.cause) {
    const fault = ofOne(inner);
    if (fault) return fault;
  }
  return null;
}

function ofOne(error: Error): StorageFault | null {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number') {
    if (errcode === SQLITE_READONLY_DBMOVED) return storageFault('database-removed');
    if (errcode === SQLITE_IOERR_SHMSIZE) return storageFault('disk-full', 'no room for the -shm file');
    const known = SQLITE[errcode & 0xff];
    return known ? storageFault(known, `SQLite ${errcode}`) : null;
  }
  if (typeof code === 'string') {
    const known = POSTGRES[code] ?? POSTGRES[code.length === 5 ? code.slice(0, 2) : ''];
    if (known) return storageFault(known, code);
    if (SOCKET.has(code)) return storageFault('database-unreachable', code);
  }
  return LOST.test(error.message) ? storageFault('database-unreachable', error.message) : null;
}
