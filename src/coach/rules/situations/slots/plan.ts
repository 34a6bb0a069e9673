/** What a line about a plan can name: the thing to do and the detail beside it, the time it moves to and what is put in its place. */

import { askedBy } from '../../reading/last-turn.ts';
import { MASS_NOUNS } from '../../reading/noun-kinds.ts';
import { latin } from '../../reading/pattern.ts';
import { normalise } from '../../reading/text.ts';
import { readTimes } from '../../reading/times.ts';
import type { Reading } from '../../reading.ts';
import { filledWith, type Slot, type Slots } from '../../words/fill.ts';
import { wordNamed } from '../book.ts';
import { once } from '../once.ts';
import { says } from '../situation.ts';
import { newTime } from './plan-new-time.ts';
import { planPlaces, tidy } from './plan-offers.ts';
import { reactionsTo, reasonOf } from './plan-reasons.ts';
import { eitherOf, spanOf, swapIn } from './plan-swaps.ts';
import { mineTopic, type Subject, subjectsOf, thingsIn } from './subjects.ts';

const place = (one: Subject | undefined): Slot | undefined =>
  one && { words: one.words, plural: one.plural ?? false };

/** Reasons that nobody jokes about. */
const NO_PLAY = /^(?:ill|fell|child)$/;

/** Things that people meet for. */
export const PLAN_NOUN = wordNamed('plan_noun');

/** Words that ask somebody to something, or name when, where or for what. */
const BEARS_A_PLAN = latin(
  /\b(?:let'?s|shall|(?:should|could|can|would|do|are) we|we (?:could|should|can|must|need|still|go|going|ride|have to|try|meet|get|do)|we'?(?:ll|d)|wanna|want (?:to|2)|come|coming|join|meet\p{L}*|(?:you|u) in|keen|fancy|care to|up for|(?:how|what) (?:about|if|bout)|free (?:on|this|next|for|after)|(?:you|u)(?:'?re| are| r)? free|bring|fetch|(?:pick|choose|pencil) (?:you|u|me|one|a)|treat|tickets?|with (?:me|you|u)|(?:see|show|take|taking|buy|buying|ring|phone|call|save|teach|tell|join|beat|visit) (?:you|u|me)|(?:you|u)(?:'d| would| dare| and me|,? ?\+? ?me| choose| pick| decide)|your (?:place|voice|schedule|preferred)|hear you|(?:at|by) mine|my place|if (?:you|u)|next time|when (?:are|do|u|you)|owe|invit\p{L}+|suggest\p{L}*|propose|accompany|together|our|us|dates?|plus one|swap numbers|book(?:ed|ing)?|rematch|revenge|duet|halfway|part of town|suburb|airbnb|menu|pints?|wine|food|chips|soup|on (?:me|you|the \d{1,2}(?:st|nd|rd|th))|dare|(?:you|u) pay|tonight|tomorrow|tmrw|later|next (?:week\p{L}*|month|year)|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|thurs?|sat|sun)\b/iu,
);
/** `I was a monk in a film in 2011`: it is told as over, and asks nothing. */
const IS_TOLD =
  /\b(?:i|we) (?:was|were|went|grew|used to|had|did|mostly|spent|worked|lived)\b|^\W*(?:grew up|was|went|used to)\b/i;
