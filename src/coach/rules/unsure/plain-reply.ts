/** The plain lines for a message that was not understood and asks nothing. */
import type { EmotionLabel } from '../contract.ts';
import { hits } from '../prefilter/prefilter.ts';
import type { HoldingBack } from '../reading/holding-back.ts';
import { asksNotTo } from '../reading/put-off.ts';
import type { Reading } from '../reading.ts';
import type { Candidate } from '../words/candidate.ts';
import { fill } from '../words/fill.ts';
import { objection } from '../words/filters.ts';
import { registerOf } from '../words/register.ts';
import { seedOf, shuffled } from '../words/shuffle.ts';
import { type Doing, PLAIN_FOLLOWS, PLAIN_LINES } from './plain-lines.ts';

/** A feeling below this is a guess. */
const FELT = 0.45;
/** One that no word shows has to be surer. */
const FELT_UNSAID = 0.5;
const BY_FEELING: Readonly<Partial<Record<EmotionLabel, Doing>>> = {
  joy: 'is glad',
  excitement: 'is glad',
  pride: 'is glad',
  relief: 'is glad',
  amusement: 'laughs',
  sadness: 'has a hard time',
  grief: 'has a hard time',
  fear: 'has a hard time',
  disappointment: 'has a hard time',
  annoyance: 'is cross',
  admiration: 'is kind to the reader',
  love: 'is kind to the reader',
  gratitude: 'is kind to the reader',
};
/** A message of so many words or fewer says little. */
const LITTLE_WORDS = 4;
/** Nothing but these words says little. */
const LITTLE =
  /^\W*(?:(?:ok(?:ay)?|ki?k?|fine|ye[sp]|yeah|ya|yup|no|na+h|nope|nothing|not|much|really|great|bad|sure|maybe|whatever|meh|mhm|h?mm+|same|old|here|as|always|nvm|idk|dunno|i|guess|suppose|don'?t|know|do|kind|sort|of|kinda|so|alright|all|right|cool|good|busy|tired|bored|bit|was|it(?:'?s)?|is|what|just|a|the|my|usual|work|working|home|chilling|at|in|nm|lol|hey|you|how|later|tell|then|thanks|and|too|now|hectic|quiet|long|day|got|noted|because|some|something|nevermind|mind|never|stuff|things|life|yet|only|bru)(?!\p{L})[^\p{L}]*)+$/iu;
/** A hedge and nothing else: no feeling is in it, whatever was asked. */
const HEDGED =
  /^\W*(?:(?:um+|uh|mm+|well|honestly|tbh|yeah|ja|i guess|i suppose|i think|only|just|maybe|ag|eish)[ ,.]+)*(?:some ?times|sumtimes|often|rarely|seldom|now and (?:then|again)|once in a while|here and there|(?:it |that )?depends|not (?:always|often|every day)|most of the time|mostly|more or less|kind ?of|kinda|sort ?of|sorta|maybe|perhaps|could be|a bit)(?:[ ,.]+(?:hey|lol|tbh|i guess|i suppose|i think|maybe|why))*\W*$/i;
/** From here on it is meant to be funny. */
const FUNNY = 0.9;
/** The same where the words joke as well. */
const FUNNY_SAID = 0.45;
/** Talk of the two of them, or of what they want from it, in earnest. */
const OF_US =
  /\b(?:(?:between|about) us|(?:long )?distance|i (?:just )?felt (?:like|left|small|stupid|unseen|ignored|weird)|us\b[^.!?]{0,20}\b(?:is|are)|with you than|without you|(?:chase|chasing) you|(?:if|that) you(?:'re| are) in\b|like me|i (?:really )?(?:like|miss|love) you|(?:you|you're|ur|u) (?:are )?the best thing|hear it from (?:you|me)|don'?t (?:want|need) to (?:hide|be the one|lose|push|rush|hear)|i(?:'d| would) rather (?:be|you|hear|say|know)|i don'?t (?:really )?(?:know (?:how|what) (?:i feel|to feel|to do)|have a good answer)|i need(?:ed)? (?:you to|a day|time|to think|to say|to tell)|(?:just )?tell me\b(?=[.!]|$)|thought (?:i'd|i should|you should) (?:tell|say|know)|(?:say|said|tell|told) (?:it|you|me) (?:straight|because)|you (?:are|'re|were|have been|'ve been) (?:\w+ )?(?:cold|distant|different|short|off) (?:with|to|towards) me|(?:over|ready for)\b[^.!?]{0,12}\b(?:my ex|a relationship|(?:him|her) yet)|\d+ weeks late|(?:weeks|days) late\b[^.!?]{0,20}\btest|pregnan(?:t|cy)|that'?s the (?:second|third|fourth|fifth|\d+(?:rd|th)) time|thinking about (?:us|telling you|what you)|we said (?:no|we)|what (?:you|we) said|the thing you said|leave it with you|wants? to tell you things|you want (?:someone|somebody)|i don'?t think i can|i (?:think|thought) (?:we|about us|you should)|see other people|a future (?:with|for) us|made a mistake (?:leaving|with)|don'?t deserve (?:you|me|this)|only one (?:who(?:'?s| is) )?trying|on and off|never felt (?:like )?this|(?:scared|afraid) you'?ll|give up on (?:me|us)|(?:in or|or) out\b|i forgive you|label (?:it|this|us))\b/i;
