/** Grief: fresh, remembered, said sideways. The more particular the thing they name, the earlier its lines come. */

import { type Loss, type LossKind, readLoss } from '../reading/loss.ts';
import { isNoLoss } from '../reading/no-loss.ts';
import type { Reading } from '../reading/read.ts';
import { linesIn } from '../situations/book.ts';
import type { Places } from '../words/fill.ts';
import { once } from './once.ts';
import { thingsOf } from './salient.ts';
import { flagged, has, type Scene, says } from './scene.ts';

const scammed = (r: Reading): boolean =>
  r.flags.some(
    ({ kind }) => kind.startsWith('scam') || kind === 'money_request_mild' || kind === 'self_harm',
  );

/** The loss a message tells of; an intent of grief without a cue of ours counts as one that is not spelt out. */
export const lossOf = once((r: Reading): Loss | undefined => {
  if (r.language.base !== 'en' || scammed(r) || flagged(r, 'stalking', 'threat', 'coercive_control'))
    return undefined;
  if (r.action !== 'reply' && r.action !== 'support') return undefined;
  // A year together is no year since.
  if (
    says(
      r,
      /\b(?:been )?together (?:for )?(?:a|one|two|three|\w+) (?:years?|months?)\b|\banniversary\b[^.!?]*\b(?:love|babe|us)\b/i,
    )
  )
    return undefined;
  return readLoss(r.plain, r.mine);
});

