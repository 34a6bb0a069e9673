/** A limit about one thing, from somebody who otherwise stays: it is taken as it is said, and the talk goes on. */
import { find } from '../../prefilter/prefilter.ts';
import { latin } from '../../reading/pattern.ts';
import { filledWhere, filledWith } from '../../words/fill.ts';
import { says } from '../situation.ts';
import { filling } from './wrap.ts';

const lower = (words: string | undefined): string | undefined => words?.trim().toLowerCase();

const BURNT =
  /\b(?:had a (?:weird|bad|rough|creepy|strange)|weirdo|creep|rough (?:one|year|time)|bad experience|burn(?:t|ed) before|last time|last year|stalk\w+)\b/i;

const UNTIL = latin(
  /\b((?:after|before|till|until|from) (?:\d{1,2}(?:[:.]\d{2})? ?(?:[ap]m)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:night|evening|morning|sundown))?|midnight|noon|tomorrow|the weekend|the \d{1,2}(?:st|nd|rd|th)))\b/iu,
);

export const LIMITS_SAID_CODE = {
  'limit said: stay on here': filling((r) => ({
    burnt: filledWhere(says(r, BURNT)),
    app: filledWhere(says(r, /\b(?:here|app)\b/i)),
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
    after: filledWhere(
      says(r, /\b(?:after|past)\b/i) && says(r, /\b(?:don'?t|no) (?:text|message|call|ring|phone)/i),
    ),
    away: filledWhere(says(r, /\b(?:till|until|shabbat|sabbath|off)\b/i)),
    memes: filledWhere(says(r, /\bmemes?\b/i)),
  })),
  'limit said: hands off for now': filling((r) => ({
    plain: filledWith(
      lower(
        /\b(?:hugs|hugging|kissing|kisses|touching|cuddling|cuddles|holding hands)\b(?!'?s (?:very )?welcome)/i.exec(
          r.plain,
        )?.[0],
      ),
    ),
    hugs: filledWhere(says(r, /\bhug|touch/i)),
    kissNo: filledWhere(says(r, /\b(?:no|can'?t|not|don'?t)\b[^.!?]{0,16}\bkiss/i)),
    kissYes: filledWhere(
      says(
        r,
        /\bkiss\w*(?:'s| is|'?s very| are)? (?:\w+ )?(?:welcome|fine|ok|okay|good|allowed|encouraged)\b/i,
      ),
    ),
    wait: filledWhere(says(r, /\bwait with\b/i)),
    ill: filledWhere(says(r, /\b(?:cold sore|flu|a cold|sick|germs)\b/i)),
    spicy: filledWhere(says(r, /\bin the mood\b/i)),
    bake: filledWhere(says(r, /\b(?:lie on|cuddle|bake off|film|movie|series|watch)\b/i)),
    still: filledWhere(says(r, /\bdo want to (?:meet|see)\b/i)),
  })),
  'limit said: no spoilers': filling((r) => ({
    part: filledWith(
      lower(/\b(?:episode \w+|ep \d+|page \d+)\b/i.exec(r.plain)?.[0]) ??
        lower(/\b(?:finale|score|ending|result|last episode|winner)\b/i.exec(r.plain)?.[0])?.replace(
          /^/,
          'the ',
        ),
    ),
    score: filledWhere(says(r, /\b(?:score|result|winner|match|game|recording)\b/i)),
    story: filledWhere(!says(r, /\b(?:score|result|winner|match|game|recording)\b/i)),
  })),
} as const;
