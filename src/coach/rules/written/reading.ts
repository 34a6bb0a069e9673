/** What a model read in the message, held against the message: what does not stand there is not taken over, and nothing gets lighter by it. */
import { z } from 'zod';
import {
  type Analysis,
  type Flag,
  type FlagKind,
  INTENTS,
  INTEREST_LEVELS,
  type Intent,
} from '../contract.ts';
import { normalise } from '../reading/text.ts';
import type { Redactor } from '../redaction/redactor.ts';
import { DANGERS } from '../safety/dangers/index.ts';

const interestSchema = z.union([
  z.enum(INTEREST_LEVELS).transform((level) => ({ level, reason: '' })),
  z.object({ level: z.enum(INTEREST_LEVELS), reason: z.string().catch('') }),
]);
const readingSchema = z.object({
  summary: z.string().min(8).max(400).optional().catch(undefined),
  interest: interestSchema.optional().catch(undefined),
  intents: z.array(z.unknown()).catch([]),
  questions: z.array(z.unknown()).catch([]),
  danger: z.string().optional().catch(undefined),
  action: z.string().optional().catch(undefined),
});

export type Joined = {
  readonly analysis: Analysis;
  /** The model itself has said that there is no danger. */
  readonly judged: boolean;
  /** It sees a danger that our own rules did not: nothing that it wrote as a plain reply is shown. */
  readonly danger: boolean;
};

/** What each of these does is a danger by itself; the flag says which. */
const GRAVE: Partial<Record<Intent, FlagKind>> = {
  threat: 'threat',
  sextortion: 'scam_blackmail',
  money_request: 'scam_money',
  crypto: 'scam_crypto',
  credentials: 'scam_code',
  verification_code: 'scam_code',
  phishing_link: 'scam_link',
  harassment: 'harassment',
  sexual: 'sexual_pressure',
  jealousy_control: 'coercive_control',
  age_concern: 'underage',
  self_harm: 'self_harm',
  off_platform: 'scam_offplatform',
};
/** Told by a model alone, in a message that our rules find harmless, these are dangers only with the words that show it. */
const NO_DANGER = /^\W*(?:none|no(?:ne)?(?: danger)?|nothing|n\/a|safe|false|null|-)?\W*$/i;
const ACTIONS_OF_DANGER = new Set(['warn', 'safety', 'stop', 'do_not_contact', 'support', 'caution']);

const plainOf = (text: string): string => normalise(text).plain.replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * @param local the local analysis, which the model's may only make graver
 * @param given as it came over the wire
 */
export function joinReading(local: Analysis, given: unknown, message: string, redactor: Redactor): Joined {
  const parsed = readingSchema.safeParse(given);
  if (!parsed.success) return { analysis: local, judged: false, danger: false };
  const { summary, interest, intents, questions, danger, action } = parsed.data;
  const whole = plainOf(message);
  const stands = (words: string) => words.length > 1 && whole.includes(plainOf(words));
  const restored = (text: string) => redactor.restore(text);
  const isSafe = (text: string) =>
    !restored(text).lost && [...restored(text).kinds].every((kind) => kind === 'name');
  const named = intents.filter((each): each is Intent => (INTENTS as readonly unknown[]).includes(each));
  const theirs = questions
    .filter((each): each is string => typeof each === 'string')
    .map((each) => restored(each).text.trim())
    .filter(stands);
  const found = danger !== undefined && !NO_DANGER.test(danger) ? restored(danger).text.trim() : undefined;
  const grave = named.find((intent) => GRAVE[intent] !== undefined);
  const graveByAction = action !== undefined && ACTIONS_OF_DANGER.has(action) && local.action === 'reply';
  // Words that do not stand in the message show no danger, and no safety either.
  const dangerous =
    local.action === 'reply' &&
    ((found !== undefined && stands(found)) || (grave !== undefined && graveByAction));
  // A summary in the model's words is shown only where the rest of its reading fits the message.
  const consistent = questions.length === 0 || theirs.length * 2 >= questions.length;
  const flag = dangerous && found !== undefined && stands(found) ? flagOf(grave, found) : undefined;
  return {
    judged: danger !== undefined ? NO_DANGER.test(danger) : false,
    danger: dangerous,
    analysis: {
      ...local,
      ...(consistent && summary !== undefined && isSafe(summary) ? { summary: restored(summary).text } : {}),
      ...(consistent && named.length > 0 ? { intents: graverOf(local.intents, named) } : {}),
      ...(consistent && theirs.length > 0 ? { questions: theirs } : {}),
      ...(consistent && interest && isSafe(interest.reason)
        ? {
            interest: {
              level: interest.level,
              reasons:
                interest.reason.trim() === '' ? local.interest.reasons : [restored(interest.reason).text],
            },
          }
        : {}),
      ...(flag ? { action: 'caution' as const, flags: [...local.flags, flag] } : {}),
    },
  };
}

const flagOf = (intent: Intent | undefined, evidence: string): Flag => {
  const kind = (intent && GRAVE[intent]) ?? 'harassment';
  const { advice, severity } = DANGERS[kind];
  return { kind, severity: severity === 'info' ? 'caution' : severity, evidence, advice };
};

/** The model's, and of the local ones those of danger, which it cannot take away. */
const graverOf = (local: readonly Intent[], named: readonly Intent[]): Intent[] => [
  ...new Set([
    ...named,
    ...local.filter((intent) => GRAVE[intent] !== undefined || intent === 'prompt_injection'),
  ]),
];
