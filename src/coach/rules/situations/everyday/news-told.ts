/** News and days told: what they got, lost and lived through, and the question that they put after it about the reader's own. */
import { find } from '../../prefilter/prefilter.ts';
import { latin } from '../../reading/pattern.ts';
import { turnAround } from '../../reading/text.ts';
import type { Reading } from '../../reading.ts';
import { filledWith, type Slot } from '../../words/fill.ts';
import { both, filling, onlyWhere } from '../wrap.ts';

const TREAT = latin(
  /\b(?<t>kfc|nando'?s|steers|debonairs|mcdonald'?s|spur|pizza|sushi|dinner|supper|drinks|ice cream|cake|champagne|bubbly|burgers?|curry|ribs|breakfast|lunch)\b(?= ?(?:tonight|tomorrow|later|this (?:weekend|evening)|on (?:me|\p{L}+day)|to celebrate|,? ?my treat)?\W*$)/iu,
);

const WORK =
  '(?:job|post|position|role|internship|articles|promotion|learnership|contract|bursary|scholarship|transfer|residency|tenure|offer)';

/** What they got, in their own word: `the nursing post`, `the boards`, `the flat`. */
const GOT_WHAT = latin(
  new RegExp(
    `\\b(?:got|landed|offered|given|passed|won)(?: me)? (?:the|my|all my|a|an|that) (?<x>(?!whole|one|only|first|best)(?:[\\p{L}'-]+ )?(?:${WORK}|exams?|tests?|boards|modules|subjects|bar|finals|licen[cs]e|learner'?s|degree|course|audit|interview))(?!\\p{L})|\\b(?:sold|bought|got) (?:the|my|our|a) (?<y>(?:[\\p{L}-]+ )?(?:house|flat|apartment|farm|cottage|townhouse))(?!\\p{L})`,
    'iu',
  ),
);

const gotWhat = (r: Reading): { x: Slot | undefined } => {
  const groups = find(GOT_WHAT, r.plain)?.groups;
  const what = groups?.x ?? groups?.y;
  // Shouted for joy, it is said back calmly.
  return { x: filledWith(what === what?.toUpperCase() ? what?.toLowerCase() : what) };
};

const LEFT_THING = latin(
  /\b(?<thing>(?:your|ur) (?:\p{L}+ )?(?:umbrella|jacket|jersey|hoodie|scarf|charger|jumper|coat|hat|cap|glasses|sunglasses|beanie|bag|book|bottle|lunchbox|tupperware))\b[^.!?]{0,40}\b(?:moved in|still|left|forgot\p{L}*|with me|in my|here|mine now|came home|on my|followed me|stole|got)\b|\b(?:left|forgot|stole|have|still got|wearing) (?<other>(?:your|ur) (?:\p{L}+ )?(?:umbrella|jacket|jersey|hoodie|scarf|charger|jumper|coat|hat|cap|glasses|sunglasses|beanie|bag|book|bottle|lunchbox|tupperware))\b/iu,
);

/** What they ask about: a thing of the reader's, by its own name. */
const OF_MINE = latin(
  /(?:^|[.!?,;\n] *|\b(?:anyway|btw|and|so|but|ps|also) )(?:anyway[ ,]*|btw[ ,]*|and |so |but |also |now )*(?:how(?:'s|s| is| was| are| were| did| went)|any news (?:on|about|from|of)|did (?:you|u) (?:ever |finally |manage to )?(?:get|find|finish|fix|sort out|hear about|hand in|sell|pass|win)|did(?= (?:your|ur|the|that) [^?]{2,40} (?:arrive|turn up|work out|go through|come through|get there|survive)\b)) (?<x>(?:your|ur|the|that) (?!(?:day|week|weekend|evening|morning|night|afternoon|mon|tues|wednes|thurs|fri|satur|sun|time|world|weather|heck|hell|drive home)\p{L}*\b)[\p{L}\d'-]+(?: (?!(?:go|going|went|coming|come|arrive|work|get|survive|treating|today|yesterday|tonight|last|in the end|then|after|with|did|end|turn|this)\b)[\p{L}\d'-]+){0,4}?(?: (?:with|at|about) (?:your|ur|the) [\p{L}'-]+)?)(?: (?:arrive|turn up|work out|go through|come through|get there|survive|from \p{L}+|go|going|went|come along|coming along|today|yesterday|last night|in the end|turn out|this morning|at the end|then|doing|end up))*\s*\?*\s*(?:\p{Extended_Pictographic}\s*)*$/iu,
);

