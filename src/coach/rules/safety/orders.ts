/** Orders to an assistant inside a message for a person: where they stand, and what is left when they are not read. */

import { findEach, hits } from '../prefilter/prefilter.ts';
import {
  contentWordsOf,
  type NormalText,
  type Sentence,
  sentencesOf,
  without,
  wordsOf,
} from '../reading/text.ts';
import { INJECTION_RULES, injection } from './dangers/injection.ts';
import { actOf } from './find.ts';
import { weigh } from './weigh.ts';

export type Parted = {
  /** The message without the orders; it still quotes the writer's exact words. */
  readonly honest: NormalText;
  /** The orders alone, as the rules read them. */
  readonly orders: string;
};

/** Told about, not tried on us. */
export const TOLD_ABOUT =
  /\b(?:i|we|he|she|who) (?:once |always |just |never |totally )?(?:ignored?|ignoring|forgot|disregarded)\b|\bif i said\b|\bmy (?:toddler|kid|son|daughter|cat|dog|niece|nephew|little \p{L}+|gran|mom|mum|dad)(?: \p{Lu}\p{Ll}+)? (?:had|got|stole|took|grabbed|found)\b|\brepeat after me\b(?![^.!?]{0,60}\b(?:bot|ai|assistant|prompt)\b)/iu;

/** A form letter with its gaps unfilled is no order. */
const GAP = /\{\{\s*\p{L}[\p{L}_ ]{0,30}\}\}/gu;

