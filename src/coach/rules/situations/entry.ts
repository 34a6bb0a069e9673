/** One situation as it is written in the data files beside this: what is heard, and what can be said to it. */
import { z } from 'zod';
import type { Tables } from '../book/written.ts';
import { INTENTS, TONES, type Tone } from '../contract.ts';
import { MOVES, type MoveName } from '../moves/line.ts';
import type { CompiledTopic } from '../topics/topic.ts';

/** The preconditions that an entry can name; `guards.ts` holds each of them. */
export const GUARDS = [
  'answer',
  'asked',
  'banter',
  'bare',
  'fitting',
  'handed',
  'hard-day',
  'in-turn',
  'life',
  'light',
  'otherwise',
  'plain',
  'plan',
  'question',
  'small',
  'stated',
  'story',
  'told',
  'turn',
  'us',
  'wider',
  'wording',
] as const;
export type GuardName = (typeof GUARDS)[number];

/** A regular expression without its slashes, matched without regard to case; several are alternatives. `{kin}` is a word of `vocabulary.yaml`. */
const pattern = z.union([z.string().min(1), z.array(z.string().min(1)).min(2)]);
const move = z.enum(Object.keys(MOVES) as [MoveName, ...MoveName[]]);
/**
 * What the message has to say, all of it, and must not say; the same of the reader's last message; its words at most and at least; whether a question is
 * in it; that nothing was said before; intents that were read, and were not.
 */
const condition = z
  .strictObject({
    if: pattern,
    and: pattern,
    unless: pattern,
    mine: pattern,
    unlessMine: pattern,
    most: z.int().positive(),
    least: z.int().positive(),
    question: z.boolean(),
    first: z.literal(true),
    intent: z.array(z.enum(INTENTS)).min(1),
    unlessIntent: z.array(z.enum(INTENTS)).min(1),
  })
  .partial()
  .refine((given) => Object.keys(given).length > 0, 'says nothing');
/** The last part is what has to be true for the line to fit. */
const line = z.union([
  z.tuple([move, z.enum(TONES), z.string()]),
  z.tuple([move, z.enum(TONES), z.string(), condition]),
]);
/** The slot that `fitting` fills with what the reader's own last turn was about. */
export const TOPIC = 'm';

/** A message, or a message and what the reader wrote before it. */
const example = z.union([z.string().min(1), z.tuple([z.string().min(1), z.string().min(1)])]);

const options = {
  /** Words of the message at most. */
  most: z.int().positive().optional(),
  /** A question of theirs belongs to it. */
  asks: z.boolean().optional(),
  /** A no or a limit belongs to it: the intents of a refusal do not keep it out. */
  limit: z.boolean().optional(),
  /** Its cue holds a hard word and means nothing hard. */
  plainly: z.literal(true).optional(),
  /** The words allow no other meaning. */
  sure: z.boolean().optional(),
  /** It is right beside talk of bodies as well. */
  heated: z.literal(true).optional(),
  /** The cue itself holds a second thought. */
  turnsRound: z.literal(true).optional(),
  /** So many words may stand beside what is heard. */
  beside: z.int().min(0).optional(),
  /** They told something besides, so that a word about that may be the better answer. */
  open: z.literal(true).optional(),
  /** Small sums between two who share a cost are raised as money asked for; they are answered as what they are. */
  shared: z.literal(true).optional(),
  /** Grave words belong to the matter itself; a life may then be told in tears. */
  despite: z.literal(true).optional(),
  /** It may be told in tears. */
  sore: z.literal(true).optional(),
  /** The reader may stand in it. */
  ofReader: z.literal(true).optional(),
  /** Of a life: said before the answer to a question of theirs, whole sentences that ask nothing. */
  brief: z.array(z.tuple([z.enum(TONES), z.string()])).optional(),
  /** Of a question: it gives way where another question of the message is known too. */
  small: z.literal(true).optional(),
  /** Of a question: asked on the way to one another it is about the way, which other situations know better. */
  onTheWay: z.literal(true).optional(),
  /** Of what is plainly asked: a compliment belongs to it, so that it is not taken for a bow before the question. */
  compliment: z.literal(true).optional(),
  /** Of what is plainly asked: where they live is raised as a matter for care; asked this plainly it is met with a friendly limit. */
  personal: z.literal(true).optional(),
  /** Of what is plainly asked: one of these slots is a name, written like one, since the pattern itself reads no capitals. */
  names: z.array(z.string()).min(1).optional(),
  /** Of a joke: what is the reader's comes before other images. */
  readersFirst: z.literal(true).optional(),
  /** Of a wording: it has the form of a question, so that it is one without a mark as well. */
  bare: z.literal(true).optional(),
  /** One of these intents was read in the message, */
  intent: z.array(z.enum(INTENTS)).min(1).optional(),
  /** and none of these. */
  unlessIntent: z.array(z.enum(INTENTS)).min(1).optional(),
  /** No remark in passing stands beside its lines. */
  firm: z.boolean().optional(),
  /** None of its lines gives way to another for a word of theirs. */
  keeps: z.boolean().optional(),
  /** Its lines are of about the same worth. */
  alike: z.literal(true).optional(),
  /** It stands whatever intents were read. */
  stands: z.literal(true).optional(),
  /** Added to what its place among the situations is worth. */
  lift: z.number().optional(),
  /** Others may speak beside it. */
  alone: z.literal(false).optional(),
  /** Its lines take up what happened, whether or not they repeat a word of it. */
  grounded: z.literal(true).optional(),
  /** The words of the cue and of `fills` are turned round: `your wall` in their mouth is `my wall` in the reader's. */
  turned: z.literal(true).optional(),
  /** The reader told something just before, and asked nothing. */
  afterTold: z.literal(true).optional(),
  /** Of another wording: a parting is what it is. */
  parts: z.literal(true).optional(),
  /** Nobody laid hands on anybody in it (`grips` of `reading/my-part.ts`). */
  handsOff: z.literal(true).optional(),
  /** Code in `code/` decides or fills slots besides: `true` and `own` are the code by this entry's id, other names are shared by several. */
  code: z.union([z.literal(true), z.array(z.string()).min(1)]).optional(),
};

