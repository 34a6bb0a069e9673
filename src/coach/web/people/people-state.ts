import type { Person } from '#memory';

/** The reader's people as far as they are known here. */
export interface PeopleState {
  /** All of them, archived ones too; null until they have come. */
  people: readonly Person[] | null;
  /** Why they did not come. */
  failure: string | null;
  /** Is deleted when the time to take it back has passed; shown nowhere meanwhile. */
  removing: Person | null;
}

export type PeopleEvent =
  | { type: 'loaded'; people: readonly Person[] }
  | { type: 'failed'; text: string }
  | { type: 'put'; person: Person }
  | { type: 'removing'; person: Person }
  | { type: 'kept' }
  | { type: 'removed'; id: string }
  | { type: 'forgotten' };

export const NOBODY_YET: PeopleState = { people: null, failure: null, removing: null };

const lastActive = ({ lastTurnAt, createdAt }: Person): string => lastTurnAt ?? createdAt;
/** Whoever was written with last stands first, as the server lists them. */
const byLast = (people: readonly Person[]): Person[] =>
  people.toSorted((one, other) => lastActive(other).localeCompare(lastActive(one)));

export function peopleReducer(state: PeopleState, event: PeopleEvent): PeopleState {
  switch (event.type) {
    case 'loaded':
      return { ...state, people: byLast(event.people), failure: null };
    case 'failed':
      return { ...state, failure: event.text };
    case 'put': {
      const others = (state.people ?? []).filter(({ id }) => id !== event.person.id);
      return { ...state, people: byLast([event.person, ...others]) };
    }
    case 'removing':
      return { ...state, removing: event.person };
    case 'kept':
      return { ...state, removing: null };
    case 'removed':
      return {
        ...state,
        people: state.people?.filter(({ id }) => id !== event.id) ?? null,
        removing: state.removing?.id === event.id ? null : state.removing,
      };
    case 'forgotten':
      return { ...NOBODY_YET, people: [] };
  }
}

/** Those to list: archived or not, with the words of the search in the name or the notes. A search finds both. */
export function peopleListed(
  { people, removing }: PeopleState,
  { query, archived }: { query: string; archived: boolean },
): Person[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return (people ?? []).filter((person) => {
    if (person.id === removing?.id || (words.length === 0 && person.archived !== archived)) return false;
    const text = `${person.name}\n${person.notes}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}

export const personOf = ({ people, removing }: PeopleState, id: string | null): Person | null =>
  (id !== removing?.id && people?.find((person) => person.id === id)) || null;

/** The mark of a person without a picture: the first letter or sign of the name. */
export const initialOf = (name: string): string =>
  (
    [...name.trim()].find((sign) => /[\p{L}\p{N}]/u.test(sign)) ??
    [...name.trim()][0] ??
    ''
  ).toLocaleUpperCase();

/** Which of `count` colours stands for a person, the same one each time. */
export const colourOf = (id: string, count: number): number =>
  [...id].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7) % count;

const DAY_MS = 86_400_000;
/** Made once: making one costs more than all that a row does besides. */
const IN_WORDS = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** How long ago a day was, in words: `today`, `yesterday`, `3 days ago`. Days change at the reader's midnight. */
export function daysAgo(at: string, nowMs: number): string {
  const midnight = (ms: number) => new Date(ms).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(nowMs) - midnight(Date.parse(at))) / DAY_MS);
  return IN_WORDS.format(-Math.max(0, days), 'day');
}
