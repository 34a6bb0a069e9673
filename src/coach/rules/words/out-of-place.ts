/** Situations that a cue brings up where nothing else in the message speaks for them: an opener is no return after a silence. */
import type { Intent } from '../contract.ts';
import { hits } from '../prefilter/prefilter.ts';
import { asksAlong, asksNotTo, putOffOf } from '../reading/put-off.ts';
import { GUESS_WHO_DID } from '../reading/question-cues.ts';
import { readTimes } from '../reading/times.ts';
import type { Reading } from '../reading.ts';
import { isAboutProfile } from './about-salient.ts';
import { registerOf } from './register.ts';

/** What a situation supposes, by the start of its name: without one of these intents a mere cue does not carry it. */
const SUPPOSES: ReadonlyArray<readonly [RegExp, readonly Intent[]]> = [
  [/^returned/, ['ghost_return', 'apology']],
  [/^declined/, ['rejection_hard', 'rejection_soft', 'goodbye', 'plan_decline']],
  [
    /^(?:line drawn(?!: (?:touch|myBody|petName|joke|posting|childMeets))|asked not to)/,
    ['boundary', 'rejection_soft', 'rejection_hard', 'consent', 'correction', 'plan_decline'],
  ],
  [/^(?:they are unwell|not this time)/, ['plan_decline', 'plan_reschedule', 'apology', 'distress']],
  [
    /^(?:something else instead|an invitation)/,
    ['plan_propose', 'plan_reschedule', 'plan_confirm', 'plan_decline'],
  ],
  [/^(?:grey|worn out|crying|a hard time)/, ['distress', 'share_feeling', 'grief']],
];
/** No stranger's first words about a profile are any of these. */
const NOT_AT_FIRST =
  /^(?:returned|us:|not this time|on the way|something else instead|they are unwell|worn out|grey|missing|declined|line drawn|asked not to|an invitation|crying|proud tears|after he|the reader was quiet|a hard time)/;

/** Said lightly, of news or of nothing much: out of place where they ask that something stops. */
const LIGHTLY = /^(?:told: |ordinary: |joined: |a compliment|story: |a story|play|after mine: )/;
/** What the two are to each other is not asked in jest. */
const OF_THE_TWO = /^us: whatAreWe/;
/** Memories of the dead. */
const OF_THE_DEAD = /^(?:remembered|a thing that brings it back)/;

function isMeantOtherwise(name: string, reading: Reading): boolean {
  const { plain, intents, questions } = reading;
  if (asksNotTo(plain) && LIGHTLY.test(name)) return true;
  if (OF_THE_TWO.test(name))
    return !intents.has('define_relationship') || intents.has('humour') || intents.has('tease');
  return (
    OF_THE_DEAD.test(name) && questions.length > 0 && !intents.has('grief') && registerOf(reading) === 'light'
  );
}

