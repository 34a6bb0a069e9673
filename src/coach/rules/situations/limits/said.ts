/** A limit about one thing, from somebody who otherwise stays: it is taken as it is said, and the talk goes on. */
import { find } from '../../prefilter/prefilter.ts';
import { latin } from '../../reading/pattern.ts';
import { filledWith } from '../../words/fill.ts';
import { filling } from '../wrap.ts';

const lower = (words: string | undefined): string | undefined => words?.trim().toLowerCase();

const UNTIL = latin(
  /\b((?:after|before|till|until|from) (?:\d{1,2}(?:[:.]\d{2})? ?(?:[ap]m)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:night|evening|morning|sundown))?|midnight|noon|tomorrow|the weekend|the \d{1,2}(?:st|nd|rd|th)))\b/iu,
);

export const LIMITS_SAID_CODE = {
  'limit said: stay on here': filling((r) => ({
    what: filledWith(
      lower(/\b(?:pics?|pictures|photos|selfies|video(?: calls)?)\b/i.exec(r.plain)?.[0])?.replace(
        /^pics?$/,
        'pictures',
      ),
    ),
  })),
  'limit said: hours': filling((r) => ({
    until: filledWith(
      lower(find(UNTIL, r.plain)?.[1])?.replace(
        /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day/,
        (day) => day[0]?.toUpperCase() + day.slice(1),
      ),
    ),
  })),
} as const;
