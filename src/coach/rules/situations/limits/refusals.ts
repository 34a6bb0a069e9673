/** A no, soft or hard: what is none, and what of theirs may be taken along. */
import { find, hits } from '../../prefilter/prefilter.ts';
import { latin } from '../../reading/pattern.ts';
import type { Reading } from '../../reading.ts';
import type { Slot } from '../../words/fill.ts';
import { has, says } from '../situation.ts';
import { thingsOf } from '../slots/things.ts';
import { filling, onlyWhere } from '../wrap.ts';

const isKnown = (r: Reading): boolean => has(r, 'rejection_hard', 'rejection_soft');

const INVITED =
  /\b(?:coffee|dinner|drinks?|lunch|meet|date|see you|take you|join me|go out|grab|movie|walk|second)\b/i;
/** A no to a thing, a time or a sticky plan, and jokes, are no refusal of the reader. */
const NOT_A_NO =
  /\b(?:(?:not|isn'?t) (?:because|that) i(?:'?m| am) not (?:interested|keen|into)|yes to lunch|but a yes|still keen|rain ?check|another (?:day|time)\?|i(?:'d| would) love to|you can stop trying to impress|no worries|see you (?:soon|friday|saturday|sunday|later|tomorrow)|can we talk|bath|kiss|come over|(?:it ended|was seeing someone)|what'?s the point)\b/i;

/** The reader asked what they think of a thing. */
const OPINION =
  /\b(?:where do (?:you|u) stand|(?:your|ur|any|got) (?:thoughts?|opinions?|take|views?|stance|feelings|verdict) on|^\W*thoughts on|(?:what|wat) (?:do|did) (?:you|u) (?:think|reckon|make) (?:of|about)|how do (?:you|u) feel about|(?:do|did|don'?t) (?:you|u) (?:ever |actually |really )?(?:like|eat|enjoy|believe|drink|watch|own|hate|fish|camp|cook|bake|ski|surf|gym|run|dance|sing|swim|do)|are (?:you|u) (?:into|a fan|for or against|pro)|(?:have )?(?:you|u) (?:ever )?(?:tried|been (?:to|in|on)|eaten|had)|yes or no|yay or nay|opinion on|would (?:you|u) ever)\b/i;
/** Asked of the two of them, or for an evening, it may be refused for good. */
const OF_US =
  /\b(?:us|me|we|date|meet\w*|together|tonight|tomorrow|weekend|join|go out|come|with|this|\w+day)\b/i;
const OF_READER =
  /\b(?:(?<!thank )(?:you|u)|ur|your|us|we|dat(?:e|es|ing)|meet\w*|friends?|match|spark|app|contact|this|sorry|goodbye|bye|luck|wish|take care|chat\w*|text\w*|messag\w*|anymore|any more|seeing|someone|not interested|stop (?:it )?here|going anywhere|go any further|carry on|continue|leave it (?:there|here)|end (?:it|things)|not for me|i'?ll pass|best to)\b/i;
/** No thank you to hot tubs is an opinion. */
const isOpinion = (r: Reading): boolean =>
  hits(OPINION, r.mine) && !hits(OF_US, r.mine) && !says(r, OF_READER) && r.style.words <= 20;

/** Only what they thank for or enjoyed is taken along. */
const thanked = (r: Reading): boolean =>
  says(
    r,
    /\b(?:thanks?|thank you) for (?:the|your|a)\b|\b(?:loved|enjoyed|liked|laughed at) (?:the|your)\b/i,
  );

const ABOUT = latin(/\b(?:chat\w*|talk\w*) about (?:the )?(\p{L}+)/iu);
const LUCK = latin(/\b(?:good )?luck with (?:the |your )?(\p{L}+)/iu);
const WISH = latin(
  /\bwish you (?:a |an |all the )?(?:great |good |lovely |much )?(\p{L}+(?: and (?:a )?(?:better |good |more )?\p{L}+)?)/iu,
);
const NO_THING =
  /\b(?:match|matches|date|connection|feelings?|spark|romantic|thing|app|chats?|profile|pulse|phone|proper|invitation|mistake)\b|^your\b/i;

function thingIn(r: Reading): Slot | undefined {
  const named = (find(ABOUT, r.plain) ?? find(LUCK, r.plain))?.[1]?.toLowerCase();
  if (named) return { words: `the ${named}` };
  return thanked(r) ? thingsOf(r, true).find(({ words }) => !NO_THING.test(words)) : undefined;
}

const wished = filling(({ plain }) => {
  const wish = find(WISH, plain)?.[1]?.toLowerCase();
  return { wish: wish && !/^(?:well|good|best)$/.test(wish) ? { words: wish } : undefined };
});

export const REFUSALS_CODE = {
  'a refusal': onlyWhere(
    (r) =>
      (isKnown(r) || !says(r, NOT_A_NO)) &&
      !isOpinion(r) &&
      !r.constraints.some(({ name }) => name === 'no numbers'),
  ),
  'a thing of theirs': filling((r) => ({ thing: thingIn(r) })),
  'declined: noSpark': wished,
  'declined: goodbye': wished,
  // To what the reader proposed.
  'declined: plainNo': onlyWhere((r) =>
    INVITED.test(r.mine) ? /\?|\b(?:would|could|shall|let'?s|maybe)\b/i.test(r.mine) : isKnown(r),
  ),
  'declined: friends': filling(({ plain }) => {
    const panel = [
      ...plain.matchAll(/\bmy (therapist|cat|dog|mom|mum|sister|best friend|flatmate|friends)\b/gi),
    ]
      .map(([, who]) => `your ${who?.toLowerCase()}`)
      .slice(0, 2)
      .join(' and ');
    return { panel: panel ? { words: panel } : undefined };
  }),
} as const;