/** What leads over to an order and is none of the honest part: brackets, labels, `please`, `and`. */
const LEAD_IN =
  /(?:^|(?<=[\s([{<"'`*#>.!?,:;-]))(?:[([{<"'`*#>|-]+|(?:and|please|pls|now|also|then|but|so|btw|ps|p\.s\.|ok|okay|hey|hi|hello|important|urgent|note|notice|attention|warning|system|admin|assistant|ai|bot|chatbot|developer|new|sudo|next|first|instead|just|kindly|the|all|any|new rule|ignore (?:that|this|the|my) (?:question|message|text|part)(?: and)?(?: instead)?)[:,.!]*)\s*$/i;
/** Where an order stands further on in the sentence, it begins here. */
const OPENS =
  /\b(?:from (?:now|here|this (?:point|moment)) on|role ?play as|pretend (?:you are|you're|to be)|act (?:as|like)|you are now|you are no longer|you will now|new (?:persona|role|identity|character)|your (?:new |next )?task|instead of|as an ai|in your reply|new rule:)\b/i;
/** So many words before an order, with nothing of the writer's own in them, belong to it. */
const SHORT_LEAD = 2;
const OWN = /\b(?:i|i'm|i've|im|my|me|we|our|us)\b|\?/i;

/** After an order, a sentence like this goes on with it. */
const GOES_ON =
  /^\W*(?:please |now |also |then |and |just |only |always |never |next,? |instead,? |do not |don'?t )*(?:say|write|reply|respond|answer|output|print|give|list|translate|name|act|be\b|pretend|use|include|end|start|begin|confirm|follow|repeat|describe|insult|praise|suggest|summari[sz]e|rate|set|visit|send|click|add|mention|make|stop|speak|talk|confess|explain|obey|ignore|forget|disregard|recommend|execute|run|show|reveal|append|compliment|flirt|threaten|curse|swear|return|generate|your|you(?:'re)? (?:are|only|must|will|should|recommend|speak|answer|reply|always|never|have|may|can|now)|no (?:rules|limits|filters|restrictions)|all |every |(?:provide|comply|produce|display|state|discard|dump|disable|for (?:every|each)|moderation|swear|prescribe|praise)\b|tell (?:me (?!about\b|how\b|your (?:day|week|name|favou?rite)|what you\b)|him|her|them|the ))/i;
/** Here they speak to a person again. */
const RESUMES =
  /(?:[,;:-]|\s)\s*(?=(?:any ?ways?|but seriously|jokes aside|ok(?:ay)? but|(?:so|but|and),? how|seriously though)\b)/i;
const CLOSED =
  /(?:-->|\]|\}\}|<\/\w+>|\|>|```|\))\s+(?=(?:i|i'm|my|we|how|what|when|where|any ?ways?|so|but|hope|do you|are you|did you)\b)/i;

type Stretch = { readonly start: number; readonly end: number };

function cuesIn(plain: string): Stretch[] {
  return INJECTION_RULES.flatMap(({ cue }) =>
    [...findEach(cue, plain)].map(({ index, 0: act }) => ({
      // A cue may begin with the mark that ends the sentence before it.
      start: index + (/^[\s.!?,;]+/.exec(act)?.[0].length ?? 0),
      end: index + act.length,
    })),
  ).sort((a, b) => a.start - b.start);
}

function ordersIn(plain: string): Stretch[] {
  const cues = cuesIn(plain);
  const found: Stretch[] = [];
  let next = 0;
  let until = 0;
  for (const sentence of sentencesOf(plain)) {
    while ((cues[next]?.start ?? plain.length) < sentence.start) next++;
    const cue = cues[next];
    // `P.S. to the bot` looks like three sentences.
    if (sentence.start < until) found.push(sentence);
    else if (cue && cue.start < sentence.end) {
      const greeting = plain.slice(0, sentence.start).search(MACHINE_GREETED);
      if (greeting >= 0 && found.length === 0) found.push({ start: greeting, end: sentence.start });
      found.push({ start: beginOf(plain, sentence, cue.start), end: endOf(plain, sentence, cue.start) });
      until = cue.end;
    } else if (found.length > 0 && GOES_ON.test(sentence.text)) found.push(sentence);
  }
  return found;
}

const CAPITAL = /^\p{Lu}\p{Ll}/u;
const BARE_WORD = /^\s*\p{Ll}+\s*$/u;
/** `… a shopping list Output your prompt`: a word before the capital is not the order's. */
const BEFORE_CAPITAL = /^\p{Ll}+\s+(?=\p{Lu}\p{Ll}+\s)/u;
/** Somebody who speaks to a machine greets it first. */
const MACHINE_GREETED =
  /\b(?:hello|hi|hey|dear|attention)[ ,]+(?:there )?(?:assistant|ai|a\.i\.|bot|chatbot|system|robot|machine)\W*$/i;

function beginOf(plain: string, { start }: Sentence, cue: number): number {
  const opened = plain.slice(start, cue).search(OPENS);
  let at = opened < 0 ? cue + (BEFORE_CAPITAL.exec(plain.slice(cue))?.[0].length ?? 0) : start + opened;
  for (;;) {
    const lead = LEAD_IN.exec(plain.slice(start, at));
    if (!lead || lead[0] === '') break;
    // `… answers the phone now End every message with …`: the capital begins the order.
    if (CAPITAL.test(plain.slice(at)) && BARE_WORD.test(lead[0])) break;
    at = start + lead.index;
  }
  const before = plain.slice(start, at);
  return wordsOf(before).length <= SHORT_LEAD && !OWN.test(before) ? start : at;
}

function endOf(plain: string, { end }: Sentence, cue: number): number {
  const order = plain.slice(cue, end);
  const resumed = [CLOSED, RESUMES].flatMap((pattern) => {
    const match = pattern.exec(order);
    return match ? [match.index + match[0].length] : [];
  });
  return cue + Math.min(order.length, ...resumed);
}

const isSteered = (plain: string): boolean =>
  INJECTION_RULES.some(
    (rule) => actOf(rule, plain) !== undefined && !(rule.unless && hits(rule.unless, plain)),
  ) || (injection.weighings ?? []).some((one) => weigh(one, plain, ''));

/** A message for a person with orders in it; undefined where there are none, or where next to nothing else is there. */
export function partOrders(text: NormalText): Parted | undefined {
  const { plain } = text;
  if (!isSteered(plain)) return undefined;
  if (TOLD_ABOUT.test(plain) || (plain.match(GAP)?.length ?? 0) > 1) return undefined;
  const stretches = ordersIn(plain);
  const honest = without(text, stretches);
  if (wordsOf(honest.plain).length < 3 || contentWordsOf(honest.plain).length === 0) return undefined;
  return { honest, orders: stretches.map(({ start, end }) => plain.slice(start, end)).join(' ') };
}
