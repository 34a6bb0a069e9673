/** The labelled sets that the assistant is scored on, and its answers to them. */
import { existsSync } from 'node:fs';
import type { AdviceResponse } from '#coach';
import { readExamples } from '../../training/examples.ts';
import { advice } from './engine.ts';
import { type GoldItem, goldFrom, readGold } from './gold.ts';

/** `blind` sets are kept unread: figures over the whole of them come out, never an item. */
export type ScoredSet = {
  readonly name: string;
  readonly blind: boolean;
  readonly items: readonly GoldItem[];
};

const LOCKED = new URL('../locked/coach.jsonl', import.meta.url);

/** Examples that are kept from training, by the name of their file: telling messages of every category, and ordinary turns of a chat. */
const HELD_OUT = [
  { name: 'held out', hand: 'test-a' },
  { name: 'turns', hand: 'test-b' },
] as const;

/** The sets that are there, and a line about each that is not: a checkout need not have all of them. */
export function scoredSets(devFile: string | undefined): { sets: ScoredSet[]; notes: string[] } {
  if (devFile && !existsSync(devFile)) throw new Error(`COACH_DEV names no file: ${devFile}`);
  const notes: string[] = [];
  const read = (name: string, blind: boolean, items: () => GoldItem[], absent: string): ScoredSet => {
    const set = { name, blind, items: items() };
    if (set.items.length === 0 && !notes.some((note) => note.startsWith(`${name}:`)))
      notes.push(`${name}: ${absent}`);
    return set;
  };
  const sets = [
    read(
      'locked',
      true,
      () => (existsSync(LOCKED) ? readGold(LOCKED) : []),
      'bench/locked/coach.jsonl is not there.',
    ),
    ...HELD_OUT.map(({ name, hand }) =>
      read(name, true, () => heldOut(hand, notes), `no full lines in training/examples/${hand}.jsonl.`),
    ),
    read(
      'dev',
      false,
      () => (devFile ? readGold(devFile) : []),
      "set COACH_DEV to a file of the scorer's format to see it beside the others.",
    ),
  ];
  return { sets: sets.filter(({ items }) => items.length > 0), notes };
}

/** A file that somebody is still writing must not keep the others from being scored. */
function heldOut(hand: string, notes: string[]): GoldItem[] {
  try {
    return goldFrom(readExamples((one) => one === hand));
  } catch {
    notes.push(
      `${hand}: a line is wrong, see \`node training/check-examples.ts training/examples/${hand}.jsonl\`.`,
    );
    return [];
  }
}

/** What may be read where it went wrong: dev, else our own examples that are not held out. */
export const readableSet = (sets: readonly ScoredSet[]): ScoredSet =>
  sets.find(({ blind }) => !blind) ?? {
    name: 'own examples',
    blind: false,
    items: goldFrom(readExamples((hand) => hand.startsWith('hand-'))),
  };

export const answersTo = (items: readonly GoldItem[]): AdviceResponse[] =>
  items.map(({ id, message, context }) => advice({ id, message, conversation: context }));
