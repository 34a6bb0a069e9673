/** What a model is asked: standing instructions, and one turn of JSON in which everything that others wrote is data. */
import {
  type AdviceRequest,
  type Analysis,
  type Goal,
  PROMPT_VERSION,
  REPLIES_DEFAULT_COUNT,
  type Stage,
} from '../contract.ts';
import { MOVES, type MoveName } from '../moves/line.ts';
import type { Reading } from '../reading.ts';
import { createRedactor, type Redactor } from '../redaction/redactor.ts';
import { isGrave } from '../words/register.ts';
import { instructions, OFFERED, WRITTEN_SCHEMA } from './instructions.ts';
import { isUnjudged, type Writing } from './may-write.ts';
import { pairsFor } from './pairs.ts';
import { withheld } from './withheld.ts';

export type Prompt = {
  readonly system: string;
  /** JSON. Names, numbers and addresses that could be told are placeholders. */
  readonly user: string;
  /** JSON Schema of the answer. */
  readonly schema: object;
  readonly version: string;
  readonly temperature: number;
  /** Tokens that the answer may take, thinking included. */
  readonly maxTokens: number;
};

/** More than is wanted: some will not pass, and the best that differ are shown. */
const AT_LEAST = 7;
const SPARE = 2;
/** Enough for ideas that differ; much above it facts are made up. */
const TEMPERATURE = 0.9;
/** Seven short replies with a reading take some 900; the rest is for a model that thinks first. */
const TOKENS = 3_000;
/** The least that an answer needs: as many turns, characters of each, characters of notes, and texts already shown. */
const TURNS = 12;
const TURN_CHARACTERS = 1_000;
const NOTE_CHARACTERS = 1_500;
const SHOWN = 12;
const NEVER_CHARACTERS = 60;
/** Turns of the reader's own, beyond those that are sent as the conversation, that show how they write. */
const VOICE_TURNS = 8;
const VOICE_CHARACTERS = 240;

/** What only whoever asks knows. */
export type Setting = {
  /** For words such as tonight. */
  readonly now: Date;
};

const GOALS: Record<Goal, string> = {
  'keep-talking': 'keep the conversation going',
  'ask-out': 'suggest meeting, with something easy to say yes or no to',
  'make-plans': 'settle a plan',
  'slow-down': 'keep the warmth and slow the pace',
  'end-kindly': 'end it clearly and kindly, without an opening',
};

/** Everything of a request that holds somebody's words. */
export const textsOf = ({
  message,
  conversation = [],
  about,
  avoid = [],
  style = '',
  never = [],
}: AdviceRequest): string[] => [
  message,
  ...conversation.map(({ text }) => text),
  about?.me ?? '',
  about?.them ?? '',
  ...avoid,
  style,
  ...never,
];

const STAGES: Record<Stage, string> = {
  matched: 'matched, have not met',
  talking: 'talking, have not met',
  met: 'have met',
};

const SAST = new Intl.DateTimeFormat('en-ZA', {
  timeZone: 'Africa/Johannesburg',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

const cut = (text: string, characters: number): string => [...text].slice(0, characters).join('');
const withoutOrders = (text: string): string => withheld(text).text;

/** Where our own rules cannot judge, whether there is danger has to be known before anything is shown. */
const READING_FIRST =
  '\n\nWrite "reading" before "replies" in your answer. Where danger is not "none", every text sets a limit and none is flirty.';

/** The turns that a prompt holds: the newest, and before them the reader's own that show how they write. */
function turnsOf({ conversation = [] }: AdviceRequest) {
  const voice = conversation
    .slice(0, -TURNS)
    .filter(({ from }) => from === 'me')
    .slice(-VOICE_TURNS);
  return { voice, newest: conversation.slice(-TURNS) };
}

/** @returns what to ask, and the redactor that puts back what was hidden */
export function promptFor(
  request: AdviceRequest,
  reading: Reading,
  analysis: Analysis,
  writing: Writing,
  { now }: Setting,
): { prompt: Prompt; redactor: Redactor } {
  // A bound of its own: what a model reads is cut turn by turn, so more of them fit than the local coach reads.
  const { voice, newest } = turnsOf(request);
  const redactor = createRedactor(textsOf({ ...request, conversation: [...voice, ...newest] }));
  const hide = (text: string, characters: number) => cut(redactor.hide(text), characters);
  // Orders to an assistant are no part of what is to be answered, and so stay here.
  // A message that is nothing else is put as it stands: that it is an order is what there is to answer.
  const message = redactor.hide(withoutOrders(reading.plain) || reading.plain);
  // Only what stands in the hidden message goes along: half of an address that a quote cut out would be no address any more.
  const quoted = (words: readonly string[]) =>
    words
      .map((each) => redactor.hide(each))
      .filter((each) => each !== '' && message.toLowerCase().includes(each.toLowerCase()));
  const { me, them } = request.about ?? {};
  const user = {
    message,
    earlier: newest.map(({ from, text }) => ({
      from,
      text: hide(withoutOrders(text), TURN_CHARACTERS),
    })),
    notes: {
      ...(me ? { me: hide(withoutOrders(me), NOTE_CHARACTERS) } : {}),
      ...(them ? { them: hide(withoutOrders(them), NOTE_CHARACTERS) } : {}),
    },
    ...(voice.length > 0
      ? { voice: voice.map(({ text }) => hide(withoutOrders(text), VOICE_CHARACTERS)) }
      : {}),
    now: `${SAST.format(now)}, South Africa`,
    stage: STAGES[request.stage ?? (newest.length > 2 ? 'talking' : 'matched')],
    found: {
      language: analysis.language,
      feelings: analysis.emotions.map(({ label }) => label),
      intents: analysis.intents,
      interest: analysis.interest.level,
      hard_time: isGrave(reading),
      questions: quoted(analysis.questions),
      words_to_take_up: quoted(analysis.topics),
      plan: quoted(analysis.notes.filter(({ kind }) => kind === 'plan').map(({ quote }) => quote)),
    },
    wanted: {
      count: Math.max(AT_LEAST, (request.count ?? REPLIES_DEFAULT_COUNT) + SPARE),
      tone: request.tone ?? 'as fits, and not all the same',
      intensity: `${reading.intensity} of 3`,
      ...(request.style ? { style: hide(withoutOrders(request.style), NOTE_CHARACTERS) } : {}),
      ...(request.never?.length
        ? { never_use: request.never.map((word) => hide(word, NEVER_CHARACTERS)) }
        : {}),
      goal: request.goal ? GOALS[request.goal] : 'whatever the message calls for',
    },
    already_shown: (request.avoid ?? []).slice(-SHOWN).map((text) => hide(text, TURN_CHARACTERS)),
  };
  const pairs = pairsFor(reading);
  return {
    prompt: {
      system: instructions(writing, pairs) + (isUnjudged(reading) ? READING_FIRST : ''),
      user: JSON.stringify(user),
      schema: WRITTEN_SCHEMA,
      version: PROMPT_VERSION,
      temperature: TEMPERATURE,
      maxTokens: TOKENS,
    },
    redactor,
  };
}

/** The why and the source behind a move; a move that a model made up is named by what the text does. */
export function moveOf(strategy: unknown, text: string): MoveName {
  if (typeof strategy === 'string' && (OFFERED as readonly string[]).includes(strategy))
    return strategy as MoveName;
  return text.includes('?') ? 'follow up' : 'appreciate a detail';
}
export const whyOf = (move: MoveName): { why: string; source?: string } => MOVES[move];