/** An entry as people write it. */
export const writtenEntrySchema = z
  .strictObject({
    id: z.string().min(3),
    /** The situation of this id in other words: it says what there is to say, unless this has lines of its own. */
    as: z.string().min(3).optional(),
    /** The guards `otherwise` and `wider`: the situation of this name, of data or of code, heard in other words. What it says is said, */
    of: z.string().min(3).optional(),
    /** but for the lines in which this stands, and with those of `say` besides. */
    drop: pattern.optional(),
    /** The guard `wider`: what must not stand in the sentence that is heard; its `unless` must stand nowhere. */
    apart: pattern.optional(),
    guard: z.enum(GUARDS).optional(),
    /** What the reader wrote last. */
    mine: pattern.optional(),
    /** What the reader must not have written last. */
    unlessMine: pattern.optional(),
    /** What the message or the reader's last turn says. */
    around: pattern.optional(),
    /** What the message says; of a question: what the question says. */
    hear: pattern.optional(),
    /** What it says as well. */
    and: pattern.optional(),
    /** It only sounds like it. */
    unless: pattern.optional(),
    /** One of these has to be true as well. */
    either: z.array(condition).min(1).optional(),
    ...options,
    /** Slots that a pattern fills with its first group, or with all that it matched, in small letters. */
    fills: z.record(z.string().regex(/^[a-z]+$/), pattern).optional(),
    /** Slots that hold nothing: a line with `{name}` in it fits only where the condition of that name is true, or one of several. */
    where: z.record(z.string().regex(/^[a-z]+$/), z.union([condition, z.array(condition).min(2)])).optional(),
    say: z.array(line).min(1).optional(),
    /** Messages in which it has to be heard. */
    heard: z.array(example).optional(),
    /** Messages in which it must not be heard. */
    not: z.array(example).optional(),
  })
  .refine(({ as, of, say }) => (as ?? of ?? say) !== undefined, { error: 'neither `say` nor `as` nor `of`' });

/** A file: entries of one tier, which `scenes/index.ts` puts in the order of speaking. */
export const writtenFileSchema = z.strictObject({
  tier: z.string().regex(/^[a-z][a-z /-]*$/),
  guard: z.enum(GUARDS),
  /** What holds for each of its entries: its own words for the same go before, and an `unless` and code are added to its own. */
  each: z.strictObject({ ...options, unless: pattern.optional() }).optional(),
  entries: z.array(writtenEntrySchema).min(1),
});

export type WrittenCondition = z.infer<typeof condition>;
export type WrittenEntry = z.infer<typeof writtenEntrySchema>;
export type Example = z.infer<typeof example>;

/** An entry as the interpreter takes it: its guard is there, and its patterns are one source each with no word of the vocabulary left. */
export type Entry = Omit<
  WrittenEntry,
  'guard' | 'heard' | 'not' | 'say' | 'either' | 'fills' | 'where' | 'code' | PatternName
> & {
  readonly guard: GuardName;
  readonly tier: string;
  readonly say: readonly SaidLine[];
  readonly either?: readonly Condition[];
  readonly fills?: Readonly<Record<string, string>>;
  readonly where?: Readonly<Record<string, readonly Condition[]>>;
  /** Names of code, in the order in which it is put on. */
  readonly code?: readonly string[];
} & { readonly [Name in PatternName]?: string };

/** The last part is what has to be true for the line to fit. */
export type SaidLine = readonly [MoveName, Tone, string] | readonly [MoveName, Tone, string, Condition];

/** Its patterns are one source each. */
export type Condition = Omit<z.infer<typeof condition>, (typeof CONDITION_NAMES)[number]> & {
  readonly [Name in (typeof CONDITION_NAMES)[number]]?: string;
};
export const CONDITION_NAMES = ['if', 'and', 'unless', 'mine', 'unlessMine'] as const;

export const PATTERN_NAMES = [
  'drop',
  'apart',
  'mine',
  'unlessMine',
  'around',
  'hear',
  'and',
  'unless',
] as const;
type PatternName = (typeof PATTERN_NAMES)[number];

/** What the data files are compiled to. Examples are for tests only. */
export type Book = Tables & {
  readonly entries: readonly Entry[];
  /** Subjects, by pack. */
  readonly topics: Readonly<Record<string, readonly CompiledTopic[]>>;
};
