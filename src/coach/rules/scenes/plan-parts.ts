/** The parts of a plan in a message: the time it moves to, what is put in its place, the thing to do and the detail beside it. */

import { find } from '../prefilter/prefilter.ts';
import { MASS_NOUNS } from '../reading/noun-kinds.ts';
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { normalise } from '../reading/text.ts';
import { readTimes } from '../reading/times.ts';
import type { Place, Places } from '../words/fill.ts';
import { askedBy } from './asked.ts';
import { once } from './once.ts';
import { planPlaces, tidy } from './plan-places.ts';
import { reactionsTo, reasonOf } from './plan-reasons.ts';
import { says } from './scene.ts';
import { mineTopic, type Subject, subjectsOf, thingsIn } from './subjects.ts';

const place = (one: Subject | undefined): Place | undefined =>
  one && { words: one.words, plural: one.plural ?? false };
const word = (words: string | undefined): Place | undefined => (words ? { words } : undefined);

const DAY =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|tonight|today|the weekend|next week(?:end)?|this (?:week(?:end)?|evening|afternoon)|the \\d{1,2}(?:st|nd|rd|th)';

/** `9?` at the end: another hour is put forward. */
export const ASKS_HOUR = /(?:^|[.!,;]\s*)(?:maybe |say |at )?(\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?)\?\s*$/i;

/** `can't tonight. sat?` */
const SHORT_DAY = /(?:^|[.!,;]\s*)(?:maybe |say |or )?(sat|sun|mon|tues?|weds?|thurs?|fri)(?: instead)?\?/i;
/** `after the 25th?`, and `till the 28th. After that?` */
const AFTER_DAY =
  /\bafter (the \d{1,2}(?:st|nd|rd|th)|payday|pay day|easter|month[- ]end|exams|the holidays)\s*\?/i;
