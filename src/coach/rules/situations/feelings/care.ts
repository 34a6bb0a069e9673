/** Troubles: which of them a message tells of, and the words for whom, what and when. */

import { hits } from '../../prefilter/prefilter.ts';
import { isNoLoss } from '../../reading/no-loss.ts';
import { readTrouble } from '../../reading/trouble.ts';
import type { Reading } from '../../reading.ts';
import type { Slots } from '../../words/fill.ts';
import { linesIn } from '../book.ts';
import { lossOf } from '../loss.ts';
import { once } from '../once.ts';
import { flagged, has, type Situation, says } from '../situation.ts';
import { both, filling, onlyWhere } from '../wrap.ts';

const troubleIn = once((reading: Reading) => readTrouble(reading.plain));

/** Asked how the reader is; with a plan between them. */
function sidePlaces(reading: Reading): Slots {
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
const takesOver = (reading: Reading, kind: string): boolean => {
  const trouble = troubleIn(reading);
  if (trouble?.kind !== kind) return false;
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

/** Their place among brothers and sisters, with nobody gone from the number. */
const isBirthOrder = (r: Reading): boolean =>
  says(
    r,
    /\bi'?m (?:the |a )?(?:number (?:\d+|\w+)|(?:second |third |fourth )?(?:youngest|oldest|eldest|middle(?: child| one)?|baby|last[- ]?born|first[- ]?born|only (?:child|girl|boy)|twin)|(?:second|third|fourth|fifth|sixth|last) (?:of|one)|(?:\d|one|two|three) of (?:\d+|\w+))\b/i,
  ) &&
  !says(
    r,
    /\b(?:lost|died?|dead|death|passed|late|gone|buried|grave|funeral|used to be|were|there was|there'?s one|one now|now (?:only|just|one|two|three|four)|left|without|miss\w*|killed|drowned|accident|anniversary|heaven|angel)\b/i,
  );

const beside = linesIn('beside a trouble');
/** Lines of that table are said as well. */
const sayingAlso =
  (...names: readonly string[]) =>
  (situation: Situation): Situation => ({
    ...situation,
    lines: [...situation.lines, ...names.flatMap(beside)],
  });

export const CARE_CODE = {
  'words of a trouble': filling(sidePlaces),
  'a trouble': (situation: Situation): Situation =>
    both(
      filling(sidePlaces),
      onlyWhere((r) => takesOver(r, situation.name)),
      sayingAlso('plan can wait', 'plan anyway', 'forgiven', 'asked back'),
    )(situation),
  'they say what would help': onlyWhere(
    (r) => flagged(r, 'wellbeing') || has(r, 'distress') || troubleIn(r) !== undefined,
  ),
  'told, and not to be talked about': onlyWhere((r) => troubleIn(r)?.grave === true),
  'grief, not spelt out': onlyWhere((r) => !isNoLoss(r.plain) && !isBirthOrder(r) && lossOf(r) === undefined),
  'a hard time': both(
    onlyWhere(
      (r) =>
        (flagged(r, 'wellbeing') ||
          (has(r, 'distress', 'grief') && !has(r, 'humour', 'flirt', 'logistics'))) &&
        !((isNoLoss(r.plain) || isBirthOrder(r)) && !has(r, 'distress')) &&
        !soundsOnly(r),
    ),
    sayingAlso('plan can wait', 'asked back'),
  ),
} as const;
