/**
 * The messages that most plans are made of, by cues too plain to be taken for anything else: when do we meet, what time,
 * where, what shall we do, you pick, are you fetching me. Every answer puts a next step on the table.
 */

import type { MoveName } from '../moves/line.ts';
import { type Line, lines } from '../moves/line.ts';
import { hits } from '../prefilter/prefilter.ts';
import { isDenied } from '../reading/denial.ts';
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { normalise } from '../reading/text.ts';
import { readTimes } from '../reading/times.ts';
import type { Place, Places } from '../words/fill.ts';
import { askedBy } from './asked.ts';
import { isPlanOff } from './noes.ts';
import { PROPOSED } from './plan-lines.ts';
import { PLAN_NOUN, placesFor } from './plan-parts.ts';
import { tidy } from './plan-places.ts';
import { has, isLewd, type Scene, says } from './scene.ts';
import { thingsIn } from './subjects.ts';

type Wordings = Partial<Record<MoveName, Parameters<typeof lines>[1]>>;

const word = (words: string | undefined): Place | undefined => (words ? { words } : undefined);

const calm = (r: Reading): boolean =>
  r.action === 'reply' &&
  r.kind === 'words' &&
  r.language.base === 'en' &&
  r.flags.length === 0 &&
  !has(r, 'grief', 'distress', 'insult');
/** A no to the reader is no talk about a plan. */
const unrefused = (r: Reading): boolean => !has(r, 'rejection_hard', 'rejection_soft');

const plain = (
  name: string,
  cue: RegExp,
  said: Wordings,
  also: (r: Reading) => boolean = () => true,
  places?: (r: Reading) => Places,
): Scene => ({
  name: `plan: ${name}`,
  alone: true,
  when: (r) => calm(r) && (unrefused(r) || name === 'what they do not eat') && hits(cue, r.plain) && also(r),
  lines: (Object.entries(said) as Array<[MoveName, Parameters<typeof lines>[1]]>).flatMap(
    ([move, wordings]): Line[] => lines(move, wordings),
  ),
  ...(places ? { places } : {}),
});

/** A plan stands in the reader's last turn. */
const PLAN_WORD =
  /\b(?:drinks?|coffee|tea|dinner|lunch|brunch|breakfast|supper|movies?|film|walk|hike|swim|picnic|braai|market|museum|gallery|gig|concert|beach|bar|restaurant|date|meet|see you|sundowners|run|pizza|sushi|game|show|class|quiz)\b/i;
const inTheAir = (r: Reading): boolean => askedBy(r) === 'plan' || PLAN_WORD.test(r.mine);

/** A usual hour for what the two of them have in mind; a proposal, never a claim. */
function usualHour(r: Reading): Place {
  const both = `${r.plain} ${r.mine}`;
  if (/\b(?:breakfast|coffee|brunch|parkrun|morning|market|tea)\b/i.test(both)) return { words: 'ten' };
  if (/\b(?:lunch|picnic|beach|braai|afternoon)\b/i.test(both)) return { words: 'one' };
  if (/\b(?:hike|sunrise|run)\b/i.test(both)) return { words: 'eight in the morning' };
  if (/\b(?:walk|sundowners|sunset|swim)\b/i.test(both)) return { words: 'half past five' };
  return { words: 'seven' };
}

const dayOf = (text: string): string | undefined =>
  readTimes(normalise(text).plain).find(({ kind, polarity }) => kind !== 'hour' && polarity !== 'out')?.text;
const hourOf = (text: string): string | undefined =>
  readTimes(normalise(text).plain)
    .find(({ kind }) => kind === 'hour')
    ?.text.replace(/^(?:at|around|by|for) /i, '');

/** `Friday`, from their message or from ours; not `tonight` in the middle of a name. */
const day = (r: Reading): Place | undefined => {
  const found = dayOf(r.plain) ?? dayOf(r.mine);
  return word(found && tidy(found).replace(/^(Tonight|Tomorrow|Today)/, (name) => name.toLowerCase()));
};

const ONE_DAY =
  '(?:(?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight)(?: (?:morning|afternoon|evening|night|lunch ?time|lunch))?(?: (?:after|from|before|around|at) (?:work|lunch|\\d{1,2}(?:[:.]\\d{2})?(?: ?[ap]m)?))?';
const TWO_DAYS = new RegExp(`\\b(${ONE_DAY})(?:,| or| and| and maybe| or maybe)+ (?:on )?(${ONE_DAY})`, 'iu');
const flaggedMoney = (r: Reading): boolean => has(r, 'money_request');
const lower = (time: string | undefined): string | undefined =>
  time && tidy(time.toLowerCase()).replace(/^(?:This|Next|Tomorrow|Tonight)\b/, (lead) => lead.toLowerCase());

/** An invitation to something that people meet for. */
const ASKS_OUT =
  /\b(?:wanna|want to|want 2|would (?:you|u) (?:like|want|be up) (?:to|for)|do (?:you|u) (?:want to|fancy)|fancy|shall we|should we|let'?s|lets|(?:can|could|may) i (?:take (?:you|u)|buy (?:you|u)|treat (?:you|u)|invite (?:you|u))|(?:can|could) we|we should (?:totally |really |definitely |so )?|keen (?:to|for|on)|up for|(?:you|u) should (?:totally |really |definitely )?|come (?:with me )?(?:to|for)|join (?:me|us) (?:for|at)|how about|what about|i'?d (?:love|like) to (?:take|buy|treat) (?:you|u)|let me (?:take|buy) (?:you|u)|(?<!\b(?:till?|until|after|before|over|by|since|at|during|my|his|her|their|had|made|skipped) )(?:dinner|drinks|coffee|lunch|brunch))\b/i;