/** `how was padel`: a thing of theirs without an article. */
const OF_MINE_BARE = latin(
  /(?:^|[.!?,;\n] *|\banyway )(?:anyway[ ,]*|btw[ ,]*|and |so )*how (?:was|did) (?<x>padel|parkrun|gym|tennis|golf|football|netball|hockey|rugby|cricket|choir|band practice|yoga|pilates|church|work|therapy|class|school|training|rehearsal|dinner|lunch|karaoke|bingo|book club|bowls|physio|surgery|court|home affairs)(?: (?:go|today|yesterday|last night|this morning))*\s*\?*\s*$/iu,
);

const ASKS_AFTER = latin(
  new RegExp(`${OF_MINE.source}|${OF_MINE_BARE.source.replace('?<x>', '?<b>')}`, 'iu'),
);

/** `padel`, `your mom's scan`. */
const mineOf = (r: Reading): string => {
  const groups = find(ASKS_AFTER, r.plain)?.groups;
  return groups?.x ?? groups?.b ?? '';
};

const MY_DAY = latin(
  /(?:^|[.!?,;\n] *|\band )(?:anyway[ ,]*|btw[ ,]*|and |so |but )*(?:how(?:'s|s| is| was| has)?) (?:(?:your|ur) (?<d>day|week|evening|morning|afternoon|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?<y>yours|urs))(?: (?:going|been|looking|treating you|so far|over there|that side|on your side|then))*(?:,? (?:drier|better|warmer|quieter|calmer|saner|easier|less \p{L}+)[^?]{0,20})?\s*\?*\s*(?:\p{Extended_Pictographic}\s*)*$/iu,
);

/** So much is told before they ask. */
const TOLD_WORDS = 7;

const toldBefore = (r: Reading, ask: RegExp): boolean => {
  const match = find(ask, r.plain);
  if (!match) return false;
  const before = r.plain.slice(0, match.index + 1);
  return (
    (before.match(/[\p{L}\p{N}']+/gu)?.length ?? 0) >= TOLD_WORDS &&
    !/\?/.test(before.replace(/"[^"]*"/g, '')) &&
    !/\b(?:you|your|u|ur)\b[^.!?]{0,30}\b(?:should|must|never|always|promised|said|told)\b/i.test(before)
  );
};

const treated = filling((r) => ({ treat: filledWith(find(TREAT, r.plain)?.groups?.t) }));
const ownDay = filling((r) => {
  const day = find(MY_DAY, r.plain)?.groups?.d;
  return {
    d: filledWith(
      day
        ? `my ${/day$/i.test(day) && day.length > 3 ? day[0]?.toUpperCase() + day.slice(1).toLowerCase() : day.toLowerCase()}`
        : 'mine',
    ),
  };
});

export const NEWS_TOLD_CODE = {
  'their news: the job': both(treated, filling(gotWhat)),
  'their news: got it, as asked': both(treated, filling(gotWhat)),
  'their news: passed': both(treated, filling(gotWhat)),
  'their news: a home': both(treated, filling(gotWhat)),
  'home again, and how it was': filling((r) => {
    const left = find(LEFT_THING, r.plain)?.groups;
    return { thing: filledWith(left && turnAround(left.thing ?? left.other ?? '')) };
  }),
  'told, and asked after mine: a mishap': both(
    onlyWhere((r) => toldBefore(r, ASKS_AFTER)),
    filling((r) => ({ x: filledWith(turnAround(mineOf(r)) || undefined) })),
  ),
  'told, and asked after mine: worn out': both(
    onlyWhere((r) => toldBefore(r, ASKS_AFTER)),
    filling((r) => ({ x: filledWith(turnAround(mineOf(r)) || undefined) })),
  ),
  'told, and asked after my day: a mishap': both(
    onlyWhere((r) => toldBefore(r, MY_DAY)),
    ownDay,
  ),
  'told, and asked after my day: worn out': both(
    onlyWhere((r) => toldBefore(r, MY_DAY)),
    ownDay,
  ),
} as const;
