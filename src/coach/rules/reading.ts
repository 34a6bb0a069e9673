/** The one reading of a message that every move works from. */
import type { About, Action, Flag, Goal, Intent, Tone, Turn } from './contract.ts';
import type { Constraint } from './reading/constraints.ts';
import type { EmotionEvidence } from './reading/emotions.ts';
import type { IntentEvidence } from './reading/intents.ts';
import type { InterestReading } from './reading/interest.ts';
import type { MessageKind } from './reading/kind.ts';
import type { LanguageReading } from './reading/language.ts';
import type { Name } from './reading/names.ts';
import type { Phrase } from './reading/phrases.ts';
import type { PlainAct } from './reading/plain-acts.ts';
import type { Question } from './reading/questions.ts';
import type { Statement } from './reading/statements.ts';
import type { Style } from './reading/style.ts';
import type { NormalText } from './reading/text.ts';
import type { TimeMention } from './reading/times.ts';
import type { TopicMatch } from './topics/match.ts';
import type { Manner } from './writing-style/points.ts';

export type Reading = {
  /** The message for the reader: where orders to an assistant stand in it, they are left out. */
  readonly text: NormalText;
  /** All that was sent. */
  readonly whole: NormalText;
  /** The orders that were left out of `text`, empty where there were none. */
  readonly orders: string;
  /** The names in `plain`. */
  readonly names: readonly Name[];
  readonly plain: string;
  readonly kind: MessageKind;
  readonly language: LanguageReading;
  readonly style: Style;
  readonly questions: readonly Question[];
  readonly emotions: readonly EmotionEvidence[];
  readonly intentEvidence: readonly IntentEvidence[];
  readonly intents: ReadonlySet<Intent>;
  /** The whole message is a plain one, such as a hello or a name. */
  readonly act: PlainAct | undefined;
  readonly phrases: readonly Phrase[];
  readonly statements: readonly Statement[];
  readonly topics: readonly TopicMatch[];
  readonly times: readonly TimeMention[];
  readonly interest: InterestReading;
  /** What bears on a reply: all that is raised but orders that were left out. */
  readonly flags: readonly Flag[];
  readonly raised: readonly Flag[];
  /** No rule raised anything grave: what is grave is the trained reader's alone. */
  readonly suspected: boolean;
  /** And it could not say which danger, so that the flag is a guess. */
  readonly guessed: boolean;
  readonly action: Action;
  readonly constraints: readonly Constraint[];
  readonly sarcastic: boolean;
  readonly conversation: readonly Turn[];
  /** What the reader wrote last, if anything: short answers are answers to it. */
  readonly mine: string;
  readonly minePhrases: readonly Phrase[];
  /** Words that the reader never uses. */
  readonly never: readonly string[];
  /** How the reader writes. */
  readonly manner: Manner;
  readonly about: About;
  readonly tone: Tone | undefined;
  readonly intensity: number;
  readonly goal: Goal | undefined;
};

export type ReadingRequest = {
  readonly message: string;
  readonly conversation?: readonly Turn[] | undefined;
  readonly about?: About | undefined;
  readonly tone?: Tone | undefined;
  readonly intensity?: number | undefined;
  readonly goal?: Goal | undefined;
  readonly never?: readonly string[] | undefined;
  readonly style?: string | undefined;
};