const CROSS = 0.6;
/** Afraid, and says so: whatever it is told with, nobody laughs at it. */
const AFRAID =
  /\b(?:i'?m|i am|im|feel(?:ing)?) (?:(?!not\b|never\b|less\b|no\b)[\p{L}']+ ){0,2}(?:scared|terrified|afraid|nervous|anxious|petrified|panicking|stressed)\b(?! of (?:heights|spiders|the dark|commitment|you|cats|dogs|birds|my (?:mother|mom|gran|boss)))/iu;
const WORN_OUT =
  /\b(?:i'?m|i am|im|feel(?:ing)?) (?:just |so |really |very |all |too )*(?:tired|exhausted|drained|finished|done in|burnt out|overwhelmed|lonely|sad|low|broken|confused|anxious|homesick|lost|stressed|nervous)\b|\bin a (?:really |bit of a |very )?(?:weird|bad|strange|dark|funny|odd|low) (?:head ?space|place|mood)\b|\bnot (?:feeling |been |quite |really )*(?:myself|okay|ok)(?= *(?:$|[.,!]| (?:today|lately|right now|at the moment|these days)))|\b(?:little bit|a bit|so|very) alone\b/i;
/** Something is wanted of the reader: a word on the telling would miss it. */
const DEMANDS =
  /\b(?:i (?:want|need|demand|expect) (?:it|you|a|an|the|proof|answers)|you owe|help me|(?:give|show|send|get|bring|buy|teach|call) me|your turn|convince me|guess)\b/i;

/** What the message does: what is said outright first, then the plainest feeling. Undefined where it asks or arranges something. */
export function doingOf(reading: Reading): Doing | undefined {
  const { intents, questions, style, emotions, plain, mine } = reading;
  if (questions.length > 0 || intents.has('plan_propose') || intents.has('logistics')) return undefined;
  if ((intents.has('apology') && APOLOGISES.test(plain)) || OWNS_UP.test(plain)) return 'says sorry';
  const felt = emotions
    .filter(({ score, isPlain }) => score >= (isPlain ? FELT : FELT_UNSAID))
    .map(({ label }) => BY_FEELING[label]);
  const register = registerOf(reading);
  const jests =
    register !== 'serious' &&
    (style.laughs ||
      emotions.some(
        ({ label, score }) => label === 'amusement' && score >= (intents.has('humour') ? FUNNY_SAID : FUNNY),
      ));
  const amused = emotions.some(({ label, score }) => label === 'amusement' && score >= AMUSED);
  if (asksNotTo(plain) && !jests) return 'asks not to';
  // A no is softened by praise, and is no praise.
  if (PUTS_OFF.some((one) => intents.has(one))) return 'puts off';
  if (answersBadly(plain, mine) && !jests) return 'has a hard time';
  if (isHurtByReader(plain, mine)) return 'speaks of us';
  if (HEDGED.test(plain)) return 'says little';
  if (isTriumph(plain, emotions)) return 'is glad';
  const answersBack = mine !== '' && !mine.includes('?') && !ASKS_UNMARKED.test(mine);
  if (register !== 'serious' && !style.laughs && OF_US.test(plain)) return 'speaks of us';
  // Tears of joy.
  if (GLAD_TEARS.test(plain) && !HARD_WORDS.test(plain)) return 'is glad';
  // Somebody who has a hard time and jokes about it still has one.
  if (
    (register === 'serious' && !(answersBack && style.words <= SHORT_WORDS)) ||
    (WORN_OUT.test(plain) && !jests) ||
    (AFRAID.test(plain) && !style.laughs && !intents.has('tease') && !intents.has('flirt')) ||
    (felt.includes('has a hard time') && !jests)
  )
    return 'has a hard time';
  if (register !== 'light') return felt.includes('has a hard time') ? 'has a hard time' : 'tells';
  // A short word back on what the reader said is a tease.
  if (
    (intents.has('tease') || intents.has('humour')) &&
    (answersBack || intents.has('tease')) &&
    (style.laughs || amused || answersBack) &&
    (AT_READER.test(plain) || (answersBack && style.words <= SHORT_WORDS))
  )
    // Nothing of the reader's was said yet that a jab could be at.
    return mine === '' ? undefined : 'teases';
  if (answersBack && CONTRADICTS.test(plain)) return 'teases';
  if (intents.has('low_effort') || style.words <= LITTLE_WORDS) {
    if (jests) return undefined;
    // A few words can say a lot: only those that say nothing are met with patience.
    if (LITTLE.test(plain)) return answersBack && !intents.has('low_effort') ? undefined : 'says little';
    return felt.includes('is glad') && plain.includes('!') ? 'is glad' : undefined;
  }
  if (felt.includes('has a hard time') && !(jests && isMoreAmused(reading))) return 'has a hard time';
  if (felt.includes('is glad')) return 'is glad';
  if (intents.has('flirt') && !intents.has('humour') && style.words <= FLIRT_WORDS) return 'flirts';
  if (intents.has('compliment') && AT_READER.test(plain)) return 'is kind to the reader';
  if (jests && !NOT_FUNNY.test(plain)) return 'laughs';
  if (emotions.some(({ label, score }) => label === 'annoyance' && score >= CROSS)) return 'is cross';
  return (
    felt.find(
      (one) =>
        one !== undefined &&
        one !== 'laughs' &&
        one !== 'is cross' &&
        (one !== 'is kind to the reader' || AT_READER.test(plain)),
    ) ?? (DEMANDS.test(plain) ? undefined : 'tells')
  );
}
/** The reader asked after them. */
const ASKS_AFTER =
  /\b(?:how (?:are|r|was|is|were|did|do|have|has)|how'?s|hows|what'?s (?:wrong|up|going on|the matter|bothering)|what(?: is| happened)?(?: going on| wrong| the matter)?\?|you (?:ok(?:ay)?|good|alright)|(?:everything|all|u) (?:ok(?:ay)?|good|alright|fine)|are (?:you|u) (?:ok(?:ay)?|good|alright|fine|sad|crying|upset)|why (?:so|are (?:you|u) (?:so )?)(?: )?(?:quiet|sad|down)|scary|bad\?)/i;
/** All that they say is that it is bad. */
const BADLY =
  /^\W*(?:(?:um+|uh|eish|yoh|ag|well|honestly|tbh|it was|it'?s|i'?m|feeling|doing|pretty|really|very|so|just|quite|a bit|kinda|not gonna lie|ngl)[ ,.]+)*(?:bad(?:ly)?|terribl[ey]|awful(?:ly)?|horribl[ey]|rough|shit(?:ty)?|kak|sleg|crap(?:py)?|worse|the worst|worst|hell|everything|gone|dead|no|nope|not (?:really|good|great|well|okay|ok|alright|fine|at all|so good|too good|lekker)(?: no| tbh| today| actually)?|sad|alone|scared|broken|numb|empty|hurting|struggling|barely|surviving|hanging (?:in|on)(?: there)?|could be better|been better|down|low|tired of (?:it|everything)(?: all)?|don'?t (?:wanna|want to) talk(?: about it)?)\W*$/i;
/** `how was the film? bad` is no hard time: what was asked about is theirs. */
const OF_A_THING =
  /\b(?:food|movie|film|series|show|coffee|pizza|book|weather|traffic|wine|restaurant|place|game|match|date|wifi|concert|party|song)\b/i;
const answersBadly = (plain: string, mine: string): boolean =>
  hits(ASKS_AFTER, mine) && !hits(OF_A_THING, mine) && BADLY.test(plain);
/** The reader asked whether they had hurt them. */
const ASKS_IF_HURT =
  /\b(?:(?:did|have) i (?:\w+ )?(?:upset|hurt|offend\w*|annoy\w*|scare|make you|do something|say something|cross\w*|go too far)|(?:are|r) (?:you|u) (?:mad|angry|upset|cross|annoyed|disappointed|hurt|sad)\b)/i;
const SAYS_YES =
  /^\W*(?:(?:um+|honestly|well|tbh|sorry)[ ,.]+)*(?:y(?:es|eah|ep|up|a)+|ja|kind ?of|kinda|a (?:bit|little)|sort of|i guess|maybe|yes and no|very|sometimes)(?: (?:a bit|a little|actually|tbh|honestly|you did|i am|to be honest))*\W*$/i;
const isHurtByReader = (plain: string, mine: string): boolean =>
  hits(ASKS_IF_HURT, mine) && SAYS_YES.test(plain);
/** Said badly, or hurt by the reader: whatever situation was recognised, an earnest line stands. */
export const answersInEarnest = ({ plain, mine, style }: Reading): boolean =>
  !style.laughs && (answersBadly(plain, mine) || isHurtByReader(plain, mine));
/** A success in few words, with the marks of joy. */
const TRIUMPH =
  /\b(?:won|passed|nailed|smashed|killed|crushed|aced|slay(?:ed)?|got (?:it|in|the|my)|did it|made it|all clear|engaged|promoted|hired|approved|accepted|signed|sold|finished|survived)\b/i;
const isTriumph = (plain: string, emotions: Reading['emotions']): boolean =>
  hits(TRIUMPH, plain) &&
  !NOT_FUNNY.test(plain) &&
  emotions.some(({ label, score }) => score >= FELT && BY_FEELING[label] === 'is glad') &&
  !emotions.some(({ label, score }) => score >= FELT && BY_FEELING[label] === 'has a hard time');
const PUTS_OFF = ['rejection_soft', 'rejection_hard', 'plan_decline', 'plan_reschedule'] as const;
/** A joke about something sad is still about something sad, unless it is mostly a joke. */
const isMoreAmused = ({ emotions }: Reading): boolean => {
  const scoreOf = (of: (label: EmotionLabel) => boolean): number =>
    Math.max(0, ...emotions.filter(({ label }) => of(label)).map(({ score }) => score));
  return (
    scoreOf((label) => label === 'amusement') > scoreOf((label) => BY_FEELING[label] === 'has a hard time')
  );
};
/** A feeling that may go with a tease. */
const AMUSED = 0.3;
/** `what's your order` asks without a mark. */
const ASKS_UNMARKED =
  /^\W*(?:(?:and|so|but|ok|hey)[ ,]+)*(?:what(?:'?s)?|who(?:'?s)?|where(?:'?s)?|when(?:'?s)?|why|how(?:'?s)?|which|do|does|did|are|is|was|were|can|could|would|will|have|has|shall|should|tell me|say)\b/i;
/** `so beautiful, I cried three times`. */
const GLAD_TEARS =
  /\b(?:so|was|it was|absolutely|just|really) (?:so |just |really |absolutely |utterly )*(?:beautiful|lovely|perfect|amazing|gorgeous|magical|special|wonderful)\b[^?]{0,60}\b(?:cried|crying|tears|teary|wept|sobbed|bawled)\b|\b(?:happy|good) tears\b|\bcried (?:with|from) (?:joy|happiness|laughing|laughter)\b/i;
const HARD_WORDS = /\b(?:funeral|died|passed away|buried|hospital|divorc\w*|miss (?:him|her|them))\b/i;
/** Told with a smile perhaps, but nobody laughs back. */
const NOT_FUNNY =
  /\b(?:shout(?:ed|ing)?|yell(?:ed|ing)?|scream(?:ed|ing)?) at me|\b(?:teary|tears|cried|crying|funeral|hospital|hurts?|ashamed|humiliat\w*|homesick|broke(?:n)? (?:his|her|my|up)|fell and|passed (?:on|away)|tests?\b[^.!?]{0,20}\b(?:doctor|results?)|doctor|not speaking|aren'?t speaking|rejected|failed|therap\w*|operation|surgery|refused|arrested|shattered|accident|stolen|burgled|burst|divorc\w*|cancel(?:led|ed)|forgotten\W{0,3} again|still don'?t know|not wanting to|lonely|dreading)\b/i;
/** `I never lose`, `yes you do`. */
const CONTRADICTS =
  /^\W*(?:oh )?(?:yes|no|yeah|nah|nope|yep) (?:you|it|we|they|he|she) (?:do|don'?t|does|doesn'?t|are|aren'?t|is|isn'?t|did|didn'?t|can|can'?t|will|won'?t|have|haven'?t|were|weren'?t|was|wasn'?t)\W*$/i;
/** A flirt needs no more words. */
const FLIRT_WORDS = 25;
/** So short is a word back. */
const SHORT_WORDS = 12;
const APOLOGISES =
  /\b(?:(?<!not )sorry(?! not sorry| in advance)|(?<!\b(?:not|don'?t|never|stop) )apolog\w+|my (?:bad|fault)|forgive me)\b/i;
const OWNS_UP =
  /\bi (?:was|got) (?:so |totally |way |completely )?(?:out of line|in the wrong)\b|\bi over-?reacted\b|(?:^|[.!] *)(?:i have |there is |there'?s )?no excuse\W*$/i;
const AT_READER = /\b(?:you|your|you're|you've|u|ur)\b/i;

const SOURCE = 'not understood';
const PLAIN = 'by what it does';
/** Said at the end of the summary. */
export const NOT_UNDERSTOOD = 'Not all of it was understood, so read the replies twice before you send one.';
export const isPlainReply = ({ source = '' }: Candidate): boolean => source.startsWith(SOURCE);

/**
 * One that answers and one that goes on, where the message asks nothing.
 * @param avoid texts that were shown already
 * @param understood false where the summary is to say that it was not
 */
export function plainReplies(reading: Reading, avoid: readonly string[], understood: boolean): Candidate[] {
  const doing = doingOf(reading);
  return doing === undefined ? [] : linesFor(doing, reading, avoid, understood);
}

/** Not now, and perhaps never: nothing is pushed, and nothing is closed. */
export const putOffReplies = (reading: Reading, avoid: readonly string[]): Candidate[] =>
  linesFor('puts off', reading, avoid, true);

/** The reader asked after something sad, or told it. */
const SORROW =
  /\b(?:funeral|memorial|burial|hospital|passed away|died|death|miscarriage|cancer|chemo|biopsy|tumou?r|diagnos\w+|icu|operation|surgery|suicid\w*|divorce|retrench\w*|accident|begrafnis|umngcwabo)\b/i;
export const followsSorrow = ({ mine, style, intents }: Reading): boolean =>
  !style.laughs && !intents.has('humour') && SORROW.test(mine);
/** Whatever they tell then, nobody jokes about it. */
export const toldAfterSorrow = (reading: Reading, avoid: readonly string[]): Candidate[] => [
  ...linesFor('tells', reading, avoid, true),
  ...linesFor('has a hard time', reading, avoid, true),
];

/** They hold back from what the reader wished for. */
export const heldBackReplies = (reading: Reading, from: HoldingBack, avoid: readonly string[]): Candidate[] =>
  linesFor(from === 'from closeness' ? 'asks not to' : 'puts off', reading, avoid, true);

function linesFor(
  doing: Doing,
  reading: Reading,
  avoid: readonly string[],
  understood: boolean,
): Candidate[] {
  const seed = seedOf(reading, 'plain');
  const fresh = (lines: readonly string[], most: number): Array<{ text: string; template: string }> =>
    shuffled(lines, seed)
      .flatMap((template) => {
        const text = fill(template, {});
        return text === undefined || objection(text, reading, avoid) !== undefined
          ? []
          : [{ text, template }];
      })
      .slice(0, most);
  const texts = IN_EARNEST.has(doing)
    ? [...fresh(PLAIN_LINES[doing], 2), ...fresh(PLAIN_FOLLOWS[doing], 1)]
    : fresh(PLAIN_LINES[doing], 1);
  return texts.map((line) => ({
    ...line,
    move: MOVE_FOR[doing],
    tone: TONE_FOR[doing] ?? 'warm',
    weight: 0,
    source: `${understood ? PLAIN : SOURCE}: ${doing}`,
  }));
}

/** Here a word about a noun of theirs would be out of place, so that plain lines stand alone. */
const IN_EARNEST: ReadonlySet<Doing> = new Set([
  'speaks of us',
  'has a hard time',
  'says little',
  'puts off',
  'asks not to',
  'says sorry',
]);

const TONE_FOR: Readonly<Partial<Record<Doing, Candidate['tone']>>> = {
  teases: 'playful',
  laughs: 'playful',
  flirts: 'flirty',
};

const MOVE_FOR = {
  'is glad': 'appreciate a detail',
  laughs: 'appreciate a detail',
  'has a hard time': 'sympathise',
  'is cross': 'sympathise',
  'says sorry': 'accept with grace',
  'is kind to the reader': 'appreciate a detail',
  'says little': 'give space',
  teases: 'take the bait',
  flirts: 'take the bait',
  'speaks of us': 'accept with grace',
  'puts off': 'respect the limit',
  'asks not to': 'respect the limit',
  tells: 'appreciate a detail',
} as const satisfies Record<Doing, Candidate['move']>;