const ASKS_ALONG =
  /\b(?:let'?s|shall|we (?:could|should|can)|wanna|want to|come|join|meet|fancy|keen|how about|what about|(?:you|u) (?:in|should|free|pick|choose)|with me|next (?:time|week\w*)|tonight|tomorrow|(?:see|take|show|tell|join|bring|cook for|buy|beat) (?:you|u)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;

/** `decided to be sensible this month`: a rule for themselves, whatever time it is for. */
const RESOLVED =
  /\b(?:(?:have |i'?ve )?(?:decided|promised myself|resolved|vowed|sworn) (?:to be |to |not to |off |that )|trying (?:really hard |so hard )?(?:to be (?:good|sensible|healthy|frugal|strict)|not to)|(?:being|be) (?:so |very )?(?:good|sensible|frugal|strict|healthy) (?:this|for|until|till)|(?:new year'?s |my )?resolutions?\b|dry january|no[- ]spend|on a (?:budget|diet))/i;
const WITH_READER = /\b(?:you|u|ur|your|we|us|our|let'?s|join|together)\b/i;
const isResolution = (r: Reading): boolean =>
  r.questions.length === 0 && says(r, RESOLVED) && !says(r, WITH_READER);

/** What the reading takes for a proposal has words for it: somebody is asked along, or a day or an outing is named. */
export const bearsAPlan = once(
  (r: Reading): boolean =>
    !isResolution(r) &&
    (says(r, BEARS_A_PLAN) || says(r, PLAN_NOUN) || r.times.some(({ polarity }) => polarity === 'offered')) &&
    (r.questions.length > 0 || !says(r, IS_TOLD) || says(r, ASKS_ALONG)),
);

/** `do you have the kids this weekend?`, `what time does your shift finish?`: the reader asks about their week, not for it. */
const THEIR_WEEK =
  /\b(?:do|did) you (?:have|got|get) (?!(?:any )?(?:plans?|time)\b|anything on\b)|\bhave you got (?!(?:any )?(?:plans?|time)\b|anything on\b)|\bare you (?:working|on shift|on call)\b|\b(?:when|what time|how long) (?:do|does|is|are|did|was) (?:you|your|the|their|his|her)\b(?! (?:want|wanna|fancy|free|like)\b)/i;
export const asksTheirWeek = (r: Reading): boolean =>
  THEIR_WEEK.test(r.mine) &&
  !/\b(?:shall|let'?s|should|can|could|do) we\b|\b(?:wanna|want to|fancy|keen|with me|join me|free|book)\b/i.test(
    r.mine,
  );

/** `yes to the picnic`, where the message only says `picnic`. */
const withArticle = (idea: Slot | undefined): Slot | undefined =>
  idea &&
  /^(?:picnic|walk|hike|parade|market|gig|concert|show|quiz|class|film|movie|swim|festival|exhibition|dance|race|match|game|road trip|workshop|museum|gallery|zoo|beach)$/i.test(
    idea.words,
  )
    ? { words: `the ${idea.words.toLowerCase()}`, plural: false }
    : idea;

/** `the answer is no to skating`, some way after the skating was named: the last words of what they say no to. */
const NO_TO = latin(
  /\b(?:no to|pass on|passing on|can'?t do|don'?t do|not) (?:the |a |an |any )?((?:[\p{L}'-]+ )?[\p{L}'-]+)/giu,
);
const refusedIn = (r: Reading): ReadonlySet<string> =>
  new Set(
    [...r.plain.matchAll(NO_TO)].flatMap((match) => (match[1] ?? '').toLowerCase().split(' ').slice(0, 2)),
  );

/** The thing to do, and the detail that makes it theirs. */
function ideaAndDetail(r: Reading): { idea?: Slot; odd?: Slot } {
  const refused = refusedIn(r);
  const things = thingsIn(r).filter(
    ({ bare, start }) =>
      !refused.has(bare.toLowerCase().split(' ').at(-1) ?? '') &&
      !/\b(?:like|instead of|than|not|skip|skipping|because of|without|across|no to|pass on|passing on|can'?t do|won'?t do|don'?t (?:do|like|want)|hate|scared of|afraid of|allergic to)(?: being)? (?:an? |the |my |your )?$/i.test(
        r.plain.slice(Math.max(0, start - 30), start),
      ) &&
      !/^(?:arm|mine|yours|sense|face|brother|standards?|ticket|hand|chats?|vote|plan|saturday|sunday|notice)$/i.test(
        bare,
      ),
  );
  const [plan] = things.filter(({ bare }) => PLAN_NOUN.test(bare)).sort((a, b) => a.start - b.start);
  const told = PLAN_NOUN.exec(
    r.plain.replace(
      latin(
        /\b(?:skip|instead of|not|no to|no|pass on|can'?t do|don'?t (?:do|like)|hate) (?:the |any )?\p{L}+/giu,
      ),
      '',
    ),
  )?.[0].toLowerCase();
  const spoken = told && refused.has(told.split(' ').at(-1) ?? '') ? undefined : told;
  const known = planPlaces(r).idea;
  const idea =
    withArticle(place(plan)) ??
    (known &&
    !refused.has(known.words.toLowerCase().split(' ').at(-1) ?? '') &&
    (PLAN_NOUN.test(known.words) || /\b(?:place|spot|bar|pub|stall|farm|thing)$/i.test(known.words))
      ? known
      : undefined) ??
    filledWith(spoken && (/s$|ing$/.test(spoken) || MASS_NOUNS.has(spoken) ? spoken : `the ${spoken}`)) ??
    place(
      things.find(
        ({ kind, bare }) =>
          kind === 'name' && !/^(?:a ?& ?e|er|icu|casualty|netcare\b.*|mediclinic\b.*)$/i.test(bare),
      ),
    );
  // A gate or a station is where, not what.
  const details = things.filter(
    ({ bare }) =>
      !/\b(?:gate|place|station|entrance|street|corner|door|side|road|town|time|weekend|bed|hospital|clinic|casualty|ward|a ?& ?e)$/i.test(
        bare,
      ),
  );
  const odd =
    details.find(({ words }) => !same(words, idea?.words) && !same(words, spoken)) ??
    (plan ? undefined : details[0]);
  return {
    ...(idea ? { idea } : {}),
    ...(odd && !same(odd.words, idea?.words)
      ? { odd: { words: odd.words, plural: odd.plural ?? false } }
      : {}),
  };
}
const same = (left: string | undefined, right: string | undefined): boolean =>
  left !== undefined &&
  right !== undefined &&
  (left.toLowerCase().includes(right.toLowerCase()) || right.toLowerCase().includes(left.toLowerCase()));

/** `coffee on Saturday`, never `the coffee`. */
const spokenIdea = (idea: Slot | undefined): Slot | undefined =>
  idea && {
    ...idea,
    words: idea.words
      // `grab dinner` may be read as the name of a dish.
      .replace(/^(?:the |a )?(?:grab|get|have|catch|do|go for) (?=\w)/i, '')
      .replace(
        /^the (?=(?:coffee|tea|dinner|lunch|brunch|breakfast|supper|ice cream|sushi|pizza|ramen|tapas|karaoke|drinks?|bowling|golf|mini golf|dumplings|noodles|thai|curry|trivia|rugby|cricket)$)/i,
        '',
      )
      .replace(/^drink$/i, 'a drink'),
  };

const lowered = (time: string | undefined): string | undefined =>
  time &&
  tidy(time)
    .replace(/days$/, 'day')
    .replace(/^(?:at|around|by|from) /i, (lead) => lead.toLowerCase());

/** `Friday after 7, or Sat breakfast?`: the breakfast belongs to the other day. */
const isOfTheOther = (r: Reading, { words }: Slot): boolean =>
  new RegExp(
    `\\bor (?:else )?(?:on )?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)? (?:for )?(?:a )?${words.replace(/^(?:the|a|an) /i, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`,
    'i',
  ).test(r.plain);

/** Everything that a line about a plan can name. */
export function placesFor(r: Reading): Slots {
  const { idea, odd } = ideaAndDetail(r);
  const mine = mineTopic(r);
  const times = r.times.filter(({ polarity }) => polarity !== 'out');
  const day = times.find(({ kind }) => kind !== 'hour');
  const hour = times.find(({ kind, own }) => kind === 'hour' && !own);
  const busyHour = times.some(({ own }) => own);
  const clock =
    hour?.text.replace(/^(?:at|around|by|from|for|after|before) /i, '') ??
    (busyHour ? undefined : /\b(?:\d{1,2}[:.]\d{2}|\d{1,2} ?[ap]m)\b/i.exec(r.plain)?.[0]);
  const mineTimes = readTimes(normalise(r.mine).plain);
  const mineTime = mineTimes.find(({ kind }) => kind !== 'hour')?.text ?? mineTimes[0]?.text;
  const moved = newTime(r);
  const swap = swapIn(r);
  const either = eitherOf(r);
  const gone = swap === undefined ? undefined : (thingsIn(r).find(({ words }) => !same(words, swap)) ?? mine);
  const busy = subjectsOf(r).find(
    ({ bare }) =>
      !/\b(?:free|lunch|dinner|supper|breakfast|brunch|coffee|drinks?|anytime|whenever)\b/i.test(bare),
  );
  const several =
    new Set(times.filter(({ kind }) => kind !== 'hour').map(({ text }) => text.toLowerCase())).size > 1;
  const dayText = several && moved ? moved : lowered(day?.text);
  const when = dayText && clock ? `${dayText} at ${clock}` : (dayText ?? clock ?? lowered(mineTime));
  return {
    ...reactionsTo(r),
    idea: idea && isOfTheOther(r, idea) ? undefined : spokenIdea(idea),
    // No joke on what stands beside a sickbed.
    odd: odd && !same(odd.words, swap) && !NO_PLAY.test(reasonOf(r).kind) ? odd : undefined,
    mi: mine && { words: mine.words, plural: mine.plural ?? false },
    mb: mine && { words: mine.bare, plural: mine.plural ?? false },
    time: filledWith(moved ?? dayText ?? (clock && `${clock}`)),
    time2: filledWith(secondTime(r, moved)),
    mtime: filledWith(lowered(mineTime)),
    when: filledWith(when),
    nowhen: when ? undefined : { words: ' ' },
    exactly: clock ? filledWith(when) : undefined,
    swap: filledWith(swap),
    // Beside a sick child or a fall nothing is funny.
    light:
      /^(?:ill|fell|child)$/.test(reasonOf(r).kind) || /^after /i.test(moved ?? '')
        ? undefined
        : { words: ' ' },
    same: says(r, /\bsame (?:day|time|hour)\b/i) ? { words: ' ' } : undefined,
    noDay:
      askedBy(r) === 'plan' && r.times.length === 0 && mineTimes.length === 0 ? { words: ' ' } : undefined,
    notSame: says(r, /\bsame (?:day|time|hour)\b/i) ? undefined : { words: ' ' },
    gone: gone && { words: gone.words, plural: gone.plural ?? false },
    busy: busy && { words: busy.words, plural: busy.plural ?? false },
    limit: filledWith(
      latin(/\b(?:till|until) (?:roughly |about |around )?(\p{L}{3,}|\d{1,2}(?:[:.]\d{2})?)\b/iu).exec(
        r.plain,
      )?.[1],
    ),
    span: filledWith(spanOf(r)),
    // Open places let a line through that asks what is not said yet.
    askTime: clock ? undefined : { words: ' ' },
    askDay: day || moved ? undefined : { words: ' ' },
    bring: says(r, /\bi(?:'ll| will|'m) bring|\bbringing\b|\bi(?:'ve| have) (?:packed|got|made|baked)/i)
      ? { words: ' ' }
      : undefined,
    booked: says(r, /\bbooked|reserved\b/i) ? { words: ' ' } : undefined,
    step: filledWith(
      says(r, /\bvideo\b/i)
        ? 'A video call'
        : says(r, /\b(?:call|phone|ring)\b/i)
          ? 'A call'
          : says(r, /\b(?:talk|chat|text|know)\b/i)
            ? 'Talking some more'
            : undefined,
    ),
    call: filledWith(
      says(r, /\bvideo\b/i) ? 'A video call' : says(r, /\b(?:call|phone|ring)\b/i) ? 'A call' : undefined,
    ),
    untimed: r.times.length > 0 ? undefined : { words: ' ' },
    x: filledWith(either?.x),
    y: filledWith(either?.y),
  };
}

/** `Tuesday and Wednesday off, both`. */
function secondTime(r: Reading, first: string | undefined): string | undefined {
  if (!first) return undefined;
  const both = new RegExp(
    `\\b${first.replace(/[^\p{L}\d ]/gu, '.')} (?:and|or) ((?:mon|tues|wednes|thurs|fri|satur|sun)day)`,
    'iu',
  ).exec(r.plain)?.[1];
  return both && tidy(both);
}
