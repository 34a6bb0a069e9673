/**
 * The plainest messages there are: a hello, a name, how are you, good night. In so few words the trained reader hears what is not there (a
 * hello is a return after a silence, a name is a plan), so that what they do and how they feel is known from the words alone.
 */
import type { EmotionLabel, Intent } from '../contract.ts';
import { find, hits } from '../prefilter/prefilter.ts';
import type { EmotionEvidence } from './emotions.ts';
import { FIRST_NAMES } from './first-names.ts';
import type { IntentEvidence } from './intents.ts';
import { NAMELESS, type Name, namesIn } from './names.ts';

export type PlainAct = {
  readonly name?: 'hello' | 'met' | 'introduced';
  /** What it does, the chief thing first. */
  readonly says: readonly Intent[];
  /** What it may do besides, if the reader hears it. */
  readonly may: readonly Intent[];
  readonly feels: readonly EmotionLabel[];
  /** What it surely holds, where the reader hears nothing of the sort. */
  readonly felt?: EmotionLabel;
  /** In words for the reader, where the chief intent does not tell it. */
  readonly told?: string;
};
type Row = PlainAct & { readonly cue: RegExp; readonly bare?: true };

/** Anything graver than a smile says more than the words do. */
const FRIENDLY =
  /(?:😊|🙂|😀|😃|😄|😁|😆|😉|😘|🥰|😍|🤗|☺️?|👋|🏻|🏼|🏽|🏾|🏿|🌞|☀️?|🌙|😴|💤|❤️?|💕|💛|✨|🌸|🌹|😂|🤣|😅|🙏|🎉|🥳|🔥|️)/gu;
const PICTURE = /\p{Extended_Pictographic}/u;

const HELLO =
  '(?:h+e+y+a*|h+i+y?a*|he+ll+o+|hullo|hallo|hola|howzit|heita|aweh?|yo+|sup|g(?:ood|d) ?(?:morning|afternoon|evening|day)|a (?:very )?good (?:morning|afternoon|evening|day)|morning|afternoon|evening|greetings|sawubona|molo|dumela)';
const NAME = `(?:${NAMELESS}|[a-z]+)`;
const CALLED = '(?:there|you|u|again|everyone|dear|to you|too)';
const LEAD = `(?:${HELLO}(?: (?:${CALLED}|${NAMELESS}))*[\\s,.!-]+)*`;
const MET =
  "(?:(?:it(?:'?s| is) |so |very |really )*(?:nice|good|great|lovely|pleased|happy|pleasure|cool) (?:to|2) (?:e-?)?(?:meet|match with|know|connect with) (?:you|u|ya)(?: too| on here| here)?)";
const I_AM = "(?:i'?m|i am|name(?:'?s| is))";
const FROM = `(?:[, ]+(?:and )?(?:i'?m )?(?:[2-9]\\d|1[89]))?(?:[, ]+(?:and )?(?:i'?m )?(?:from|in|based in|living in) ${NAMELESS})?`;
const MINE_IS = `(?:(?:${I_AM} (?:called )?${NAMELESS}|(?:my name(?:'?s| is)|the name(?:'?s| is)|call me) ${NAME}|${NAMELESS} here)${FROM})`;
/** `This is Anna` may be a picture of her; after a hello it is a name. */
const AFTER_HELLO = `${HELLO}[\\s,.!-]+(?:this is|it'?s) ${NAMELESS}${FROM}`;
const TAIL =
  "(?:[\\s,.!]+(?:by the way|btw|haha+|hehe+|lol|x+|here|though|too|and you|what(?:'?s| is) (?:your name|yours)))*";
const DAYS =
  '(?:to(?:day|night|morrow)|(?:this|next|the) (?:week|weekend|evening|afternoon)|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:night|evening|afternoon|morning))?|some ?time|soon|later|one day)';
const OUTING =
  '(?:coffees?|drinks?|dinner|lunch|brunch|breakfast|a (?:drink|coffee|walk|movie|bite)|ice ?cream)';
const YOU_ARE = "(?:you(?:'re| are)?|u(?:'?r| are)?|ur|youre)";
const KIN_OF_READER =
  '(?:m[ou]m(?:my)?|mother|dad(?:dy)?|father|parents|folks|family|gran(?:ny|dma)?|gogo|ouma|oupa|grandpa|sister|brother|aunt(?:ie)?|uncle|kids?|son|daughter|dog|cat|pup(?:py)?|m[ou]m and dad)';
const SO = '(?:(?:so|really|very|super|pretty|just|such an?|too) )*';

const wholly = (source: string): RegExp => new RegExp(`^\\W*(?:${source})${TAIL}\\W*$`, 'i');

