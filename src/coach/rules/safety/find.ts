/** Looks for every rule's act in a text, and lets go of those that a frame makes harmless. */
import type { Flag, FlagKind } from '../contract.ts';
import { findEach, hits } from '../prefilter/prefilter.ts';
import { isNoLoss } from '../reading/no-loss.ts';
import { type NormalText, REACH } from '../reading/text.ts';
import { readTrouble } from '../reading/trouble.ts';
import { FLAG_RULES } from './advice.ts';
import { SAFETY_RULES } from './patterns.ts';
import { EVERYDAY } from './rules/everyday.ts';
import { EXCUSES, HELD_BACK } from './rules/excuses.ts';
import { LAUGH } from './rules/fragments.ts';
import type { Frame, SafetyRule } from './rules/rule.ts';
import { weigh } from './weigh.ts';
import { WEIGHINGS } from './weighings.ts';

export type Setting = {
  /** What they said just before: company counts across turns, the act has to be in this message. */
  readonly before: string;
  readonly early: boolean;
  readonly refused: boolean;
  /** The reader has asked them over, or to be fetched. */
  readonly invited: boolean;
};

/** A short message has this many characters at most. */
const BRIEF = 110;

const DENIED =
  /\b(?:not|never|don'?t|doesn'?t|didn'?t|won'?t|wouldn'?t|isn'?t|no need to|can'?t|nobody|without)\s+(?:\w+\s+){0,2}$/i;
const STORY =
  /\b(?:someone|somebody|some (?:guy|girl|dude|man|woman|stranger|person)|scammers?|(?:my|his|her|our) (?:\w+ )?(?:mom|mum|dad|gran|granny|sister|brother|friend|cousin|colleague|ex|aunt|uncle|boss|flatmate|neighbour)|he|she|they|the (?:guy|girl|movie|series|podcast|book|villain|killer|character|news))\b[^.!?]{0,50}\b(?:said|says|asked|asks|tried|wanted|told|tells|sent|sends|texted|demanded|called|messaged|scammed|lost|got|used to|was like|is like|keeps?|kept|about)\b|\b(?:movie|series|podcast|documentary|novel|episode|true crime|lyrics?|song|meme|in the news|netflix)\b/i;
const TO_READER = /\b(?:you|u|ur|your|you're)\b/i;
const PAST =
  /\b(?:used to|in my (?:last|previous) (?:relationship|marriage)|when (?:we|i) (?:were|was) (?:together|married|with (?:him|her))|what happened with my ex|not over (?:it|what)|(?:hit|hurt|slapped) me once|years? ago|back then|when i was (?:younger|a kid|\d+|little|in)|in (?:19|20)\d\d|as a (?:kid|teen|teenager|child)|long time ago|once upon)\b/i;

export function findFlags(text: NormalText, setting: Setting): Flag[] {
  const flags: Flag[] = [];
  const seen = new Set<FlagKind>();
  const add = (kind: FlagKind, start: number, length: number, ownAdvice?: string) => {
    const { severity, advice } = FLAG_RULES[kind];
    const evidence = text.quote(start, start + length);
    if (!evidence) return;
    seen.add(kind);
    flags.push({ kind, severity, evidence, advice: ownAdvice ?? advice });
  };
  for (const rule of SAFETY_RULES) {
    if (seen.has(rule.kind)) continue;
    if (rule.early && !setting.early) continue;
    if (rule.brief && text.plain.length > BRIEF) continue;
    if (rule.refused && !setting.refused) continue;
    if (rule.uninvited && setting.invited) continue;
    const match = actOf(rule, text.plain);
    if (!match) continue;
    if (rule.kind === 'wellbeing' && OF_DEATH.test(match[0]) && isNoLoss(text.plain)) continue;
    const company = rule.with === undefined ? [] : rule.with instanceof RegExp ? [rule.with] : rule.with;
    const said = `${setting.before}\n${text.plain}`;
    if (!company.every((wanted) => hits(wanted, said))) continue;
    if (rule.unless && hits(rule.unless, text.plain)) continue;
    if (!rule.plainly && excused(rule.kind, text.plain, match.index, match[0].length)) continue;
    add(rule.kind, match.index, match[0].length, rule.advice);
  }
  for (const weighing of WEIGHINGS) {
    if (seen.has(weighing.kind)) continue;
    const found = weigh(weighing, text.plain, setting.before);
    if (found && !excused(weighing.kind, text.plain, found.index, found.length))
      add(weighing.kind, found.index, found.length);
  }
  const trouble = seen.has('wellbeing') ? undefined : readTrouble(text.plain);
  if (
    trouble?.grave &&
    !/survived|tender|told in trust/.test(trouble.kind) &&
    !isNoHardTime(text.plain, trouble.start, trouble.end) &&
    !excused('wellbeing', text.plain, trouble.start, trouble.end - trouble.start)
  )
    add('wellbeing', trouble.start, trouble.end - trouble.start);
  return flags;
}

/** Tears at a wedding are no hard time, nor is a fear of spiders. */
const NO_HARD_TIME =
  /\b(?:so|really|very|too) (?:beautiful|happy|lovely|sweet|good|funny|touching)\b[^.!?]{0,25}\b(?:cried|crying|in tears)\b|\b(?:cried|crying|in tears)\b[^.!?]{0,25}\b(?:happy|laugh\w*|joy|(?:at|during|through) the (?:wedding|film|movie|end|speech(?:es)?|ceremony|vows))\b|\bhappy tears\b|\b(?:scared|afraid|terrified|frightened) of (?:the |all |big )?(?:dogs?|cats?|horses?|spiders?|snakes?|heights|birds?|flying|sea|dark|sharks|bees|wasps|water|lifts|thunder)\b/i;

/** The harmless words are those that sounded like trouble, and without them nothing does. */
function isNoHardTime(plain: string, start: number, end: number): boolean {
  const match = NO_HARD_TIME.exec(plain);
  if (!match || match.index >= end || match.index + match[0].length <= start) return false;
  const rest = `${plain.slice(0, match.index)} ${plain.slice(match.index + match[0].length)}`;
  return !readTrouble(rest)?.grave && !/\b(?:not|never|un)\W*happy\b|can'?t (?:go on|cope|stop)/i.test(plain);
}

/** `my own funeral`, `my phone died`: no care is due. */
const OF_DEATH = /funeral|passed|died|lost my/i;

/** Everyday words excuse the sentence that they stand in: what is said beside them stands by itself. */
function excused(kind: FlagKind, plain: string, start: number, length: number): boolean {
  if ([EXCUSES[kind], HELD_BACK[kind]].some((excuse) => excuse !== undefined && hits(excuse, plain)))
    return true;
  const everyday = EVERYDAY[kind];
  return everyday !== undefined && hits(everyday, plain) && hits(everyday, sentencesAt(plain, start, length));
}

/** The sentences that a stretch stands in. */
const sentencesAt = (plain: string, start: number, length: number): string =>
  plain.slice(sentenceStart(plain, start), sentenceEnd(plain, start + length) + 1);

/** Where the sentence of a place begins: no further back than `REACH`. */
function sentenceStart(plain: string, at: number): number {
  const first = Math.max(0, at - REACH);
  const near = plain.slice(first, at + 1);
  const end = near.length - 2;
  return (
    first +
    Math.max(
      near.lastIndexOf('.'),
      ...(end < 0 ? [] : ['!', '?', '\n'].map((mark) => near.lastIndexOf(mark, end))),
    ) +
    1
  );
}

/** Where the mark stands that ends the sentence of a place: no further on than `REACH`. */
function sentenceEnd(plain: string, from: number): number {
  const near = plain.slice(from, from + REACH);
  const end = near.search(/[.!?\n]/);
  return from + (end < 0 ? near.length : end);
}

/** The first act that no frame clears. */
export function actOf(rule: SafetyRule, plain: string): RegExpExecArray | undefined {
  if (rule.clears?.includes('joke') && hits(LAUGH, plain)) return undefined;
  // Overlapping, so that an act inside a cleared stretch is still found.
  for (const match of findEach(rule.cue, plain, true)) {
    if (!rule.clears) return match;
    const from = sentenceStart(plain, match.index);
    const sentence = plain.slice(from, sentenceEnd(plain, match.index + match[0].length));
    const before = plain.slice(from, match.index);
    if (!rule.clears.some((frame) => framed(frame, sentence, before))) return match;
  }
  return undefined;
}

function framed(frame: Frame, sentence: string, before: string): boolean {
  if (frame === 'denied') return DENIED.test(before);
  if (frame === 'past') return PAST.test(sentence);
  // A story is about others; the moment it turns to the reader it is an ask with a pretext.
  return frame === 'story' && STORY.test(sentence) && !TO_READER.test(sentence);
}
