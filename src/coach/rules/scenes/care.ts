/** When someone is hurting: crisis, fear, grief, a hard day. Kindness first, no jokes, one small next step. */

import type { Line } from '../moves/line.ts';
import { hits } from '../prefilter/prefilter.ts';
import { isNoLoss } from '../reading/no-loss.ts';
import type { Reading } from '../reading/read.ts';
import { readTrouble, type TroubleKind } from '../reading/trouble.ts';
import { linesByName, linesIn } from '../situations/book.ts';
import { scenesIn } from '../situations/guards/index.ts';
import type { Places } from '../words/fill.ts';
import { GRIEF_SCENES, GRIEF_UNSAID, isBirthOrder } from './grief.ts';
import { GRIEF_BESIDE_SCENES } from './grief-beside.ts';
import { FEELING_SCENES, PANIC_SCENES } from './hard-days.ts';
import { HEAVY_NEWS_SCENES } from './heavy-news.ts';
import { once } from './once.ts';
import { flagged, has, type Scene, says } from './scene.ts';

const said = linesIn('care');

const troubleIn = once((reading: Reading) => readTrouble(reading.plain));

/** Asked how the reader is; with a plan between them. */
function sidePlaces(reading: Reading): Places {
  const trouble = troubleIn(reading);
  const planned =
    has(reading, 'plan_reschedule', 'plan_decline') ||
    says(
      reading,
      /\b(?:cancel|postpone|resched\w*|rain ?check|our (?:date|plan|coffee|dinner)|still on\b|still (?:keen|happening)|can'?t make)\b/i,
    );
  const still = says(reading, /\bstill (?:on|keen|happening)\b/i);
  const person = trouble?.who ?? (trouble?.kind === 'unwell' ? 'getting better' : undefined);
  const first = person ? { words: person } : undefined;
  const issue = /\b(?:an? (?:issue|problem|deal-?breaker|big deal)|weird|too much)\b[^.!?]{0,20}\?/i.test(
    reading.plain,
  )
    ? /\b(?:an? (?:issue|problem|deal-?breaker|big deal)|weird|too much)\b/i
        .exec(reading.plain)?.[0]
        .toLowerCase()
    : undefined;
  const asked =
    reading.questions.some(({ kind }) => kind === 'reciprocal') ||
    says(reading, /\bhow(?:'s| is| was| are| r) (?:you|u|your|ur)\b/i);
  return {
    who: trouble?.who
      ? { words: trouble.who, plural: /[^s]s$|children$/.test(trouble.who) && !/boss$/.test(trouble.who) }
      : undefined,
    first: planned ? first : undefined,
    what: trouble?.what ? { words: trouble.what } : undefined,
    day:
      trouble?.what && /^(?:day|night|week|month|year)$/.test(trouble.what)
        ? { words: trouble.what }
        : undefined,
    results: says(reading, /\bresults\b/i) ? { words: 'results' } : undefined,
    when: has(reading, 'plan_reschedule') && !still ? whenOf(reading) : undefined,
    still: still ? whenOf(reading) : undefined,
    offer: has(reading, 'plan_propose') && !planned ? whenOf(reading) : undefined,
    issue: issue ? { words: issue } : undefined,
    sorry: says(
      reading,
      /\bsorry (?:(?:that )?i|for) (?:snapp|was|were|shout|took|being|snapping|shouting|got so|lost)/i,
    )
      ? { words: 'thank you for saying sorry' }
      : undefined,
    mine: asked ? { words: '[how you are doing]' } : undefined,
  };
}

const whenOf = (reading: Reading) => {
  const offered =
    reading.times.find(({ polarity }) => polarity === 'offered') ??
    reading.times.find(({ polarity }) => polarity !== 'out');
  return offered && { words: offered.text };
};

/** A light trouble leaves the floor to a question, a plan or a flirt. */
const takesOver = (reading: Reading, kind: TroubleKind): boolean => {
  const trouble = troubleIn(reading);
  if (
    trouble?.kind !== kind ||
    (reading.action !== 'reply' && reading.action !== 'support') ||
    has(reading, 'rejection_hard')
  )
    return false;
  // An old story or a low mood in passing leaves a limit, a question or good news their turn.
  if (/^(?:low|tender)$/.test(kind) && !reading.intents.has('self_harm')) {
    if (has(reading, 'boundary') || reading.questions.some((one) => one.kind !== 'reciprocal')) return false;
    if (
      kind === 'tender' &&
      reading.emotions.some(({ label, score }) => /joy|excitement|pride/.test(label) && score >= 0.5)
    )
      return false;
  }
  if (trouble.grave) return true;
  if (
    kind === 'unwell' &&
    says(reading, /\bstill on\b|\b(?:cancel|postpone|rain ?check|resched\w*|can'?t make)\b/i)
  )
    return !has(reading, 'flirt', 'humour');
  // Happy all the same: tired after something good is not a trouble.
  if (reading.emotions.some(({ label, score }) => /joy|excitement/.test(label) && score >= 0.5)) return false;
  return (
    reading.questions.every((question) => question.kind === 'reciprocal') &&
    !has(reading, 'plan_reschedule', 'plan_decline', 'plan_propose', 'flirt', 'humour', 'logistics')
  );
};

const beside = linesIn('beside a trouble');

const TROUBLE_SCENES: readonly Scene[] = (
  Object.entries(linesByName('troubles')) as Array<[TroubleKind, readonly Line[]]>
).map(([kind, lines]) => ({
  name: kind,
  alone: true,
  when: (reading) => takesOver(reading, kind),
  lines: [...lines, ...['plan can wait', 'plan anyway', 'forgiven', 'asked back'].flatMap(beside)],
  places: sidePlaces,
}));

/** Too much to bear, short of a plan: asked about plainly. */
const DONE_IN =
  /^\W*(?:sometimes |honestly |right now |today )*i (?:just |really )?(?:want|wish i could|wanna) (?:to )?(?:just )?(?:disappear|vanish|not exist|stop existing)\b[^.!?]{0,25}\W*$|\bi (?:really |just |honestly )*(?:don'?t (?:think|know if|know how) i can|can'?t|cannot) (?:keep going|carry on|go on(?: like this| any ?more)|cope any ?more|take (?:it|this) any ?more)\b/i;

/** What sounds like trouble only: beaten in a game, awake because of a cupboard door, tears told against themselves. */
const GAME =
  /\b(?:fifa|ea ?fc|playstation|ps[345]|xbox|nintendo|mario(?: kart)?|video games?|gaming|gamer|uno|chess|monopoly|scrabble|catan|cards|poker|pool|darts|snooker|quiz|wordle|rummy|ludo|draughts|mancala|morabaraba|dominoes|tennis|padel|squash|ping ?pong|table tennis|mini ?golf|bowling|arm wrestl\w+|races?|board games?|connect four|tekken|street fighter|fortnite|call of duty|cod)\b/i;
const BEATEN =
  /\b(?:beats?|beating|beaten|destroy(?:s|ed)?|thrash(?:es|ed)?|murder(?:s|ed)?|kill(?:s|ed)?|smash(?:es|ed)?|hammer(?:s|ed)?) (?:me|us)\b/i;
const SORE =
  /\b(?:bruis\w*|afraid|scared|fear|hurts?|hurting|drunk|fists?|belt|hits?|slap\w*|punch\w*|police|blood|bleed\w*|cr(?:y|ied|ying)|alone|lonely|sad|died|dead|hospital|panic\w*|depress\w*|anxi\w*|anymore|any more|can'?t (?:cope|go on|breathe|stop))\b/i;
const HABIT_OF_SLEEP =
  /\bcan'?t sleep\b (?:if|unless|without|with|when(?:ever)?|next to|past|on (?:planes?|buses|trains|my)|in (?:hotels?|cars?|planes?|silence|socks)|after (?:coffee|caffeine|cheese))\b/i;
const OLD_JOKE =
  /\b(?:in my defen[cs]e|busted|(?:been|tried(?: it)?|went|gone|camped|did it|done it) (?:exactly |only )?once)\b/i;
const soundsOnly = (r: Reading): boolean =>
  !has(r, 'distress', 'self_harm', 'grief') &&
  troubleIn(r) === undefined &&
  r.flags.every(({ kind }) => kind === 'wellbeing') &&
  ((hits(BEATEN, r.plain) && (hits(GAME, r.plain) || hits(GAME, r.mine)) && !hits(SORE, r.plain)) ||
    (hits(HABIT_OF_SLEEP, r.plain) && !hits(SORE, r.plain)) ||
    hits(OLD_JOKE, r.plain));

/** Life and death, before anything else. */
export const GRAVE_SCENES: readonly Scene[] = [
  ...scenesIn('danger to them'),
  ...scenesIn('condolence'),
  {
    name: 'they say what would help',
    alone: true,
    when: (r) =>
      (flagged(r, 'wellbeing') || has(r, 'distress') || troubleIn(r) !== undefined) &&
      !flagged(r, 'self_harm', 'stalking', 'threat') &&
      says(
        r,
        /\b(?:talk to me about|distract me|tell me something|send me (?:a|some)|make me laugh|cheer me up|something (?:boring|funny|silly|nice|normal)|talk about anything|(?<!\b(?:needn'?t|need not|(?:don'?t|do not) (?:have|need) (?:to|you to)|(?:don'?t|do not) (?:want|expect) you to|not|can'?t|didn'?t|never|won'?t|wouldn'?t) )say anything)\b/i,
      ),
    lines: said('they say what would help'),
    places: (r) => ({
      kind: {
        words:
          /\b(boring|funny|silly|nice|normal|ordinary)\b/i.exec(r.plain)?.[1]?.toLowerCase() ?? 'harmless',
      },
    }),
  },
  {
    name: 'they want to disappear',
    alone: true,
    when: (r) =>
      (r.action === 'reply' || r.action === 'support') &&
      !flagged(r, 'self_harm', 'stalking', 'threat') &&
      DONE_IN.test(r.plain) &&
      !says(
        r,
        /\b(?:km|run(?:ning)?|race|hike|hill|gym|squats?|plank|dance|diet|level|episode|embarrass\w*|laugh\w*)\b|😂|🤣/iu,
      ),
    lines: said('they want to disappear'),
  },
  ...PANIC_SCENES,
  ...scenesIn('play light turns').filter(({ name }) => name === 'a small funeral'),
  ...HEAVY_NEWS_SCENES,
  ...GRIEF_BESIDE_SCENES,
  ...GRIEF_SCENES,
];

export const CARE_SCENES: readonly Scene[] = [
  {
    name: 'told, and not to be talked about',
    alone: true,
    when: (r) =>
      r.action === 'reply' &&
      troubleIn(r)?.grave === true &&
      says(
        r,
        /\b(?:(?:don'?t|do not|rather not|not ready to|can'?t) (?:really |actually |want to |wanna )*(?:talk|chat|speak|go in|get in|discuss)[^.!?]{0,12}\b(?:about (?:it|this|that)|into (?:it|detail|details)|right now|yet))\b/i,
      ),
    lines: beside('leave it'),
    places: sidePlaces,
  },
  ...FEELING_SCENES,
  ...TROUBLE_SCENES,
  GRIEF_UNSAID,
  {
    name: 'a hard time',
    when: (r) =>
      (r.action === 'reply' || r.action === 'support') &&
      (flagged(r, 'wellbeing') || (has(r, 'distress', 'grief') && !has(r, 'humour', 'flirt', 'logistics'))) &&
      !((isNoLoss(r.plain) || isBirthOrder(r)) && !has(r, 'distress')) &&
      !soundsOnly(r),
    alone: true,
    lines: ['any trouble', 'plan can wait', 'asked back'].flatMap(beside),
    places: sidePlaces,
  },
];
