/** Which pressure it is: sexual asks, control, strangers with a script. Every answer holds the line at that very point. */

import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { linesByName, linesIn } from '../situations/book.ts';
import type { Place, Places } from '../words/fill.ts';
import { once } from './once.ts';
import { nameIn } from './salient.ts';
import { flagged, type Scene, says } from './scene.ts';

const SEXUAL: ReadonlyArray<readonly [string, RegExp]> = [
  ['emoji', /^[\s?!]*(?:\p{Extended_Pictographic}|\uFE0F|[\s?!])+$/u],
  [
    'comeOver',
    /\b(?:booked|reserved|got us)\b[^.!?]{0,60}\b(?:room|bed|suite|chalet|cabin|guest ?house|lodge|hotel)\b|\broom(?:'s| is)? (?:\w+ )?(?:upstairs|above|next door)\b|\bso (?:that )?(?:you|u) can'?t (?:say no|back out)\b|\bmy (?:flat|place|house),? my rules\b|\bone bed(?: i|')s\b/i,
  ],
  ['prove', /\bprove\b|\b(?:bra|top|clothes) off\b[^!?]{0,30}\bmeet/i],
  [
    'owed',
    /\b(?:owe|paid|pay for|dinners?\b[^.!?]{0,20}\breal|petrol|lobster|drove \d|charity|in return|what was .{0,12} for then)\b/i,
  ],
  [
    'overruled',
    /\b(?:said (?:no|maybe|not)|say not yet|maybe means|no means|didn'?t say stop|not yet every|third time|ask(?:ed|ing) (?:nicely )?(?:twice|again|for the third)|you'?re just shy|ur just shy|just shy|playing hard|past midnight|one night|change your mind|been patient|wait like)\b/i,
  ],
  [
    'prude',
    /\b(?:prude|boring|frigid|uptight|open[- ]?minded|other matches|every girl|everyone (?:does|sends)|my ex did|most girls|schoolboy|1950)\b/i,
  ],
  ['bored', /\bor i'?m (?:bored|going)|\b(?:im|i'?m) bored\b|going to (?:bed|sleep)\b/i],
  ['wearing', /\bwh?at (?:are|r)? ?(?:you|u) wear(?:ing)?\b|\bwhat colou?r\b|wear to sleep/i],
  [
    'photo',
    /\b(?:pics?|photos?|pictures?|video|cam|camera|nudes?|send|show me|voice note|record it|selfie|less on)\b/i,
  ],
  [
    'comeOver',
    /\b(?:come over|come upstairs|your place|my place|mine\b|tonight at|leave the door|one (?:room|bed)|hotel)\b/i,
  ],
  ['other', /(?:)/],
];

export const sexualKind = (r: Reading): string => SEXUAL.find(([, cue]) => says(r, cue))?.[0] ?? 'other';

/** Control that the safety reading let pass as everyday talk. */
const PLAINLY_CONTROL =
  /\b(?:never wear (?:that|it|this) again|fine,? (?:just )?go (?:to|out|without)\b|i'?ll (?:just )?sit here (?:in the dark|alone|then|by myself)|answer me now|you made me look (?:stupid|bad|like))\b/i;

const CONTROLS: ReadonlyArray<readonly [string, RegExp]> = [
  [
    'money',
    /\b(?:salary|bank cards?|pocket money|handl?e the money|don'?t need a job|handing in notice|do the course|job offer|phone i pay for)\b/i,
  ],
  [
    'guilt',
    /\b(?:not eating|it'?s fine\. ?go|fine,? (?:just )?go|sit here in the dark|ill just sit here|i'?ll just (?:sit|be) here|after (?:everything|all) i|people who matter more|don'?t think about me)\b/i,
  ],
  ['going', /\b(?:don'?t (?:like|want) you (?:going|at|to go)|those (?:men|guys|women)|look at you)\b/i],
  [
    'ultimatum',
    /\b(?:(?:them|him|her|it) or me|or me\b|choose|decide|dont bother|don'?t bother|if (?:you|u) go\b|take it as your answer|not saying it twice|have me)\b/i,
  ],
  [
    'where',
    /\b(?:location|where (?:are|r) (?:you|u)|where you are|pic of where|with the clock|who'?s the (?:man|guy|woman|girl)|screen ?shot|who are you with|prove|send a pic|live location|last (?:\d|five) calls)\b/i,
  ],
  [
    'clothes',
    /\b(?:wear(?:ing)?|wore|skirt|dress|red (?:thing|top)|look stupid|hair\b|sleeves|belong to me|not in that|delete it)\b/i,
  ],
  [
    'friends',
    /\b(?:(?:delete|block|unfollow|remove|lose|drop) (?:his|her|their|him|them)|other (?:guys|men|girls|women|people)|friends?|therapist|mother|sister|unfollow|delete him|male|people who pull|other people|trainer|colleagues?|greet the|who is|who'?s|matches)\b/i,
  ],
  ['answers', /(?:)/],
];
export const controlKind = once(
  (r: Reading): string => CONTROLS.find(([, cue]) => says(r, cue))?.[0] ?? 'answers',
);

function places(r: Reading): Places {
  const { plain } = r;
  const p = (words: string | undefined, plural = false): Place | undefined =>
    words ? { words, plural } : undefined;
  const paid = /\b(dinners?|lobster|wine|petrol|uber|drinks?|tickets?|hotel|room)\b/i
    .exec(plain)?.[1]
    ?.toLowerCase();
  const event =
    /\b(braai|wedding|trip|hike|party|pottery|job|course|gym|concert|night out|weekend|church|dinner|work do|girls'? night|book club|holiday)\b/i
      .exec(plain)?.[1]
      ?.toLowerCase();
  const calls = /\b(?:called|phoned|rang|texted|messaged)\b[^.!?]{0,12}?\b(\d+|[a-z]+) times\b/i.exec(plain);
  const demand = calls
    ? `${/call|phon|rang/i.test(calls[0]) ? 'calling' : 'texting'} ${calls[1]} times`
    : /\b(?:last seen|blue ticks|online|minutes|explain|\d\d:\d\d)\b/i.test(plain)
      ? 'being timed'
      : /\banswer\b/i.test(plain)
        ? 'demanding an answer'
        : /\bscreen ?shots?|calls\b/i.test(plain)
          ? 'screenshots of my calls'
          : /\blocation\b/i.test(plain)
            ? 'my location'
            : 'being checked up on';
  const person =
    latin(/\b(?:the )?(?:man|guy|woman|girl) (?:in|at|on) (?:the|your) ([\p{L} ]{3,16}?)(?= in|[.,?!]|$)/iu)
      .exec(plain)?.[0]
      ?.toLowerCase() ?? nameIn(plain);
  const mine = /\b(friends|friend|sister|mother|family|colleagues|therapist|brother)\b/i
    .exec(plain)?.[1]
    ?.toLowerCase();
  const garment = /\b((?:red |blue |black |short )?(?:thing|top|dress|skirt|shirt|jeans|swimsuit|hair))\b/i
    .exec(plain)?.[1]
    ?.toLowerCase();
  const days = /\b((?:\d+|two|three|four|five|a few) (?:days|weeks))\b/i.exec(plain)?.[1]?.toLowerCase();
  const detail =
    /\b(id number|mom'?s maiden name|maiden name|address|street|surname|password|bank details|account number|location|licen[cs]e|passport|school|shifts?)\b/i
      .exec(plain)?.[1]
      ?.toLowerCase();
  return {
    paid: p(paid ?? 'dinner'),
    event: p(
      event
        ? /^(?:church|work|pottery)/.test(event)
          ? event
          : `the ${event.replace(/^the /, '')}`
        : undefined,
    ),
    demand: p(demand),
    person: p(person && person.length < 40 ? person : undefined),
    mine: p(mine ? `my ${mine}` : 'my own life', /s$/.test(mine ?? '')),
    garment: p(garment ? `the ${garment}` : undefined),
    days: p(days ?? 'This'),
    detail: p(detail ?? 'details'),
    gift: /\b(?:flowers|gifts?|presents?|surprise|chocolates?|something|letter|cake|food)\b/i.test(plain)
      ? p(' ')
      : undefined,
  };
}

const scene = (name: string, when: Scene['when'], list: Scene['lines']): Scene => ({
  name,
  alone: true,
  when,
  lines: list,
  places,
});

const strangers = linesIn('strangers');

export const PRESSURE_SCENES: readonly Scene[] = Object.entries(linesByName('sexual pressure')).map(
  ([kind, lines]) =>
    scene(
      `sexual pressure: ${kind}`,
      (r) => r.action === 'caution' && flagged(r, 'sexual_pressure') && sexualKind(r) === kind,
      lines,
    ),
);

/** Where they live or who is at home, and nothing that opens an account. */
const PLACE_ASKED =
  /\b(?:address|where (?:exactly )?(?:do|are|is)|street|house|flat|unit|complex|floor|gate|building|(?:get|come) to (?:your|ur) place)\b/i;
const ACCOUNT_ASKED =
  /\b(?:bank|id|passport|password|passcode|otp|card|account|cvv|(?<!\b(?:gate|door|access|entry) )code|login|maiden|licen[cs]e|salary|payslip|date of birth|tax)\b/i;
const ALONE_ASKED = /\b(?:alone|by yourself|on your own)\b/i;
const asksForPlace = (r: Reading): boolean =>
  flagged(r, 'pii_request') &&
  r.flags.every(({ kind, severity }) => /^(?:pii_request|scam_code)$/.test(kind) || severity === 'info') &&
  (says(r, PLACE_ASKED) || says(r, ALONE_ASKED)) &&
  !says(r, ACCOUNT_ASKED);

/** Before what warns of accounts: a warning about somebody's door is answered with the door. */
export const PLACE_ASKED_SCENES: readonly Scene[] = [
  scene(
    'asked for where I live',
    (r) => (r.action === 'caution' || r.action === 'warn') && asksForPlace(r) && says(r, PLACE_ASKED),
    strangers('place'),
  ),
  scene(
    'asked whether I am alone',
    (r) => (r.action === 'caution' || r.action === 'warn') && asksForPlace(r) && !says(r, PLACE_ASKED),
    strangers('alone'),
  ),
];

export const STRANGER_SCENES: readonly Scene[] = [
  scene(
    'a stranger in love',
    (r) => r.action === 'caution' && flagged(r, 'scam_romance_script'),
    strangers('script'),
  ),
  scene(
    'a wrong number',
    (r) => r.action === 'caution' && flagged(r, 'scam_wrong_number'),
    strangers('wrongNumber'),
  ),
  scene(
    'away from the app',
    (r) => r.action === 'caution' && flagged(r, 'scam_offplatform'),
    strangers('elsewhere'),
  ),
  scene(
    'private details',
    (r) => r.action === 'caution' && flagged(r, 'pii_request') && !asksForPlace(r),
    strangers('personal'),
  ),
];

export const CONTROL_SCENES: readonly Scene[] = Object.entries(linesByName('control')).map(([kind, lines]) =>
  scene(
    `control: ${kind}`,
    (r) =>
      (r.action === 'caution' || (r.action === 'reply' && says(r, PLAINLY_CONTROL))) &&
      !flagged(r, 'scam_romance_script', 'scam_wrong_number', 'scam_offplatform', 'pii_request') &&
      controlKind(r) === kind,
    lines,
  ),
);
