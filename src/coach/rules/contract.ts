/**
 * The coach's wire: what goes in and what comes out of advice, starters, rewrite, insights and emotions,
 * over HTTP, on the event stream and in the terminal alike. A key that is not named here is dropped.
 */
import { z } from 'zod';

/** Longest message or draft, in characters (code points, so an emoji counts once). */
export const MESSAGE_MAX_CHARACTERS = 8_000;
export const CONVERSATION_MAX_TURNS = 50;
export const REPLIES_DEFAULT_COUNT = 3;
export const REPLIES_MAX_COUNT = 5;

export const TONES = ['warm', 'playful', 'witty', 'flirty', 'direct', 'calm'] as const;
/** What one reply can be made. */
export const CHANGES = ['warmer', 'funnier', 'shorter', 'bolder'] as const;
export const GOALS = ['keep-talking', 'ask-out', 'make-plans', 'slow-down', 'end-kindly'] as const;
export const ACTIONS = [
  'reply',
  'clarify',
  'caution',
  'warn',
  'safety',
  'support',
  'stop',
  'do_not_contact',
] as const;
export const INTEREST_LEVELS = ['low', 'medium', 'high', 'unclear'] as const;
/** How far two people have come. */
export const PERSON_STAGES = ['matched', 'talking', 'met'] as const;
export const NOTE_KINDS = ['emotion', 'intent', 'question', 'interest', 'plan', 'flag'] as const;
export const SEVERITIES = ['info', 'caution', 'danger'] as const;

/**
 * Why the local coach writes though a language model is set: its owner agreed to another host or to older words, the replies of the day are used
 * up, or the operator has turned the model off.
 */
export const WHY_LOCAL = ['not-agreed', 'daily-limit', 'switched-off'] as const;

export const INTENTS = [
  'opener',
  'greeting',
  'goodbye',
  'thanks',
  'apology',
  'affirm',
  'compliment',
  'flirt',
  'tease',
  'humour',
  'ask_info',
  'ask_opinion',
  'ask_reciprocal',
  'share_info',
  'share_feeling',
  'caring',
  'grief',
  'distress',
  'self_harm',
  'low_effort',
  'media',
  'plan_propose',
  'plan_confirm',
  'plan_reschedule',
  'plan_decline',
  'logistics',
  'consent',
  'rejection_soft',
  'rejection_hard',
  'boundary',
  'correction',
  'ghost_return',
  'define_relationship',
  'jealousy_control',
  'insult',
  'harassment',
  'threat',
  'sexual',
  'sextortion',
  'money_request',
  'off_platform',
  'crypto',
  'credentials',
  'verification_code',
  'phishing_link',
  'prompt_injection',
  'testing',
  'age_concern',
  'empty',
  'gibberish',
] as const;

export const FLAG_KINDS = [
  'scam_money',
  'scam_crypto',
  'scam_gift_card',
  'scam_link',
  'scam_code',
  'scam_offplatform',
  'scam_romance_script',
  'scam_wrong_number',
  'scam_blackmail',
  'money_request_mild',
  'pii_request',
  'no_contact_request',
  'stalking',
  'threat',
  'harassment',
  'sexual_pressure',
  'coercive_control',
  'underage',
  'self_harm',
  'wellbeing',
  'injection',
] as const;

/** The 27 labels of GoEmotions and neutral. */
export const EMOTIONS = [
  'admiration',
  'amusement',
  'anger',
  'annoyance',
  'approval',
  'caring',
  'confusion',
  'curiosity',
  'desire',
  'disappointment',
  'disapproval',
  'disgust',
  'embarrassment',
  'excitement',
  'fear',
  'gratitude',
  'grief',
  'joy',
  'love',
  'nervousness',
  'optimism',
  'pride',
  'realization',
  'relief',
  'remorse',
  'sadness',
  'surprise',
  'neutral',
] as const;

/** An emotion with this score or more counts as said. */
export const EMOTION_SAID_SCORE = 0.3;
/** From this score on it is told in a note and a chip; weaker ones are guesses: `soon` or `we should` alone shows none. */
export const EMOTION_TOLD_SCORE = 0.45;
/** Whether a text has at most so many characters. One that cannot is not counted: a character takes two units at the most. */
export const isWithinLimit = (text: string, most = MESSAGE_MAX_CHARACTERS): boolean =>
  text.length <= most || (text.length <= 2 * most && [...text].length <= most);
const text = (name: string) =>
  z.string({ error: `${name} must be text` }).refine((given) => isWithinLimit(given), {
    error: `${name} can be at most ${MESSAGE_MAX_CHARACTERS} characters`,
  });
const id = z.union([z.string().max(200), z.number()], { error: 'id must be text or a number' }).optional();

export const toneSchema = z.enum(TONES, { error: `tone must be one of ${TONES.join(', ')}` });
export const goalSchema = z.enum(GOALS, { error: `goal must be one of ${GOALS.join(', ')}` });
export const turnSchema = z.object({
  from: z.enum(['them', 'me'], { error: 'from must be them or me' }),
  text: text('text'),
});
export const aboutSchema = z.object({ me: text('about.me').optional(), them: text('about.them').optional() });

