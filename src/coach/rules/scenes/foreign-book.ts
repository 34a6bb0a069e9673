/** How the answers of one language are written down. Each text may have places; a text whose place stays empty is not said. */
import type { Tone } from '../contract.ts';
import type { MoveName } from '../moves/line.ts';
import type { Act } from '../reading/foreign-acts.ts';

export const NOUN_KINDS = [
  'family',
  'animal',
  'food',
  'drink',
  'outdoors',
  'work',
  'music',
  'sport',
  'story',
] as const;
export type NounKind = (typeof NOUN_KINDS)[number];

/**
 * Places: `{x}` a thing of theirs with its article or `your`, `{n}` the same without, `{y}` a second one, `{m}` a thing of the
 * reader's (`my photo`), `{who}` somebody of theirs, `{day}` and `{loc}` as they wrote them, `{name}` their name.
 */
export type ForeignBook = {
  readonly acts: Readonly<Partial<Record<Act, readonly string[]>>>;
  readonly kinds: Readonly<Partial<Record<NounKind, readonly string[]>>>;
  /** About any thing that they named. */
  readonly about: readonly string[];
  /** About something of the reader's that they noticed or asked after. */
  readonly mine: readonly string[];
  /** Nothing that could be named. */
  readonly plain: readonly string[];
};

const TONES: readonly Tone[] = ['warm', 'playful', 'calm', 'direct'];

/** The moves of an act's texts in their order; the last ones repeat. */
const ACT_MOVES: Readonly<Partial<Record<Act | NounKind | 'about' | 'mine' | 'plain', readonly MoveName[]>>> =
  {
    grief: ['sympathise', 'stay with them', 'name the feeling', 'no rush'],
    ill: ['sympathise', 'stay with them', 'no rush', 'follow up'],
    close: ['accept with grace', 'thank and close', 'end kindly', 'give space'],
    pace: ['respect the limit', 'offer another way', 'slow it down', 'no rush'],
    noCall: ['respect the limit', 'offer another way', 'slow it down', 'light touch'],
    name: ['respect the limit', 'own it', 'start fresh', 'light touch'],
    reschedule: ['counter-offer', 'no rush', 'pick a slot', 'leave it open'],
    decline: ['no rush', 'leave it open', 'counter-offer', 'light touch'],
    quiet: ['welcome back', 'no rush', 'light touch', 'follow up'],
    late: ['no rush', 'light touch', 'leave it open', 'confirm the plan'],
    here: ['confirm the plan', 'light touch', 'take the bait', 'answer, then return'],
    confirm: ['confirm the plan', 'light touch', 'take the bait', 'appreciate a detail'],
    propose: [
      'pick a slot',
      'confirm the plan',
      'suggest meeting',
      'take the bait',
      'answer, then return',
      'say what you want',
    ],
    thanks: ['appreciate a detail', 'light touch', 'take the bait', 'follow up'],
    apology: ['no rush', 'light touch', 'own it', 'follow up'],
    night: ['light touch', 'take the bait', 'appreciate a detail', 'leave it open'],
    tired: ['sympathise', 'light touch', 'follow up', 'no rush'],
    compliment: ['appreciate a detail', 'take the bait', 'answer, then return', 'light touch'],
    mine: ['answer, then return', 'take the bait', 'return the question', 'light touch'],
    about: [
      'follow up',
      'appreciate a detail',
      'take the bait',
      'light touch',
      'start fresh',
      'welcome back',
    ],
  };
const USUAL: readonly MoveName[] = [
  'answer, then return',
  'take the bait',
  'return the question',
  'follow up',
];
const KIND_MOVES: readonly MoveName[] = ['appreciate a detail', 'follow up', 'take the bait', 'light touch'];

/** The move and the tone of the text at `index` of an act or a kind. */
export function moveOf(name: string, index: number): { move: MoveName; tone: Tone } {
  const moves =
    ACT_MOVES[name as Act] ?? ((NOUN_KINDS as readonly string[]).includes(name) ? KIND_MOVES : USUAL);
  return { move: moves[index % moves.length] ?? 'follow up', tone: TONES[index % TONES.length] ?? 'warm' };
}
