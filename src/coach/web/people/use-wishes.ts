import { useEffect, useMemo, useRef } from 'react';
import type { Wishes } from '../kept-cyrano.ts';
import type { Wish } from '../replies/replies-state.ts';
import type { PeopleState } from './people-state.ts';

export interface PeopleWishes {
  of(person: string): Wish | undefined;
  /** Null: none any more. */
  set(person: string, wish: Wish | null): void;
  /** The person is about to be deleted. */
  drop(person: string): void;
  /** And is not, after all. */
  restore(): void;
  dropAll(): void;
  /** What changed since the start. */
  changed(): Wishes;
}

/**
 * How each person's replies shall be: kept in this browser, and gone with the person.
 *
 * @param kept those of earlier visits
 * @param onChange told when there is something new in `changed`
 */
export function useWishes(kept: Wishes, people: PeopleState['people'], onChange: () => void): PeopleWishes {
  const state = useRef<{ changed: Record<string, Wish | null>; dropped: [string, Wish] | null }>({
    changed: {},
    dropped: null,
  });
  const latest = useRef(onChange);
  latest.current = onChange;
  const wishes = useMemo<PeopleWishes>(() => {
    const own = state.current;
    const change = (person: string, wish: Wish | null) => {
      own.changed[person] = wish;
      latest.current();
    };
    const of = (person: string) => ({ ...kept, ...own.changed })[person] ?? undefined;
    return {
      of,
      set: change,
      drop: (person) => {
        const wish = of(person);
        own.dropped = wish ? [person, wish] : null;
        if (wish) change(person, null);
      },
      restore: () => {
        if (own.dropped) change(...own.dropped);
        own.dropped = null;
      },
      dropAll: () => {
        for (const person of Object.keys({ ...kept, ...own.changed })) change(person, null);
      },
      changed: () => ({ ...own.changed }),
    };
  }, [kept]);
  // Whoever was deleted elsewhere, or ran out, takes theirs along.
  useEffect(() => {
    if (!people) return;
    const there = new Set(people.map(({ id }) => id));
    for (const person of Object.keys({ ...kept, ...state.current.changed }))
      if (!there.has(person) && wishes.of(person)) wishes.set(person, null);
  }, [people, kept, wishes]);
  return wishes;
}
