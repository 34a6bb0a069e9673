/** The same matter in wider words: a pattern beside the one that a situation was written with, for people who put it another way. */

import { hits } from '../../prefilter/prefilter.ts';
import type { Reading } from '../../reading.ts';
import { entriesWith, maybePattern, patternOf } from '../book.ts';
import type { Entry } from '../entry.ts';
import { has, type Situation } from '../situation.ts';
import { asWell } from './as-well.ts';
import { asksReader } from './cued.ts';

const MOST_WORDS = 22;
const MOST_LETTERS = 240;

/** Another matter than play or tenderness, whatever stands beside it. */
const ELSE =
  /\b(?:died|dead(?! (?:legs?|tired|on my feet|after|to me|phone|battery))|dies|dying (?:of|from)|passed (?:away|on|since)|since (?:he|she|they) (?:passed|left|died)|funeral|memorial|grave|mourn\w*|grief|griev\w*|suicid\w*|kill (?:myself|me|you|him|her)|end it all|wish i was dead|self[- ]harm|hurt(?:ing)? (?:myself|me)|cancer|chemo\w*|tumou?r|hospital|icu|surgery|diagnos\w*|miscarr\w*|police|assault\w*|rap(?:e|ed|ist)|abus\w*|hits? me|hit him|choked|stalk(?:er|ed)|retrench\w*|fired|divorc\w*|bail|loan|lend|borrow|send (?:me )?money|bank details|crypto|nudes?|naked|(?:leave|stop (?:messaging|texting|contacting|calling)|don'?t (?:message|text|contact|call|touch)) (?:me|us)|unmatch\w* (?:me|you) (?:now|today)|block(?:ed|ing)? (?:him|her|me)|never want|want nothing|(?:didn'?t|don'?t) feel (?:the|a|any|that) (?:click|spark|connection|chemistry)|no (?:spark|chemistry)|wish(?:ing)? you (?:well|all the best)|your search|meant for (?:my|him|her|someone|somebody|another)|wrong (?:number|person|chat)|(?:took|taken|swallowed) (?:all|them|too many|the (?:whole|rest))|pills?|tablets?|grabbed me|groped|touched me (?:and|when|on|in|there)|slapped|forced|froze|said no|evict\w*|did to me|(?:happened|happening) to me|at my (?:window|door)|benign|biopsy|my scan|ugly|"role"|what (?:helps|doesn'?t):)\b/i;
/** Said of somebody else, or taken back in the same breath. */
const OTHERS =
  /\b(?:my (?:late |dear |sweet )?(?:ex|husband|wife|boyfriend|girlfriend|fianc\w+|boss|late \w+)|exes|ex's|(?:but|however|unfortunately|although)\b[^.!?]{0,40}\b(?:i (?:don'?t|do not) (?!(?:want|wanna)(?: to)? (?:stop|sleep|go to|hang|say good))|i can'?t|not (?:ready|interested|looking|sure)|need (?:space|time)|think we|just friends|met someone|moved on)|as (?:a )?friends?|just friends|goodbye(?: forever)?|(?<!get )used to|not any ?more|no longer (?:want|feel|love|interested)|don'?t love)\b/i;

/** Bad news told beside it is what the message is about. */
const TROUBLE =
  /\b(?:sick|(?:is|am|was|are|been|feeling|so|very|really|fell) ill|ill (?:today|again|in bed)|had a fall|burst|insurance|accident|crash(?:ed)?|broke (?:up|my|down)|broken (?:arm|leg|heart)|worried|scared|panic\w*|depress\w*|anxi\w+|stolen|robbed|mugged|hijack\w*|burgl\w*|cheat(?:ed|ing)|lied|lost (?:my|the)|evict\w*|in court|relaps\w*)\b/i;

const SENTENCE = /[^.!?\n]+[.!?\n]*/g;
/** Sentences in which the cue is searched; one that spans the message has to span it. */
const partsOf = (cue: RegExp, plain: string): readonly string[] =>
  cue.source.startsWith('^') ? [plain] : (plain.match(SENTENCE) ?? [plain]);

const isLightly = (r: Reading): boolean =>
  r.action === 'reply' &&
  r.kind === 'words' &&
  r.language.base === 'en' &&
  r.plain.length <= MOST_LETTERS &&
  r.flags.every(({ kind }) => kind === 'wellbeing') &&
  !has(r, 'self_harm', 'threat', 'harassment', 'grief');

/** Heard in wider words; what it asks of the message besides is asked by the caller. */
function hearing(entry: Entry): (r: Reading) => boolean {
  const { hear = '', apart, unless, maxWords = MOST_WORDS, allowRefusal = false, asks = false } = entry;
  const { allowGrave = false, afterTold = false } = entry;
  const cue = patternOf(hear);
  const [not, none] = [apart, unless].map(maybePattern);
  const also = asWell(entry);
  return (r) =>
    r.style.words <= maxWords &&
    (allowRefusal || !has(r, 'rejection_hard')) &&
    (allowRefusal || allowGrave || !has(r, 'boundary')) &&
    !(none && hits(none, r.plain)) &&
    hits(cue, r.plain) &&
    !hits(ELSE, r.plain) &&
    !hits(OTHERS, r.plain) &&
    (allowGrave || !hits(TROUBLE, r.plain)) &&
    partsOf(cue, r.plain).some((part) => hits(cue, part) && !(not && hits(not, part))) &&
    (asks || !asksReader(r)) &&
    (!afterTold || (r.mine.trim() !== '' && !/\?\s*$/.test(r.mine))) &&
    also(r);
}

const WIDER: ReadonlyMap<string | undefined, ReadonlyArray<(r: Reading) => boolean>> = new Map(
  [...Map.groupBy(entriesWith('wider'), ({ of }) => of)].map(([of, entries]) => [of, entries.map(hearing)]),
);

/** The situations, heard in the words of the entries with the guard `wider` as well. */
export const widened = (situations: readonly Situation[]): readonly Situation[] =>
  situations.map((situation) => {
    const wider = WIDER.get(situation.name);
    if (!wider) return situation;
    return {
      ...situation,
      when: (r) => situation.when(r) || (isLightly(r) && wider.some((isHeard) => isHeard(r))),
    };
  });