const AFTER_THAT = /\b(?:any ?time )?after(?: that)?\s*\?/i;
const TILL_DAY = /\b(?:till?|until) ((?:the )?\d{1,2}(?:st|nd|rd|th)|payday|easter|month[- ]end)\b/i;
/** `could do 7:45` on the day that was named. */
/** `8 is better`, of two hours that the reader put forward. */
const BETTER_HOUR =
  /\b(\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?)(?: is|'s| would be| works| suits)(?: me)? (?:better|best|easier)\b/i;
const OFFERS_HOUR =
  /\b(?:could|can) (?:do|make|be there (?:by|at|for)|come (?:at|by)) (?:at )?(\d{1,2}[:.]\d{2}(?: ?[ap]m)?|\d{1,2} ?[ap]m)\b/i;
/** `Tues gym, Wed book club, Thurs free` */
const FREE_DAY =
  /\b(mon|tues?|weds?|thurs?|fri|sat|sun)(?:day)?(?:'s| is| i'?m| i am| am)? (?:totally |wide |completely )?(?:free|open|clear)\b/i;
const DAY_NAMES: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** The last day that is put forward and not ruled out: the one the plan moves to. */
/** `I'm in PE until Friday`: where they are, and not the day they put forward. */
const isWhileAway = (r: Reading, time: string): boolean =>
  new RegExp(
    `\\b(?:i'?m|i am|i'?ll be|im|we'?re|away|out|off|down|up|here|there|stuck|working)\\b[^.!?,]{0,40}\\b(?:till?|until) (?:the )?${time.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`,
    'i',
  ).test(r.plain);

export const newTime = once((r: Reading): string | undefined => {
  const to = new RegExp(
    `\\b(?:to|for|till|until|make it|do|how about|what about|works?|say|or) (?:the )?((?:next |this )?(?:${DAY}))(?! off| is out)`,
    'giu',
  );
  const found = [...r.plain.matchAll(to)]
    .map((match) => match[1] ?? '')
    .filter((time) => !isOut(r, time) && !isGivenUp(r, time) && !isWhileAway(r, time));
  const clock = latin(
    /(?<!\b(?:finish|finishes|finished|work|working|done|off|start|starts|out|end|ends|shift|lands?|close[sd]?|till|until)\b[^.!?,]{0,12})\b(?:say|make it|until|to|at|pushing to|by) (\d{1,2}(?=\?| instead)|half (?:past )?\p{L}+|half \d{1,2}|quarter (?:past|to) \p{L}+|\d{1,2}[:.]\d{2}(?: ?[ap]m)?|\d{1,2} ?[ap]m)\b/iu,
  ).exec(r.plain)?.[1];
  const day =
    found.at(-1) ??
    r.times.find(
      ({ text, polarity, kind }) =>
        polarity === 'offered' && kind !== 'hour' && polarityHolds(r) && !isGivenUp(r, text),
    )?.text;
  const free = new RegExp(
    `\\b((?:(?:next|this) )?(?:${DAY}))(?: and ((?:${DAY})))? (?:though|off|i'?m (?:free|off|all yours)|i am (?:free|a free)|works|is (?:good|free|open))`,
    'iu',
  ).exec(r.plain)?.[1];
  const open = FREE_DAY.exec(r.plain)?.[1]?.slice(0, 3).toLowerCase();
  const after =
    AFTER_DAY.exec(r.plain)?.[1] ?? (AFTER_THAT.test(r.plain) ? TILL_DAY.exec(r.plain)?.[1] : undefined);
  if (after) return `after ${after.replace(/^(?=\d)/, 'the ')}`;
  const offered = BETTER_HOUR.exec(r.plain)?.[1] ?? OFFERS_HOUR.exec(r.plain)?.[1];
  const hour = ASKS_HOUR.exec(r.plain)?.[1];
  const short = SHORT_DAY.exec(r.plain)?.[1]?.slice(0, 3).toLowerCase();
  const best =
    free ?? (open && DAY_NAMES[open]) ?? hour ?? offered ?? day ?? clock ?? (short && DAY_NAMES[short]);
  return best && tidy(best).replace(/days$/, 'day');
});
const polarityHolds = (r: Reading): boolean => !says(r, /\bmaybe\b/i);
/** `have to cancel tomorrow`, `won't be able to make it today`: the day that is given up, not the new one. */
const isGivenUp = (r: Reading, time: string): boolean =>
  new RegExp(
    `\\b(?:cancel(?:l?ing)?|rain ?check(?:ing)?|skip(?:ping)?|leav(?:e|ing)|bail(?:ing)? on|miss|(?:can'?t|cannot|won'?t|not|unable to|able to)(?: \\p{L}+){0,3} make)(?: it| on| for| our| the| you){0,2} ${time.replace(/[^\p{L}\d ]/gu, '.')}|\\b(?:mov(?:e|ing)|postpon(?:e|ing)|resched\\p{L}+) (?:our |the )?${time.replace(/[^\p{L}\d ]/gu, '.')}`,
    'iu',
  ).test(r.plain);
/** The day that the reader asked about, and they have something on: `I've got parents' evening Wednesday`. */
const isTakenUp = (r: Reading, time: string): boolean => {
  const day = time.replace(/[^\p{L}\d ]/gu, '.');
  return (
    r.mine.toLowerCase().includes(time.toLowerCase()) &&
    new RegExp(
      `\\b(?:i'?ve (?:got)?|i have|i'?m (?:at|on|working|busy)|we have)\\b[^.!?]{0,40}\\b${day}|\\b${day}(?:'s| is)? (?:i'?ve|i have|i'?m|no good|is my|my|raid|full|taken|busy)`,
      'iu',
    ).test(r.plain)
  );
};
const isOut = (r: Reading, time: string): boolean =>
  r.times.some(
    ({ text, polarity }) => polarity === 'out' && text.toLowerCase().includes(time.toLowerCase()),
  ) ||
  isTakenUp(r, time) ||
  new RegExp(`\\b(?:can'?t|cannot|won'?t)(?: \\p{L}+){0,2} ${time.replace(/[^\p{L}\d ]/gu, '.')}`, 'iu').test(
    r.plain,
  );

/** Reasons that nobody jokes about. */
const NO_PLAY = /^(?:ill|fell|child)$/;

/** Names that stand without an article. */
const BRAND =
  /^(?:Netflix|Showmax|Spur|Nando'?s|KFC|Wimpy|Steers|Kauai|Vida|Starbucks|Zoom|FaceTime|WhatsApp)$/;

/** What they would do instead: the last thing put forward. */
export const swapIn = once((r: Reading): string | undefined => {
  const { plain } = r;
  const cut = (text: string | undefined): string | undefined => {
    const bare = text
      ?.trim()
      .replace(
        /^(?:(?:could|can|shall) we )?(?:maybe|just|we|i|do|go for|get|have|grab|take|try|the idea of|like) /i,
        '',
      )
      .replace(/^(?:do|go for|go to|get|have|grab|try|meet (?:at|in)) /i, '')
      .replace(/ (?:with|that|where|so|because|bc|cos|which|first|at|on|then)\b.*$/i, '')
      .trim();
    if (
      !bare ||
      bare.length < 3 ||
      bare.length > 32 ||
      /\b(?:you|me|it|that|something|else|another|day|daytime|time|somewhere|anywhere|sunday|saturday|friday|monday|tuesday|wednesday|thursday|tomorrow|week|weekend|half|past|tonight|today|now|later|early|earlier|late|tmrw|tmr|tmw|2moro|wknd|am|pm|shift|blood|rain ?check|was|were|is|are|had|did|does|what|which|who|when|how|why|where)\b|\d|^(?:no|come|be|say|also|mostly) |^(?:after|before|around|until|till)\b|^(?:write|type|text|kulungile|sharp)$|^(?:sat|sun|mon|tues?|wed|weds|thurs?|fri|next|hope|none|nothing)$/i.test(
        bare,
      )
    )
      return undefined;
    // A name keeps its capital; the first word of a sentence and a shout do not.
    const kept = bare.replace(/^(?:The|A|An|Some)\b/, (one) => one.toLowerCase());
    const opens = new RegExp(`(?:^|[.!?]\\s*)${bare.replace(/[^\p{L}\d ]/gu, '.')}`, 'u').test(plain);
    if (opens && BRAND.test(kept)) return kept;
    return opens || kept === kept.toUpperCase() ? kept.toLowerCase() : kept;
  };
  const shapes = [
    latin(
      /\b(?:persuaded|tempted|won over|bribed|convinced) (?:by|with|into) ((?:the |a |an |some )[\p{L}'-]+(?: and (?:a |an |some )?[\p{L}'-]+)?)/iu,
    ),
    latin(
      /\b(?:we|let'?s|you|just) make it ((?:the |a |an )?[\p{L}'-]+(?: [\p{L}'-]+)?)(?=[,.!?]| (?:instead|because|so|as|cos)|$)/iu,
    ),
    latin(/\b(?:maybe )?not that[.,!]? ((?:the |a |an )?[\p{L}'-]+(?: [\p{L}'-]+)?)\?/iu),
    latin(
      /\b(?:could|can|let'?s|we could|i could|happy to|rather|prefer to|up for|keen (?:for|on)) (?:do |go (?:to|for) |have )?((?:the |a |an |some )?[\p{L}' -]{3,30}?) (?:tho|though|instead|rather)\b/iu,
    ),
    latin(
      /\bif we (?:did|do|had|went for|made it) ((?:the |a |an |some )?[\p{L}' -]{3,30}?) (?:instead|rather)\b/iu,
    ),
    latin(
      /(?:^|[.!?,)]\s*)(?:but )?((?:the |a |an )?[\p{L}'-]+(?: [\p{L}'-]+){0,2}) (?:tho|though|instead)\?*/iu,
    ),
    latin(
      /\bswap (?:the |it |this |that )?(?:[\p{L}'-]+ ){0,3}(?:for|to) ((?:the |a |an |some )?[\p{L}' -]{3,30})/iu,
    ),
    latin(
      /\b(?:pencilled|booked|found|got us|signed us up for|thinking|suggest|propose) (?:us )?(?:in |into )?((?:the |a |an |some )?[\p{L}'-]+(?: [\p{L}'-]+)?)(?=[,.!?]| instead|$)/iu,
    ),
    latin(
      /\b(?:how about|what about|fancy|shall we do|can we do|could we do) ((?:the |a |an |some )?[\p{L}' -]{3,30}?)(?: first| instead|[?,.!]|$)/iu,
    ),
    latin(
      /[.!)]\s*((?:the |a |an )?[\p{L}'-]+(?: [\p{L}'-]+){0,1}(?: and (?:a |an |some )?[\p{L}'-]+(?: [\p{L}'-]+)?)?)\?\s*$/iu,
    ),
  ];
  for (const shape of shapes) {
    const words = cut(find(shape, plain)?.[1]);
    if (words)
      return /^(?:the|a|an|some) /.test(words) ||
        (/^\p{Lu}/u.test(words) && !/ (?:place|one|spot|restaurant|bar|market)$/.test(words)) ||
        /(?:ing|golf|yoga|tea|coffee|dinner|lunch|breakfast|brunch|drinks|[^s]s)$/.test(words)
        ? words
        : /^(?:phone call|call|video call|walk|picnic|museum|film|movie|swim|hike)$/.test(words)
          ? `a ${words}`
          : `the ${words}`;
  }
  return undefined;
});

