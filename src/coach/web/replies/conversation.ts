import type { Turn } from '#coach';
import type { Transcript } from '#coach/transcript';
import { overlapOf } from '../screenshots/overlap.ts';

/** One turn on the screen. */
export interface ShownTurn {
  id: number;
  from: 'me' | 'them';
  text: string;
  /** The name that stood before it where it was pasted. */
  name?: string;
}

/**
 * The contract's limits, written again here because the rules' constants stand beside the schemas, which would follow them into the
 * page; a test holds them together.
 */
export const TURNS_LIMIT = 50;
export const MESSAGE_LIMIT = 8_000;

/** Characters as a person counts them: an emoji is one. */
export const countCharacters = (text: string): number => [...text].length;

/** The turns with numbers of their own, from `nextId` on. */
export const numbered = (turns: readonly Omit<ShownTurn, 'id'>[], nextId: number): ShownTurn[] =>
  turns.map((turn, index) => ({ ...turn, id: nextId + index }));

/**
 * The turns with the one name of the other side on all that are theirs: a message that was typed, or read as the newest, comes without one.
 * Where several names are theirs, or none, they stay as they are.
 */
export function withTheirName(turns: readonly ShownTurn[]): readonly ShownTurn[] {
  const names = new Set(turns.flatMap(({ from, name }) => (from === 'them' && name ? [name] : [])));
  const [name] = names;
  if (names.size !== 1 || !name) return turns;
  return turns.map((turn) => (turn.from === 'them' ? { ...turn, name } : turn));
}

export const nextIdOf = (turns: readonly ShownTurn[]): number =>
  turns.reduce((most, { id }) => Math.max(most, id), 0) + 1;

/** What a transcript adds to the turns that are there already: an export that goes on from them does not repeat them. */
export function withPasted(
  turns: readonly ShownTurn[],
  { turns: pasted }: Pick<Transcript, 'turns'>,
): ShownTurn[] {
  const last = turns.at(-1);
  const known = last
    ? pasted.findLastIndex(({ from, text }) => from === last.from && text === last.text)
    : -1;
  const added = pasted.slice(known + 1);
  return [...turns, ...numbered(added, nextIdOf(turns))];
}

/** The turns with those of screenshots behind them: what both have stands once. */
export function withRead(turns: readonly ShownTurn[], read: readonly Turn[]): ShownTurn[] {
  return [...turns, ...numbered(read.slice(overlapOf(turns, read)), nextIdOf(turns))];
}

/** Cuts off what waits for an answer: their turns since the reader's last one. */
export function splitOpen(turns: readonly ShownTurn[]): { earlier: ShownTurn[]; open: ShownTurn[] } {
  const lastOwn = turns.findLastIndex(({ from }) => from === 'me');
  return { earlier: turns.slice(0, lastOwn + 1), open: turns.slice(lastOwn + 1) };
}

export const joined = (turns: readonly Pick<ShownTurn, 'text'>[]): string =>
  turns.map(({ text }) => text).join('\n');

/** The newest whole lines of a text that fit into one message. */
export function newestThatFits(text: string, limit = MESSAGE_LIMIT): string {
  if (countCharacters(text) <= limit) return text;
  const tail = [...text].slice(-limit).join('');
  const lineEnd = tail.indexOf('\n');
  return lineEnd < 0 || lineEnd === tail.length - 1 ? tail : tail.slice(lineEnd + 1);
}

/**
 * Earlier turns as the request takes them: several in a row from one side are one turn, the newest `TURNS_LIMIT` are sent, and a turn
 * that is too long loses its beginning. `left` counts the turns on the screen that are not sent.
 */
export function requestTurns(turns: readonly ShownTurn[]): { conversation: Turn[]; left: number } {
  const runs: { from: 'me' | 'them'; texts: string[] }[] = [];
  for (const { from, text } of turns) {
    const open = runs.at(-1);
    if (open?.from === from) open.texts.push(text);
    else runs.push({ from, texts: [text] });
  }
  const sent = runs.slice(-TURNS_LIMIT);
  return {
    conversation: sent.map(({ from, texts }) => ({ from, text: newestThatFits(texts.join('\n')) })),
    left: turns.length - sent.reduce((sum, { texts }) => sum + texts.length, 0),
  };
}

export type TurnChange =
  | { do: 'switch-side'; id: number }
  | { do: 'edit'; id: number; text: string }
  | { do: 'move'; id: number; by: -1 | 1 }
  | { do: 'remove'; id: number }
  /** Which name is the reader's: turns with another name are theirs. */
  | { do: 'name-me'; name: string };

const other = (from: ShownTurn['from']) => (from === 'me' ? 'them' : 'me');

/** The turns after one change. An edit that leaves nothing removes the turn. */
export function changeTurns(turns: readonly ShownTurn[], change: TurnChange): ShownTurn[] {
  switch (change.do) {
    case 'switch-side':
      return turns.map((turn) => (turn.id === change.id ? { ...turn, from: other(turn.from) } : turn));
    case 'edit': {
      const text = change.text.trim();
      if (text === '') return changeTurns(turns, { do: 'remove', id: change.id });
      return turns.map((turn) => (turn.id === change.id ? { ...turn, text } : turn));
    }
    case 'move': {
      const from = turns.findIndex(({ id }) => id === change.id);
      const to = from + change.by;
      const [moved, beside] = [turns[from], turns[to]];
      return moved && beside ? turns.with(to, moved).with(from, beside) : [...turns];
    }
    case 'remove':
      return turns.filter(({ id }) => id !== change.id);
    case 'name-me':
      return turns.map((turn) =>
        turn.name === undefined ? turn : { ...turn, from: turn.name === change.name ? 'me' : 'them' },
      );
  }
}
