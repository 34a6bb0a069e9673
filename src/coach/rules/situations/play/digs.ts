/** Digs at the reader: what went wrong, and whether it is meant kindly. */

import { chance } from '../../reading/text.ts';
import type { Reading } from '../../reading.ts';
import { matchTopics } from '../../topics/match.ts';
import { withWord } from '../../words/about.ts';
import { seedOf } from '../../words/shuffle.ts';
import { filling, onlyWhere } from '../wrap.ts';

export const DIGS_CODE = {
  'life is being funny': filling((r: Reading) => {
    const [match] = r.topics.length > 0 ? r.topics : matchTopics(r.plain);
    if (!match) return {};
    const list = match.topic.mishaps;
    const line = list[Math.floor(chance(seedOf(r, 'mishap')) * list.length)];
    const words = line && withWord(line, match.word);
    return words ? { mishap: { words } } : {};
  }),
  'our side lost': onlyWhere((r) => matchTopics(r.plain).every(({ topic }) => topic.id !== 'money')),
} as const;