/** What is asked of anybody on a first evening. */
const EVERYDAY_QUESTIONS = [
  'what (?:do|does) (?:you|u) do(?: for (?:a living|work|fun|a job))?',
  "where (?:are|r|do) (?:you|u) (?:from|live|stay|based|work)(?: (?:in|at|now))?|where(?:'?re| are) (?:you|u) from(?: originally)?",
  'how (?:old|tall) (?:are|r) (?:you|u)',
  '(?:do|have) (?:you|u) (?:have|got) (?:any )?(?:kids?|children|siblings|brothers or sisters|pets?|a (?:dog|cat|pet)|hobbies)',
  'do (?:you|u) (?:like|enjoy|love|prefer|drink|smoke|cook|work|travel|gym|dance|read|drive|live alone)(?: (?:to )?[a-z]+(?: (?:or|and) [a-z]+)?)?',
  "(?:what(?:'?s| is)|wh?ats) (?:your|ur) (?:name|star ?sign|sign|job|(?:favou?rite|fav) [a-z]+(?: [a-z]+)?)",
  '(?:what|which) (?:kind of |type of )?(?:music|movies?|films?|food|series|books?|sports?|shows?) (?:do|are) (?:you|u) (?:like|into|listen to|watch|play|read|enjoy)',
  'what (?:are|r) (?:you|u) (?:looking for|into)(?: on here| here| on this app)?|what (?:are|r) (?:your|ur) (?:hobbies|interests)',
  '(?:and )?(?:your|ur) name(?: is)?|what (?:should|can|do|may) i call (?:you|u)|(?:got|any|you have|u have) (?:kids|children|pets|siblings)',
  '(?:are|r) (?:you|u) single|(?:are|r) (?:you|u) (?:seeing|dating) (?:anyone|anybody|someone)|do (?:you|u) have a (?:boyfriend|girlfriend|partner)|why (?:are|r) (?:you|u) (?:still )?single',
  "how(?:'?[sz]| is| was| has)? (?:your|ur|the) (?:day|week|weekend|morning|evening|night|trip|holiday)(?: (?:going|been|so far|treating you))*",
  'did (?:you|u) sleep (?:well|ok(?:ay)?|alright)|slept well|have (?:you|u) eaten(?: yet)?|did (?:you|u) eat',
  'any plans (?:for )?(?:to(?:day|night|morrow)|the weekend|this weekend|later)',
  "(?:what(?:'?s| is| was)|wh?ats) (?:the|your|ur) (?:most [a-z]+|[a-z]+est|best|worst) (?:[a-z]+ ){1,3}(?:(?:you|u)(?:'?ve| have)? )?ever [a-z]+(?: (?:to|on|in|at|for|with))?",
  "(?:wyd|wuu2|what(?:'?re| are|cha)? ?(?:you|u)? ?(?:up to|doing))(?: (?:right now|now|rn|today|tonight|this weekend|later))?",
].join('|');

