/** The same situation in other words: a cue beside the one that it was written with, for people who put it another way. */
import { hits } from '../prefilter/prefilter.ts';
import { grips } from '../reading/my-part.ts';
import type { Reading } from '../reading/read.ts';
import { entriesIn, linesOf, patternOf, slotsOf } from '../situations/book.ts';
import type { Entry } from '../situations/entry.ts';
import { asWell } from '../situations/guards/as-well.ts';
import { scenesIn } from '../situations/guards/index.ts';
import { has, type Scene } from './scene.ts';

const MOST_WORDS = 60;

/** Beside one of these the matter is a graver one. */
const DARK =
  /\b(?:(?:hits?|hitting|beats?|beat|slapped|choked|punched|raped?) (?:me|him|her|us|them)\b|(?:scared|afraid) of (?:you|him|her)|threat\w*|police|protection order|violen\w*|abus(?:e[ds]?|ive|ing)\b|suicid\w*|kill (?:myself|you|him|her)|end(?:ing)? my life|don'?t want to (?:live|be here|wake up)|hurt(?:ing)? myself|molest\w*|custody (?:case|battle|fight)|dying|funeral|died|passed (?:away|at|on|this|last|in)\b|lost (?:the|our|my|her|his|a) (?:\w+ )?(?:baby|m[ou]m|dad|father|mother|gran\w*|husband|wife|brother|sister|child|son|daughter|flat|house)\b|(?:a|had a|his|her) stroke\b|a ?& ?e\b|casualty|icu\b|ambulance|sleeping in (?:the|my) \w+|homeless|touch(?:es|ed|ing) (?:her|him|them|my (?:daughter|son|child|kids?))\b|(?:ending|end) it(?: all)?\b(?! (?:with|and))|stopped (?:moving|breathing)|ventilator|intensive care|life support|hospital|in a coma|unconscious|bleeding|accident|(?:send|tell|bring) my (?:brothers|boys|uncles|cousins) to|(?:come|coming|came) to (?:your|ur) (?:house|place|work)\b(?! (?:for|on|after))|(?:give|send|show) me (?:your|ur) (?:password|pin|location)|or else\b|relaps\w*|cut(?:ting)? myself|gun\b|before i do it|will find (?:him|her|you)|locks? me|kicked (?:the|my) door|push(?:ed|ing) me|shov(?:ed|ing) me|never let me go|lump\b|biopsy|knife|missing since|kidnap\w*|social worker|bruis\w*|chok(?:e|ed|es|ing)\b|no point (?:in|of)|can'?t (?:go on|do this life)|tired of (?:living|life)|bankrupt\w*|forc(?:ed|es|ing) me|stalk\w*|miscarr\w*|nudes?|naked|e-?wallet|refund|voucher|airtime|bitcoin|usdt|invest(?:ed|ing|ment)\w*|overdos\w*|prison|jail|(?:can|could|will|would|please) (?:you |u )?(?:send|lend|loan|borrow|transfer|pay|sponsor|help me (?:out )?with)\b[^.!?]{0,20}\b(?:me|money|r ?\d|rent|ticket|fare|fees?|bill)\b)/i;
const PARTS =
  /\b(?:goodbye|leave me alone|block(?:ed|ing)? (?:you|u)|report(?:ed|ing)? (?:you|u)|unmatch\w*|we'?re (?:done|over|finished)|it'?s over|(?:don'?t|do not|never|stop) (?:ever )?contact(?:ing)? me|never want to (?:see|hear)|lose my number|all the best|wish you (?:well|all)|take care of yourself)\b/i;

export const hears = (r: Reading, most: number, parts: boolean): boolean =>
  r.language.base === 'en' &&
  (r.kind === 'words' || r.kind === 'photo-with-words') &&
  (r.action === 'reply' || r.action === 'support') &&
  r.flags.every(({ kind }) => kind === 'wellbeing') &&
  !has(r, 'self_harm', 'harassment', 'insult') &&
  r.style.words <= most &&
  !hits(DARK, r.plain) &&
  (parts || !hits(PARTS, r.plain));

function heardOtherwise(known: readonly Scene[], entry: Entry): Scene {
  const { of, hear = '', unless, drop, maxWords = MOST_WORDS, parts = false, handsOff = false } = entry;
  const scene = known.find(({ name }) => name === of);
  if (!scene) throw new Error(`${entry.id}: no situation is called ${of}`);
  const cue = patternOf(hear);
  const not = unless === undefined ? undefined : patternOf(unless);
  const dropped = drop === undefined ? undefined : patternOf(drop);
  const also = asWell(entry);
  const slots = slotsOf(entry, 'more');
  return {
    ...scene,
    alone: true,
    firm: true,
    grounded: true,
    plainly: true,
    when: (r) =>
      hears(r, maxWords, parts) &&
      hits(cue, r.plain) &&
      !(not && hits(not, r.plain)) &&
      !(handsOff && grips(r.plain)) &&
      also(r),
    lines: [
      ...(dropped ? scene.lines.filter(({ text }) => !dropped.test(text)) : scene.lines),
      ...linesOf(entry, 'more'),
    ],
    places: (r) => ({ ...scene.places?.(r), ...slots(r) }),
  };
}

const otherwiseIn = (tier: string, known: readonly Scene[]): readonly Scene[] =>
  entriesIn(tier).map((entry) => heardOtherwise(known, entry));

const OF_US: readonly Scene[] = [
  ...scenesIn('between us'),
  ...scenesIn('told straight'),
  ...scenesIn('close'),
  ...scenesIn('feelings exes'),
  ...scenesIn('openers ages'),
  ...scenesIn('feelings steady disclosures'),
  ...scenesIn('feelings straight'),
];
export const US_OTHERWISE_SCENES: readonly Scene[] = otherwiseIn('us otherwise', OF_US);

const OF_HURT: readonly Scene[] = [
  ...scenesIn('my part'),
  ...scenesIn('limits crossed'),
  ...scenesIn('feelings straight'),
];
export const HURT_OTHERWISE_SCENES: readonly Scene[] = otherwiseIn('hurt otherwise', OF_HURT);

const OF_LIMITS: readonly Scene[] = [
  ...scenesIn('limits'),
  ...scenesIn('another limit'),
  ...scenesIn('limits said'),
  ...scenesIn('limits plainly'),
  ...scenesIn('limits drawn'),
  ...scenesIn('feelings straight'),
  ...scenesIn('feelings straight talk'),
  ...scenesIn('feelings steady disclosures'),
  ...scenesIn('silences'),
  ...scenesIn('returns'),
  ...scenesIn('returned'),
  ...scenesIn('refusals'),
];
export const LIMITS_OTHERWISE_SCENES: readonly Scene[] = otherwiseIn('limits otherwise', OF_LIMITS);
export const SILENCES_OTHERWISE_SCENES: readonly Scene[] = otherwiseIn('silences otherwise', OF_LIMITS);
