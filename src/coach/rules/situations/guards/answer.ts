/** An answer to what the reader wrote last, or a question about it: the turn before decides what is meant. */

import { find } from '../../prefilter/prefilter.ts';
import { isHeavyTalk } from '../../reading/heavy-talk.ts';
import type { Reading } from '../../reading.ts';
import { linesOf, maybePattern, patternOf } from '../book.ts';
import type { Entry } from '../entry.ts';
import { has, type Situation } from '../situation.ts';
import { fits } from './fitting.ts';

const HARD =
  /\b(?:sad|cry\w*|lonely|alone|hate (?:it|him|her|my)|divorc\w*|widow\w*|passed away|funeral|sick|ill|ex|lost|fired|retrenched|struggl\w*|depress\w*|anxi\w*|panic\w*|nightmares?|trauma\w*|abus\w*|foster|orphan\w*|disorder|anorex\w*|bulim\w*|alcoholic|addict\w*|sober|rehab|accident|homeless|shelter|hungry|afford|scared|afraid|hurt\w*|someone is (?:at|outside|in|following)|my window|don'?t (?:smile|laugh|eat|sleep|want|feel)|end it|any ?more|never again|none of your|private|rather not|why do you|cops?|police|not (?:yet|ready|comfortable)|too (?:soon|fast))\b/i;

/** What the reader may have written before an answer that is then no small one. */
const WITH_HARM = /\b(?:gun|knife|pills|leav(?:e|ing) (?:him|her)|kill|hurt (?:him|her|myself))\b/i;

/** Many ask without the mark; a question of the reader's own then gets it here. */
const ASKED_BARE =
  /(?:^|[.!,]\s*)(?:(?:so|and|hey|hi|haha+|lol|ok|okay|btw|but|oh|well)[ ,]+)*(?:what'?s?|how'?s?|when'?s?|where'?s?|who'?s?|which|why|do|does|did|are|is|was|were|have|has|can|could|would|will|should|shall|want to|wanna|fancy)\b[^?.!]*$/i;
export const mineAsAsked = (mine: string): string =>
  ASKED_BARE.test(mine) && !mine.includes('?') ? `${mine}?` : mine;

/** Words of their answer at most, where the entry says nothing. */
const MOST_WORDS = 18;

export function answer(entry: Entry): Situation {
  const { id, mine = '', hear, unless, asks = false, maxWords = MOST_WORDS, plainly = false } = entry;
  const readers = patternOf(mine);
  const also = (r: Reading): boolean =>
    r.mine !== '' &&
    find(readers, mineAsAsked(r.mine)) !== null &&
    (asks || r.questions.length === 0) &&
    !has(r, 'grief', 'distress', 'self_harm') &&
    !isHeavyTalk(r.plain) &&
    !WITH_HARM.test(r.mine) &&
    (plainly || !HARD.test(r.plain));
  return {
    ...fits(id, {
      cue: hear === undefined ? /\S/ : patternOf(hear),
      not: maybePattern(unless),
      // A cue of their own is surer than what a short answer sounds like.
      limit: entry.allowRefusal ?? hear !== undefined,
      most: maxWords,
      also,
    }),
    pinned: true,
    lines: linesOf(entry),
  };
}