const ROWS: readonly Row[] = [
  {
    cue: wholly(`(?:${HELLO}(?: (?:${CALLED}|${NAMELESS}))*[\\s,.!?-]*){1,3}`),
    name: 'hello',
    says: ['greeting'],
    may: ['opener', 'low_effort', 'ask_info'],
    feels: ['joy', 'excitement', 'caring', 'love'],
  },
  {
    cue: wholly(`${LEAD}${MET}(?:[\\s,.!-]+${NAMELESS})?(?:[\\s,.!-]+(?:and )?${MINE_IS})?`),
    says: ['greeting'],
    may: ['opener', 'share_info', 'low_effort'],
    feels: ['joy', 'excitement', 'approval'],
    name: 'met',
    told: 'say that they are glad to meet you',
  },
  {
    cue: wholly(`(?:${LEAD}(?:${MINE_IS})|${AFTER_HELLO})(?:[\\s,.!-]+${MET})?`),
    says: ['share_info'],
    may: ['opener', 'greeting', 'ask_info', 'ask_reciprocal'],
    feels: ['joy', 'excitement'],
    name: 'introduced',
    told: 'introduce themselves',
  },
  {
    cue: wholly(
      `${LEAD}(?:${MET}[\\s,.!-]+)?(?:how(?:'?s| is| are| r| you|'?re)? ?(?:you|u|ya|it going|things|life)?(?: (?:doing|going|keeping|feeling))?|hru|how do you do)(?: (?:today|tonight|this (?:morning|evening)))?\\s*\\?*`,
    ),
    says: ['ask_info'],
    may: ['opener', 'caring', 'ask_reciprocal', 'low_effort'],
    felt: 'curiosity',
    feels: ['curiosity', 'caring', 'joy', 'love'],
  },
  {
    cue: wholly(`${LEAD}(?:so[, ]+)?(?:${EVERYDAY_QUESTIONS})`),
    says: ['ask_info'],
    may: ['opener', 'caring', 'ask_opinion', 'low_effort'],
    felt: 'curiosity',
    feels: ['curiosity', 'caring', 'joy', 'excitement', 'amusement'],
  },
  {
    cue: wholly(
      `(?:(?:ok(?:ay)?|well|anyway|right|sorry)[ ,.]+)*(?:(?:i )?(?:gotta|have to|need to|must) (?:go|run|dash)(?: now)?|(?:good ?|'?)night(?: night)?|nighty? night|sleep (?:well|tight)|sweet dreams|bye+(?: bye+)?(?: for now)?|(?:talk|chat|speak)(?: to (?:you|u))? (?:later|soon|tomorrow)|ttyl|(?:have|enjoy) (?:a|your|the) (?:(?:good|great|lovely|nice) )?(?:day|evening|night|weekend|one|rest of your day))(?: (?:then|dear|${NAMELESS}))?`,
    ),
    says: ['goodbye'],
    may: ['caring', 'low_effort', 'apology'],
    feels: ['caring', 'love', 'joy'],
  },
  {
    cue: wholly(
      `${LEAD}(?:(?:can|could|shall|should|when can) we (?:meet|hang out|go out|see each other|grab ${OUTING}|get ${OUTING})(?: up)?|(?:are|r|when are) (?:you|u) free|(?:you|u) free|let'?s (?:meet|go out|hang out|grab ${OUTING}|get ${OUTING}|do ${OUTING})(?: up)?|(?:do (?:you|u) )?(?:want to|wanna|fancy|keen for|up for|keen to) (?:meet|go out|hang out|${OUTING}|(?:grab|get|have|do|go for) ${OUTING})(?: up)?(?: with me)?|${OUTING}(?= (?:to|th|on|mon|tue|wed|thu|fri|sat|sun)))(?: ${DAYS})?`,
    ),
    says: ['plan_propose'],
    may: ['ask_info', 'opener', 'flirt', 'logistics', 'low_effort'],
    feels: ['optimism', 'excitement', 'joy', 'desire', 'curiosity'],
  },
  {
    cue: wholly(
      '(?:(?:ok(?:ay)?|great|cool|perfect)[ ,.!]+)?see (?:you|u|ya) (?:at|around) \\d{1,2}(?:[:h.]\\d\\d)?(?: ?[ap]m)?(?: then)?',
    ),
    says: ['plan_confirm'],
    may: ['logistics', 'flirt'],
    feels: ['excitement', 'joy', 'optimism'],
  },
  // Sent to somebody of the reader's.
  {
    cue: wholly(
      `(?:ok(?:ay)?[ ,.!]+|please |pls |and )*(?:(?:give|send) (?:your|ur) (?:${KIN_OF_READER}) (?:(?:lots of|all|some of|so much of) )?(?:my )?(?:love|regards|best|greetings?|an? (?:big )?(?:hug|kiss|squeeze)(?: (?:from|for) me)?)|(?:say|tell) (?:hi|hello|hey|thanks?|thank you|happy birthday) to (?:your|ur) (?:${KIN_OF_READER})(?: (?:from|for) me)?|(?:greet|hug|kiss|thank) (?:your|ur) (?:${KIN_OF_READER})(?: (?:from|for) me)?|(?:my )?(?:love|regards|greetings) to (?:your|ur) (?:${KIN_OF_READER}))`,
    ),
    says: ['caring'],
    may: ['goodbye', 'thanks', 'apology'],
    feels: ['caring', 'joy', 'gratitude'],
  },
  {
    cue: wholly(
      "(?:sorry[ ,.!]+)?(?:i'?m |i am )?(?:running (?:a (?:bit|little) )?late|on my way|omw|almost there|nearly there|just (?:arrived|parked))(?:[ ,.!]+sorry)?",
    ),
    says: ['logistics'],
    may: ['apology'],
    feels: ['excitement', 'joy', 'remorse'],
  },
  {
    cue: wholly(
      "(?:(?:i'?m|i am|all|doing|pretty|very|feeling|really|yeah|yes) )*(?:good|fine|great|well|ok(?:ay)?|not (?:too )?bad|lekker|alright)(?:[ ,.!]+(?:thanks|thank (?:you|u)|thx|ta)(?: for asking)?)(?:[ ,.!]+(?:and )?(?:you|u|yourself|hbu|wbu|how (?:are|about) (?:you|u)))?",
    ),
    says: ['share_feeling'],
    may: ['thanks', 'ask_reciprocal', 'ask_info', 'low_effort', 'share_info'],
    feels: ['joy', 'gratitude', 'approval', 'caring', 'curiosity'],
  },
  {
    cue: wholly(
      `${LEAD}(?:${YOU_ARE} ${SO}(?:cute|beautiful|pretty|handsome|gorgeous|lovely|sweet|kind|hot|stunning|amazing)|(?:you|u) look ${SO}(?:good|great|amazing|beautiful|handsome|nice|cute|gorgeous|stunning|lovely|pretty)|(?:(?:i (?:really )?)?(?:love|like) (?:your|ur)|nice|great|cute|lovely|beautiful|cool|amazing|good|you have (?:an? )?(?:nice|great|lovely|beautiful|amazing|cute)) ${SO}(?:smile|eyes|profile|pics?|photos?|pictures|vibe|style|hair|laugh|voice|dog|cat|bio)|(?:your|ur) (?:eyes|smile|hair|laugh) (?:is|are) ${SO}(?:stunning|beautiful|amazing|lovely|gorgeous|cute))`,
    ),
    says: ['compliment'],
    may: ['flirt', 'opener', 'greeting'],
    felt: 'admiration',
    feels: ['admiration', 'love', 'joy', 'desire', 'approval'],
  },
  {
    cue: wholly(`i (?:(?:really|kind of|kinda|just|do|think i) )*like (?:you|u)(?: a lot| so much)?`),
    says: ['share_feeling'],
    may: ['flirt', 'compliment', 'affirm'],
    feels: ['love', 'admiration', 'joy', 'desire', 'approval'],
  },
  {
    cue: wholly(
      `i'?m (?:(?:so|very|really|super|just) )*(?:happy|excited)(?: (?:today|tonight|right now|now))?|i(?:'?m| am) (?:(?:so|very|really) )*(?:happy|excited)(?: (?:today|tonight|right now|now))?`,
    ),
    says: ['share_feeling'],
    may: ['share_info'],
    feels: ['joy', 'excitement', 'gratitude', 'love', 'optimism'],
  },
  {
    cue: wholly('(?:thanks|thank (?:you|u)|thx|ta|cheers|dankie)(?: (?:so|very) much| a lot)?'),
    says: ['thanks'],
    may: ['affirm', 'low_effort'],
    feels: ['gratitude', 'joy'],
  },
  {
    cue: wholly(
      '(?:(?:so|really|i) )*(?:miss|missed|missing) (?:you|u)(?: (?:so much|too|already|today|a lot))?',
    ),
    says: ['share_feeling'],
    may: ['flirt'],
    feels: ['love', 'sadness', 'desire', 'caring'],
  },
  {
    cue: wholly(
      `happy (?:mon|tues|wednes|thurs|fri|satur|sun)day|happy (?:weekend|new (?:year|month|week)|holidays)`,
    ),
    says: ['greeting'],
    may: ['caring', 'opener'],
    feels: ['joy', 'excitement', 'optimism', 'caring'],
  },
  {
    cue: wholly("(?:(?:i'?m|i am|so|very|really|oh|aw+) )*sorry|my bad|my mistake"),
    bare: true,
    says: ['apology'],
    may: ['low_effort', 'caring'],
    feels: ['remorse', 'caring', 'sadness'],
  },
  {
    cue: wholly(
      `${LEAD}(?:i'?m|i am) (?:a )?(?:proud )?(?:(?:south )?african|zulu|xhosa|sotho|tswana|pedi|venda|tsonga|swazi|ndebele|afrikaans|english|british|irish|scottish|welsh|german|dutch|french|italian|spanish|portuguese|greek|indian|chinese|american|canadian|australian|nigerian|zimbabwean|kenyan|ghanaian|namibian|from (?:${NAMELESS}|[a-z]+(?: [a-z]+)?))`,
    ),
    says: ['share_info'],
    may: ['opener', 'greeting'],
    feels: ['pride', 'joy'],
  },
  // Nothing was asked, so nothing is agreed to or turned down.
  {
    cue: wholly('(?:yes+|yeah|yep|yup|ok(?:ay)?|sure|no+|nope|nah|maybe|why|really)\\?*'),
    bare: true,
    says: ['low_effort'],
    may: ['affirm', 'ask_info'],
    feels: ['approval', 'curiosity', 'surprise', 'disapproval'],
  },
];