/** Where notes are about the other person anyway (starters, insights) the notes alone will do. */
const notesSchema = z.union([aboutSchema, text('about').transform((them): About => ({ them }))], {
  error: 'about must be an object {me,them} or the notes about them as text',
});
const conversation = z
  .array(turnSchema, { error: 'conversation must be a list of turns {from, text}' })
  .max(CONVERSATION_MAX_TURNS, { error: `conversation can hold at most ${CONVERSATION_MAX_TURNS} turns` });
const count = z
  .int({ error: `count must be a whole number from 1 to ${REPLIES_MAX_COUNT}` })
  .min(1, { error: 'count must be at least 1' })
  .max(REPLIES_MAX_COUNT, { error: `count can be at most ${REPLIES_MAX_COUNT}` });

/** Texts already shown, none of which is wanted again. */
const avoid = z.array(text('avoid')).max(100, { error: 'avoid can hold at most 100 texts' });

/** A blank message is valid here: the engine answers it with `clarify`. HTTP refuses it before. */
export const adviceRequestSchema = z.object({
  id,
  message: text('message'),
  conversation: conversation.optional(),
  about: aboutSchema.optional(),
  tone: toneSchema.optional(),
  intensity: z
    .int({ error: 'intensity must be 1, 2 or 3' })
    .min(1, { error: 'intensity must be 1, 2 or 3' })
    .max(3, { error: 'intensity must be 1, 2 or 3' })
    .optional(),
  goal: goalSchema.optional(),
  count: count.optional(),
  avoid: avoid.optional(),
});

/** The call over HTTP: what is stored with a person joins what is sent. */
export const adviceCallSchema = adviceRequestSchema.extend({
  person: z.string({ error: 'person must be the id of a person' }).max(100).optional(),
});

/** How the reader writes, from their memory and never from a request. */
export type VoiceOf = {
  /** Words and phrases that no reply of theirs holds. */
  readonly never?: readonly string[];
  /** In words: `length: short; words: dry, no full stops`. A language model is told them; the local coach follows those that it knows. */
  readonly style?: string;
  /** How far the two have come. */
  readonly stage?: Stage;
};

/** What was learned of somebody from messages of theirs: how they write, what they told of themselves, and how many messages were read. */
export const learnedVoiceSchema = z.object({
  style: z.record(z.string(), z.string()),
  facts: z.array(z.string()).readonly(),
  from: z.number(),
});

/** Of the words that a language model is asked in: figures and evaluations name it, so that two of them are not compared unawares. */
export const PROMPT_VERSION = '2026-11-28.1';

const WORD_CHARACTER = /[\p{L}\p{N}_]/u;
const plainWords = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('’', "'");

/** Whether a text holds one of these words or phrases, whole and in any letter case. */
export function holdsAnyOf(text: string, phrases: readonly string[]): boolean {
  if (phrases.length === 0) return false;
  const plain = plainWords(text);
  return phrases.some((phrase) => {
    const wanted = plainWords(phrase).trim();
    if (wanted === '') return false;
    for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + 1)) {
      const before = WORD_CHARACTER.test(plain[at - 1] ?? '') && WORD_CHARACTER.test(wanted[0] ?? '');
      const after =
        WORD_CHARACTER.test(plain[at + wanted.length] ?? '') && WORD_CHARACTER.test(wanted.at(-1) ?? '');
      if (!before && !after) return true;
    }
    return false;
  });
}

export const emotionSchema = z.object({ label: z.enum(EMOTIONS), score: z.number().min(0).max(1) });
export const noteSchema = z.object({ quote: z.string(), says: z.string(), kind: z.enum(NOTE_KINDS) });
export const flagSchema = z.object({
  kind: z.enum(FLAG_KINDS),
  severity: z.enum(SEVERITIES),
  evidence: z.string(),
  advice: z.string(),
});
export const analysisSchema = z.object({
  summary: z.string(),
  /** BCP 47: `en`, `en-ZA`, `af`, `zu`; `und` when nothing tells. */
  language: z.string(),
  action: z.enum(ACTIONS),
  emotions: z.array(emotionSchema),
  intents: z.array(z.enum(INTENTS)),
  questions: z.array(z.string()),
  topics: z.array(z.string()),
  interest: z.object({ level: z.enum(INTEREST_LEVELS), reasons: z.array(z.string()) }),
  notes: z.array(noteSchema),
  flags: z.array(flagSchema),
});
export const replySchema = z.object({
  text: z.string(),
  tone: z.enum(TONES),
  strategy: z.string(),
  why: z.string(),
  source: z.string().optional(),
  needs: z.array(z.string()).optional(),
});
export const engineSchema = z.object({
  name: z.enum(['local', 'llm']).describe('Who wrote'),
  model: z.string().nullable().describe('The model that wrote replies, null where none did'),
  degraded: z
    .boolean()
    .describe('A language model was wanted, and some replies (llm) or all of them (local) are local ones'),
  ms: z.number().min(0),
  why: z
    .enum(WHY_LOCAL)
    .optional()
    .describe('Why no language model wrote, or not all, where one is set and would have been asked'),
});
export const adviceResponseSchema = z.object({
  id,
  analysis: analysisSchema,
  replies: z.array(replySchema),
  engine: engineSchema,
});

