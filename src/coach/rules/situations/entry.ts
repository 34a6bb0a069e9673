/** One situation as it is written in the data files beside this: what is heard, and what can be said to it. */
import { z } from 'zod';
import type { Tables } from '../book/written.ts';
import { ACTIONS, FLAG_KINDS, INTENTS, TONES, type Tone } from '../contract.ts';
import { MOVES, type MoveName } from '../moves/line.ts';
import type { MessageKind } from '../reading/kind.ts';
import { TURNS } from '../reading/last-turn.ts';
import type { LossKind } from '../reading/loss.ts';
import type { CompiledTopic } from '../topics/topic.ts';

/** The preconditions that an entry can name: a file of each is in `guards/`, and what each means is in `src/coach/README.md`. */
export const GUARDS = [
  'and-asks',
  'answer',
  'asked',
  'banter',
  'fitting',
  'handed',
  'hard-day',
  'in-turn',
  'life',
  'light',
  'none',
  'otherwise',
  'plain',
  'plan',
  'question',
  'small',
  'stated',
  'story',
  'thin',
  'told',
  'turn',
  'us',
  'wider',
  'wording',
] as const;
export type GuardName = (typeof GUARDS)[number];

/** Where an entry makes two situations: what is `told` alone, and what asks something besides. */
export const FORMS = ['told', 'with a question'] as const;
export type Form = (typeof FORMS)[number];

