/** The same matter in other people's words: a scene that exists, heard by wider cues and put where nothing weaker comes before it. */
import { type Line, lines } from '../moves/line.ts';
import { hits } from '../prefilter/prefilter.ts';
import type { Reading } from '../reading/read.ts';
import type { Place, Places } from '../words/fill.ts';
import type { CuedLine } from './cued.ts';
import { has, type Scene } from './scene.ts';

export type Otherwise = {
  /** The scene that it is. */
  readonly of: string;
  /** One of these. */
  readonly when: readonly string[];
  /** And this as well. */
  readonly and?: string;
  readonly not?: string;
  /** What the reader wrote before it. */
  readonly mine?: string;
  /** Words; 60 where nothing is said. */
  readonly most?: number;
  /** It may be a parting, or a word meant to hurt. */
  readonly also?: (r: Reading) => boolean;
  /** A no for good is what it is. */
  readonly parts?: true;
  /** Lines of the scene that suppose more than these words say. */
  readonly drop?: RegExp;
  readonly more?: readonly CuedLine[];
};

const MOST_WORDS = 60;

/** Pieces of the cues. */
export const U = '(?:you|u|ya)';
export const YOUR = '(?:your|ur)';
export const URE = "(?:you'?re|you are|ur|u r)";
export const IM = "(?:i'?m|i am)";
export const IVE = "(?:i'?ve|i have|ive)";
export const DONT = "(?:don'?t|do not)";
export const KIDS =
  '(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|laaities?|lightie|little (?:one|guy|girl|boy|man|person)s?)\\b(?!(?:ren)?[- ]?friend)';
export const KIN =
  '(?:m[ou]m(?:my)?|mother|dad|father|parents|folks|family|sisters?|brothers?|gran|granny|grandmother|ouma|gogo|cousins?|aunt(?:ie|y)?s?|uncles?|people)\\b';
export const SOMEBODY = '(?:some ?one|some ?body)';

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

const any = (alternatives: readonly string[]): RegExp =>
  new RegExp(alternatives.map((one) => `(?:${one})`).join('|'), 'i');
const HERE: Place = { words: ' ' };

export function heardOtherwise(
  known: readonly Scene[],
  { of, when, and, not, mine, most = MOST_WORDS, also, parts, drop, more = [] }: Otherwise,
): Scene {
  const scene = known.find(({ name }) => name === of);
  if (!scene) throw new Error(`No scene is called ${of}`);
  const cue = any(when);
  const beside = and === undefined ? undefined : any([and]);
  const unless = not === undefined ? undefined : any([not]);
  const before = mine === undefined ? undefined : any([mine]);
  const added = more.flatMap(([move, tone, text, needed], index): Line[] =>
    lines(move, [[tone, needed ? `{more${index}}${text}` : text]]),
  );
  const marks = (r: Reading): Places =>
    Object.fromEntries(
      more.map(([, , , needed], index) => [
        `more${index}`,
        needed && hits(needed, r.plain) ? HERE : undefined,
      ]),
    );
  return {
    ...scene,
    alone: true,
    firm: true,
    grounded: true,
    plainly: true,
    when: (r) =>
      hears(r, most, parts === true) &&
      hits(cue, r.plain) &&
      (!beside || hits(beside, r.plain)) &&
      !(unless && hits(unless, r.plain)) &&
      (!before || hits(before, r.mine)) &&
      (also?.(r) ?? true),
    lines: [...(drop ? scene.lines.filter(({ text }) => !drop.test(text)) : scene.lines), ...added],
    places: (r) => ({ ...scene.places?.(r), ...marks(r) }),
  };
}
