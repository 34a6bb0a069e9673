/** Labelled messages in the scorer's format, and our own examples turned into it. */
import { readFileSync } from 'node:fs';
import type { Turn } from '#coach';
import type { Example } from '../../training/examples.ts';

/** One labelled message as `score.mjs` reads it. Patterns are sources of regular expressions, matched without case. */
export type GoldItem = {
  readonly id: string;
  readonly category: string;
  /** Turns before the message, oldest first. */
  readonly context: readonly Turn[];
  readonly message: string;
  readonly labels: {
    readonly language: string;
    readonly intents: readonly string[];
    readonly asks_question: boolean;
    readonly question_count: number;
    /** `unclear` where nothing shows. */
    readonly interest: string;
    readonly emotions: readonly string[];
    readonly safety_flags: readonly string[];
    readonly action: string;
  };
  readonly reply: {
    /** A good reply touches at least `pickup_min` of these. */
    readonly pickup_groups: ReadonlyArray<readonly string[]>;
    readonly pickup_min: number;
    readonly forbid_regex: readonly string[];
  };
};

/** Lines that do not say what a good reply takes up (`full` is false) cannot be scored and are left out. */
export function goldFrom(examples: readonly Example[]): GoldItem[] {
  const counts = new Map<string, number>();
  return examples.flatMap((example) => {
    const place = (counts.get(example.hand) ?? 0) + 1;
    counts.set(example.hand, place);
    return example.full ? [toGold(example, `${example.hand}-${place}`)] : [];
  });
}

function toGold(example: Example, id: string): GoldItem {
  return {
    id,
    category: example.k,
    context: example.c.map(([from, text]) => ({ from, text })),
    message: example.m,
    labels: {
      language: example.g,
      intents: example.i,
      asks_question: example.q > 0,
      question_count: example.q,
      interest: example.n ?? 'unclear',
      emotions: example.e,
      safety_flags: example.f,
      action: example.a,
    },
    reply: { pickup_groups: example.p, pickup_min: example.pm ?? 0, forbid_regex: example.x },
  };
}

/** Reads a file of the scorer's format, an item a line. */
export const readGold = (file: string | URL): GoldItem[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as GoldItem);