/** `drinks?`, `my treat on Friday?`, `I know a great little place`. */
const TREATS = latin(
  /\bmy treat\b|\b(?:two|2|spare|extra) tickets?\b|\bcome with\?|\bi know (?:a|this|the) (?:\p{L}+ ){0,3}(?:place|spot|restaurant|bar|café|cafe)\b|(?:^|[,.!] ?)(?:drinks?|coffee|dinner|lunch|brunch|a drink|sundowners)\?+\W*$/iu,
);
const asksOut = (r: Reading): boolean =>
  r.style.words <= 30 &&
  r.style.words >= 3 &&
  r.mine.length < 200 &&
  ((says(r, ASKS_OUT) && says(r, PLAN_NOUN)) || says(r, TREATS)) &&
  (has(r, 'plan_propose') ||
    says(r, TREATS) ||
    (r.questions.length > 0 && r.times.length > 0) ||
    says(
      r,
      /\b(?:come with me|join (?:me|us)|shall we|wanna (?:go|get|grab|do|join|come|have)|(?:take|buy|treat) (?:you|u))\b/i,
    )) &&
  !has(
    r,
    'boundary',
    'plan_reschedule',
    'plan_decline',
    'plan_confirm',
    'money_request',
    'define_relationship',
    'apology',
  ) &&
  !isLewd(r) &&
  // `I can't drink coffee` names no coffee to go for.
  !isDenied(r.plain, PLAN_NOUN) &&
  !isPlanOff(r) &&
  r.times.every(({ polarity }) => polarity !== 'out') &&
  !says(
    r,
    /\b(?:instead|prefer|rather|favou?rite|usually|last (?:night|week|year)|yesterday|allerg\w+|vegan|halaal|my (?:mom|mum|parents|family)|saw (?:that )?you (?:like|love)|or)\b/i,
  ) &&
  !says(r, /\bcome (?:up|in|upstairs|inside|back)\b/i) &&
  askedBy(r) !== 'plan';