/** `two hours, flat`: how much of it they want. */
export const spanOf = (r: Reading): string | undefined =>
  /\b(?:(?:one|two|three|an|a couple of|half an|\d) hours?|half a day|a quick (?:one|coffee|drink))\b/i
    .exec(r.plain)?.[0]
    .toLowerCase();

/** `the film with subtitles or the film with explosions`. */
export function eitherOf(r: Reading): { x: string; y: string } | undefined {
  const match = latin(
    /\b((?:the |a )?[\p{L}' -]{3,40}?) or ((?:the |a )?[\p{L}' -]{3,40}?)(?=[,?.!]|$)/iu,
  ).exec(
    r.plain.replace(
      /^.*?\b(?:shall we|should we|do we|are we|you rather)(?: (?:do|go to|see|watch|have|get|doing|going to))? /i,
      '',
    ),
  );
  if (!match?.[1] || !match[2]) return undefined;
  // `or is that not your thing` leaves the other half open.
  if (/^(?:is|was|are|am|do|does|would) (?:that|it|this|you|i|we)\b/i.test(match[2])) return undefined;
  const [x, y] = [match[1].trim().toLowerCase(), match[2].trim().toLowerCase()];
  // `the film with subtitles or the film with explosions` is subtitles or explosions.
  const [left, right] = [x.split(' '), y.split(' ')];
  let common = 0;
  while (common < Math.min(left.length, right.length) - 1 && left[common] === right[common]) common++;
  return common >= 2 ? { x: left.slice(common).join(' '), y: right.slice(common).join(' ') } : { x, y };
}

