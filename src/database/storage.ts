import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { DAY_MS, isoTime } from '#kit';
import { remedyOf, type StorageFault, storageFault, storageFaultOf, withDetail } from './storage-fault.ts';
import type { Tables } from './tables.ts';

/** Whether what is written now will still be there after a crash. */
export interface Storage {
  /**
   * What is known to keep writes from being durable, or null. Compares the opened files with those at their path; asks
   * no database and takes some microseconds. For the moment before money is taken.
   */
  fault(): StorageFault | null;
  /** The same; while there is a fault it also tries whether that has passed, at most every {@link RETRY_AFTER_MS}. */
  check(): Promise<StorageFault | null>;
  /** The same from a committed write that is at most {@link PROOF_HOLDS_MS} old. For readiness. */
  ready(): Promise<StorageFault | null>;
  /** Told of each statement that failed. */
  failed(error: unknown): void;
  /** Told when there was no connection to be had. */
  noConnection(error: unknown): void;
}

export const RETRY_AFTER_MS = 2_000;
export const PROOF_HOLDS_MS = 5_000;
/** A database that takes longer for two statements is as good as gone for a customer. */
const ANSWER_WITHIN_MS = 5_000;
/** About what the rows of one purchase need, so that a proof is also a proof of room. */
const PROOF_BYTES = 12 * 1024;

export interface StorageParts {
  db: Kysely<Tables>;
  /** Looks at the opened files; for a database that is no file: null always. */
  fileFault: () => StorageFault | null;
  /** Gets a line when storing stops and when it goes on. */
  log: (line: string) => void;
}

export function createStorage({ db, fileFault, log }: StorageParts): Storage {
  /** One name for each process: several servers of one database write rows of their own. */
  const node = randomUUID();
  let known: StorageFault | null = null;
  /** What statements and connections met since the last try began. */
  let met: StorageFault | null = null;
  let told: StorageFault | null = null;
  let proofs = 0;
  let triedAtMs = Number.NEGATIVE_INFINITY;
  let proving: Promise<StorageFault | null> | null = null;

  /** Logs each change once, however many requests meet it. */
  function tell(fault: StorageFault | null): StorageFault | null {
    if (fault?.code === told?.code) return fault;
    told = fault;
    log(
      fault
        ? `storage: ${withDetail(fault)}; nothing is sold or stored until that is mended: ${remedyOf(fault)}`
        : 'storage: writes are durable again',
    );
    return fault;
  }

  async function writeProof(): Promise<void> {
    const [id, before] = [proofs % 2, (proofs + 1) % 2].map((slot) => `${node}:${slot}`) as [string, string];
    const row = { id, filler: randomBytes(PROOF_BYTES).toString('base64'), at: isoTime(Date.now()) };
    // The new row is written before the old one goes, so that the pages which it needs must be found.
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('storage_proofs')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ filler: row.filler, at: row.at }))
        .execute();
      await tx.deleteFrom('storage_proofs').where('id', '=', before).execute();
    });
    // What servers left that are gone.
    if (proofs === 0)
      await db
        .deleteFrom('storage_proofs')
        .where('at', '<', isoTime(Date.now() - DAY_MS))
        .execute();
    proofs += 1;
  }

  async function prove(): Promise<StorageFault | null> {
    let late: NodeJS.Timeout | undefined;
    const silent = new Promise<StorageFault>((resolve) => {
      late = setTimeout(
        // After a stall of this process the timer is due before answers that have arrived are read: those first.
        () => setImmediate(() => setImmediate(resolve, storageFault('database-silent'))),
        ANSWER_WITHIN_MS,
      );
      late.unref();
    });
    met = null;
    const written = writeProof().then(
      () => null,
      (error: unknown) => storageFaultOf(error) ?? met ?? storageFault('database-silent', nameOf(error)),
    );
    const found = await Promise.race([written, silent]);
    clearTimeout(late);
    known = found;
    triedAtMs = performance.now();
    return tell(fileFault() ?? found);
  }

  /** Of those who ask at one moment one tries. */
  function tryAfter(pauseMs: number): Promise<StorageFault | null> {
    if (!proving && performance.now() - triedAtMs < pauseMs) return Promise.resolve(fault());
    proving ??= prove().finally(() => {
      proving = null;
    });
    return proving;
  }

  const fault = () => tell(fileFault() ?? known);

  function note(found: StorageFault | null): void {
    if (!found) return;
    known = found;
    met = found;
    fault();
  }

  return {
    fault,
    async check() {
      const now = fault();
      // Files are looked at anew each time; only what a statement met has to be tried again.
      return now && !fileFault() ? tryAfter(RETRY_AFTER_MS) : now;
    },
    async ready() {
      const now = fileFault();
      if (now) return tell(now);
      return tryAfter(known ? RETRY_AFTER_MS : PROOF_HOLDS_MS);
    },
    failed: (error) => note(storageFaultOf(error)),
    noConnection: (error) =>
      note(storageFaultOf(error) ?? storageFault('database-unreachable', nameOf(error))),
  };
}

/** The kind of an error that is none of the storage's own; its message could hold what a row held. */
const nameOf = (error: unknown): string => {
  const { code, name = 'fault' } = error as { code?: unknown; name?: string };
  return typeof code === 'string' ? code : name;
};