/** What they have or had to eat, and what the reader has not offered yet. */
const MEAL_OF_THEIRS =
  /\b(?:anything|something|what(?:'s|s| did| do| are| is)?|had|having|have|made|making|eat|ate|eaten) (?:\w+ ){0,3}(?:for|at) (?:lunch|dinner|supper|breakfast|tea)\b|\bwhen are (?:you|u) (?:going to|gonna|ever going to) (?:invite|ask|take|cook|have)\b/i;
const NOT_COMING =
  /\b(?:not|can'?t|won'?t|cannot) (?:be )?(?:com(?:e|ing)|mak(?:e|ing) it|there)\b|\bgot called (?:in|to)\b/i;
const OF_A_DAY_AGREED = /^(?:plan in hand: that day no|the last time they name counts)/;
const PLANNING = ['plan_propose', 'plan_confirm', 'plan_reschedule', 'plan_decline', 'logistics'] as const;
/** No plan is answered where nobody made one. */
function isNoPlan(name: string, { plain, mine, questions, times, intents }: Reading): boolean {
  // A day is taken, moved or settled only between two who plan something, or where one day is named against another.
  if (OF_A_DAY_AGREED.test(name))
    return (
      times.length < 2 &&
      !asksAlong(mine) &&
      !asksAlong(plain) &&
      readTimes(mine).length === 0 &&
      !PLANNING.some((intent) => intents.has(intent))
    );
  if (!/^(?:plan|an invitation)/.test(name)) return false;
  if (/^(?:plan: (?:proposed|asked out)|an invitation)/.test(name))
    return (
      !asksAlong(plain) ||
      putOffOf(plain) !== undefined ||
      hits(MEAL_OF_THEIRS, plain) ||
      (hits(NOT_COMING, plain) && questions.length === 0)
    );
  const between = asksAlong(mine) || asksAlong(plain);
  if (/^plan: options/.test(name)) return !between;
  if (/^plan in hand: not that/.test(name)) return !asksAlong(mine);
  if (/^plan: agreed/.test(name)) return !between && times.length === 0 && readTimes(mine).length === 0;
  // `I can't do heights. Anything on the ground?` keeps the plan.
  if (/^plan: called off/.test(name))
    return questions.some(
      ({ kind, text }) => kind !== 'reciprocal' && !/\b(?:forgive|mad|cross|angry|hate)\b/i.test(text),
    );
  return /^plan: when do we meet/.test(name) && questions.length === 0;
}

/** Said where two are about to meet, or have agreed to. */
const MEETING =
  /\b(?:meet\w*|see (?:you|u)|be there|there (?:in|by|at|now|soon)|with you (?:in|by|soon)|outside|downstairs|arriv\w*|park(?:ed|ing)\b|on (?:my|the) way|omw|otw|running (?:\w+ ){0,3}(?:late|behind)|late|eta|table|book(?:ed|ing)|reserv\w+|(?:pick|fetch|collect)(?:ing)? (?:you|u|me|us)|address|pin|location|which (?:gate|entrance|door|exit|platform|one)|entrance|still on\b|order me|save me|start without|leaving (?:now|the|work|home|in)|nearly there|almost there|here(?= *(?:$|[.,!?]))|date|dinner|lunch|brunch|breakfast|coffee|drinks?|movie|braai|picnic|hike|walk|gig|show|game|concert|party|come (?:over|round|by|up|down|in|outside|through)|tonight|lift|airport|land(?:ing)? (?:at|in|now|\d)|boarding|are (?:you|u) (?:even )?coming|(?:minutes?|mins?) away|look (?:out )?for (?:an?|the|me)|can'?t miss|wav(?:e|ing)|gautrain|flight|train|uber|bolt)\b/i;
/** So far away in time that nobody is on the way. */
const FAR_OFF =
  /\b(?:\d+|a|two|three|four|five|six|few) (?:weeks?|months?|years?|days?) late\b|\bbest day of (?:my|the) \w+\b|\b(?:weeks?|months?|years) ago\b|\b(?:repl\w+|text\w*|answer\w*|writ\w*|messag\w*) (?:me )?(?:back )?(?:so |this |that |too )*late\b/i;
/** Another day is on offer, so that nobody has to think about the rain. */
const ANOTHER_DAY = /\b(?:could|can) (?:\w+ )?do (?:\w+ )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;
/** What is said on the way supposes a way: who is late, at which door, and what to bring. */
const ON_A_WAY =
  /^on the way: (?:arrival|bring|kept waiting|landmark|late mishap|late plain|moved room|practical|wrong place|wrong pin|last ride)/;

function isNoWay(name: string, { plain, mine, conversation, intents }: Reading): boolean {
  if (name === 'on the way: wet') return hits(ANOTHER_DAY, plain);
  if (!ON_A_WAY.test(name)) return false;
  if (hits(FAR_OFF, plain)) return true;
  // Something or somebody is in the wrong trade or stuck on a crossword: nobody waits.
  const met = hits(MEETING, plain) || hits(MEETING, mine) || asksAlong(mine) || readTimes(mine).length > 0;
  return (
    !met && !intents.has('plan_confirm') && !conversation.slice(-3).some(({ text }) => MEETING.test(text))
  );
}

export function isOutOfPlace(name: string, reading: Reading, plainly = false): boolean {
  if (
    reading.action !== 'reply' ||
    reading.flags.some(({ kind }) => kind !== 'wellbeing' && kind !== 'injection')
  )
    return false;
  if (isNoPlan(name, reading) || isNoWay(name, reading) || isMeantOtherwise(name, reading)) return true;
  // Somebody in an accident or in hospital comes before the plan that they cancel.
  if (/^(?:plan:|on the way)/.test(name) && reading.intents.has('distress') && reading.flags.length > 0)
    return true;
  // A caption shows something, it does not tease.
  if (
    reading.kind === 'photo-with-words' &&
    /^(?:teased|a wrong opinion|they came for|the sort of person|a line of mine|explain that)/.test(name)
  )
    return true;
  // `guess who passed` is news, no riddle.
  if (/guess/.test(name) && GUESS_WHO_DID.test(reading.plain)) return true;
  // `hello stranger, sorry I disappeared` sounds like an opener and is none.
  const isBack = reading.intents.has('ghost_return') && reading.intents.has('apology');
  if (
    isAboutProfile(reading) &&
    reading.conversation.length === 0 &&
    NOT_AT_FIRST.test(name) &&
    !(isBack && name.startsWith('returned'))
  )
    return true;
  if (plainly) return false;
  const asks = reading.questions.some(({ kind }) => kind !== 'plan' && kind !== 'reciprocal');
  const jokes = reading.intents.has('humour') || reading.intents.has('tease');
  if (!(asks || jokes) || reading.style.words < 6) return false;
  const supposed = SUPPOSES.find(([pattern]) => pattern.test(name))?.[1];
  return supposed !== undefined && !supposed.some((intent) => reading.intents.has(intent));
}
