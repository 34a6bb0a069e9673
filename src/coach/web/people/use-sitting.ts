import { useEffect, useRef, useState } from 'react';
import type { NewTurn, StoredTurn } from '#memory';
import type { RepliesState } from '../replies/replies-state.ts';
import { sharedWithStored, stepsTo, turnsToStore } from './sitting.ts';
import type { MemoryClient, PeopleActions } from './use-people.ts';

/** A pause of this length in the changes, and they are stored. */
const REST_MS = 500;
/** The contract's most turns of one call. */
const TURNS_PER_CALL = 500;
/** The server may have kept a message since the last look. */
const AT_MOST_NEW = 5;

/** The sitting as far as it is stored. */
interface Sitting {
  /** Ids of turns that were stored before it. */
  older: Set<string>;
  /** Ids of its own turns. */
  own: Set<string>;
  /** Turns on the screen that stand before its first stored one, and are stored already. */
  before: number;
  /** Messages that were asked about in it: the server keeps them. */
  asked: Set<string>;
}

/** Makes what is stored of a sitting what stands on the screen. */
async function keepSitting(
  client: MemoryClient,
  person: string,
  sitting: Sitting,
  screen: readonly NewTurn[],
): Promise<boolean> {
  const wanted = screen.slice(sitting.before);
  const limit = Math.min(TURNS_PER_CALL, sitting.own.size + wanted.length + AT_MOST_NEW);
  const isOwn = ({ id, from, text }: StoredTurn) =>
    sitting.own.has(id) || (!sitting.older.has(id) && from === 'them' && sitting.asked.has(text));
  const own = (await client.turns(person, { limit })).filter(isOwn);
  for (const { id } of own) sitting.own.add(id);
  // Beyond one call's turns the first ones are no longer seen, and stay as they are.
  const unseen = Math.max(0, sitting.own.size - own.length);
  const { change, remove, add } = stepsTo(own, wanted.slice(unseen));
  for (const one of change) await client.changeTurn(person, one.id, one.change);
  for (const id of remove) {
    await client.removeTurn(person, id);
    sitting.own.delete(id);
  }
  for (let from = 0; from < add.length; from += TURNS_PER_CALL)
    for (const { id } of await client.addTurns(person, add.slice(from, from + TURNS_PER_CALL)))
      sitting.own.add(id);
  return change.length + remove.length + add.length > 0;
}

export interface KeptSitting {
  /** Stored turns of earlier sittings, of those given. */
  earlier: readonly StoredTurn[] | null;
  failure: string | null;
  retry: () => void;
}

/**
 * Keeps the conversation on the screen with its person, after each change and when the person is left.
 *
 * @param stored the newest stored turns, oldest first; null until they have come
 */
export function useSitting(
  { client, faultOf, touched }: PeopleActions,
  person: string,
  state: RepliesState,
  stored: readonly StoredTurn[] | null,
): KeptSitting {
  const sitting = useRef<Sitting | null>(null);
  const latest = useRef(state);
  latest.current = state;
  const queue = useRef(Promise.resolve());
  const done = useRef('[]');
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<string | null>(null);

  if (sitting.current === null && stored !== null) {
    const screen = turnsToStore(state);
    const { shared, before } = sharedWithStored(stored, screen);
    const first = stored.length - shared;
    sitting.current = {
      older: new Set(stored.slice(0, first).map(({ id }) => id)),
      own: new Set(stored.slice(first).map(({ id }) => id)),
      before,
      asked: new Set(),
    };
    if (shared > 0) setOwn(new Set(sitting.current.own));
    // All of it is stored already: nothing to do until something changes.
    if (before + shared === screen.length) done.current = JSON.stringify(screen);
  }
  if (state.asked) sitting.current?.asked.add(state.asked.message);

  const keep = useRef(() => {});
  keep.current = () => {
    queue.current = queue.current.then(async () => {
      const now = latest.current;
      const screen = turnsToStore(now);
      const shape = JSON.stringify(screen);
      // While an answer is written, the server is about to keep its message.
      if (!sitting.current || now.phase === 'thinking' || shape === done.current) return;
      if (sitting.current.own.size === 0 && stored !== null) {
        // A pasted export may begin with what is stored.
        const { shared, before } = sharedWithStored(stored, screen);
        for (const { id } of stored.slice(stored.length - shared)) sitting.current.own.add(id);
        sitting.current.before = before;
      }
      try {
        if (await keepSitting(client, person, sitting.current, screen)) touched(person);
        done.current = shape;
        setOwn(new Set(sitting.current.own));
        setFailure(null);
      } catch (error) {
        setFailure(faultOf(error).text);
      }
    });
  };

  const isKnown = stored !== null;
  const { turns, answer, phase } = state;
  const message = answer?.message;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is read when the pause is over
  useEffect(() => {
    if (!isKnown || phase === 'thinking') return;
    const timer = setTimeout(() => keep.current(), REST_MS);
    return () => clearTimeout(timer);
  }, [isKnown, turns, message, phase]);
  useEffect(() => () => keep.current(), []);

  return {
    earlier: stored?.filter(({ id }) => !own.has(id)) ?? null,
    failure,
    retry: () => keep.current(),
  };
}
