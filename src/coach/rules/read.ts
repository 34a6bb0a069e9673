/** Reads a message: what it says, does and shows, and whether there is danger in it. */
import type { Action, Flag, FlagKind, Intent, Turn } from './contract.ts';
import type { Reader } from './models/index.ts';
import { joinEmotions, joinIntents, joinInterest } from './models/join.ts';
import { hits } from './prefilter/prefilter.ts';
import { readConstraints } from './reading/constraints.ts';
import { isSarcastic, readEmotions } from './reading/emotions.ts';
import { withForeignIntents } from './reading/foreign-acts.ts';
import { readIntents } from './reading/intents.ts';
import { readInterest } from './reading/interest.ts';
import { kindOfMessage, type MessageKind } from './reading/kind.ts';
import { holdsNoMenace, isKindly, MENACING_INTENTS, UNKIND } from './reading/kindly.ts';
import { readLanguage } from './reading/language.ts';
import { asTheirWords, leftAlone } from './reading/limits.ts';
import { partOf, REPROACHFUL } from './reading/my-part.ts';
import { namesIn, withoutNames } from './reading/names.ts';
import { isNoLoss } from './reading/no-loss.ts';
import { readPhrases } from './reading/phrases.ts';
import { MINE_NO, plainActOf, plainFeelings, plainIntents } from './reading/plain-acts.ts';
import { withPlansSettled } from './reading/put-off.ts';
import { readQuestions } from './reading/questions.ts';
import { type Shared, unshared } from './reading/shared.ts';
import { readStatements } from './reading/statements.ts';
import { readStyle } from './reading/style.ts';
import { normalise, wordsOf } from './reading/text.ts';
import { readTimes } from './reading/times.ts';
import type { Reading, ReadingRequest } from './reading.ts';
import { DANGERS } from './safety/dangers/index.ts';
import { readSafety } from './safety/gate.ts';
import { partOrders } from './safety/orders.ts';
import { isPlainTalk } from './safety/plain-talk.ts';
import { matchTopics } from './topics/match.ts';
import { mannerOf } from './writing-style/manner.ts';

/** What the part that protects half suspected and did not believe is not heard either: an answer to a threat would be to nothing. */
const MENACES: Readonly<Partial<Record<Intent, FlagKind>>> = {
  threat: 'threat',
  sextortion: 'scam_blackmail',
  harassment: 'harassment',
};
const isDoubted = (intent: Intent, doubted: readonly FlagKind[]): boolean =>
  MENACES[intent] !== undefined && doubted.includes(MENACES[intent]);

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
export function read(request: ReadingRequest, models?: Reader, shared: Shared = unshared): Reading {
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
  const flagsByRules = safety.byRules.flags
    .map((flag) => flag.kind)
    .filter((flag) => !parted || flag !== 'injection');
  const sarcastic = isSarcastic(plain);
  const intentsByRules =
    kind === 'empty'
      ? [{ intent: 'empty' as const, quote: '' }]
      : kind === 'gibberish' && safety.flags.length === 0
        ? [{ intent: 'gibberish' as const, quote: plain.trim() }]
        : withForeignIntents(
            readIntents(
              text,
              questions,
              style,
              flagsByRules.flatMap((flag) => DANGERS[flag].intents),
              conversation,
            ),
            plain,
            language.base,
          );
  const intentsSeen = new Set(intentsByRules.map(({ intent }) => intent));
  const emotionsByRules = kind === 'empty' ? [] : readEmotions(text, sarcastic);
  const interestByRules = readInterest(plain, intentsSeen, questions, style, conversation);
  const wordless = kind === 'empty' || kind === 'gibberish';
  const predicted =
    models && !wordless
      ? models.predict(plain, conversation, {
          intents: intentsSeen,
          flags: flagsByRules,
          action: withShape(safety.byRules.action, kind, conversation),
          questions: questions.length,
          kind,
          language: language.base,
          interest: interestByRules.level,
          words: wordsOf(withoutNames(plain, names)).length,
          laughs: style.laughs,
        })
      : undefined;
  const joined = predicted
    ? joinIntents(intentsByRules, predicted, language.base !== 'en', plain, (flag) => {
        const { everyday } = DANGERS[flag];
        return everyday !== undefined && hits(everyday, plain);
      })
    : intentsByRules;
  // A figure of speech is no grief, whatever the trained reader hears in the word.
  const figure = language.base === 'en' && isNoLoss(plain);
  const part = language.base === 'en' ? partOf(plain) : undefined;
  const reproached = part !== undefined && part !== 'reproach';
  const kindly =
    language.base === 'en' && safety.flags.length === 0 && (isKindly(plain) || isPlainTalk(plain));
  const harmless =
    language.base === 'en' && safety.flags.length === 0 && kind === 'words' && holdsNoMenace(plain);
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
      !(harmless && quote === '' && MENACING_INTENTS.has(intent)) &&
      !(reproached && quote === '' && REPROACHFUL.has(intent)),
  );
  const settled =
    language.base === 'en' && kind === 'words' ? withPlansSettled(heardIntents, plain, mine) : heardIntents;
  const intentEvidence = act ? plainIntents(act, settled, plain) : settled;
  const emotions = predicted ? joinEmotions(emotionsByRules, predicted) : emotionsByRules;
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
    statements: english && kind === 'words' ? shared('statements', plain, () => readStatements(plain)) : [],
    topics:
      kind === 'words' || kind === 'photo-with-words'
        ? shared('topics', plain, () => matchTopics(plain))
        : [],
    times: readTimes(plain),
    interest: predicted ? joinInterest(interestByRules, predicted) : interestByRules,
    flags: parted ? safety.flags.filter(({ kind }) => kind !== 'injection') : safety.flags,
    raised: safety.flags,
    suspected: safety.flags.some(isGrave) && !safety.byRules.flags.some(isGrave),
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