/** Things that people meet for. */
export const PLAN_NOUN =
  /\b(?:parade|festival|market|museum|gallery|exhibition|aquarium|zoo|rink|(?:(?:mini|crazy) )?golf|bowling|picnic|coffee|dinner|lunch|brunch|breakfast|supper|drinks?|hike|walk|swim|beach|film|movie|cinema|gig|concert|show|(?<!\b(?:you|u|i|we|they|to|can|could|don'?t|also|still|never|who|only|really|actually|exactly|and) )play|opera|quiz|karaoke|class|workshop|parkrun|kayak\w*|climb\w*|boat|sail\w*|ramen|sushi|dumplings?|noodles?|tapas|pizza|curry|thai|braai|potjie|iftar|ceilidh|dance|dancing|salsa|telescope evening|observatory|planetarium|garden|gardens|ice cream|bakery|cafe|café|restaurant|spa|race|game|match|rugby|cricket|board games?|escape room|trivia|comedy|theatre|library|bookshop|car boot|flea market|vineyard|tasting|road trip|sunrise|sunset|fireworks|meteor shower|fish market|skating|mini golf|crazy golf|tea|roast|stew|poetry night|open mic)\b/i;

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
const withArticle = (idea: Place | undefined): Place | undefined =>
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
function ideaAndDetail(r: Reading): { idea?: Place; odd?: Place } {
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
    word(spoken && (/s$|ing$/.test(spoken) || MASS_NOUNS.has(spoken) ? spoken : `the ${spoken}`)) ??
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
const spokenIdea = (idea: Place | undefined): Place | undefined =>
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
const isOfTheOther = (r: Reading, { words }: Place): boolean =>
  new RegExp(
    `\\bor (?:else )?(?:on )?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)? (?:for )?(?:a )?${words.replace(/^(?:the|a|an) /i, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`,
    'i',
  ).test(r.plain);

/** Everything that a line about a plan can name. */
export function placesFor(r: Reading): Places {
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
    time: word(moved ?? dayText ?? (clock && `${clock}`)),
    time2: word(secondTime(r, moved)),
    mtime: word(lowered(mineTime)),
    when: word(when),
    nowhen: when ? undefined : { words: ' ' },
    exactly: clock ? word(when) : undefined,
    swap: word(swap),
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
    limit: word(
      latin(/\b(?:till|until) (?:roughly |about |around )?(\p{L}{3,}|\d{1,2}(?:[:.]\d{2})?)\b/iu).exec(
        r.plain,
      )?.[1],
    ),
    span: word(spanOf(r)),
    // Open places let a line through that asks what is not said yet.
    askTime: clock ? undefined : { words: ' ' },
    askDay: day || moved ? undefined : { words: ' ' },
    bring: says(r, /\bi(?:'ll| will|'m) bring|\bbringing\b|\bi(?:'ve| have) (?:packed|got|made|baked)/i)
      ? { words: ' ' }
      : undefined,
    booked: says(r, /\bbooked|reserved\b/i) ? { words: ' ' } : undefined,
    step: word(
      says(r, /\bvideo\b/i)
        ? 'A video call'
        : says(r, /\b(?:call|phone|ring)\b/i)
          ? 'A call'
          : says(r, /\b(?:talk|chat|text|know)\b/i)
            ? 'Talking some more'
            : undefined,
    ),
    call: word(
      says(r, /\bvideo\b/i) ? 'A video call' : says(r, /\b(?:call|phone|ring)\b/i) ? 'A call' : undefined,
    ),
    untimed: r.times.length > 0 ? undefined : { words: ' ' },
    x: word(either?.x),
    y: word(either?.y),
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
