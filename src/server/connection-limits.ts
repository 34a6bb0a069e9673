/** How many connections the process keeps open, and how long each may wait. Times in milliseconds. */
export interface ConnectionLimits {
  /** Over all listeners of the process. */
  total: number;
  /** From one client address (IPv6: from one /64 network). */
  perAddress: number;
  /** From the opening of a connection, or the end of the answer before, to the end of the request's headers. */
  headersTimeoutMs: number;
  /** From the first byte of a request to the last byte of its body. */
  requestTimeoutMs: number;
  /** How long an answer may wait for a client that takes in none of it. */
  stalledTimeoutMs: number;
  /** How often headers and requests that are late are looked for. */
  checkEveryMs: number;
  /** How long a connection that was told why it ends stays open for the client to read that. */
  closeDelayMs: number;
}

const TIMES = {
  headersTimeoutMs: 10_000,
  // The largest body that is accepted is 900 KB: 15 KB a second, which a slow phone manages.
  requestTimeoutMs: 60_000,
  stalledTimeoutMs: 30_000,
  checkEveryMs: 2_000,
  closeDelayMs: 500,
};
/** A silent connection costs some 10 KB of memory here and its buffers in the kernel. */
const MOST_CONNECTIONS = 2_000;
/** Many phones share the address of one mobile network or office. */
const MOST_PER_ADDRESS = 256;

/**
 * A quarter of the files that the process may open is left to the database, to calls to providers and to its own files.
 *
 * @param openFiles the process's limit of open files
 */
export function connectionLimits(openFiles: number = openFilesLimit()): ConnectionLimits {
  const total = Math.min(MOST_CONNECTIONS, Math.floor(openFiles * 0.75));
  // One address alone never has more than a quarter of all.
  return { ...TIMES, total, perAddress: Math.min(MOST_PER_ADDRESS, Math.floor(total / 4)) };
}

/** The limit of open files of this process (`ulimit -n`; Node raises the soft limit to the hard one at its start). */
export function openFilesLimit(): number {
  if (!process.report) return 1_024;
  // Else it looks up the names of all peers. Missing in the types.
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
  const soft = report.userLimits?.open_files?.soft;
  // "unlimited" is a word there, and Windows has no such limit.
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY;
}