export const startersRequestSchema = z.object({
  id,
  about: notesSchema,
  tone: toneSchema.optional(),
  count: count.optional(),
  avoid: avoid.optional(),
});
export const starterSchema = z.object({ text: z.string(), tone: z.enum(TONES), why: z.string() });
/** Where a language model is set, these tell who wrote too. */
const engine = engineSchema.optional();
export const startersResponseSchema = z.object({ id, starters: z.array(starterSchema), engine });

export const rewriteRequestSchema = z.object({
  id,
  draft: text('draft'),
  tone: toneSchema,
  message: text('message').optional(),
  /** One wish alone: the draft stays what it is and becomes that. */
  change: z.enum(CHANGES).optional(),
});
export const rewriteSchema = z.object({
  text: z.string(),
  tone: z.enum(TONES),
  changes: z.array(z.string()),
});
export const scorePartSchema = z.object({
  name: z.string(),
  points: z.number(),
  of: z.number(),
  why: z.string(),
  source: z.string(),
});
export const rewriteResponseSchema = z.object({
  id,
  rewrites: z.array(rewriteSchema),
  score: z.object({ total: z.number(), parts: z.array(scorePartSchema) }),
  engine,
});

export const insightsRequestSchema = z.object({
  id,
  conversation: conversation.optional(),
  about: notesSchema.optional(),
});
/** What an insight is about: a danger or a limit, who asks and what is left open, who writes how much, how it goes on, what they like, the reader's own manner. */
export const INSIGHT_KINDS = ['care', 'questions', 'balance', 'pace', 'interest', 'manner'] as const;
export const insightSchema = z.object({
  kind: z.enum(INSIGHT_KINDS).optional(),
  title: z.string(),
  detail: z.string(),
  /** Exact words of the conversation or the notes. */
  evidence: z.string(),
  confidence: z.enum(['low', 'medium', 'high']),
});
export const insightsResponseSchema = z.object({ id, insights: z.array(insightSchema), engine });

export const emotionsRequestSchema = z.object({ id, text: text('text') });
export const emotionsResponseSchema = z.object({
  id,
  emotions: z.array(emotionSchema),
  /** The labels whose score reaches `EMOTION_SAID_SCORE`, or the best one when none does. */
  predicted: z.array(z.enum(EMOTIONS)),
});

/** The names of the parts on the event stream. `done` carries the engine, `error` the usual error shape. */
export const ADVICE_EVENTS = ['analysis', 'reply', 'done', 'error'] as const;

export type Tone = (typeof TONES)[number];
export type Stage = (typeof PERSON_STAGES)[number];
export type Goal = (typeof GOALS)[number];
export type Action = (typeof ACTIONS)[number];
export type Intent = (typeof INTENTS)[number];
export type FlagKind = (typeof FLAG_KINDS)[number];
export type Severity = (typeof SEVERITIES)[number];
export type EmotionLabel = (typeof EMOTIONS)[number];
export type InterestLevel = (typeof INTEREST_LEVELS)[number];
export type NoteKind = (typeof NOTE_KINDS)[number];
export type AdviceEventName = (typeof ADVICE_EVENTS)[number];
export type Turn = z.infer<typeof turnSchema>;
export type About = z.infer<typeof aboutSchema>;
export type Emotion = z.infer<typeof emotionSchema>;
export type Note = z.infer<typeof noteSchema>;
export type Flag = z.infer<typeof flagSchema>;
export type Analysis = z.infer<typeof analysisSchema>;
export type Reply = z.infer<typeof replySchema>;
export type WhyLocal = (typeof WHY_LOCAL)[number];
export type Engine = z.infer<typeof engineSchema>;
export type AdviceRequest = z.infer<typeof adviceRequestSchema> & VoiceOf;
export type AdviceCall = z.infer<typeof adviceCallSchema>;
export type LearnedVoice = z.infer<typeof learnedVoiceSchema>;
export type AdviceResponse = z.infer<typeof adviceResponseSchema>;
export type StartersRequest = z.infer<typeof startersRequestSchema>;
export type Starter = z.infer<typeof starterSchema>;
export type StartersResponse = z.infer<typeof startersResponseSchema>;
export type Change = (typeof CHANGES)[number];
export type RewriteRequest = z.infer<typeof rewriteRequestSchema>;
export type Rewrite = z.infer<typeof rewriteSchema>;
export type ScorePart = z.infer<typeof scorePartSchema>;
export type RewriteResponse = z.infer<typeof rewriteResponseSchema>;
export type InsightsRequest = z.infer<typeof insightsRequestSchema>;
export type InsightKind = (typeof INSIGHT_KINDS)[number];
export type Insight = z.infer<typeof insightSchema>;
export type InsightsResponse = z.infer<typeof insightsResponseSchema>;
export type EmotionsRequest = z.infer<typeof emotionsRequestSchema>;
export type EmotionsResponse = z.infer<typeof emotionsResponseSchema>;
