/** A message as it is kept on the device. */
export interface CopiedTurn {
  from: 'them' | 'me';
  text: string;
  /** ISO time. */
  at: string;
}

/** Somebody with the newest messages, as they are kept on the device. */
export interface CopiedPerson {
  id: string;
  name: string;
  notes: string;
  createdAt: string;
  lastTurnAt: string | null;
  /** Oldest first. */
  turns: readonly CopiedTurn[];
}

/** What is kept on a device for reading without a network. There is one while its owner wants it, with nobody in it at first. */
export interface OfflineCopy {
  version: 1;
  /** The account's id: nobody else reads it. */
  owner: string;
  /** How long the account keeps things: nothing stays longer here. Null: until deleted. */
  keepDays: number | null;
  /** When all of it was fetched last, in Unix ms; 0 for never. */
  fullAtMs: number;
  /** Whoever was written with last first. */
  people: readonly CopiedPerson[];
}

export const COPIED_PEOPLE_AT_MOST = 30;
export const COPIED_TURNS_AT_MOST = 200;
/** A message that was deleted on another device goes from this one after an hour at the latest, when Cyrano is open. */
const FULL_EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;

export const emptyCopy = (owner: string): OfflineCopy => ({
  version: 1,
  owner,
  keepDays: null,
  fullAtMs: 0,
  people: [],
});

/** The copy of this account, whatever stands in the database; null for another's. */
export function copyOf(value: unknown, owner: string): OfflineCopy | null {
  const copy = value as Partial<OfflineCopy> | null | undefined;
  return copy?.version === 1 && copy.owner === owner && Array.isArray(copy.people)
    ? (copy as OfflineCopy)
    : null;
}

type Dated = Pick<CopiedPerson, 'createdAt' | 'lastTurnAt'>;
const lastActive = ({ lastTurnAt, createdAt }: Dated): string => lastTurnAt ?? createdAt;

/** Those whose messages are kept: whoever was written with last, without archived people. */
export const peopleToCopy = <Known extends Dated & { archived: boolean }>(
  people: readonly Known[],
): Known[] =>
  people
    .filter(({ archived }) => !archived)
    .toSorted((one, other) => lastActive(other).localeCompare(lastActive(one)))
    .slice(0, COPIED_PEOPLE_AT_MOST);

export const isFullDue = ({ fullAtMs }: OfflineCopy, nowMs: number): boolean =>
  nowMs - fullAtMs >= FULL_EVERY_MS;

/** Whether somebody's messages have to be fetched again. */
export function isOutdated(copy: OfflineCopy, person: Dated & { id: string }): boolean {
  const known = copy.people.find(({ id }) => id === person.id);
  return !known || known.lastTurnAt !== person.lastTurnAt;
}

/** Without what the account would have deleted by now: the device may have been without a network for long. */
export function withoutRunOut(copy: OfflineCopy, nowMs: number): OfflineCopy {
  const { keepDays } = copy;
  if (keepDays === null) return copy;
  const isLeft = (at: string) => Date.parse(at) > nowMs - keepDays * DAY_MS;
  return {
    ...copy,
    people: copy.people
      .filter((person) => isLeft(lastActive(person)))
      .map((person) => ({ ...person, turns: person.turns.filter(({ at }) => isLeft(at)) })),
  };
}

export const withoutPerson = (copy: OfflineCopy, id: string): OfflineCopy => ({
  ...copy,
  people: copy.people.filter((person) => person.id !== id),
});