/** Peoples, faiths and signs have capitals as well. */
const NO_PERSON =
  /^(?:christian|muslim|jewish|hindu|catholic|zulu|xhosa|sotho|tswana|pedi|venda|tsonga|swa[tz]i|ndebele|afrikaans|afrikaner|(?:south )?african|english|british|irish|scottish|welsh|german|dutch|french|italian|spanish|portuguese|greek|indian|chinese|japanese|korean|american|canadian|australian|nigerian|zimbabwean|kenyan|ghanaian|namibian|coloured|black|white|single|libra|aries|taurus|gemini|cancer|scorpio|sagittarius|capricorn|aquarius|pisces|leo|virgo|gay|bi|vegan|sober|fine|good|ok|okay|here|back|sorry|so|not|very|really|just|in|at|on|from|tired|sick|happy|sad|bored)$/i;
const MOST_WORDS = 14;
const MOST_CHARACTERS = 200;

/** The same text with a name's place held, so that any name will do. */
function withHeldNames(plain: string, names: readonly Name[]): string {
  let held = plain;
  for (const { text } of names) if (!NO_PERSON.test(text)) held = held.replace(text, NAMELESS);
  return held.replace(/(?<![<\p{L}])\p{L}+(?![\p{L}>'])/gu, (word) =>
    FIRST_NAMES.has(word.toLowerCase()) ? NAMELESS : word,
  );
}

/** What a plain message does, or undefined where it says more than that. */
export function plainActOf(plain: string, alone: boolean): PlainAct | undefined {
  if (plain.length > MOST_CHARACTERS) return undefined;
  const words = plain.replace(FRIENDLY, ' ');
  if (PICTURE.test(words) || plain.split(/\s+/).length > MOST_WORDS) return undefined;
  const held = withHeldNames(words, namesIn(words));
  return ROWS.find(({ cue, bare }) => (alone || !bare) && hits(cue, held));
}

const GIVEN =
  /(?:^|[\s,.!-])(?:(?:[Ii]'?m|[Ii] am|[Mm]y name(?:'?s| is)|[Tt]he name(?:'?s| is)|[Nn]ame(?:'?s| is)|[Cc]all me|[Tt]his is|[Ii]t'?s)) (?:called )?(\p{L}+(?:-\p{L}+)?)/u;
const HERE = /(?:^|[\s,.!-])(\p{L}+) here\b/u;
/** The name that somebody introduces themselves with, written like one. */
export function givenName(plain: string): string | undefined {
  const name = find(GIVEN, plain)?.[1] ?? find(HERE, plain)?.[1];
  if (!name || NO_PERSON.test(name) || name.length > 20) return undefined;
  const isWritten =
    /^\p{Lu}/u.test(name) || FIRST_NAMES.has(name) || /\b(?:name(?:'?s| is)|call me)\s/i.test(plain);
  return isWritten ? name.replace(/^\p{L}/u, (letter) => letter.toUpperCase()) : undefined;
}

/** The reader has just said no: what is asked after that is not read as if it were the first time. */
export const MINE_NO =
  /\b(?:not (?:ready|comfortable|interested|going to meet)|(?:don'?t|do not) (?:want|like) to (?:meet|see you|go out)|stop (?:asking|messaging|texting)|leave me alone|rather not|no thanks|no thank you)\b/i;

const GREETED = new RegExp(`^\\W*${HELLO}\\b`, 'i');

/** The intents of a plain message: its own, and of the others what it may do besides. */
export function plainIntents(
  act: PlainAct,
  joined: readonly IntentEvidence[],
  plain: string,
): IntentEvidence[] {
  const says: Intent[] = [...act.says];
  if (GREETED.test(plain) && !says.includes('greeting')) says.push('greeting');
  const quotes = new Map(joined.map(({ intent, quote }) => [intent, quote]));
  return [
    ...says.map((intent) => ({ intent, quote: quotes.get(intent) ?? '' })),
    ...joined.filter(({ intent }) => act.may.includes(intent) && !says.includes(intent)),
  ];
}

const SURELY_FELT = 0.5;
const NEUTRAL: EmotionEvidence = { label: 'neutral', score: 0.6, quote: '' };

/** The feelings that such a message can hold; without any of them it is neutral. */
export function plainFeelings(act: PlainAct, heard: readonly EmotionEvidence[]): EmotionEvidence[] {
  const kept = heard.filter(
    ({ label, quote }) =>
      label === 'neutral' ||
      // A question is funny only where a laugh or a joke stands in it.
      (act.feels.includes(label) && (label !== 'amusement' || quote !== '')),
  );
  const only = kept.filter(({ label }) => label !== 'neutral');
  if (only.length > 0) return only;
  return act.felt ? [{ label: act.felt, score: SURELY_FELT, quote: '' }] : [kept[0] ?? NEUTRAL];
}
