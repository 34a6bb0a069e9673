/** The same matter in other words: a cue beside the one that a scene was written with, for people who put it another way. */

import { hits } from '../prefilter/prefilter.ts';
import type { Reading } from '../reading/read.ts';
import { asksReader } from './cued.ts';
import { has, type Scene } from './scene.ts';

export type Wider = {
  readonly cue: RegExp;
  /** The message has to have this too. */
  readonly and?: RegExp;
  /** Nor this in the same sentence, */
  readonly not?: RegExp;
  /** or this anywhere. */
  readonly none?: RegExp;
  /** What the reader has to have said just before. */
  readonly mine?: RegExp;
  /** The reader has to have told something just before, and asked nothing. */
  readonly told?: boolean;
  /** A question of theirs belongs to it. */
  readonly asks?: boolean;
  /** A no or a goodbye stands in it, said in jest. */
  readonly limit?: boolean;
  /** It is itself about something hard. */
  readonly hard?: boolean;
  /** Words; 22 where nothing is said. */
  readonly most?: number;
};

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

const hears = (
  { cue, and, not, none, mine, told, asks, limit, hard, most = MOST_WORDS }: Wider,
  r: Reading,
): boolean =>
  r.style.words <= most &&
  (limit === true || !has(r, 'rejection_hard')) &&
  (limit === true || hard === true || !has(r, 'boundary')) &&
  !(none && hits(none, r.plain)) &&
  hits(cue, r.plain) &&
  (!and || hits(and, r.plain)) &&
  !hits(ELSE, r.plain) &&
  !hits(OTHERS, r.plain) &&
  (hard === true || !hits(TROUBLE, r.plain)) &&
  partsOf(cue, r.plain).some((part) => hits(cue, part) && !(not && hits(not, part))) &&
  (asks === true || !asksReader(r)) &&
  (!mine || hits(mine, r.mine)) &&
  (told !== true || (r.mine.trim() !== '' && !/\?\s*$/.test(r.mine)));

/** The scenes, those that `table` names heard in its words as well. */
export const widened = (
  scenes: readonly Scene[],
  table: Readonly<Record<string, Wider | readonly Wider[]>>,
): readonly Scene[] =>
  scenes.map((scene) => {
    const wider = [table[scene.name] ?? []].flat();
    if (wider.length === 0) return scene;
    return {
      ...scene,
      when: (r) => scene.when(r) || (isLightly(r) && wider.some((one) => hears(one, r))),
    };
  });
