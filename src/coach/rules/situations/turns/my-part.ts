/** The reader's own conduct: which part of it hurt the other, and whose act is told of. */
import { find } from '../../prefilter/prefilter.ts';
import { grips, type Part, partOf } from '../../reading/my-part.ts';
import { latin } from '../../reading/pattern.ts';
import type { Reading } from '../../reading.ts';
import { filledWith } from '../../words/fill.ts';
import { wordNamed } from '../book.ts';
import { once } from '../once.ts';
import { has, type Situation } from '../situation.ts';
import { filling, onlyWhere } from '../wrap.ts';

const SAID_BEFORE = wordNamed('said_before');
/** Tears over what the reader did are no trouble of theirs alone. */
const isPlain = (r: Reading): boolean =>
  r.action === 'reply' &&
  r.flags.every(({ kind }) => kind === 'wellbeing') &&
  r.kind === 'words' &&
  r.language.base === 'en' &&
  !r.style.laughs &&
  !has(r, 'insult', 'self_harm', 'threat', 'harassment');
const myPart = once((r: Reading): Part | undefined => (isPlain(r) ? partOf(r.plain) : undefined));
const KIN_OF_THEIRS = /\bmy (?:m[ou]m|mother|dad|father|gran|ouma|gogo|aunt|aunty|uncle|parents|folks)\b/i;
/** Somebody else was asked, or it is the reader who is told of. */
const NOT_ME =
  /\b(?:my (?:ex|boss|mom|mum|mother|sister|brother|dad|father|friend|landlord|colleague|kids?|son|daughter|dog|cat)|he|she|they|the (?:guy|man|bank|school|agent|recruiter)|people|everyone|so i said no|dream\w*|and then i said yes|i'?ll say yes|but (?:maybe|now|i'?d love|ok|okay))\b/i;
const NEAR_CUE = 70;
/** Another's act in the same breath as the cue. */
const isOfOthers = (r: Reading, at: number, length: number): boolean =>
  NOT_ME.test(r.plain.slice(Math.max(0, at - 20), at + Math.min(length, NEAR_CUE)));

export const MY_PART_CODE = {
  'my part': onlyWhere(isPlain),
  'a part of mine': (situation: Situation) => {
    const name = situation.name.replace(/^my part: /, '');
    return onlyWhere((r) => myPart(r) === name)(situation);
  },
  'my part: not there': filling((r) => ({
    kin: filledWith(find(KIN_OF_THEIRS, r.plain)?.[0].toLowerCase().replace('my', 'your')),
  })),
  'my part: told you before': onlyWhere((r) => {
    const match = find(SAID_BEFORE, r.plain);
    return match !== null && !grips(r.plain) && !isOfOthers(r, match.index, match[0].length);
  }),
  'my part: a thing to stop': filling((r) => ({
    what: filledWith(
      latin(
        /\b(?:sending|forwarding)(?: me)? (?:your |these |those |all these |so many )?(voice ?notes?|vns?|memes|reels|videos|tiktoks|links|articles|chain messages|good morning messages|stickers|gifs|jokes|pictures|photos)\b/iu,
      )
        .exec(r.plain)?.[1]
        ?.toLowerCase()
        .replace(/^vns?$/, 'voice notes')
        .replace(/^(voice ?note)$/, 'voice notes'),
    ),
  })),
} as const;
