/** What a message has to take up: the things it tells of, the times that suit them and what each of its questions asks about. */

import { contentWordsOf } from '../reading/text.ts';
import type { Reading } from '../reading.ts';
import { salientOf } from './about-salient.ts';
import type { Slots } from './fill.ts';
import { registerOf } from './register.ts';

const READ = new WeakMap<Reading, readonly RegExp[]>();
const PLANS = ['plan_propose', 'plan_confirm', 'plan_reschedule'] as const;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (words: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${words.map((word) => escaped(word.replace(/s$/i, ''))).join('|')})`, 'i');

/**
 * One pattern for each point; a reply that meets two of them is seen to be about this message.
 *
 * @param planOf the parts of a plan, by name; asked only of a message that has one
 */
export function pointsOf(reading: Reading, planOf: (reading: Reading) => Slots): readonly RegExp[] {
  const known = READ.get(reading);
  if (known) return known;
  const found = registerOf(reading) === 'serious' ? [] : readPoints(reading, planOf);
  READ.set(reading, found);
  return found;
}

/** Nothing is lifted out of something grave for the sake of naming it. */
function readPoints(reading: Reading, planOf: (reading: Reading) => Slots): RegExp[] {
  const found: RegExp[] = [];
  const plan = PLANS.some((intent) => reading.intents.has(intent));
  const add = (words: readonly string[]) => {
    const usable = words.filter((word) => word.length > 2 && !found.some((one) => one.test(word)));
    if (usable.length > 0) found.push(anyOf(usable));
  };
  add(
    reading.times
      .filter(({ polarity, kind }) => polarity !== 'out' && kind !== 'span')
      .flatMap(
        ({ text }) =>
          text
            .toLowerCase()
            .match(
              /(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|weekend|next week|\d{1,2}[:.h]\d{2}/g,
            ) ?? [],
      ),
  );
  if (plan) {
    const idea = planOf(reading).idea?.words.split(' ').at(-1);
    if (idea) add([idea]);
  }
  for (const { bare } of salientOf(reading).slice(0, 4)) add(contentWordsOf(bare).slice(-1));
  if (reading.questions.length > 1)
    for (const { text } of reading.questions) add(contentWordsOf(text).slice(-2));
  return found;
}
