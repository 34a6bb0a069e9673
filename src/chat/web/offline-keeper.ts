import type { memoryClient } from '#coach/web';
import {
  COPIED_TURNS_AT_MOST,
  type CopiedTurn,
  isFullDue,
  isOutdated,
  type OfflineCopy,
  peopleToCopy,
  withoutPerson,
} from '#device';

export interface OfflineKeeperParts {
  client: Pick<ReturnType<typeof memoryClient>, 'people' | 'turns' | 'settings'>;
  /** The copy on this device; `change` does nothing where it was deleted meanwhile. */
  store: {
    read(): Promise<OfflineCopy | null>;
    change(change: (copy: OfflineCopy) => OfflineCopy): Promise<void>;
  };
  nowMs: () => number;
}

export interface OfflineKeeper {
  /** Looks soon for what changed elsewhere: whoever was written with since, and everybody where that is due. */
  look(): void;
  /** Brings the copy up to date soon: of this person, or of everybody. */
  changed(person: string | null): void;
  /** Takes somebody out at once, who stays out until `changed` names them. */
  dropped(person: string): void;
  stop(): void;
}

/** Changes come in bursts: a pause of this length, and they are fetched together. */
export const REST_MS = 500;

/** Keeps the copy on this device like what the server has stored. What cannot be fetched is fetched after the next change. */
export function createOfflineKeeper({ client, store, nowMs }: OfflineKeeperParts): OfflineKeeper {
  const out = new Set<string>();
  let due = { everybody: false, people: new Set<string>() };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue = Promise.resolve();
  let stopped = false;

  async function update(): Promise<void> {
    const copy = await store.read();
    if (!copy || stopped) return;
    const now = due;
    due = { everybody: false, people: new Set() };
    const startedMs = nowMs();
    const full = now.everybody || isFullDue(copy, startedMs);
    try {
      const { keepDays } = await client.settings();
      const people = peopleToCopy(await client.people());
      const fetched = new Map<string, CopiedTurn[]>();
      for (const person of people) {
        if (!full && !now.people.has(person.id) && !isOutdated(copy, person)) continue;
        const turns = await client.turns(person.id, { limit: COPIED_TURNS_AT_MOST });
        fetched.set(
          person.id,
          turns.map(({ from, text, at }) => ({ from, text, at })),
        );
      }
      await store.change((before) => ({
        ...before,
        keepDays,
        fullAtMs: full ? startedMs : before.fullAtMs,
        people: people
          .filter(({ id }) => !out.has(id))
          .map(({ id, name, notes, createdAt, lastTurnAt }) => {
            const known = before.people.find((one) => one.id === id)?.turns;
            return { id, name, notes, createdAt, lastTurnAt, turns: fetched.get(id) ?? known ?? [] };
          }),
      }));
    } catch {
      due.everybody ||= now.everybody;
      for (const person of now.people) due.people.add(person);
    }
  }

  function look(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // This storage may be gone or full: the next change tries again.
      queue = queue.then(update).catch(() => {});
    }, REST_MS);
  }

  return {
    look,
    changed: (person) => {
      if (person === null) due.everybody = true;
      else {
        due.people.add(person);
        out.delete(person);
      }
      look();
    },
    dropped: (person) => {
      out.add(person);
      void store.change((copy) => withoutPerson(copy, person)).catch(() => {});
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
