import { boundTo, opened, type Secrets, sealed } from '#identity/server';

/** Seals what an owner stored for them and for one row: a seal that is copied into another row does not open there. */
export interface Seals {
  seal(owner: string, row: string, value: object): Promise<string>;
  /** What was sealed, or null where no key opens it; that is logged once, without anything of the row. */
  open<Value extends object>(owner: string, row: string, seal: string): Promise<Value | null>;
}

/** An owner has one voice, so its row is named after what it is. */
export const VOICE_ROW = 'voice';

/** What a row's seals are bound to. */
export const placeOf = (owner: string, row: string): string => `memory ${owner} ${row}`;

/** A hundred take about a tenth of the time that others would notice: they are served in between. */
const STEP = 100;

/** Seals or opens many, one after the other, and lets others be served meanwhile. */
export async function inSteps<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const item of items) {
    made.push(await make(item));
    if (made.length % STEP === 0) await new Promise<void>((resume) => setImmediate(resume));
  }
  return made;
}

export const isThere = <Value>(value: Value | null): value is Value => value !== null;

/** @param keys of `DATA_KEY`, newest first: the first seals, all of them open */
export function createSeals(keys: Secrets): Seals {
  const keysOf = (owner: string, row: string) => boundTo(keys, placeOf(owner, row));
  let isTold = false;
  function unopened(): null {
    if (!isTold)
      console.error(
        'memory: something that was kept cannot be read, because DATA_KEY no longer lists its key',
      );
    isTold = true;
    return null;
  }
  return {
    seal: (owner, row, value) => sealed(keysOf(owner, row), JSON.stringify(value)),
    async open<Value extends object>(owner: string, row: string, seal: string) {
      // Whatever is wrong with a seal, its error could quote it.
      const text = await opened(keysOf(owner, row), seal).catch(() => null);
      return text === null ? unopened() : (JSON.parse(text) as Value);
    },
  };
}
