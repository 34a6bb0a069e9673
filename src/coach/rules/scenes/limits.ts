/** Refusals, limits, silences and repairs. */

import type { Reading } from '../reading/read.ts';
import { readTrouble } from '../reading/trouble.ts';
import { linesIn } from '../situations/book.ts';
import { scenesIn } from '../situations/guards/index.ts';
import { has, type Scene, says } from './scene.ts';

const said = linesIn('limits');

const DRINK = /\b(?:sober|don'?t drink|no alcohol|not drinking|alcohol|pregnant|in recovery)\b/i;

/** They have it themselves, and now. */
const UNWELL =
  /\b(?:(?:i'?m|i am|im|feel(?:ing)?|fell|fallen|getting|got|being|woke up|home|off|calling in|called in|still|so|really|properly|proper|quite|pretty|too) (?:a bit |so |really |still |being |very |properly |quite )?(?:sick|under the weather|feverish)\b(?! (?:of|and tired|bags?|days?|leave|notes?|joke|tunes?|mom|mum|dad|with (?:nerves|worry|excitement|envy|jealousy)|worrying|before|over the|to my stomach|thinking|at the|about|for (?:him|her|them)|just (?:thinking|looking)))|(?:i'?ve|ive|i have) been (?:so |really |properly |very )?sick\b(?=(?: as a dog)? ?(?:[.,!]|$|(?:all|since|for|in (?:bed|a bucket)|with|this|today|and|so|twice|again|lately)\b))|hospital bed|(?:down with|in bed with|fighting|recovering from|i'?ve got|ive got|i'?ve|i have|i've caught|i caught|caught|i got|got|having|i had|woke up with|home with|off with|over) (?:the |a |an |this |some |another )?(?:bad |awful |terrible |proper |horrible |nasty |massive |stupid |splitting )?(?:flu|fever|covid|migraine|food poisoning|tonsill\w+|stomach bug)|(?:flu|fever|migraine|food poisoning|covid|tonsillitis)(?: \w+)? (?:has |have |just |finally )?(?:landed|hit|got me|won|struck|from hell|knocked|floored|took me|came back|is back|again|caught)|(?:the flu|my migraine|my fever|this migraine|this flu|this fever)\b|tested positive|(?:it'?s|its|then|just) (?:the )?(?:flu|covid|food poisoning|a migraine|a fever|tonsillitis)\b|^\W*(?:flu|migraine|food poisoning|fever|covid|tonsillitis)\b)/i;
/** May be nerves, a boat or a fright as well. */
const QUEASY =
  /\b(?:(?:feel(?:ing)?|being|been|i'?m|im) sick(?! (?:about|at|with|thinking|to think|when|because|of|just))|under the weather|not well|migraine|recovering)\b/i;
const OFF =
  /\b(?:cancel\w*|postpone|resched\w*|rain ?check|another (?:night|day|time)|can'?t (?:make|come|do|meet)|instead|next week|not tonight)\b/i;
/** Somebody else's illness, an old one, a guess, a boast or what fear does to the stomach. */
const NOT_ILL =
  /\b(?:m[ou]m|mother|dad|father|gran\w*|gogo|he|she|they|sister|brother|son|daughter|boys?|girls?|kids?|kid'?s|child|children|baby|toddler|babysitter|niece|nephew|husband|wife|flatmate|colleague|dog|cat|poodle|puppy|horse|wh[ao]t'?s his name)(?:'s|'re)? (?:also )?(?:(?:has|have|had|got|gets|was|were|is|are|caught|been|woke up|down)(?: (?:a|the|still|so|really|with))* )?(?:sick|ill|flu|covid|fever|migraine)\b|\b(?:read|said|did|done|thought|happy|ashamed|what i)\b[^.!?]{0,40}\b(?:feel|felt) sick|makes? (?:me|us|you) sick\b|\b(?:found|air ?tag|tracker|police|shaft|tape online|following me|stage fright|bank card|declined|brides?maid|seasick|ferry|boat|sail\w*|lipstick|lawyer|accountant|catholic|people pleaser)\b|\byour '?(?:migraine|flu|fever|headache)|\b(?:since|during|before|from|in|to) covid\b|\bcovid\b[^.!?]{0,20}\b(?:19|20)\d\d|\b(?:pretend|told (?:them|work|everyone)|tell (?:them|everyone)|faked?|not (?:the )?flu)\b|\b(?:cabin|spring|gold|football|world cup|jungle|hay|election|derby|dance|dog) fever\b/i;

export const LIMIT_SCENES: readonly Scene[] = [
  {
    name: 'they are unwell, not uninterested',
    when: (r) =>
      (says(r, UNWELL) || (says(r, QUEASY) && (says(r, OFF) || has(r, 'plan_decline', 'plan_reschedule')))) &&
      says(
        r,
        /\b(?:i|i'm|i've|im|me)\b|^\W*(?:migraine|flu|fever|covid|food poisoning|still|got|down|in bed|home)\b/i,
      ) &&
      !says(r, NOT_ILL) &&
      readTrouble(r.plain)?.kind !== 'someone ill' &&
      !has(r, 'rejection_hard'),
    lines: said('they are unwell, not uninterested'),
    places: (r) => ({
      ill: {
        words:
          /\b(?:covid|migraine|fever|food poisoning|tonsillitis|flu|cold)\b/i
            .exec(r.plain)?.[0]
            .toLowerCase()
            .replace(/^(fever|cold)$/, 'the $1') ?? 'being sick',
      },
    }),
  },
  {
    name: 'they need room',
    alone: true,
    when: (r) =>
      says(r, /\bneed (?:some |a bit of |a little |more )?(?:space|time|room|quiet)\b/i) &&
      !has(r, 'rejection_hard'),
    lines: said('they need room'),
  },
  {
    name: 'no numbers for now',
    alone: true,
    when: (r) =>
      r.constraints.some(({ name }) => name === 'no numbers') ||
      says(
        r,
        /\b(?:rather|prefer to|like to|let'?s|happy to) (?:just )?(?:keep|stay|chat|talk)\b[^.!?]{0,24}\bon (?:here|the app|this app)\b/i,
      ) ||
      says(
        r,
        /\b(?:rather not|not comfortable|don'?t)\b(?![^.!?]{0,60}\b(?:old|previous|other|wrong|work) number\b)[^.!?]{0,40}\b(?:numbers?|(?:video|photos?|pics|selfies?))\b/i,
      ),
    lines: said('no numbers for now'),
    places: (r) => ({
      thing: {
        words:
          /\b(?:numbers|number|calls|video|voice notes|photos|pics|instagram|insta|whatsapp|snap|socials)\b/i
            .exec(r.plain)?.[0]
            .toLowerCase()
            .replace(/^number$/, 'numbers')
            .replace(/^pics$/, 'photos') ?? 'numbers',
      },
    }),
  },
  {
    name: 'no alcohol',
    alone: true,
    when: (r) =>
      r.constraints.some(({ name }) => name === 'no alcohol') &&
      says(r, DRINK) &&
      !says(
        r,
        /\b(?:don'?t|dont|do not|never|can'?t) (?:really |actually )?(?:drink|do|have) (?:the )?(?:coffee|tea|milk|coke|soda|caffeine|rooibos|juice|water)\b/i,
      ),
    lines: said('no alcohol'),
    places: (r) => {
      const span =
        /\b((?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\s+(?:years?|months?|weeks?))\b[^.!?]{0,12}(?:sober|clean)|sober (?:for )?((?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\s+(?:years?|months?|weeks?))/i.exec(
          r.plain,
        );
      const length = (span?.[1] ?? span?.[2] ?? '').toLowerCase();
      return {
        praise: {
          words: length
            ? `${length} sober, well done, I mean it.`
            : 'Thanks for telling me, not drinking is completely fine by me.',
        },
        sober: length ? { words: ' ' } : undefined,
      };
    },
  },
  {
    name: 'their pace',
    alone: true,
    when: (r) =>
      !says(
        r,
        /\b(?:mom|mum|parents|family)\b|\bkiss and tell\b|\b(?:work|job|exams?|shift|month.?end)\b[^.!?]{0,40}\bslow\b|\bslow (?:to|at|with|on|this week|today|repl\w+|answer\w*)\b|\bmy (?:phone|internet|wi-?fi|laptop|computer|car|connection)\b/i,
      ) &&
      has(r, 'boundary') &&
      says(
        r,
        /\b(?:kiss|slow|pace|first date|second date|third date|too fast|too soon|not ready|sleep (?:over|with)|come over|house dates?|public|intimate|intimacy|physical|touch|hold hands|hug|rush)\b/i,
      ),
    lines: said('their pace'),
    places: (r) => {
      const rule = /second date/i.test(r.plain)
        ? /kiss/i.test(r.plain)
          ? 'the second-date kiss policy'
          : 'the second-date rule'
        : /third date/i.test(r.plain)
          ? 'the third-date rule'
          : /public/i.test(r.plain)
            ? 'public places only'
            : /kiss/i.test(r.plain)
              ? 'no kiss before you are ready'
              : 'taking it slow';
      return { rule: { words: rule }, rule2: { words: rule } };
    },
  },
  {
    name: 'only a late-night check-in',
    alone: true,
    when: (r) =>
      says(
        r,
        /^\W*(?:hey+ )?(?:u|you) (?:up|awake|still up)\b|\b(?:come over|netflix and chill|my place(?: tonight| now)?\?|send (?:me )?your address)\b/i,
      ),
    places: (r) => {
      const up = says(r, /\b(?:up|awake)\b/i) && !says(r, /\bcome over|address\b/i);
      return { up: up ? { words: ' ' } : undefined, over: up ? undefined : { words: ' ' } };
    },
    lines: said('only a late-night check-in'),
  },
  {
    name: 'hurt, said sideways',
    alone: true,
    when: (r) =>
      (r.sarcastic &&
        says(
          r,
          /\b(?:remember|forg[eo]t|birthday|replying|showing up|waiting|waited|cancel|telling me|letting me know|asking|checking|left on read|ignor|thought(?:ful)?|effort|nice of you)\w*/i,
        )) ||
      says(
        r,
        /\byou (?:forgot|never (?:called|texted|replied|showed)|didn'?t (?:show|call|text|reply|even|bother|remember)|stood me up|left me on read)\b/i,
      ),
    lines: said('hurt, said sideways'),
  },
  ...scenesIn('another limit'),
];

/** Said plainly and kindly: known before anything that only sounds like a limit. */
export const KIND_LIMIT_SCENES: readonly Scene[] = LIMIT_SCENES.filter(({ name }) =>
  ['no numbers for now', 'no alcohol'].includes(name),
).map((scene) => ({
  ...scene,
  when: (r: Reading) =>
    r.constraints.some(({ name }) => scene.name.startsWith(name)) &&
    scene.when(r) &&
    !says(r, /\b(?:stop|told you|i said|again|enough|last time|leave me|creepy)\b/i),
}));
