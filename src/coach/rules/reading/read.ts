/** The one reading of a message that every move works from. */
import type { About, Action, Flag, FlagKind, Goal, Intent, Tone, Turn } from '../contract.ts';
import { asTheirWords, leftAlone } from '../knowing/limits.ts';
import type { Models } from '../models/index.ts';
import { readSafety } from '../safety/gate.ts';
import { partOrders } from '../safety/orders.ts';
import { isPlainTalk } from '../safety/rules/excuses.ts';
import { matchTopics, type TopicMatch } from '../topics/match.ts';
import { mannerOf } from '../writing-style/manner.ts';
import type { Manner } from '../writing-style/points.ts';
import { type Constraint, readConstraints } from './constraints.ts';
import { type EmotionEvidence, isSarcastic, readEmotions } from './emotions.ts';
import { withForeignIntents } from './foreign-acts.ts';
import { joinEmotions, joinIntents, joinInterest } from './hearing.ts';
import { type IntentEvidence, readIntents } from './intents.ts';
import { type InterestReading, readInterest } from './interest.ts';
import { kindOfMessage, type MessageKind } from './kind.ts';
import { isKindly, UNKIND } from './kindly.ts';
import { type LanguageReading, readLanguage } from './language.ts';
import { partOf, REPROACHFUL } from './my-part.ts';
import { type Name, namesIn, withoutNames } from './names.ts';
import { isNoLoss } from './no-loss.ts';
import { type Phrase, readPhrases } from './phrases.ts';
import { MINE_NO, type PlainAct, plainActOf, plainFeelings, plainIntents } from './plain-acts.ts';
import { withPlansSettled } from './put-off.ts';
import { type Question, readQuestions } from './questions.ts';
import { type Shared, unshared } from './shared.ts';
import { readStyle, type Style } from './style.ts';
import { type NormalText, normalise, wordsOf } from './text.ts';
import { readTimes, type TimeMention } from './times.ts';
import { readTold, type Told } from './told.ts';

/** What the part that protects half suspected and did not believe is not heard either: an answer to a threat would be to nothing. */
const MENACES: Readonly<Partial<Record<Intent, FlagKind>>> = {
  threat: 'threat',
  sextortion: 'scam_blackmail',
  harassment: 'harassment',
};
const isDoubted = (intent: Intent, doubted: readonly FlagKind[]): boolean =>
  MENACES[intent] !== undefined && doubted.includes(MENACES[intent]);

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
  readonly told: readonly Told[];
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

/** So many characters of the turns before tell what language they are in. */
const LANGUAGE_CHARACTERS = 2_000;

const isGrave = ({ severity }: Flag): boolean => severity !== 'info';

/** Emoji and one-letter answers borrow the language of what went before. */
function languageBefore(conversation: readonly Turn[]): string {
  const before = conversation
    .map((turn) => turn.text)
    .join(' ')
    .slice(-LANGUAGE_CHARACTERS);
  return before ? readLanguage(normalise(before).plain).tag : 'en';
}

/** Nothing to go on is asked about; a picture between other turns is not nothing. */
const withShape = (action: Action, kind: MessageKind, conversation: readonly Turn[]): Action =>
  action === 'reply' &&
  (kind === 'empty' || kind === 'gibberish' || (kind === 'media' && conversation.length === 0))
    ? 'clarify'
    : action;

/**
 * @param models the trained reader; without it the rules read alone
 * @param shared where several messages of one conversation are read, or one of them twice
 */
