/** The one reading of a message that every move works from. */
import type { About, Action, Flag, Goal, Intent, Tone, Turn } from '../contract.ts';
import { readSafety } from '../safety/gate.ts';
import { matchTopics, type TopicMatch } from '../topics/match.ts';
import { type Constraint, readConstraints } from './constraints.ts';
import { type EmotionEvidence, isSarcastic, readEmotions } from './emotions.ts';
import { type IntentEvidence, readIntents } from './intents.ts';
import { type InterestReading, readInterest } from './interest.ts';
import { kindOfMessage, type MessageKind } from './kind.ts';
import { type LanguageReading, readLanguage } from './language.ts';
import { type Phrase, readPhrases } from './phrases.ts';
import { type Question, readQuestions } from './questions.ts';
import { readStyle, type Style } from './style.ts';
import { type NormalText, normalise } from './text.ts';
import { readTimes, type TimeMention } from './times.ts';
import { readTold, type Told } from './told.ts';

export type Reading = {
  readonly text: NormalText;
  readonly plain: string;
  readonly kind: MessageKind;
  readonly language: LanguageReading;
  readonly style: Style;
  readonly questions: readonly Question[];
  readonly emotions: readonly EmotionEvidence[];
  readonly intentEvidence: readonly IntentEvidence[];
  readonly intents: ReadonlySet<Intent>;
  readonly phrases: readonly Phrase[];
  readonly told: readonly Told[];
  readonly topics: readonly TopicMatch[];
  readonly times: readonly TimeMention[];
  readonly interest: InterestReading;
  readonly flags: readonly Flag[];
  readonly action: Action;
  readonly constraints: readonly Constraint[];
  readonly sarcastic: boolean;
  readonly conversation: readonly Turn[];
  /** What the reader wrote last, if anything: short answers are answers to it. */
  readonly mine: string;
  readonly minePhrases: readonly Phrase[];
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
};

/** Emoji and one-letter answers borrow the language of what went before. */
function languageBefore(conversation: readonly Turn[]): string {
  const before = conversation.map((turn) => turn.text).join(' ');
  return before ? readLanguage(normalise(before).plain).tag : 'en';
}

export function read(request: ReadingRequest): Reading {
  const text = normalise(request.message);
  const { plain } = text;
  const conversation = request.conversation ?? [];
  const kind = kindOfMessage(plain);
  const language = readLanguage(
    kind === 'gibberish' || kind === 'media' ? '' : plain,
    languageBefore(conversation),
  );
  const style = readStyle(plain);
  const questions =
    kind === 'words' || kind === 'photo-with-words' ? readQuestions(plain, language.base) : [];
  const safety = readSafety(text, conversation);
  const sarcastic = isSarcastic(plain);
  const intentEvidence =
    kind === 'empty'
      ? [{ intent: 'empty' as const, quote: '' }]
      : kind === 'gibberish' && safety.flags.length === 0
        ? [{ intent: 'gibberish' as const, quote: plain.trim() }]
        : readIntents(
            text,
            questions,
            style,
            safety.flags.map((flag) => flag.kind),
            conversation,
          );
  const intents = new Set(intentEvidence.map(({ intent }) => intent));
  const mine = conversation.filter(({ from }) => from === 'me').at(-1)?.text ?? '';
  const english = language.base === 'en';
  const theirs = conversation.filter(({ from }) => from === 'them').map((turn) => turn.text);
  return {
    text,
    plain,
    kind,
    language,
    style,
    questions,
    emotions: kind === 'empty' ? [] : readEmotions(text, sarcastic),
    intentEvidence,
    intents,
    phrases:
      english && (kind === 'words' || kind === 'photo-with-words')
        ? readPhrases(plain.replace(/^\W*\[[^\]]*\]/, (lead) => ' '.repeat(lead.length)))
        : [],
    told: english && kind === 'words' ? readTold(plain) : [],
    topics: kind === 'words' || kind === 'photo-with-words' ? matchTopics(plain) : [],
    times: readTimes(plain),
    interest: readInterest(plain, intents, questions, style, conversation),
    flags: safety.flags,
    action:
      safety.action === 'reply' && (kind === 'empty' || kind === 'gibberish' || kind === 'media')
        ? 'clarify'
        : safety.action,
    constraints: readConstraints([plain, ...theirs]),
    sarcastic,
    conversation,
    mine,
    minePhrases: mine
      ? readPhrases(normalise(mine).plain.replace(/^\W*\[[^\]]*\]/, (lead) => ' '.repeat(lead.length)))
      : [],
    about: request.about ?? {},
    tone: request.tone,
    intensity: request.intensity ?? 2,
    goal: request.goal,
  };
}
