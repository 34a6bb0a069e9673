/** Said carefully to somebody they are already close to: slower and not over, what to call it before others, what a silence does, doubts that are past. */

import { find, hits } from '../prefilter/prefilter.ts';
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import type { Places } from '../words/fill.ts';
import { type Cued, cued, DO, OWN } from './cued.ts';
import { word } from './fitting.ts';
import { has, type Scene } from './scene.ts';

const RESPECT = 'respect the limit';
const FOLLOW = 'follow up';

/** Beside one of these the matter is another. */
const DARK =
  /\b(?:(?:hits?|hitting|hurts?|beats?|beat) (?:me|him|her|us)\b|scared of (?:you|him|her)|threat\w*|police|violen\w*|abus\w*|suicid\w*|kill\w*|die|dying|died|rap(?:e|ed|ist)|(?:send|lend|loan|borrow|transfer) (?:me|us)|nudes?|naked|sex\w*|pregnan\w*|cheat(?:ed|ing)|slept with|met (?:some(?:one|body)|another)|leave me alone|goodbye forever|block(?:ed|ing)?|it'?s over|break(?:ing)? up|or else|regret)\b/i;

function ofUs({ name, also, places, ...cue }: Cued & { readonly places?: (r: Reading) => Places }): Scene {
  const scene = cued({
    most: 80,
    asks: true,
    sure: true,
    ...cue,
    name: `of us: ${name}`,
    also: (r) => !hits(DARK, r.plain) && !has(r, 'rejection_hard', 'insult', 'threat') && (also?.(r) ?? true),
  });
  const theirs = scene.places;
  return { ...scene, firm: true, keeps: true, places: (r) => ({ ...theirs?.(r), ...places?.(r) }) };
}

const group = (cue: RegExp, text: string, name: string): string | undefined =>
  find(cue, text)?.groups?.[name];

/** What the reader held out: a drawer, a key, a weekend with the parents. */
const OFFERED = latin(
  /\b(?:the|a|my|some|your own) (?<m>cupboard|drawer|shelf|key|toothbrush|weekend away|trip|holiday|parents|family|wardrobe|parking (?:spot|bay))\b|\bspace in my (?<n>cupboard|wardrobe|flat|drawer|bathroom)\b/iu,
);
const offered = (r: Reading): string | undefined =>
  group(OFFERED, r.mine, 'm') ?? group(OFFERED, r.mine, 'n');
/** People are not told that they can wait like a drawer. */
const isThing = (words: string | undefined): boolean =>
  words !== undefined && !/^(?:parents|family)$/i.test(words);

export const SAID_OF_US_SCENES: readonly Scene[] = [
  ofUs({
    name: 'slower, and not over',
    when: /\b(?:(?:can|could|shall|should|may) we (?:please |just |maybe )*(?:go|take (?:it|this|things)|slow)|(?:i(?:'d| would)? (?:just |really |only |rather )?(?:need|want|like|prefer|go)|need|want) (?:us )?(?:to )?(?:go|take (?:it|this|things)|slow)|let'?s (?:go|take (?:it|this|things)|slow))\b[^.!?]{0,24}\b(?:slow\w*|down|easy|one (?:day|step) at a time)\b/i,
    and: /\b(?:not (?:to )?(?:stop\w*|over|end\w*|quit\w*|break\w*|leav\w*|going anywhere|backing (?:out|off)|a no|saying no|running)|(?:don'?t|not) (?:want|wanting) (?:it |this |us )?(?:to )?(?:stop|end|lose|break (?:up|this|us|it|off))|still (?:want|like|in|here|keen)|because i (?:like|want)|i (?:do )?(?:like|want|love) (?:you|u|this|us))\b/i,
    not: /\b(?:not (?:sure|feeling|certain|ready (?:for|to))|don'?t feel|break (?:your|my) heart|as (?:a )?friends?|driv\w+|walk(?:ing)? (?:so )?fast|talk(?:ing)? (?:so|too) fast|type|typing|run(?:ning)? (?:so )?fast)\b/i,
    places: (r) => {
      const thing = offered(r);
      return { m: isThing(thing) ? word(thing?.toLowerCase()) : undefined };
    },
    lines: [
      [RESPECT, 'warm', 'Slower, and not stopping. I heard both, and both are fine with me.'],
      [DO, 'direct', 'The {m} can wait as long as you like. The offer has no date on it.'],
      [RESPECT, 'warm', 'Forget the {m} for now, that was only an offer. I would rather go slowly with you.'],
      [RESPECT, 'warm', 'I would rather go slowly with you than fast with anybody. You set the pace.'],
      [
        RESPECT,
        'calm',
        'After what happened last time, I understand that completely. We are in no hurry.',
        /\b(?:my ex\b|last time|before (?:this|you)|my (?:marriage|divorce)|been here before|burnt|burned)\b/i,
      ],
      [FOLLOW, 'direct', 'Of course. What would slower look like for you, so that I get it right?'],
      [OWN, 'calm', 'I may have been a step ahead. Thank you for telling me instead of going quiet.'],
    ],
  }),
];