export function read(request: ReadingRequest, models?: Models, shared: Shared = unshared): Reading {
  const whole = shared('text', request.message, () => normalise(request.message));
  const parted = partOrders(whole);
  const text = parted?.honest ?? whole;
  const { plain } = text;
  const conversation = request.conversation ?? [];
  const kind = kindOfMessage(plain);
  const language = readLanguage(kind === 'gibberish' || kind === 'media' ? '' : plain, () =>
    languageBefore(conversation),
  );
  const style = readStyle(plain);
  const names = namesIn(plain);
  const questions =
    kind === 'words' || kind === 'photo-with-words' || kind === 'emoji'
      ? readQuestions(plain, language.base)
      : [];
  // A deleted message, a bare photo or mashed keys hold nothing for a classifier to hear.
  const silent = kind === 'empty' || kind === 'media' || kind === 'gibberish';
  const safety = readSafety(whole, conversation, silent ? undefined : models, language.base !== 'en', shared);
  // What the honest part does is read as if the orders were not there.
  const flagsTold = safety.told.flags
    .map((flag) => flag.kind)
    .filter((flag) => !parted || flag !== 'injection');
  const sarcastic = isSarcastic(plain);
  const intentsTold =
    kind === 'empty'
      ? [{ intent: 'empty' as const, quote: '' }]
      : kind === 'gibberish' && safety.flags.length === 0
        ? [{ intent: 'gibberish' as const, quote: plain.trim() }]
        : withForeignIntents(
            readIntents(text, questions, style, flagsTold, conversation),
            plain,
            language.base,
          );
  const intentsSeen = new Set(intentsTold.map(({ intent }) => intent));
  const emotionsTold = kind === 'empty' ? [] : readEmotions(text, sarcastic);
  const interestTold = readInterest(plain, intentsSeen, questions, style, conversation);
  const wordless = kind === 'empty' || kind === 'gibberish';
  const heard =
    models && !wordless
      ? models.hear(plain, conversation, {
          intents: intentsSeen,
          flags: flagsTold,
          action: withShape(safety.told.action, kind, conversation),
          questions: questions.length,
          kind,
          language: language.base,
          interest: interestTold.level,
          words: wordsOf(withoutNames(plain, names)).length,
          laughs: style.laughs,
        })
      : undefined;
  const joined = heard ? joinIntents(intentsTold, heard, language.base !== 'en', plain) : intentsTold;
  // A figure of speech is no grief, whatever the trained reader hears in the word.
  const figure = language.base === 'en' && isNoLoss(plain);
  const part = language.base === 'en' ? partOf(plain) : undefined;
  const reproached = part !== undefined && part !== 'reproach';
  const kindly =
    language.base === 'en' && safety.flags.length === 0 && (isKindly(plain) || isPlainTalk(plain));
  const mine = conversation.filter(({ from }) => from === 'me').at(-1)?.text ?? '';
  const act =
    language.base === 'en' && safety.flags.length === 0 && !parted && kind === 'words' && !MINE_NO.test(mine)
      ? plainActOf(plain, conversation.length === 0)
      : undefined;
  const heardIntents = joined.filter(
    ({ intent, quote }) =>
      !(parted && intent === 'prompt_injection') &&
      !(figure && intent === 'grief') &&
      !(kindly && quote === '' && UNKIND.has(intent)) &&
      !(quote === '' && isDoubted(intent, safety.doubted)) &&
      !(reproached && quote === '' && REPROACHFUL.has(intent)),
  );
  const settled =
    language.base === 'en' && kind === 'words' ? withPlansSettled(heardIntents, plain, mine) : heardIntents;
  const intentEvidence = act ? plainIntents(act, settled, plain) : settled;
  const emotions = heard ? joinEmotions(emotionsTold, heard) : emotionsTold;
  const intents = new Set(intentEvidence.map(({ intent }) => intent));
  const english = language.base === 'en';
  const theirs = conversation.filter(({ from }) => from === 'them').map((turn) => turn.text);
  const notes = request.about?.them ?? '';
  const phrasesOf = (text: string) =>
    shared('phrases', text, () =>
      readPhrases(text.replace(/^\W*\[[^\]]{0,400}\]/, (lead) => ' '.repeat(lead.length))),
    );
  return {
    text,
    whole,
    orders: parted?.orders ?? '',
    names,
    plain,
    kind,
    language,
    style,
    questions,
    emotions: act ? plainFeelings(act, emotions) : emotions,
    intentEvidence,
    intents,
    act,
    phrases: english && (kind === 'words' || kind === 'photo-with-words') ? phrasesOf(plain) : [],
    told: english && kind === 'words' ? shared('told', plain, () => readTold(plain)) : [],
    topics:
      kind === 'words' || kind === 'photo-with-words'
        ? shared('topics', plain, () => matchTopics(plain))
        : [],
    times: readTimes(plain),
    interest: heard ? joinInterest(interestTold, heard) : interestTold,
    flags: parted ? safety.flags.filter(({ kind }) => kind !== 'injection') : safety.flags,
    raised: safety.flags,
    suspected: safety.flags.some(isGrave) && !safety.told.flags.some(isGrave),
    guessed: safety.guessed,
    action: withShape(safety.action, kind, conversation),
    constraints: [
      ...readConstraints([plain, ...theirs, ...(notes ? [asTheirWords(notes)] : [])], shared),
      // A warning or help is never kept from them by a note.
      ...(safety.action === 'reply' ? leftAlone(notes, plain) : []),
    ],
    sarcastic,
    conversation,
    mine,
    minePhrases: mine ? phrasesOf(shared('text', mine, () => normalise(mine)).plain) : [],
    about: request.about ?? {},
    never: request.never ?? [],
    manner: mannerOf(request.style),
    tone: request.tone,
    intensity: request.intensity ?? 2,
    goal: request.goal,
  };
}
