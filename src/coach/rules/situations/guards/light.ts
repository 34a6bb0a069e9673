/** A light turn to the reader: its lines take up a word of theirs, and nothing light is said beside what is grave. */

import { find } from '../../prefilter/prefilter.ts';
import { GRAVE, isHeavyTalk } from '../../reading/heavy-talk.ts';
import { turnAround } from '../../reading/text.ts';
import type { Reading } from '../../reading.ts';
import type { Slot, Slots } from '../../words/fill.ts';
import { patternOf } from '../book.ts';
import type { Entry } from '../entry.ts';
import { has, isLewd, type Situation } from '../situation.ts';
import { told } from './told.ts';

/** Beaten at a game. */
const WON_AGAINST =
  /\b(?:pretend it was|by|like) (?:an )?accident\b|\b(?:beat(?:en)?|thrash(?:ed)?|destroyed|crushed|flattened|hammered) me (?=at\b|in\b|again\b|twice\b)/gi;

function taken({ fills = {} }: Entry): (r: Reading) => Slots {
  const patterns = Object.entries(fills).map(([slot, source]) => [slot, patternOf(source)] as const);
  return ({ plain }) =>
    Object.fromEntries(
      patterns.map(([slot, pattern]): [string, Slot | undefined] => {
        const match = find(pattern, plain);
        const words = (match?.[1] ?? match?.[2])?.trim();
        if (!match || !words) return [slot, undefined];
        // A capital at the start of a sentence is not the word's own.
        const before = plain.slice(0, match.index + match[0].indexOf(words)).trimEnd();
        const own = before === '' || /[.!?]$/.test(before) ? words.toLowerCase() : words;
        return [slot, { words: turnAround(own) }];
      }),
    );
}

export function light(entry: Entry): Situation {
  const { allowTears } = entry;
  const situation = told(
    entry,
    (r) =>
      r.action === 'reply' &&
      r.flags.length === 0 &&
      !(allowTears ? GRAVE.test(r.plain) : isHeavyTalk(r.plain.replace(WON_AGAINST, ' '))) &&
      !isLewd(r) &&
      !has(r, 'insult', 'threat', 'jealousy_control', 'rejection_hard'),
  );
  const words = taken(entry);
  return { ...situation, slots: (r) => ({ ...situation.slots?.(r), ...words(r) }) };
}