export const PLAIN_PLAN_SCENES: readonly Scene[] = [
  {
    name: 'plan: asked out',
    alone: true,
    when: (r) => calm(r) && unrefused(r) && asksOut(r),
    lines: PROPOSED,
    places: placesFor,
  },
  plain(
    'somewhere public',
    /\b(?:somewhere|someplace|place|spot|meet|date)\b[^.!?]{0,20}\b(?:(?:more |in )?public)\b|\bpublic (?:place|spot|space)s?\b|\b(?:don'?t|do not|not|never)\b[^.!?]{0,40}\b(?:your|my|someone'?s|somebody'?s|a stranger'?s|people'?s|guys'?) (?:place|house|home|flat|apartment)s?\b|\bno house dates\b/i,
    {
      'respect the limit': [
        ['warm', 'Of course, somewhere public makes complete sense. Coffee, or a walk somewhere busy?'],
        [
          'calm',
          'Completely fair, I would want the same for a first meeting. You pick a public place you like.',
        ],
        ['direct', 'Public it is. Which café or bar do you feel comfortable in?'],
      ],
      'offer another way': [
        ['warm', 'Thanks for saying it. A busy café in the daytime, and you choose which one?'],
        [
          'playful',
          'Good rule. Somewhere public, good coffee, and you can leave whenever you like. Saturday?',
        ],
        ['direct', 'No problem at all. Shall we say coffee somewhere public at the weekend?'],
      ],
    },
    (r) =>
      !says(r, /\bhold hands|kiss|sex\b/i) &&
      (has(r, 'boundary', 'plan_propose', 'plan_reschedule') ||
        inTheAir(r) ||
        says(r, /\bmeet|first (?:date|time)\b/i)),
  ),
  plain(
    'when do we meet',
    latin(
      /\bwhen (?:(?:are|r|do|will|can) )?(?:(?:we|you|u|i) )(?:(?:going to|gonna|finally|actually|ever|get to) )*(?:meet(?:ing)?(?! (?:the|your|my|an?)\b)|take me|taking me|ask(?:ing)? me|see(?:ing)? (?:you|u|each other|me)|hang(?:ing)? out|get(?:ting)? (?:a |that )?(?:drink|coffee|together))\b|\bare (?:we|you) (?:ever |actually |finally )?(?:going to |gonna )?(?:(?:ever|actually|finally) )?(?:meet(?:ing)?(?: up)?(?: or| in| at all|\?| one| some)|hang(?:ing)? out|see each other|ask(?:ing)? me out|take me out)|\b(?:just|only) (?:text|chat|message|talk)(?:ing)? for ?ever\b|\b(?:be|become|just|turning into) pen ?pals\b|\b(?:you should|you could|why don'?t you|just) (?:(?:just|finally) )?(?:take me out|ask me out)\b|\bmade? a plan by now\b|\bstill haven'?t (?:asked me out|taken me out|made a plan)\b|\b(?:just |please )?take me (?:out|dancing|to dinner|to lunch|on a date|for (?:\p{L}+ )?(?:tacos|dinner|lunch|coffee|drinks|a drink|a coffee|sushi|pizza|ice cream|breakfast|brunch|food))\b|\bready to meet\b|\bwe should (?:really |actually |probably |finally )?(?:meet(?: up)?|hang out)(?: soon| sometime| in person| irl| one day| this week(?:end)?)?\W*$/iu,
    ),
    {
      'pick a slot': [
        ['warm', 'I would love to meet. Coffee on Saturday, or a drink after work on Thursday?'],
        ['direct', 'Let us fix it now. Which evening are you free to meet this week?'],
        ['playful', 'I was hoping you would ask. I will take you out: drinks or dinner, you choose.'],
      ],
      'suggest meeting': [
        ['flirty', 'I would much rather see you than text you. Friday evening?'],
        ['calm', 'Let us meet this week. Somewhere easy, an hour or two. Which day suits you?'],
        ['warm', 'Enough texting from me. When are you free, and are you a coffee or a drinks person?'],
      ],
      'own it': [
        ['playful', 'Fair, I have been slow with asking you out. Are you free on Saturday?'],
        ['warm', 'You are right, I should have made a plan by now. What about Saturday?'],
      ],
    },
    (r) =>
      !says(
        r,
        /\b(?:your|my|the) (?:mom|mum|parents|family|friends|dog|cat|kids)\b|\bfirst (?:met|meet)\b|\bnot ready\b|\bhow (?:about|do)\b|\bwhere (?:this|it) is going\b/i,
      ) && !has(r, 'boundary'),
  ),
  plain(
    'what is the plan',
    /\bwhat(?:'?s| is) (?:the|our) plan\b|\bso what are we (?:doing|up to)\b|\bany (?:ideas?|plans?) for (?:our date|us)\b|\bwhat did you have in mind\b|\bgot a plan\b[^.!]*\?/i,
    {
      'pick a slot': [
        ['direct', 'The plan: drinks around {t}, then food if we get hungry. Does that suit you?'],
        ['warm', 'I was thinking something easy where we can talk. Drinks, a walk, or food?'],
        [
          'playful',
          'Step one of the plan is you and me at a table. Are you more in the mood for drinks or food?',
        ],
        ['calm', 'Nothing booked yet, so the plan is open. What would you enjoy most?'],
      ],
      'counter-offer': [
        ['calm', 'I have an idea, but first: is there anything you would rather not do?'],
        ['warm', 'I will plan it if you give me one wish. Food, music or fresh air?'],
      ],
    },
    (r) => r.style.words <= 16 && !says(r, /\b(?:life|five years|career|work|holidays?|christmas)\b/i),
    (r) => ({ t: usualHour(r) }),
  ),
  plain(
    'what time',
    /\b(?:what|which|wat) time\b(?! (?:is it\b(?! on)|did|was|of))[^.!]*\?|^\W*(?:yes|yeah|sure|great|perfect|cool|lovely|ok|okay|sounds good)?[!.,]? ?(?:what|which) time\W*$/i,
    {
      'pick a slot': [
        ['direct', 'Shall we say {t}? If another time suits you better, shout.'],
        ['warm', '{t} works for me. Is that a good time for you?'],
        ['playful', 'How about {t}? That gives us both time to pretend we are not nervous.'],
        ['calm', 'I was thinking {t}, but I am easy. What time suits you best?'],
        ['warm', 'Does {t} give you enough time to get there without rushing?'],
      ],
      'confirm the plan': [
        ['direct', '{set}, as we said. Is that time still good for you?'],
        ['warm', 'We said {set}. See you there, I am looking forward to it.'],
        ['calm', '{set}, unless you need more time. I am flexible.'],
      ],
    },
    (r) =>
      (inTheAir(r) ||
        (has(r, 'plan_propose', 'plan_confirm', 'logistics') &&
          says(r, /\b(?:we|meet|works?|should i|suits?|good for you)\b/i))) &&
      !says(
        r,
        /\b(?:wake|woke|get up|go to (?:bed|sleep)|sleep|finish|open|close|start|flight|land|train|kick ?off|did you|do you (?:usually|normally))\b/i,
      ),
    (r) => {
      const set = hourOf(r.mine);
      return set ? { set: word(set) } : { t: usualHour(r) };
    },
  ),
  plain(
    'where',
    /^(?:[^?]{0,60}[.!,] *)?(?:but |so |and |ok |cool )?(?:where ?abouts|where (?:at|to|exactly|though|tho|shall we (?:go|meet)|should we (?:go|meet)|do (?:you|u) want to (?:go|meet)|are we (?:meeting|going)|were you thinking|did you have in mind|are you thinking|you thinking)|where|which (?:place|bar|cafe|café|restaurant|one|spot))\W*\?+\W*$|\bwhere (?:shall|should) we (?:go|meet|eat)\b|\bwhere (?:were|are) you thinking\b/i,
    {
      'pick a slot': [
        ['direct', 'Somewhere halfway where we can hear each other. Which side of town are you on?'],
        ['warm', 'I will find us a good spot and send it tonight. Anything you do not eat or drink?'],
        ['calm', 'I am easy about where. Do you have a favourite place, or shall I pick one?'],
        ['playful', 'Where the chairs are comfy and nobody shouts. Any favourites on your side of town?'],
      ],
      'answer, then return': [['direct', 'I was thinking [the place you have in mind]. Does that suit you?']],
      'counter-offer': [
        ['warm', 'You pick the place this time and I pick the next one. Where do you like to go?'],
      ],
    },
    inTheAir,
  ),
  plain(
    'what shall we eat',
    /\bwhat (?:do|would|are|r|should|shall|must) (?:you|u|ya|we|i) (?:(?:feel like|fancy|want to|wanna|want|in the mood for|craving|going to|gonna|like to|prefer to) )?(?:eat|eating|have for|having for|order|craving|cook|make|get for)\b|\bwhat (?:are|r) (?:you|u) (?:craving|in the mood for)\b|\b(?:kind|sort|type) of food (?:do|are|would) (?:you|u|we)\b|\bwhere (?:do|would|shall|should) (?:you|u|we) (?:want to |like to |wanna )?eat\b/i,
    {
      'answer, then return': [
        ['playful', '{day} feels like pizza to me. Or are you more of a curry person?'],
        ['warm', 'Something to share, so I can try yours as well. Tapas, sushi, or what are you craving?'],
        ['direct', 'I could eat Thai or pizza any day. Which one wins with you?'],
        ['calm', 'I eat almost anything in good company. What do you feel like?'],
        ['playful', 'Anything we can eat with our hands, so nobody has to look elegant. Tacos?'],
      ],
      'counter-offer': [
        ['warm', 'You pick what we eat and I pick dessert. Fair?'],
        ['direct', 'Your choice this time, mine next time. What have you been craving?'],
      ],
    },
    (r) =>
      (dayOf(r.plain) !== undefined ||
        inTheAir(r) ||
        says(r, /\b(?:we|tonight|our|craving|in the mood)\b/i)) &&
      !says(r, /\b(?:usually|normally|favou?rite|in a day|for breakfast every)\b|\bdid\b/i),
    (r) => ({ day: day(r) }),
  ),
  plain(
    'what shall we do',
    /\bwhat (?:do|would|shall|should) (?:you|u|we) (?:(?:feel like|fancy|want to|wanna|like to|rather) )?(?:do|doing)\b(?! (?:you )?(?:for (?:work|a living|fun)|in your|with your|if))|\bwhat (?:are|r) we doing\b(?! (?:with|wrong))/i,
    {
      'answer, then return': [
        ['warm', 'Something where we can talk. A walk by the water and a coffee after?'],
        ['playful', 'A market, too many snacks, and then a slow walk to feel better about it. You?'],
        ['direct', 'I say drinks somewhere with a view. Does that sound like you?'],
        ['calm', 'I am happy with something simple. Food, fresh air or music, which do you feel like doing?'],
      ],
      'counter-offer': [
        ['warm', 'You choose what we do this time and I choose the next. What would make you happy?'],
        ['playful', 'Let us do whatever you have been wanting to do and have nobody to do it with.'],
      ],
    },
    (r) => r.style.words <= 18 && (says(r, /\bwe\b/i) || (dayOf(r.plain) !== undefined && inTheAir(r))),
  ),
  plain(
    'you pick the day',
    TWO_DAYS,
    {
      'pick a slot': [
        ['direct', '{a} works for me. What time, and shall I pick the place?'],
        ['warm', '{a} sounds lovely. Where would you like to meet?'],
        ['playful', '{a}, please. I am not good at waiting.'],
        ['warm', 'I will take {b}, then we have all the time we want. Coffee, or something to eat?'],
      ],
      'counter-offer': [
        ['calm', 'Both could work, {b} is a little easier for me. Is that all right with you?'],
        ['direct', 'Let us say {b}. I will look for a nice spot and send it to you tonight.'],
      ],
    },
    (r) =>
      says(
        r,
        /\b(?:you (?:pick|choose|decide)|u pick|your (?:call|pick|choice)|up to you|whichever|either (?:works|one|is)|which (?:one |day )?(?:works|suits|is better)|works? (?:better )?for you|i'?m (?:free|around|off|open)|i can do|i could do|what suits)\b/i,
      ) && r.times.every(({ polarity }) => polarity !== 'out'),
    (r) => {
      const two = TWO_DAYS.exec(r.plain);
      return { a: word(lower(two?.[1])), b: word(lower(two?.[2])) };
    },
  ),
  plain(
    'fetching them',
    /\b(?:still|able to|can (?:you|u)|could (?:you|u)|will (?:you|u)|going to|gonna|are (?:you|u)|r u|would (?:you|u)|mind)\b[^.?!]{0,16}\b(?:pick(?:ing)? me up|fetch(?:ing)? me|collect(?:ing)? me|giv(?:e|ing) me a lift|meet(?:ing)? me at the (?:airport|station))\b(?:[^.!]*\?|[^.!?]{0,30}$)/i,
    {
      'confirm the plan': [
        ['warm', '{flight}Of course. {time}, and I will be the one waving at arrivals.'],
        ['direct', '{flight}Yes. Send me the flight number, so I can see if it is late.'],
        ['calm', '{flight}Yes, I will pick you up. Text me when you have landed.'],
        ['warm', '{car}Of course. Where and what time shall I fetch you?'],
        ['direct', '{car}Yes, no problem. Send me the address and a time.'],
        ['calm', '{car}I can fetch you, sure. What time do you need to be there?'],
      ],
      'light touch': [
        ['playful', '{flight}Yes, with a sign with your name on it. Do you have a lot of bags?'],
        ['playful', '{car}Taxi service, at your door. I get paid in snacks, what time?'],
      ],
      'counter-offer': [
        ['warm', '{car}Let me check my day and tell you tonight. What time would I need to fetch you?'],
      ],
      'follow up': [
        [
          'warm',
          '{flight}I am. Shall we go and eat something after, or will you be finished from the flight?',
        ],
      ],
    },
    (r) => !flaggedMoney(r),
    (r) => {
      const flight = says(r, /\b(?:flight|land\w*|plane|airport|arriv\w+)\b/i);
      return {
        time: word(lower(dayOf(r.plain))),
        flight: flight ? { words: ' ' } : undefined,
        car: flight ? undefined : { words: ' ' },
      };
    },
  ),
  plain(
    'they bring something',
    /\bi(?:'?m| am|'?ll| will) (?:bringing|bring|making|make|baking|bake|cooking|cook)\b[^.!?]{0,40}\b(?:famous|secret|homemade|home-made|special|signature|legendary|gran'?s|mom'?s|ouma'?s)\b/i,
    {
      'take the bait': [
        ['playful', 'Warning received. I will skip lunch to make room for {x}.'],
        ['witty', 'Famous, is it? I will be the judge of {x}, strict but hungry.'],
        ['warm', '{x}? You have just made my week. What can I bring to go with {them}?'],
      ],
      'follow up': [
        ['direct', 'What is in {x}, or is that a secret? I will bring the drinks.'],
        ['playful', 'Is {x} good enough to be smug about? I hope so.'],
      ],
    },
    (r) => thingsIn(r).length > 0,
    (r) => {
      const thing = thingsIn(r)[0];
      return {
        x: thing && { words: thing.words, plural: thing.plural ?? false },
        them: thing && { words: thing.plural ? 'them' : 'it' },
      };
    },
  ),
  plain(
    'glad of the day ahead',
    latin(
      /\b(?:can'?t|cannot|cant) wait (?:to (?:see|meet)|for|till|until)\b|\blooking forward to (?:seeing|meeting|it|tonight|tomorrow|our|this (?:evening|weekend)|\p{L}+day)\b|\b(?:so |really |very )?excited (?:for|about|to (?:see|meet))\b|\b(?:counting down|is it \p{L}+day yet)\b/iu,
    ),
    {
      'take the bait': [
        ['playful', 'Careful, now I am excited as well and I still have a whole day to get through.'],
        ['flirty', 'I have been counting the hours too, and I do not even like maths.'],
      ],
      'appreciate a detail': [
        ['warm', 'Me too, I have been looking forward to {day} all week.'],
        ['warm', 'That is so nice to read. I cannot wait to see you either.'],
        ['calm', 'Same here. It will be good to see you.'],
      ],
      'follow up': [
        ['warm', 'I cannot wait either. Is there anything you would like to do while we are at it?'],
        ['direct', 'Likewise. Are we still good with the time and the place?'],
      ],
    },
    (r) =>
      r.style.words <= 16 &&
      r.questions.length === 0 &&
      (inTheAir(r) ||
        says(
          r,
          /\b(?:see|seeing|meet|meeting) (?:you|u)\b|\bour (?:date|dinner|coffee|drinks|hike|walk|trip)\b/i,
        )),
    (r) => ({ day: day(r) ?? { words: 'it' } }),
  ),
  plain(
    'see you again',
    /\b(?:(?:i'?d|i would) (?:really )?(?:love|like) to|i (?:really )?(?:want|wanna|hope) to|hope (?:i|we) (?:can|get to)|can'?t wait to|wanna|want to) (?:see (?:you|u|each other)|meet (?:up )?|do (?:this|that|it)|hang out)(?: with (?:you|u))? ?(?:again|soon|more)\b|\bwhen (?:can|do|will) i see (?:you|u) again\b|\bwe should do (?:this|that|it) again\b|\blet'?s do (?:this|that|it) again\b|\bi want to see you\b/i,
    {
      'pick a slot': [
        ['warm', 'I would love to see you again too. When are you free?'],
        ['direct', 'Me too. Saturday, or is that too soon?'],
        ['playful', 'Good, I was hoping you would say that. You pick the day and I pick the place?'],
      ],
      'suggest meeting': [
        ['flirty', 'Then let us not wait. How about this week?'],
        ['warm', 'I was just thinking the same. Dinner next time, or something outside?'],
      ],
      'appreciate a detail': [['calm', 'That makes me happy. I would like to see you again as well.']],
    },
    (r) =>
      r.style.words <= 20 && !has(r, 'ghost_return', 'boundary') && !says(r, /\b(?:never|don'?t|but)\b/i),
  ),
  plain(
    'what they do not eat',
    /\bi(?:'?m| am) (?:actually |also |a )?(?:strict )?(?:vegetarian|vegan|veggie|pescatarian|coeliac|celiac|lactose intolerant|halaal|halal|kosher|allergic to)\b|\bi (?:don'?t|do not|can'?t) eat (?:meat|pork|beef|fish|seafood|shellfish|dairy|gluten|nuts|eggs|sugar)\b|\bi only eat hala+l\b/i,
    {
      'respect the limit': [
        ['warm', 'Good to know, thank you for telling me. Do you have a favourite place that gets it right?'],
        ['direct', 'No problem. Indian, Thai, or somewhere you trust? You pick.'],
        ['calm', 'That is easy. I will look for a place with a proper {diet} menu and send it to you.'],
      ],
      'offer another way': [
        ['warm', 'Then we go where there is more than a sad side salad for you. What do you like best?'],
        ['playful', 'Done, {diet} it is. I eat everything, so you choose the place.'],
      ],
      'light touch': [
        [
          'playful',
          'Then I will not take you to a steakhouse and watch you eat chips. What do you feel like?',
        ],
      ],
    },
    (r) =>
      r.questions.length === 0 &&
      r.style.words <= 22 &&
      !has(r, 'plan_confirm', 'plan_reschedule') &&
      r.times.length === 0,
    (r) => ({
      diet: word(
        /\b(?:vegetarian|vegan|pescatarian|halaal|halal|kosher|gluten|dairy)\b/i
          .exec(r.plain)?.[0]
          .toLowerCase()
          .replace(/^(gluten|dairy)$/, '$1-free') ?? 'safe',
      ),
    }),
  ),
  plain(
    'shall we get something',
    latin(
      /\b(?:should|shall) (?:we|i) (?:get|buy|order|bring|pick up|grab|make|cook) (?:us )?((?:a |an |some |the )?[\p{L}' -]{3,28}?)(?= for\b| on\b| from\b| tonight| later| before| too| as well|[?,.]|$)/iu,
    ),
    {
      'do what they ask': [
        ['warm', 'Yes, good idea. Shall I bring {x}, or will you?'],
        ['direct', 'Yes to {x}. I will get dessert.'],
        ['playful', 'You think of everything. Yes please, {x} sounds perfect.'],
      ],
      'answer, then return': [
        ['calm', 'Sounds good to me. What kind do you like?'],
        ['playful', 'I would never say no to {x}. What goes with it?'],
      ],
    },
    (r) =>
      r.style.words <= 16 &&
      !says(r, /\b(?:married|tattoo|dog|cat|divorced|haircut|off at|tested|condoms?)\b/i),
    (r) => ({
      x: word(
        latin(
          /\b(?:should|shall) (?:we|i) (?:get|buy|order|bring|pick up|grab|make|cook) (?:us )?((?:a |an |some |the )?[\p{L}' -]{3,28}?)(?= for\b| on\b| from\b| tonight| later| before| too| as well|[?,.]|$)/iu,
        )
          .exec(r.plain)?.[1]
          ?.toLowerCase(),
      ),
    }),
  ),
  plain(
    'are you free',
    /\b(?:are|r|if|chance) (?:you|u)(?:'re| are)? (?:free|around|available|busy|up to anything|doing anything)\b|\b(?:your|ur) (?:availability|schedule|diary|week) (?:like|look)|\bwhen (?:are|r) (?:you|u) (?:free|available|around|off)\b|\b(?:you|u) (?:free|busy|around) (?:later|tonight|tomorrow|this|on|for|at|after|over)\b|\bdo (?:you|u) (?:have|got) time\b|\bgot time (?:for|this|to)\b|\b(?:want|wanna) (?:to )?do something (?:this|on|later|tonight|tomorrow)\b/i,
    {
      'answer, then return': [
        ['playful', 'For you, I can be. What did you have in mind?'],
        ['direct', '{when} could work for me. What are you thinking?'],
        ['warm', 'I would make time {when}. Coffee, or something longer?'],
        ['direct', 'I am free [when you are free]. Does that suit you?'],
        ['warm', 'I can make time for you. Which day were you thinking?'],
      ],
      'counter-offer': [
        ['calm', 'Let me check {when} and tell you tonight. What would you like to do?'],
        ['calm', 'Depends on the plan, but probably yes. Tell me more?'],
      ],
      'suggest meeting': [['flirty', 'Free if it means seeing you. Food, drinks or a walk?']],
    },
    (r) =>
      r.style.words <= 18 &&
      r.conversation.length < 30 &&
      askedBy(r) !== 'plan' &&
      !says(r, /\b(?:single|free (?:of|from)|feel free|call|phone|chat|talk)\b/i),
    (r) => ({ when: word(lower(dayOf(r.plain))) }),
  ),
  plain(
    'a time put forward',
    latin(
      /\b(?:shall we say|let'?s say|how about|what about|does|is|would|say) (?:at |around )?(\d{1,2}[:.]\d{2}(?: ?[ap]m)?|\d{1,2} ?(?:am|pm)|half (?:past )?\p{L}+|\d{1,2})\b(?! (?:people|minutes|mins|hours|days|years|weeks|percent|kids|drinks))[^.!]*\?/iu,
    ),
    {
      'confirm the plan': [
        ['direct', '{t} works for me. See you then.'],
        ['warm', '{t} is perfect. Should I bring anything?'],
        ['playful', '{t} it is. I will try very hard not to be early.'],
        ['calm', '{t} suits me. If anything changes, just tell me.'],
      ],
      'counter-offer': [
        ['calm', 'Could we make it half an hour later than {t}? Then I do not have to rush.'],
      ],
      'follow up': [['warm', '{t} sounds good. Shall we meet there?']],
    },
    (r) =>
      r.style.words <= 16 &&
      !says(
        r,
        /\b(?:move|push|instead|rather|later than|still|can'?t|sorry|year|age|old|rate|scale|out of|for)\b/i,
      ),
    (r) => ({
      t: word(
        latin(/\b(\d{1,2}[:.]\d{2}(?: ?[ap]m)?|\d{1,2} ?(?:am|pm)|half (?:past )?\p{L}+|\d{1,2})\b/iu)
          .exec(r.plain)?.[1]
          ?.toLowerCase(),
      ),
    }),
  ),
  plain(
    'you do the planning',
    /\btell me (?:where|when|what time)(?: and (?:when|where|what time))?\b[^.!?]{0,24}|\b(?:you|u) (?:plan|decide|organi[sz]e|choose|pick) (?:it|everything|something|the (?:place|day|plan))\b|\bsurprise me\b|\bi hate (?:making plans|planning|deciding|choosing)\b|\byou'?re (?:booking|planning|organi[sz]ing|choosing)\b|\byou book\b(?!\w)/i,
    {
      'do what they ask': [
        ['direct', 'Deal, I will plan it. {when}, and I send you the place and time tonight.'],
        ['warm', 'Leave it to me. Is there anything you do not eat, drink or like?'],
        ['playful', 'You only have to turn up and look surprised. {day}Which day?'],
        ['calm', 'Happy to sort it out. {day}Which day suits you best?'],
        ['direct', 'Fine, I will book. I will send you the details tonight.'],
      ],
      'light touch': [['playful', 'I like being trusted with this. No complaining after, though.']],
    },
    (r) =>
      (inTheAir(r) ||
        has(r, 'plan_propose', 'plan_confirm', 'logistics') ||
        says(r, /\bwhere to be|making plans|planning\b/i)) &&
      r.style.words <= 22 &&
      !isLewd(r),
    (r) => {
      const when = lower(dayOf(r.plain) ?? dayOf(r.mine));
      return { when: word(when), day: when ? undefined : { words: ' ' } };
    },
  ),
  plain(
    'the place is shut',
    /\b(?:closed|shut|fully booked|sold out|no tables?|booked out|not taking bookings)\b/i,
    {
      'offer another way': [
        ['direct', 'Plan B, then. Do you want me to find another place, or do you have one in mind?'],
        ['warm', 'Typical! No problem, I will look for something nearby. What do you feel like?'],
        ['playful', 'Fine, then we eat our way down the street until somebody lets us in.'],
        ['calm', 'We can do another place or another day, whichever you prefer.'],
        ['warm', 'Never mind {x}, I am coming for you anyway. Anywhere else you like?'],
      ],
      'light touch': [['playful', '{x} had one job. Pizza on a bench?']],
    },
    (r) =>
      (inTheAir(r) ||
        has(r, 'plan_propose', 'plan_reschedule') ||
        says(r, /\b(?:what now|now what|plan b|where else|any (?:other )?ideas)\b/i)) &&
      r.style.words <= 20 &&
      says(
        r,
        /\b(?:restaurant|place|bar|café|cafe|they(?:'re| are)|it'?s|museum|market|club|pub|show|tickets)\b/i,
      ),
    (r) => {
      const x = /\b(?:the )?(restaurant|place|bar|café|cafe|museum|market|club|pub|show)\b/i
        .exec(r.plain)?.[1]
        ?.toLowerCase();
      return { x: word(x && `the ${x}`) };
    },
  ),
  plain(
    'are you coming',
    /\b(?:are|r) (?:you|u) (?:still )?(?:coming|joining)(?: (?:to|with|along|over|for|through))?\b[^.!]*\?|\b(?:you|u) (?:coming|joining)\b[^.!]*\?/i,
    {
      'confirm the plan': [
        ['warm', 'Of course I am, I would not miss {x}. What can I bring?'],
        ['direct', 'Yes, I will be there. What time should I come?'],
        ['playful', 'Try and stop me. Is there food?'],
      ],
      'leave it open': [['calm', 'I would love to. Let me check and tell you tonight?']],
      'follow up': [['warm', 'I am coming! Who else will be there?']],
      'light touch': [['playful', 'Coming, and hungry. You have been warned.']],
    },
    (r) => r.style.words <= 16 && !isLewd(r) && !says(r, /\bwaiting|waited|hours?|minutes|even\b/i),
    (r) => {
      const x = latin(
        /\b(?:to|for) ((?:the|your|my|this|our) [\p{L}' -]{3,24}?)(?= tomorrow| tonight| on| this| or| then|[?.!,]|$)/iu,
      )
        .exec(r.plain)?.[1]
        ?.toLowerCase();
      return { x: word(x?.replace(/^my /, 'your ').replace(/^our /, 'your ') ?? 'it') };
    },
  ),
  plain(
    'cook for me',
    /\b(?:you|u) (?:should |could |can |must |will |have to )?(?:cook|bake|make) (?:for me|me (?:dinner|breakfast|lunch|something|supper|a))\b|\bwhen are (?:you|u) cooking for me\b|\bcook (?:for )?me\b/i,
    {
      'pick a slot': [
        ['warm', 'I would love to cook for you. Which evening are you free?'],
        ['direct', 'Deal, I cook and you bring dessert. Saturday?'],
        ['playful', 'I will cook if you promise to be polite about it. What do you not eat?'],
      ],
      'answer, then return': [
        ['playful', 'My signature dish is [what you cook best]. Does that tempt you?'],
        ['calm', 'Happy to. What is your favourite thing to eat?'],
      ],
      'light touch': [
        ['playful', 'Only if you keep me company in the kitchen and steal bits off the board.'],
      ],
    },
    (r) => r.style.words <= 20 && !says(r, /\b(?:mom|mum|used to|ex|never)\b/i),
  ),
  plain(
    'my place or yours',
    /\b(?:my|your) place or (?:yours|mine)\b|\byours or mine\b|\bmine or yours\b/i,
    {
      'counter-offer': [
        ['playful', 'Neither yet, smooth talker. Start with a drink and see how it goes?'],
        ['calm', 'I would say a bar halfway for now. Which evening?'],
        ['warm', 'Somewhere in between first, then we see. Are you free this week?'],
      ],
      'take the bait': [
        ['flirty', 'Ambitious, I like it. Convince me over a drink.'],
        ['playful', 'Which place has the better snacks? I decide on snacks.'],
      ],
    },
    (r) => r.style.words <= 14,
  ),
  plain(
    'yes on a condition',
    /^\W*(?:(?:ok(?:ay)?|yes|yeah|fine|sure|maybe|deal|alright|hmm)[,.!]* )*(?:but )?(?:only if|as long as|on one condition|if you promise)\b/i,
    {
      'confirm the plan': [
        ['warm', 'Deal, you have my word. {when}, then?'],
        ['direct', 'I accept your terms. What time suits you?'],
        ['playful', 'I promise. Well, I promise to try very hard.'],
      ],
      'take the bait': [
        ['playful', 'You drive a hard bargain, but fine. See you {when}.'],
        ['playful', 'I promise, as long as the same rule goes for me.'],
      ],
      'follow up': [['warm', 'Promised. Anything else I should agree to before you say yes?']],
    },
    inTheAir,
    (r) => ({ when: word(lower(dayOf(r.plain) ?? dayOf(r.mine))) }),
  ),
  plain(
    'may somebody come along',
    latin(
      /\b(?:can|could|may|should|is it (?:ok|okay|alright|fine) (?:if|to)|do you mind if|mind if|would it be (?:ok|okay|alright|weird) if|ok if)\b[^.?!]{0,14}\b(?:my|a) ((?:\p{L}+ )?(?:dogs?|puppy|friends?|mate|sister|brother|kids?|son|daughter|cousin|flatmate|roommate|colleague|bestie|mom|mum|plus one))\b[^.?!]{0,24}\b(?:join\w*|com(?:e|es|ing)|tag\w*|along|there|with (?:me|us)|too)\b[^.?!]*\?|\b(?:can|could|may|should) i bring (?:my|a) ((?:\p{L}+ )?(?:dogs?|puppy|friends?|mate|sister|brother|kids?|son|daughter|cousin|flatmate|roommate|bestie|plus one))\b/iu,
    ),
    {
      'answer, then return': [
        ['warm', 'Of course, {x} is welcome. Is there anything I should know before we meet?'],
        ['direct', 'Sure, bring {x}. I look forward to it.'],
        ['playful', 'Yes, if {x} promises to like me.'],
        ['calm', 'That is completely fine. I want you to feel comfortable.'],
      ],
      'light touch': [['playful', 'Yes, but now I am more nervous about {x} than about you.']],
      'follow up': [['warm', 'Yes, the more the merrier. What is {x} like?']],
    },
    () => true,
    (r) => {
      const x = latin(
        /\b(?:my|a) ((?:\p{L}+ )?(?:dogs?|puppy|friends?|mate|sister|brother|kids?|son|daughter|cousin|flatmate|roommate|colleague|bestie|mom|mum|plus one))\b/iu,
      )
        .exec(r.plain)?.[1]
        ?.toLowerCase();
      return { x: word(x && `your ${x}`) };
    },
  ),
  plain(
    'only a little time',
    /\b(?:i )?(?:only|just) (?:have|got|have got|free for) (?:about |like )?((?:an|one|half an|two|a) (?:half )?hours?|\d+ (?:minutes|mins|hours?)|a (?:quick|short) (?:hour|coffee|one))\b|\bcan only (?:stay|do) ((?:an|one|half an|two) hours?|\d+ (?:minutes|mins))\b/i,
    {
      'pick a slot': [
        ['warm', '{span} with you is worth it. Coffee somewhere close to you?'],
        ['direct', '{span} is plenty for a coffee. What time?'],
        ['playful', '{span} is enough to decide if we want a second one. Where shall we meet?'],
      ],
      'counter-offer': [
        ['calm', 'We can do a quick one, or wait for a day when you have more time. What do you prefer?'],
      ],
      'light touch': [['playful', 'I will talk fast. Coffee near you?']],
    },
    (r) => inTheAir(r) || has(r, 'plan_propose', 'plan_confirm') || r.times.length > 0,
    (r) => {
      const span = /\b((?:an|one|half an|two) (?:half )?hours?|\d+ (?:minutes|mins|hours?))\b/i
        .exec(r.plain)?.[1]
        ?.toLowerCase();
      return { span: word(span) };
    },
  ),
  plain(
    'a quick call',
    /\b(?:free|up for|around|time|can i|may i|shall i|can we|could we|want to|wanna|keen for|fancy|ok if i|mind if i)\b[^.?!]{0,18}\b(?:call|phone|ring|video ?call|facetime|voice call)\b[^.!]*\?/i,
    {
      'answer, then return': [
        ['warm', 'I would love to hear your voice. Now, or a bit later tonight?'],
        ['direct', 'Yes, give me five minutes and call me.'],
        ['calm', 'A call sounds good. I am free [when you can talk]. Does that work?'],
      ],
      'counter-offer': [
        ['calm', 'Not right this second, but later tonight? I would like that.'],
        ['warm', 'Can we call a little later? I want to have time for you.'],
      ],
      'light touch': [['playful', 'A real phone call? How retro. Yes, I am in.']],
    },
    (r) =>
      r.style.words <= 16 &&
      !says(r, /\b(?:call (?:you|u|me) (?:babe|baby|daddy|that|a|by)|call it|boss|emergency)\b/i),
  ),
  plain(
    'just landed',
    /\b(?:just )?landed\b|\b(?:so |really |very )?(?:happy|good|glad|nice) to be (?:back|home)\b|\bjust got back (?:from|to) (?!my (?:run|walk|gym))(?!the (?:gym|shops?))(?!(?:\w+ )?(?:walking|hiking|running|climbing|swimming|shopping|training))/i,
    {
      'follow up': [
        ['warm', 'Welcome back! How was the trip?'],
        ['warm', 'Happy you are back safe. Straight to bed, or food first?'],
        ['direct', 'Welcome home! What was the best bit?'],
      ],
      'suggest meeting': [
        ['flirty', 'Welcome back! When do I get to see you?'],
        ['warm', 'Glad you landed safely. Sleep first, and coffee this week to hear all about it?'],
      ],
      'light touch': [['playful', 'Welcome back. I hope there is a fridge magnet in your bag for me.']],
    },
    (r) =>
      r.style.words <= 20 &&
      r.questions.length === 0 &&
      !has(r, 'ghost_return') &&
      !says(r, /\b(?:19|20)\d\d\b/),
  ),
  plain(
    'missing the reader',
    /^\W*(?:(?:i|really|so|just|already|kinda|kind of|been|hey|babe|baby|ugh|tbh) )*miss(?:ing)? (?:you|u|ya|your (?:face|voice|laugh|smile|lips|hugs?|company|kisses|hands))\b/i,
    {
      'appreciate a detail': [
        ['warm', 'I miss you too. What are you up to tonight?'],
        ['warm', 'That is so nice to read. I have been missing you as well.'],
      ],
      'suggest meeting': [
        ['flirty', 'Then we should do something about that. When can I see you?'],
        ['direct', 'I miss you too. Are you free this week?'],
      ],
      'take the bait': [
        ['playful', 'Good, I was hoping it was not only me. How much, on a scale from one to ten?'],
      ],
      'follow up': [['warm', 'Tell me what you miss most and I will bring it along next time.']],
    },
    (r) =>
      r.style.words <= 14 &&
      !has(r, 'ghost_return', 'apology') &&
      !says(r, /\b(?:my ex|used to|died|passed)\b/i),
  ),
];
