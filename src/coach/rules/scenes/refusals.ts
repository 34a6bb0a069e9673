/** A no, soft or hard, by its reason. Each is taken as given; the reader's own earlier turn tells what was refused. */

import { hits } from '../prefilter/prefilter.ts';
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { linesByName } from '../situations/book.ts';
import type { Places } from '../words/fill.ts';
import { limitOf } from './boundaries.ts';
import { once } from './once.ts';
import { thingsOf } from './salient.ts';
import { flagged, has, type Scene, says } from './scene.ts';

const INVITED =
  /\b(?:coffee|dinner|drinks?|lunch|meet|date|see you|take you|join me|go out|grab|movie|walk|second)\b/i;
/** A short no to what the reader proposed. */
const plainNo = (r: Reading): boolean =>
  /^\W*(?:no+|nope|nah|no thanks?|no thank you|i'?ll pass|pass|im good|i'?m good|rather not|not interested|not for me)\b/i.test(
    r.plain,
  ) &&
  r.style.words <= 9 &&
  !says(
    r,
    /\b(?:but|worries|problem|stress|rush|idea|way|clue|just|yet|you\?|kidding|lol|haha|feet|pics?)\b/i,
  ) &&
  (INVITED.test(r.mine)
    ? /\?|\b(?:would|could|shall|let'?s|maybe)\b/i.test(r.mine)
    : has(r, 'rejection_hard', 'rejection_soft'));

const HURT =
  /\b(?:(?:the|your|that) (?:comment|joke|remark|way you (?:spoke|talked|treated))[^!?]{0,60}\b(?:was it for me|so no|didn'?t (?:sit|land)|put me off)|rude to (?:the|our) (?:waiter|waitress|staff)|you (?:were late twice|kept looking at your phone))\b/i;
const SPARK =
  /\b(?:(?:didn'?t|don'?t|did not|do not|not|never) (?:really |quite )?(?:feel|feeling|felt|find) (?:that |a |the |any |it )?(?:\w+ )?(?:spark|chemistry|connection|click|vibe|it (?:romantically|for me)|romantic\w*)|no (?:spark|pulse|chemistry)|not feeling (?:it|this|the vibe)|feel(?:ing)? it (?:romantically|for us)|nothing romantic|it wasn'?t there|(?:just )?(?:don'?t|didn'?t) see us|as a match|spark (?:isn'?t|wasn'?t|from my side))\b/i;
const SOMEONE =
  /\b(?:(?:i(?:'ve| have)? )?(?:met|found|seeing|started seeing|dating|back with|gone back to|get(?:ting)? back with) (?:someone|somebody|a guy|a girl|my ex|my wife|my husband|\p{Lu}\p{Ll}+)\b(?! who (?:knows?|looks?|went|works?|said|told|lives?))(?![^.!?]{0,30}\b(?:it ended|we ended))|(?:someone|somebody) else i met|where it goes with someone|closing the other chats|see where it goes|(?:my ex and i|we) are trying again|trying again with my ex|married (?:lesbian|woman|man)|i(?:'m| am) (?:married|engaged|taken))\b/iu;
const FRIENDS =
  /\b(?:(?:just|only|be|stay|rather be|better as|make (?:a )?good|actual) friends?\b|see you (?:more )?as a (?:\w+ )?friend|more as a friend|friends\?)/i;
const MISMATCH: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(?:smok\w+|vap(?:e|ing))\b/i, 'smoking'],
  [
    /\b(?:no (?:kids|children)|(?:don'?t|do not) (?:date|want)[^.!?]{0,20}\b(?:kids|children)|got (?:two|kids|children|three))\b/i,
    'the kids question',
  ],
  [/\b(?:distance|too far|live too far|hours away|other side of)\b/i, 'the distance'],
  [/\b(?:politics|vote)\b/i, 'politics'],
  [/\b(?:drink(?:ing|er)?)\b/i, 'drinking'],
  [/\b(?:allerg\w+|dogs?|cats?)\b/i, 'the animals'],
  [/\bmoney|bank|financ\w+/i, 'money'],
];
const MISFIT =
  /\b(?:deal ?breaker|is a must for me|i (?:don'?t|can'?t|won'?t) date|dont date|(?:is|are|it'?s) too (?:much|far) for me|different places with|not compatible|want different things|isn'?t for me|wouldn'?t work|won'?t work for me)\b/i;
const FAITH =
  /\b(?:my (?:own )?(?:faith|religion|church|community)|same (?:faith|religion)|someone who believes)\b/i;
const TYPE = /\bnot my type\b|\bnot (?:physically |really )?attracted\b|\baren'?t my type\b/i;
const NOT_NOW =
  /\b(?:(?:not|isn'?t|am not|i'?m not) (?:really )?(?:in a (?:place|space|position) (?:to|for)|ready (?:to date|for (?:a relationship|this|anything))|up (?:to|for) dating|feeling up to dating|looking (?:for|to) (?:date|a relationship|anything)|dating right now|available)|don'?t (?:think|feel) (?:that )?i(?:'m| am) ready\b|(?:don'?t|dont) wait (?:for|on) me|need to be (?:on my own|alone|single|by myself)|(?:on my own|alone|single) (?:for )?a while|break from dating|still (?:a bit )?in love with|not over (?:my|him|her)|don'?t have (?:the )?(?:space|room|capacity|headspace|energy) (?:for|to)|my (?:head|heart)(?:'?s| is| isn'?t)? (?:somewhere else|(?:not )?in (?:it|this)))\b/i;
const LATER =
  /\b(?:ask me again (?:in|when|after|next)|maybe (?:in|after|when|once) (?:the |my )?(?:\w+ )?(?:is (?:final|over|done)|spring|summer|autumn|winter|the new year|\w+uary)|untangling|when (?:things|life|my divorce) (?:settle|calm|is))/i;
const GOODBYE =
  /\b(?:(?:not|don'?t think i'?m|dont think im|i'?m not) going to keep (?:chatting|talking|writing|texting)|bow(?:ing)? out|this is (?:me|my) (?:not ghosting|goodbye)|delet(?:e|ing) (?:this|the) app|closing (?:this|it) down|wish you (?:a great|well|good|all|the best)|goodbye and|be well\b|good luck (?:with|out there)|hope you find (?:your|someone|what))\b/i;
const NO_CUE =
  /\b(?:it'?s a no\b|have to say no|i'?ll pass|(?:so|but) i(?:'?m| am) out\b|(?:can'?t|don'?t) see (?:this|it|us) (?:going|working)|not (?:for me|interested(?! in (?:school|sport|food|politics|rugby|football))|going to work)|rather not meet|no second date|no to (?:\w+day|the rest|all of it)[^.!?]{0,40}\bno to|(?:don'?t|do not|can'?t) see a (?:path|future|way)|nah (?:you'?re|ur) al?right|a 'wave|best stop (?:now|here)|so i (?:should|had better|think i should) (?:stop|leave it)|more of a [^.!?]{0,30}person for me|best (?:if )?you don'?t (?:keep|hold)|i'?m flattered|another lifetime|you deserve someone who|let'?s (?:leave it|call it)|(?:going to|i'?ll|to) stop here|cancel \w+ and,? (?:well,? )?all of it|going to say no|(?:kept looking|looked) for it|nothing (?:romantic|there)|on my side there'?s)\b/i;
/** A no to a thing, a time or a sticky plan, and jokes, are no refusal of the reader. */
const NOT_A_NO =
  /\b(?:(?:not|isn'?t) (?:because|that) i(?:'?m| am) not (?:interested|keen|into)|yes to lunch|but a yes|still keen|rain ?check|another (?:day|time)\?|i(?:'d| would) love to|you can stop trying to impress|no worries|see you (?:soon|friday|saturday|sunday|later|tomorrow)|can we talk|bath|kiss|come over|(?:it ended|was seeing someone)|what'?s the point)\b/i;

/** A limit, a joke or somebody else's no: they are still here. */
const NO_GOODBYE =
  /\b(?:keep (?:on )?chatting|happy to (?:keep )?(?:chat|talk)|(?:till|until) we(?:'ve| have)? (?:met|meet)|rather (?:stay|keep|chat) (?:on )?here|see where i'?m going|no contact with my|your (?:boyfriend|girlfriend|husband|wife)|no hard feelings my|don'?t send (?:pics?|pictures|photos)|but i do want|still keen|i'll cheer|one more chance|last chance|unless you)\b/i;

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

/** Which no it is; undefined where it is none. */
export const refusalOf = once((r: Reading): string | undefined => {
  if (r.language.base !== 'en' || r.action !== 'reply') return undefined;
  if (
    flagged(r, 'scam_money', 'scam_crypto', 'sexual_pressure', 'coercive_control', 'harassment', 'self_harm')
  )
    return undefined;
  const known = has(r, 'rejection_hard', 'rejection_soft');
  if (says(r, HURT)) return 'weHurtThem';
  if (!known && says(r, NOT_A_NO)) return undefined;
  if (limitOf(r) === 'myBody') return undefined;
  if (isOpinion(r)) return undefined;
  if (r.constraints.some(({ name }) => name === 'no numbers')) return undefined;
  if (says(r, SPARK)) return says(r, FRIENDS) && !known ? 'friends' : 'noSpark';
  if (says(r, TYPE)) return 'notMyType';
  if (says(r, LATER)) return 'later';
  if (
    says(r, FRIENDS) &&
    !says(r, /\bfriends? (?:with|of|from)\b/i) &&
    (known ||
      r.conversation.length > 0 ||
      says(r, /\b(?:can we|just be|see you as|i mean it|good friend|rather)\b/i))
  )
    return 'friends';
  if (
    says(r, SOMEONE) &&
    (known ||
      says(
        r,
        /\b(?:closing|so i|wanted|hanging|bow|be well|trying again|flattered|thank you|lovely|proper go|decided to|sorry|where it goes|goodbye|fair)\b/i,
      ))
  )
    return 'someoneElse';
  if (says(r, FAITH) && (known || says(r, /\b(?:say no|prefer|sorry|mistake)\b/i))) return 'difference';
  if (says(r, NOT_NOW)) return 'notNow';
  if (
    says(r, MISFIT) &&
    !says(
      r,
      /\bif you\b|\bhope (?:that'?s|it'?s|this is|that is) (?:not|ok|okay|fine)|\b(?:is|if) (?:that|it)'?s? a deal-?breaker|\bnot a deal-?breaker|\bpizza|pineapple|joke\b/i,
    )
  )
    return 'mismatch';
  if (plainNo(r)) return 'plainNo';
  if (known && !has(r, 'boundary') && says(r, GOODBYE)) return 'goodbye';
  if (
    says(
      r,
      /\b(?:(?:not (?:going to|gonna)|don'?t (?:want to|wanna|think (?:we|i) should)) keep chatting|closing this down|bow out|not ghosting|i delete this app|no pulse)\b/i,
    )
  )
    return 'goodbye';
  if (says(r, NO_CUE) && !says(r, /\byes to\b|\bbut (?:how|what|maybe)\b/i) && (known || r.style.words <= 40))
    return 'plainNo';
  return known && r.style.words > 4 && !has(r, 'boundary') && limitOf(r) === undefined && !says(r, NO_GOODBYE)
    ? 'goodbye'
    : undefined;
});

/** Only what they thank for or enjoyed is taken along. */
const thanked = (r: Reading): boolean =>
  says(
    r,
    /\b(?:thanks?|thank you) for (?:the|your|a)\b|\b(?:loved|enjoyed|liked|laughed at) (?:the|your)\b/i,
  );

function places(r: Reading): Places {
  const reason = MISMATCH.find(([cue]) => says(r, cue))?.[1];
  const busy = /\bwork\b/i.test(r.plain)
    ? 'work'
    : /\bex\b/i.test(r.plain)
      ? 'the old story'
      : /\b(?:divorce|therapy|head|family|exams?)\b/i.exec(r.plain)?.[0].toLowerCase();
  const about = latin(/\b(?:chat\w*|talk\w*) about (?:the )?(\p{L}+)/iu)
    .exec(r.plain)?.[1]
    ?.toLowerCase();
  const luck = latin(/\b(?:good )?luck with (?:the |your )?(\p{L}+)/iu)
    .exec(r.plain)?.[1]
    ?.toLowerCase();
  const invite = /\b(?:quiz night|game night|hikes?|concerts?|football|padel|book club|braais?|the market)\b/i
    .exec(r.plain)?.[0]
    .toLowerCase();
  const panel = [
    ...r.plain.matchAll(/\bmy (therapist|cat|dog|mom|mum|sister|best friend|flatmate|friends)\b/gi),
  ]
    .map(([, who]) => `your ${who?.toLowerCase()}`)
    .slice(0, 2)
    .join(' and ');
  const season =
    /\b(?:spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|next year|the new year)\b/i.exec(
      r.plain,
    )?.[0];
  const wish = latin(
    /\bwish you (?:a |an |all the )?(?:great |good |lovely |much )?(\p{L}+(?: and (?:a )?(?:better |good |more )?\p{L}+)?)/iu,
  )
    .exec(r.plain)?.[1]
    ?.toLowerCase();
  const said = latin(/\bthe (comment|joke|remark|thing) (?:about|on) (my \p{L}+)/iu).exec(r.plain);
  const thing = thingsOf(r, true).find(
    ({ words }) =>
      !/\b(?:match|matches|date|connection|feelings?|spark|romantic|thing|app|chats?|profile|pulse|phone|proper|invitation|mistake)\b/i.test(
        words,
      ) && !/^your\b/i.test(words),
  );
  return {
    reason: reason ? { words: reason } : busy ? { words: busy } : undefined,
    thing: about
      ? { words: `the ${about}` }
      : luck
        ? { words: `the ${luck}` }
        : thanked(r)
          ? thing
          : undefined,
    invite: invite ? { words: invite } : undefined,
    panel: panel ? { words: panel } : undefined,
    when: season
      ? { words: /^(?:spring|summer|autumn|winter|next|the)/i.test(season) ? season.toLowerCase() : season }
      : undefined,
    wish: wish && !/^(?:well|good|best)$/.test(wish) ? { words: wish } : undefined,
    said: said ? { words: `that ${said[1]}` } : { words: 'that' },
  };
}

export const REFUSAL_SCENES: readonly Scene[] = Object.entries(linesByName('refusals')).map(
  ([kind, lines]) => ({
    name: `declined: ${kind}`,
    alone: true,
    when: (r) => refusalOf(r) === kind,
    lines,
    places,
  }),
);