/** A regular expression without its slashes, matched without regard to case; several are alternatives. `{kin}` is a word of `vocabulary.yaml`. */
const pattern = z.union([z.string().min(1), z.array(z.string().min(1)).min(2)]);
const move = z.enum(Object.keys(MOVES) as [MoveName, ...MoveName[]]);
const messageKind = z.enum([
  'empty',
  'gibberish',
  'media',
  'photo-with-words',
  'emoji',
  'words',
] satisfies MessageKind[]);
const lossKind = z.enum([
  'fresh',
  'pet',
  'pregnancy',
  'dying',
  'remembered',
  'patient',
  'unsaid',
] satisfies LossKind[]);
/** What has to be true of a message: all of it that is given. The reader is the user, who received the message. */
const condition = z
  .strictObject({
    /** Both are in the message, */
    if: pattern,
    and: pattern,
    /** and this is not. */
    unless: pattern,
    /** This is in what the reader wrote last, */
    mine: pattern,
    /** and this is not. */
    unlessMine: pattern,
    /** Words of the message, at most and at least. */
    maxWords: z.int().positive(),
    minWords: z.int().positive(),
    /** Whether they ask a question. */
    question: z.boolean(),
    /** Whether nothing was said before. */
    first: z.boolean(),
    /** One of these intents was read, */
    intent: z.array(z.enum(INTENTS)).min(1),
    /** and none of these. */
    unlessIntent: z.array(z.enum(INTENTS)).min(1),
    /** What the reader wrote last did one of these (`reading/last-turn.ts`), */
    mineDid: z.array(z.enum(TURNS)).min(1),
    /** and none of these. */
    mineDidNot: z.array(z.enum(TURNS)).min(1),
    /** What is to be done about the message is one of these. */
    action: z.array(z.enum(ACTIONS)).min(1),
    /** No danger was raised but these; `[]` is none at all. */
    onlyFlags: z.array(z.enum(FLAG_KINDS)),
    /** A limit of this name was read (`reading/constraints.ts`). */
    limit: z.string().min(3),
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

/**
 * What fills a slot: the first of these patterns that is in the message, and what it puts there. `$1` is its group in small letters, `^1` the same with a
 * capital, `~1` the same as they wrote it, `$0` all that it matched. Words alone fill it where no pattern does.
 */
const slot = z.array(z.union([z.tuple([z.string().min(1)]), z.tuple([pattern, z.string().min(1)])])).min(1);
const slotName = z.string().regex(/^[a-zA-Z]+\d?$/);

/** What an entry, and a file for each of its entries, can say of slots and conditions. */
const conditions = {
  /** One of these has to be true as well. */
  either: z.array(condition).min(1).optional(),
  /** Slots that a pattern fills with its first group, or with all that it matched, in small letters. */
  fills: z.record(z.string().regex(/^[a-z]+$/), pattern).optional(),
  /** Slots that a table fills. */
  slots: z.record(slotName, slot).optional(),
  /** Slots that hold nothing: a line with `{name}` in it fits only where the condition of that name is true, or one of several. */
  where: z.record(slotName, z.union([condition, z.array(condition).min(2)])).optional(),
};

const options = {
  /** Words of the message at most. */
  maxWords: z.int().positive().optional(),
  /** Words of the message at least. */
  minWords: z.int().positive().optional(),
  /** A question is in it, or none is. */
  question: z.boolean().optional(),
  /** It applies to a message with a question too. */
  asks: z.boolean().optional(),
  /** It applies to a message with a no or a limit too: the intents of a refusal do not keep it out. */
  allowRefusal: z.boolean().optional(),
  /** Its pattern holds a word such as `sick` or `lost` and means nothing bad: the check for such words is left out. */
  plainly: z.literal(true).optional(),
  /** The words allow no other meaning: a goodbye or a refusal that was read besides does not keep it out. Of a story: tried before the others. */
  sure: z.boolean().optional(),
  /** It applies to a message with the intent `sexual` too. */
  allowSexual: z.literal(true).optional(),
  /** It applies to a message with `but`, `although`, `unless` and the like too. */
  allowBut: z.literal(true).optional(),
  /** Of the guard `turn`: so many words at most may stand in the message beside what `hear` matched (4 where nothing is said). */
  maxOtherWords: z.int().min(0).optional(),
  /** They told something besides, so that a word about that may be the better answer. */
  open: z.literal(true).optional(),
  /** Small sums between two who share a cost are raised as money asked for; they are answered as what they are. */
  shared: z.literal(true).optional(),
  /** It applies to a message with grave words too; of a life also to one told in tears. */
  allowGrave: z.literal(true).optional(),
  /** Of a life: it applies to a message that needs support (`action` is no `reply`) too. Of the guard `light`: heavy words do not keep it out, only grave ones do. */
  allowTears: z.literal(true).optional(),
  /** Of a life: it may be said of or to the reader (`you`). */
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
  /** Of a joke: nouns that the reader owns in it (`your cat`) are taken up before others. */
  readersFirst: z.literal(true).optional(),
  /** Of a wording: it has the form of a question, so that it applies without a question mark as well. */
  questionForm: z.literal(true).optional(),
  /** One of these intents was read in the message, */
  intent: z.array(z.enum(INTENTS)).min(1).optional(),
  /** and none of these. */
  unlessIntent: z.array(z.enum(INTENTS)).min(1).optional(),
  /** The reader's last turn did one of these (`reading/last-turn.ts`), */
  mineDid: z.array(z.enum(TURNS)).min(1).optional(),
  /** and none of these. */
  mineDidNot: z.array(z.enum(TURNS)).min(1).optional(),
  /** It is in English. */
  english: z.literal(true).optional(),
  /** What is to be done about the message is one of these. */
  action: z.array(z.enum(ACTIONS)).min(1).optional(),
  /** One of these dangers was raised, */
  flags: z.array(z.enum(FLAG_KINDS)).min(1).optional(),
  /** and none of these. */
  unlessFlags: z.array(z.enum(FLAG_KINDS)).min(1).optional(),
  /** No danger was raised but these; `[]` is none at all. */
  onlyFlags: z.array(z.enum(FLAG_KINDS)).optional(),
  /** The outer form of the message is one of these (`reading/kind.ts`). */
  kind: z.array(messageKind).min(1).optional(),
  /** Nobody laughs in it (`haha`, 😂). */
  laughs: z.literal(false).optional(),
  /** It tells of a loss of one of these kinds (`reading/loss.ts`), */
  loss: z.array(lossKind).min(1).optional(),
  /** and of none of these. */
  unlessLoss: z.array(lossKind).min(1).optional(),
  /** None of these situations is heard, or none of these tiers. */
  unlessHeard: z.array(z.string().min(3)).min(1).optional(),
  /** No reply about some other word of the message competes with its lines. */
  firm: z.boolean().optional(),
  /** None of its lines is exchanged for one that repeats a word of the message. */
  pinned: z.boolean().optional(),
  /** Its lines are equally good, so that chance counts more among them. */
  alike: z.literal(true).optional(),
  /** It applies whatever intents were read. */
  stands: z.literal(true).optional(),
  /** Points added to what its place among the situations is worth. */
  bonus: z.number().optional(),
  /** Other situations may answer beside it; without this the first that applies is enough. */
  exclusive: z.literal(false).optional(),
  /** Its lines count as being about the message, though they repeat no word of it. */
  grounded: z.literal(true).optional(),
  /** The words of `hear` and of `fills` are put from the reader's side: `your wall` in their message is `my wall` in the reply. */
  turned: z.literal(true).optional(),
  /** The reader told something just before, and asked nothing. */
  afterTold: z.literal(true).optional(),
  /** Of another wording: it applies to a message with a goodbye too. */
  parts: z.literal(true).optional(),
  /** It does not apply where somebody was grabbed or held (`grips` of `reading/my-part.ts`). */
  handsOff: z.literal(true).optional(),
  /** Code beside the file, under its name, decides or fills slots besides: `true` and `own` are the code by this entry's id, other names are shared by several. */
  code: z.union([z.literal(true), z.array(z.string()).min(1)]).optional(),
};

/** An entry as people write it. */
export const writtenEntrySchema = z
  .strictObject({
    id: z.string().min(3),
    /** The situation of this id in other words: it says what there is to say, unless this has lines of its own. */
    as: z.string().min(3).optional(),
    /** It says what the situation of this id says, and goes by its own name. */
    sayAs: z.string().min(3).optional(),
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
    /** What the message must not say. */
    unless: pattern.optional(),
    ...options,
    ...conditions,
    say: z.array(line).min(1).optional(),
    /** Messages in which it has to be heard. */
    heard: z.array(example).optional(),
    /** Messages in which it must not be heard. */
    not: z.array(example).optional(),
  })
  .refine(({ as, sayAs, of, say }) => (as ?? sayAs ?? of ?? say) !== undefined, {
    error: 'none of `say`, `as`, `sayAs` and `of`',
  });

/** A file: entries of one tier, which `order.yaml` puts in the order of speaking. */
export const writtenFileSchema = z.strictObject({
  tier: z.string().regex(/^[a-z][a-z /-]*$/),
  guard: z.enum(GUARDS),
  /** Of its entries only the first that is heard speaks; one with `as` lets that one speak. */
  first: z.literal(true).optional(),
  /** What holds for each of its entries: its own words for the same go before, and an `unless`, code and slots are added to its own. */
  each: z.strictObject({ ...options, ...conditions, unless: pattern.optional() }).optional(),
  entries: z.array(writtenEntrySchema).min(1),
});

const name = z.string().min(3);
/** Options of entries by which the order tells those of a tier apart. */
const option = z.enum(['onTheWay', 'sure']);
/** A tier at one place of the order, several that follow each other, or some of them. */
const part = z.union([
  name,
  z.array(name).min(2),
  z.strictObject({
    tier: z.union([name, z.array(name).min(2)]),
    /** Those of these names, */
    only: z.array(name).min(1).optional(),
    /** those that have this option, */
    having: option.optional(),
    /** or have it not, */
    lacking: option.optional(),
    /** of an entry that makes two situations only this one, */
    form: z.enum(FORMS).optional(),
    /** and code asks more of them here. */
    code: z.array(name).min(1).optional(),
  }),
]);

/** The order of speaking; those of `late` speak where none of the first knows the message. */
export const writtenOrderSchema = z.strictObject({ first: z.array(part).min(1), late: z.array(part) });

export type WrittenPart = z.infer<typeof part>;
export type Part = Omit<Exclude<WrittenPart, string | string[]>, 'tier'> & { readonly tier: string };
export type Order = { readonly first: readonly Part[]; readonly late: readonly Part[] };

export type WrittenCondition = z.infer<typeof condition>;
export type WrittenEntry = z.infer<typeof writtenEntrySchema>;
export type Example = z.infer<typeof example>;

/** An entry as the interpreter takes it: its guard is there, and its patterns are one source each with no word of the vocabulary left. */
export type Entry = Omit<
  WrittenEntry,
  'guard' | 'heard' | 'not' | 'say' | 'either' | 'fills' | 'slots' | 'where' | 'code' | PatternName
> & {
  readonly guard: GuardName;
  readonly tier: string;
  /** Of its tier only the first that is heard speaks. */
  readonly first?: true | undefined;
  readonly say: readonly SaidLine[];
  readonly either?: readonly Condition[];
  readonly fills?: Readonly<Record<string, string>>;
  readonly slots?: Readonly<Record<string, readonly SlotRow[]>>;
  readonly where?: Readonly<Record<string, readonly Condition[]>>;
  /** Names of code, in the order in which it is put on. */
  readonly code?: readonly string[];
} & { readonly [Name in PatternName]?: string };

/** A pattern and what it puts into the slot; without a pattern it always does. */
export type SlotRow = readonly [string | null, string];

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
  readonly order: Order;
  /** For code that needs a word of it. */
  readonly vocabulary: Readonly<Record<string, string>>;
};
