/** One kind of danger: what follows from it, how it is found and what clears it. Advice says "possible", never "is". */
import type { Action, FlagKind, Intent, Severity } from '../../contract.ts';
import type { Part } from '../../reading/my-part.ts';
import { VIOLENCE_HELP } from '../help-lines.ts';
import type { SafetyRule, Weighing } from '../patterns/rule.ts';

/**
 * - `carries over`: what an earlier turn of theirs still means now. A joke that fell flat two days ago does not carry over.
 * - `cue`: one alone calls for care, two together are a pattern.
 * - `like a reproach`: its words are those of a hurt told to the reader's face.
 * - `misheard in openers`: what the trained reader hears in a cheeky opener now and then, and a rule does not.
 * - `asked on the way`: two who meet by a plan ask for it too.
 * - `met with a limit`: needs words for a limit most.
 * - `meant in plain telling`: a nameless danger of this kind is believed of what people tell of their own day.
 */
export type Trait =
  | 'carries over'
  | 'cue'
  | 'like a reproach'
  | 'misheard in openers'
  | 'asked on the way'
  | 'met with a limit'
  | 'meant in plain telling';

/** What is said of a draft that does it (`rewriting/unsafe.ts`). */
export type DraftGround =
  | 'child'
  | 'control'
  | 'hurt'
  | 'insult'
  | 'money'
  | 'private'
  | 'sexual'
  | 'threat'
  | 'watching';

/** What the trained reader suspects, with what else is known of the message. */
export type Suspected = {
  readonly plain: string;
  readonly score: number;
  /** Danger as such was sensed, and this is only the name that it is nearest to. */
  readonly guessed: boolean;
  /** What the reader's part in the message is, where it is in English and has one. */
  readonly part: Part | undefined;
  /** The message is a plain one, such as a hello. */
  readonly isPlainAct: boolean;
  /** What the rules have found. */
  readonly seen: ReadonlySet<FlagKind>;
};

export type Stretch = { readonly index: number; readonly length: number };

export type Danger = {
  // What follows.
  readonly severity: Severity;
  readonly action: Action;
  readonly advice: string;
  /** Where it is done to the one who writes, who needs help and not distance. */
  readonly adviceToVictim?: string;
  /** Among the insights; undefined: nothing is said of it there. */
  readonly title: string | undefined;
  /** What a message is read as that does it. */
  readonly intents: readonly Intent[];
  readonly traits: readonly Trait[];
  /** Beside one of these it says nothing more. */
  readonly saidBy?: readonly FlagKind[] | 'anything grave';
  /** Why a draft of the reader's that does it is not worked on; undefined: it is. */
  readonly ifDrafted: DraftGround | undefined;
  /**
   * What the trained reader may name it as where it senses danger without a name: `mild` ones also from afar, since they call for care and no
   * more; `soft` ones never, since they may stand on a harmless message.
   */
  readonly guessedAs: 'grave' | 'mild' | 'soft';
  /** Between these the flag alone cannot decide: the trained reader does. */
  readonly undecided?: readonly [mild: Action, grave: Action];

  // How it is found. The rules are tried until one holds, then the weighings, then `find`.
  readonly rules: readonly SafetyRule[];
  readonly weighings?: readonly Weighing[];
  find?(plain: string): Stretch | undefined;

  // What clears it.
  /** Everyday talk that shares its words, in the sentence of the act. Clears what a rule found and what the trained reader suspects. */
  readonly everyday?: RegExp;
  /** The same, wherever it stands in the message. */
  readonly harmless?: RegExp;
  /** Clears only what a rule found, wherever it stands. */
  readonly excuse?: RegExp;
  /** The act that a rule found means something else here. */
  isNoAct?(act: string, plain: string): boolean;
  /** What it is made of: without any of it the trained reader's suspicion hangs on the company of words alone. For English. */
  readonly grounds?: RegExp;
  /** The trained reader is wrong. */
  isMistaken?(suspected: Suspected): boolean;
};

export const ADVICE_TO_VICTIM = `They sound afraid and may be in danger. Help them get somewhere safe and to people: ${VIOLENCE_HELP}`;