/** Their place among brothers and sisters, with nobody gone from the number. */
export const isBirthOrder = (r: Reading): boolean =>
  says(
    r,
    /\bi'?m (?:the |a )?(?:number (?:\d+|\w+)|(?:second |third |fourth )?(?:youngest|oldest|eldest|middle(?: child| one)?|baby|last[- ]?born|first[- ]?born|only (?:child|girl|boy)|twin)|(?:second|third|fourth|fifth|sixth|last) (?:of|one)|(?:\d|one|two|three) of (?:\d+|\w+))\b/i,
  ) &&
  !says(
    r,
    /\b(?:lost|died?|dead|death|passed|late|gone|buried|grave|funeral|used to be|were|there was|there'?s one|one now|now (?:only|just|one|two|three|four)|left|without|miss\w*|killed|drowned|accident|anniversary|heaven|angel)\b/i,
  );

/** Grief that the reading names without a cue of ours. */
const griefUnsaid = (r: Reading): boolean =>
  has(r, 'grief') &&
  !has(r, 'flirt', 'logistics', 'humour') &&
  r.language.base === 'en' &&
  (r.action === 'reply' || r.action === 'support') &&
  !scammed(r) &&
  !isNoLoss(r.plain) &&
  !isBirthOrder(r) &&
  lossOf(r) === undefined;

const is = (r: Reading, ...kinds: LossKind[]): boolean => {
  const loss = lossOf(r);
  return loss !== undefined && (kinds.length === 0 || kinds.includes(loss.kind));
};
const LATER: readonly LossKind[] = ['remembered', 'unsaid'];

const place = (words: string | undefined, plural = false) => (words ? { words, plural } : undefined);

export const griefPlaces = once((r: Reading): Places => {
  const loss = lossOf(r);
  if (!loss) return {};
  const them = loss.them;
  const named = loss.who !== undefined && /^\p{Lu}/u.test(loss.who);
  const who = loss.who ?? (loss.kind === 'pet' || them === 'them' ? undefined : them);
  const things = thingsOf(r, true).filter(
    ({ words }) =>
      !(loss.who && words.toLowerCase().includes(loss.who.toLowerCase())) &&
      words !== loss.kept &&
      !/\b(?:widow(?:er)?|funeral|vet|nurse|cancer|chemo|operation|hospital|memorial|patient|crash|accident|N\d|birthday|church|tombstone|headstone|stone|ashes|grave|job|work|chemo|unveiling|army|municipality|courier|family|sorry|funny|school|bed|cupboard|hands?|head|reservoir|house|gravy|town|hospice|pub|habit|birthdays?|day|christmas|memory|moment|cinema|year|uncle|aunt|page)\b|^(?:your|the) (?:uncle|aunt|auntie|cousin|late) /i.test(
        words,
      ) &&
      !(loss.dish && words.toLowerCase().includes(loss.dish.split(' ').at(-1) ?? ' ')),
  );
  const off =
    /\b(?:movie|drinks?|date|dinner|coffee|lunch|braai|tonight|weekend|hike|concert|show|walk|party)\b/i
      .exec(r.plain)?.[0]
      .toLowerCase();
  const rite = /\b(?:funeral|memorial|unveiling|burial|shiva|janazah|cremation)\b/i
    .exec(r.plain)?.[0]
    .toLowerCase();
  const age =
    /\b(?:he|she|they)(?: was|'s| is)(?: only)? (\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\b/i.exec(
      r.plain,
    )?.[1];
  const spot = /\bto (the (?:sea|beach|mountains?|ocean|farm|garden|river|lake|lagoon))\b/i
    .exec(r.plain)?.[1]
    ?.toLowerCase();
  const offered = r.times.find(({ polarity }) => polarity === 'offered');
  const day = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i.exec(r.plain)?.[0];
  return {
    who: place(who),
    whoS: place(
      loss.who ??
        (who === undefined ? undefined : them === 'her' ? 'she' : them === 'him' ? 'he' : undefined),
    ),
    whoName: place(
      named ? loss.who : who && `${loss.them === 'her' ? 'her' : loss.them === 'him' ? 'his' : 'their'} name`,
    ),
    whoOr: place(who ?? 'somebody like that'),
    name: place(named ? loss.who : undefined),
    them: place(them),
    they: place(them === 'her' ? 'she' : them === 'him' ? 'he' : undefined),
    their: place(them === 'her' ? 'her' : them === 'him' ? 'his' : 'their'),
    span: place(loss.span),
    occ: place(loss.occasion?.replace(/^the (?=birthday|anniversary)/, '')),
    kept: place(loss.kept),
    dish: place(loss.dish),
    thing: things[0] && { ...things[0] },
    toy: place(
      /\b(?:the|his|her|my|a) ((?:sun |old |tennis )?(?:sock|toy|ball|blanket|collar|lead|bowl|basket|bed|spot))\b/i
        .exec(r.plain)?.[1]
        ?.toLowerCase(),
    ),
    off: place(
      off &&
        (/tonight|weekend/.test(off)
          ? 'our plans'
          : off === 'drink' || off === 'drinks'
            ? 'drinks'
            : `the ${off}`),
    ),
    rite: place(rite && `the ${rite}`),
    age: place(age && /^\d/.test(age) ? (NUMBERS[Number(age)] ?? age) : age?.toLowerCase()),
    alt: place(offered?.text),
    place: place(spot),
    plan: place(
      spot
        ? `${day ? `${day[0]?.toUpperCase()}${day.slice(1).toLowerCase()} by ${spot}` : `the trip to ${spot}`}`
        : 'the time that is left',
    ),
    today: place(TODAY.test(r.plain) ? ' ' : undefined),
    day: place(day ? `${day[0]?.toUpperCase()}${day.slice(1).toLowerCase()}` : 'that day'),
  };
});

/** The day itself is the matter. */
const TODAY =
  /\b(?:today|tonight|this (?:morning|evening|week))\b[\s\S]*\b(?:would(?:'?ve| have| be|n'?t)|birthday|anniversary|grave|flowers|years?|months?|since|miss\w*)\b|\b(?:would(?:'?ve| have| be)|birthday|anniversary|years?|months?|miss\w*)\b[^!?]{0,60}\b(?:today|tonight|this (?:morning|evening|week))\b/i;

const NUMBERS: readonly string[] = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

const lines = linesIn('grief');

const told = (name: string, when: (r: Reading) => boolean, list: Scene['lines'], alone = false): Scene => ({
  name,
  when,
  lines: list,
  places: griefPlaces,
  alone,
});
const cue = (name: string, kinds: readonly LossKind[], pattern: RegExp, list: Scene['lines']): Scene =>
  told(name, (r) => is(r, ...kinds) && says(r, pattern), list);

export const GRIEF_SCENES: readonly Scene[] = [
  cue(
    'may I be quiet',
    [...LATER, 'fresh'],
    /\b(?:ok(?:ay)?|fine|alright) (?:with you |with me |by you )?if i(?:'m|m| am)\b[^.!?]{0,20}\b(?:quiet|sad|off|weird|useless)|\bif i'?m quiet\b/i,
    lines('may i be quiet'),
  ),
  cue(
    'is it normal',
    ['fresh', 'pet', ...LATER],
    /\b(?:is (?:that|it|this) (?:normal|weird|ok(?:ay)?|strange|bad)|am i (?:weird|broken|heartless|normal)|allowed to feel|feel nothing|supposed to feel|(?:know|sure) (?:what|how) to feel|we (?:weren'?t|hadn'?t) (?:speaking|talking|spoken))\b/i,
    lines('is it normal'),
  ),
  cue(
    'on their terms',
    ['fresh', ...LATER],
    /\b(?:ok(?:ay)? to talk about|don'?t (?:like|want)[^.!?]{0,25}\b(?:coming out|come up|over (?:dinner|starters))|before we meet|just so you know|so (?:you|u) know|i say it early|be gentle|don'?t be weird)\b/i,
    lines('on their terms'),
  ),
  cue('you asked', LATER, /\b(?:fine to ask|you asked|(?:always|can|may) ask)\b/i, lines('fine to ask')),
  cue(
    'called off',
    ['fresh', 'pet'],
    /\b(?:can'?t (?:make|do|come)|cancel\w*|bailed|sorry (?:i|about|we)|(?:be )?off (?:here|the app)|can'?t talk|no .{0,12} for me)\b/i,
    lines('called off'),
  ),
  cue(
    'the funeral',
    ['fresh', ...LATER],
    /^(?![\s\S]*\b(?:stop (?:being (?:so )?funny|making me laugh)|(?:funeral|memorial|unveiling|burial|service) (?:was|went)|after the (?:funeral|memorial))\b)[\s\S]*\b(?:funeral|memorial|unveiling|burial|shiva|janazah)\b/i,
    lines('funeral'),
  ),
  cue(
    'the quiet house',
    ['fresh', 'pet', ...LATER],
    /\b(?:house|flat|home|kitchen|bed|room)\b[^.!?]{0,30}\b(?:quiet|silent|empty|noises?|still|big)\b|\b(?:quiet|silent|empty|silence)\b[^.!?]{0,25}\b(?:house|flat|home|kitchen|bed)\b|\bhear the (?:fridge|clock)\b/i,
    lines('quiet house'),
  ),
  cue(
    'a thing of theirs',
    ['pet'],
    /\b(?:sock|toy|ball|blanket|collar|lead|bowl|basket|bed|spot)\b/i,
    lines('pet thing'),
  ),
  cue('years with a pet', ['pet'], /\b(?:\w+) (?:years?|months?)\b/i, lines('pet years')),
  cue(
    'the name',
    LATER,
    /\b(?:his|her) name|say (?:his|her) name|named|called \p{Lu}|tell you about \p{Lu}|since (?!(?:Tannie|Oom|Auntie|Aunty|Uncle|Gogo|Mr|Mrs|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|I)\b)\p{Lu}/u,
    lines('named'),
  ),
  cue('still saying we', LATER, /\bstill say we\b|\bsay(?:ing)? we\b/i, lines('still with')),
  cue(
    'still talking to them',
    LATER,
    /\bstill (?:talk|write|sing|tell)\w*\b[^.!?]{0,12}\b(?:to )?(?:her|him)\b/i,
    lines('talking to'),
  ),
  cue(
    'a voice kept',
    LATER,
    /\b(?:voicemail|voice note|answering machine|recording|(?:his|her) voice)\b/i,
    lines('voice'),
  ),
  cue(
    'reaching for the phone',
    LATER,
    /\b(?:nearly |almost |still )(?:phone[ds]?|call(?:ed)?|rang|ring|dial\w*|text(?:ed)?|thumb|send (?:him|her))\b/i,
    lines('calling'),
  ),
  cue(
    'a habit',
    LATER,
    /\b(?:(?:still|nearly|almost|keep|kept) (?:phone[ds]?|call(?:ed)?|text(?:ed)?|rang|dial\w*|set|buy|make|lay|go(?:es|ing)?|reach|look|send|setting|pour)|thumb|out of habit|before i remember)\b/i,
    lines('habit'),
  ),
  told('something kept', (r) => is(r, ...LATER) && lossOf(r)?.kept !== undefined, lines('kept')),
  told(
    'a dish',
    (r) =>
      is(r, ...LATER) &&
      lossOf(r)?.dish !== undefined &&
      !says(
        r,
        /\b(?:trifle|cake|pudding) died|who(?:'s| is) (?:doing|making) the|nobody(?:'s| is)? (?:doing|makes|making)\b/i,
      ),
    lines('dish'),
  ),
  told(
    'a first without',
    (r) => is(r, ...LATER) && lossOf(r)?.occasion !== undefined && says(r, /\b(?:first|without)\b/i),
    lines('occasion'),
  ),
  told('with a smile', (r) => is(r, ...LATER) && lossOf(r)?.wry === true, lines('wry')),
  told('how long', (r) => is(r, ...LATER) && lossOf(r)?.span !== undefined, lines('span')),
  // A bare date tells nothing yet of who they were.
  told(
    'a thing that brings it back',
    (r) =>
      is(r, ...LATER) &&
      lossOf(r)?.them !== 'them' &&
      says(
        r,
        /\b(?:he|she|him|her|his|hers|we)\b|\b(?:he|she|we)'|\b(?:still|always|never|used to|same|each time|every time|bought|buy|made|make|baked?|cook\w*|sing|sang|chair|seat|coat|jacket|voice|song|smell|garden|trifle|headstone|tombstone|stone|ashes|photos?|handwriting|recipe|couch|place)\b/i,
      ),
    lines('thing'),
  ),
  told('a pet died', (r) => is(r, 'pet'), lines('pet'), true),
  told('a pregnancy lost', (r) => is(r, 'pregnancy'), lines('pregnancy'), true),
  told('somebody is dying', (r) => is(r, 'dying'), lines('dying'), true),
  told('a patient died', (r) => is(r, 'patient'), lines('patient'), true),
  told('a death', (r) => is(r, 'fresh'), lines('fresh'), true),
  told('remembered', (r) => is(r, 'remembered'), lines('remembered'), true),
  told('missing somebody', (r) => is(r, 'unsaid'), lines('unsure'), true),
];

/** After every situation that is known: grief in words that no cue knows. */
export const GRIEF_UNSAID: Scene = told('grief, not spelt out', griefUnsaid, lines('unsure'), true);
