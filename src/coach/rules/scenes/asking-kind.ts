/** A question that people really put to a match, and what a good friend would send back: the entries of `situations/asked`. */
import type { Tone } from '../contract.ts';
import type { MoveName } from '../moves/line.ts';
import { hits } from '../prefilter/prefilter.ts';
import type { Reading } from '../reading/read.ts';
import { entriesIn, patternOf } from '../situations/book.ts';
import { QUESTION_CODE } from '../situations/code/questions.ts';
import type { Entry } from '../situations/entry.ts';
import { asWell } from '../situations/guards/as-well.ts';

export type Asking = {
  readonly name: string;
  /** Read against each question of the message by itself. Named groups become places. */
  readonly cue: RegExp;
  /** What stands around it says that its own words mean something else. */
  readonly meansElse: (r: Reading) => boolean;
  readonly said: ReadonlyArray<readonly [MoveName, Tone, string]>;
  /** Gives way where another question of the message is known too: `how are you`. */
  readonly small: boolean;
  /** Asked on the way to one another it is about the way. */
  readonly onTheWay: boolean;
};

/** Of a question that is known by its wordings alone. */
const NEVER = /(?!)/;
const NAMED = /^asked: /;

function askingOf(entry: Entry): Asking {
  const { id, hear, unless, small = false, onTheWay = false, say } = entry;
  const isElse = unless === undefined ? undefined : patternOf(unless);
  const also = asWell(entry);
  const code = entry.code ? QUESTION_CODE[id] : undefined;
  return {
    name: id.replace(NAMED, ''),
    cue: hear === undefined ? NEVER : patternOf(hear),
    meansElse: (r) => (isElse !== undefined && hits(isElse, r.plain)) || !also(r) || code?.(r) === true,
    said: say.map(([move, tone, text]) => [move, tone, text]),
    small,
    onTheWay,
  };
}

export const askingsIn = (...tiers: readonly string[]): readonly Asking[] =>
  tiers.flatMap(entriesIn).map(askingOf);

/** Another wording of a known question. */
export type Wording = {
  /** The asking that answers it. */
  readonly name: string;
  readonly cue: RegExp;
  readonly not: RegExp | undefined;
  /** What the reader wrote before. */
  readonly mine: RegExp | undefined;
  /** What stands elsewhere in the message or in the reader's turn. */
  readonly around: RegExp | undefined;
  /** Its cue has the form of a question, so that it is one without a mark as well. */
  readonly bare: boolean;
};

const maybe = (source: string | undefined): RegExp | undefined =>
  source === undefined ? undefined : patternOf(source);

export const wordingsIn = (...tiers: readonly string[]): readonly Wording[] =>
  tiers.flatMap(entriesIn).map(({ as = '', hear = '', unless, mine, around, questionForm = false }) => ({
    name: as.replace(NAMED, ''),
    cue: patternOf(hear),
    not: maybe(unless),
    mine: maybe(mine),
    around: maybe(around),
    bare: questionForm,
  }));
