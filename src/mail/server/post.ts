import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { KeptLetterRow, Tables } from '#database';
import { DAY_MS, MINUTE_MS } from '#kit';
import type { Letter } from '#mail';
import { type Carrier, NotTaken } from './carrier.ts';
import { keptLetters } from './kept-letters.ts';
import { afterTheAnswer, isOneAddress, type ServerMailer } from './mailer.ts';

/** Waits between tries: a mail server that restarts, then one that greylists, then one with a fault; the last repeats. */
const PAUSES_MS = [2_000, 15_000, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS] as const;
/** So often what another node left behind is looked for, where nothing of ours is waiting. */
const LOOK_EVERY_MS = MINUTE_MS;
/** How many letters one process carries at a time. */
const MOST_AT_ONCE = 20;
/** How long a clean end waits for letters that are on their way. */
const LEAVE_AFTER_MS = 8_000;

/** Seals what waits in the database. `open` gives null for what no secret opens any more. */
export interface Sealer {
  seal(text: string): Promise<string>;
  open(sealed: string): Promise<string | null>;
}

/** A letter as it is sealed; to nobody where only the time that it takes mattered. */
interface Sealed {
  to: string | null;
  letter: Letter;
}

export interface PostOptions {
  db: Kysely<Tables>;
  clock: () => number;
  sealer: Sealer;
  carrier: Carrier;
  pausesMs?: readonly number[];
}

/** A mailer that keeps each letter in the database until a mail server has taken it. */
export function openPost({ db, clock, sealer, carrier, pausesMs = PAUSES_MS }: PostOptions): ServerMailer {
  const letters = keptLetters({ db, clock });
  const underWay = new Set<Promise<void>>();
  let looking: Promise<void> | null = null;
  let lookAgain = false;
  let freed: Promise<void> = Promise.resolve();
  let started = false;
  let leaving = false;
  let ended = false;
  let timer: NodeJS.Timeout | undefined;

  /** A fault of the database: the row stays as it is, and is found again when its claim has run out. */
  const complain = (error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'fault';
    console.error(`mail: the database could not be used for a letter (${code})`);
  };

  async function carry(row: KeptLetterRow): Promise<void> {
    const text = await sealer.open(row.sealed);
    if (text === null) {
      console.error('mail: a letter was given up, because DATA_KEY no longer lists the key that sealed it');
      return letters.drop(row.id);
    }
    const { to, letter } = JSON.parse(text) as Sealed;
    if (to === null) return letters.drop(row.id);
    try {
      await carrier.carry(to, letter, row.id);
    } catch (error) {
      return carryLater(row, error instanceof NotTaken ? error : new NotTaken('fault', false));
    }
    await letters.drop(row.id);
  }

  async function carryLater(row: KeptLetterRow, fault: NotTaken): Promise<void> {
    const tries = row.tries + 1;
    const dueAtMs = clock() + (pausesMs[Math.min(tries, pausesMs.length) - 1] ?? Number.POSITIVE_INFINITY);
    if (fault.isFinal || dueAtMs >= Date.parse(row.expires_at)) {
      console.error(`mail: a letter was given up after ${tries} tries (${fault.message})`);
      return letters.drop(row.id);
    }
    console.warn(`mail: a letter waits for another try (${fault.message})`);
    await letters.postpone(row.id, tries, dueAtMs);
  }

  /** One try, from memory: better than none where the database takes nothing. */
  function carryUnkept(to: string, letter: Letter): void {
    const carrying = carrier
      .carry(to, letter, randomUUID())
      .catch((fault: unknown) => {
        const why = fault instanceof NotTaken ? fault.message : 'fault';
        console.error(`mail: a letter was given up after 1 tries (${why})`);
      })
      .finally(() => underWay.delete(carrying));
    underWay.add(carrying);
  }

  async function look(): Promise<void> {
    await afterTheAnswer();
    await freed;
    const expired = await letters.dropExpired();
    if (expired) console.error(`mail: ${expired} letters were given up: what they said no longer holds`);
    for (const row of await letters.due(MOST_AT_ONCE - underWay.size)) {
      if (ended || !(await letters.claim(row.id))) continue;
      const carrying = carry(row)
        .catch(complain)
        .finally(() => {
          underWay.delete(carrying);
          wake();
        });
      underWay.add(carrying);
    }
    // Where there is no room, the next one to end looks again.
    if (underWay.size < MOST_AT_ONCE) setTimer(await letters.nextAtMs());
  }

  function setTimer(atMs: number | null): void {
    clearTimeout(timer);
    if (leaving || (atMs === null && !started)) return;
    const waitMs = atMs === null ? LOOK_EVERY_MS : Math.max(atMs - clock(), 0);
    timer = setTimeout(wake, Math.min(waitMs, LOOK_EVERY_MS));
    timer.unref();
  }

  function wake(): void {
    if (ended) return;
    lookAgain = true;
    looking ??= lookWhileAsked().finally(() => {
      looking = null;
      // Asked again while this one was ending.
      if (lookAgain) wake();
    });
  }

  async function lookWhileAsked(): Promise<void> {
    while (lookAgain && !ended) {
      lookAgain = false;
      await look().catch((error: unknown) => {
        complain(error);
        setTimer(null);
      });
    }
  }

  const settled = async () => {
    while (looking || underWay.size > 0) await Promise.all([looking, ...underWay]);
  };

  return {
    kind: 'smtp',
    wake,
    settled,
    async send(to, letter, { usefulForMs = DAY_MS, within } = {}) {
      if (to !== null && !isOneAddress(to)) {
        console.error('mail: a letter to what is no address was not sent');
        return;
      }
      try {
        const sealed = await sealer.seal(JSON.stringify({ to, letter } satisfies Sealed));
        await letters.keep(sealed, usefulForMs, within);
        if (!within) wake();
      } catch (error) {
        if (within) throw error;
        complain(error);
        if (to !== null) carryUnkept(to, letter);
      }
    },
    start(alone) {
      started = true;
      if (alone) freed = letters.freeAll().catch(complain);
      wake();
    },
    async close() {
      leaving = true;
      clearTimeout(timer);
      let late: NodeJS.Timeout | undefined;
      await Promise.race([
        settled(),
        new Promise<void>((resolve) => {
          late = setTimeout(resolve, LEAVE_AFTER_MS);
        }),
      ]);
      clearTimeout(late);
      ended = true;
      carrier.close();
    },
  };
}
