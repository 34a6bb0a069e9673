/** Looks for every rule's act in a text, and lets go of those that a frame makes harmless. */
import type { Flag, FlagKind } from '../contract.ts';
import { findEach, hits } from '../prefilter/prefilter.ts';
import { type NormalText, REACH } from '../reading/text.ts';
import type { Danger, Stretch } from './dangers/danger.ts';
import { ALL_DANGERS } from './dangers/index.ts';
import { LAUGH } from './patterns/fragments.ts';
import type { Frame, SafetyRule } from './patterns/rule.ts';
import { weigh } from './weigh.ts';

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

/** The rules of all dangers first, then the weighings, then what a danger is looked for by besides: flags stand in that order. */
export function findFlags(text: NormalText, setting: Setting): Flag[] {
  const { plain } = text;
  const flags: Flag[] = [];
  const seen = new Set<FlagKind>();
  const add = (kind: FlagKind, danger: Danger, { index, length }: Stretch, advice = danger.advice) => {
    const evidence = text.quote(index, index + length);
    if (!evidence) return;
    seen.add(kind);
    flags.push({ kind, severity: danger.severity, evidence, advice });
  };
  for (const [kind, danger] of ALL_DANGERS)
    for (const rule of danger.rules) {
      const act = holds(rule, text, setting);
      if (!act) continue;
      const stretch = { index: act.index, length: act[0].length };
      if (danger.isNoAct?.(act[0], plain)) continue;
      if (!rule.plainly && isExcused(danger, plain, stretch)) continue;
      add(kind, danger, stretch, rule.advice);
      if (seen.has(kind)) break;
    }
  for (const [kind, danger] of ALL_DANGERS)
    for (const weighing of danger.weighings ?? []) {
      if (seen.has(kind)) break;
      const found = weigh(weighing, plain, setting.before);
      if (found && !isExcused(danger, plain, found)) add(kind, danger, found);
    }
  for (const [kind, danger] of ALL_DANGERS) {
    const found = seen.has(kind) ? undefined : danger.find?.(plain);
    if (found && !isExcused(danger, plain, found)) add(kind, danger, found);
  }
  return flags;
}

/** The act of a rule, where the rest of it holds too. */
function holds(rule: SafetyRule, { plain }: NormalText, setting: Setting): RegExpExecArray | undefined {
  if (rule.early && !setting.early) return undefined;
  if (rule.brief && plain.length > BRIEF) return undefined;
  if (rule.refused && !setting.refused) return undefined;
  if (rule.uninvited && setting.invited) return undefined;
  const act = actOf(rule, plain);
  if (!act) return undefined;
  const company = rule.with === undefined ? [] : rule.with instanceof RegExp ? [rule.with] : rule.with;
  const said = `${setting.before}\n${plain}`;
  if (!company.every((wanted) => hits(wanted, said))) return undefined;
  return rule.unless && hits(rule.unless, plain) ? undefined : act;
}

/** Everyday words excuse the sentence that they stand in: what is said beside them stands by itself. */
function isExcused({ excuse, harmless, everyday }: Danger, plain: string, act: Stretch): boolean {
  if ([excuse, harmless].some((one) => one !== undefined && hits(one, plain))) return true;
  return everyday !== undefined && hits(everyday, plain) && hits(everyday, sentencesAt(plain, act));
}

/** The sentences that a stretch stands in. */
const sentencesAt = (plain: string, { index, length }: Stretch): string =>
  plain.slice(sentenceStart(plain, index), sentenceEnd(plain, index + length) + 1);

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
