/** The wire of Cyrano's memory: people, the turns of a conversation with each, what is kept for how long, and the reader's voice. */
import { z } from 'zod';
import { isWithinLimit, PERSON_STAGES } from '#coach';
import { isBlank } from '#kit';
import type { MemoryFaultCode } from './faults.ts';
import {
  NAME_MAX_CHARACTERS,
  NOTES_MAX_CHARACTERS,
  TURN_MAX_CHARACTERS,
  TURNS_PER_CALL,
  VOICE_MAX,
} from './limits.ts';

export const STAGES = PERSON_STAGES;
/** In days: nothing at all, a week, a month, or (null) until deleted. */
export const KEEP_DAYS = [0, 7, 30, null] as const;
export const KEEP_DAYS_DEFAULT = 30;
/** Who writes the replies: the language model that the operator set, or the local coach alone. */
export const WRITERS = ['llm', 'local'] as const;
/** A text whose faults have codes of their own; everything else about a body is `invalid-request`. */
const text = (name: string, most: number, tooLong: MemoryFaultCode, empty?: MemoryFaultCode) =>
  z
    .string({ error: `${name} must be text` })
    .refine((given) => empty === undefined || !isBlank(given), { params: { code: empty } })
    .refine((given) => isWithinLimit(given, most), { params: { code: tooLong } });

const nameSchema = text('name', NAME_MAX_CHARACTERS, 'name-too-long', 'empty-name').transform((name) =>
  name.trim(),
);
const notesSchema = text('notes', NOTES_MAX_CHARACTERS, 'notes-too-long');
const stageSchema = z.enum(STAGES, { error: `stage must be one of ${STAGES.join(', ')}` });
const turnText = text('text', TURN_MAX_CHARACTERS, 'turn-too-long', 'empty-turn');
const from = z.enum(['them', 'me'], { error: 'from must be them or me' });

export const personBody = z.object({
  name: nameSchema,
  stage: stageSchema.optional(),
  notes: notesSchema.optional(),
});
export const personChange = z.object({
  name: nameSchema.optional(),
  stage: stageSchema.optional(),
  notes: notesSchema.optional(),
  archived: z.boolean({ error: 'archived must be true or false' }).optional(),
});
export const turnsBody = z.object({
  turns: z
    .array(z.object({ from, text: turnText }), { error: 'turns must be a list of turns {from, text}' })
    .min(1, { error: 'turns must hold at least one turn' })
    .refine((turns) => turns.length <= TURNS_PER_CALL, { params: { code: 'too-many-turns-at-once' } }),
});
export const turnChange = z.object({ from: from.optional(), text: turnText.optional() });

/** Whom they let read what they store, and what they were told then. */
export const consentSchema = z.object({
  host: z.string(),
  version: z.union([z.string(), z.number()]),
  at: z.iso.datetime(),
});
export const memorySchema = z.object({
  keepDays: z.union(
    KEEP_DAYS.map((days) => z.literal(days)),
    {
      error: 'keepDays must be 0, 7, 30 or null',
    },
  ),
  writer: z.enum(WRITERS, { error: `writer must be one of ${WRITERS.join(', ')}` }),
  consent: consentSchema.nullable(),
});
/** What is left out stays as it is. When they agreed is told by our clock. */
export const memoryBody = z.object({
  keepDays: memorySchema.shape.keepDays.optional(),
  writer: memorySchema.shape.writer.optional(),
  consent: z
    .object(
      {
        // Stored as it is, so it has the form of a name and cannot be a text.
        host: z.string().regex(/^[\w.:[\]-]{1,253}$/),
        version: z.union([z.string().regex(/^[\w.-]{1,40}$/), z.number()]),
      },
      { error: 'consent must be null or an object {host, version}' },
    )
    .nullable()
    .optional(),
});

const voiceText = (most: number) =>
  z.string().refine((given) => isWithinLimit(given, most), { params: { code: 'voice-too-long' } });
const listOf = (name: string, characters: number, most: number) =>
  z
    .array(voiceText(characters), { error: `${name} must be a list of texts` })
    .refine((list) => list.length <= most, { params: { code: 'voice-too-long' } })
    .transform((list) => list.map((one) => one.trim()).filter(Boolean))
    .default([]);
/** What may be said about the reader, words that they never use, and how they write: each a name and a value. */
export const voiceBody = z.object({
  facts: listOf('facts', VOICE_MAX.characters, VOICE_MAX.facts),
  never: listOf('never', VOICE_MAX.characters, VOICE_MAX.never),
  style: z
    .record(voiceText(VOICE_MAX.name), z.union([voiceText(VOICE_MAX.characters), z.number(), z.boolean()]), {
      error: 'style must be an object of names and values',
    })
    .refine((style) => Object.keys(style).length <= VOICE_MAX.style, { params: { code: 'voice-too-long' } })
    .default({}),
});

export const personSchema = z.object({
  id: z.string(),
  name: z.string(),
  stage: z.enum(STAGES),
  notes: z.string(),
  archived: z.boolean(),
  createdAt: z.iso.datetime(),
  lastTurnAt: z.iso.datetime().nullable(),
});
export const storedTurnSchema = z.object({
  id: z.string(),
  from: z.enum(['them', 'me']),
  text: z.string(),
  at: z.iso.datetime(),
});

export type KeepDays = (typeof KEEP_DAYS)[number];
export type Person = z.infer<typeof personSchema>;
export type PersonBody = z.infer<typeof personBody>;
export type PersonChange = z.infer<typeof personChange>;
export type StoredTurn = z.infer<typeof storedTurnSchema>;
export type Memory = z.infer<typeof memorySchema>;
export type MemoryBody = z.infer<typeof memoryBody>;
export type Voice = z.infer<typeof voiceBody>;
export type NewTurn = z.infer<typeof turnsBody>['turns'][number];
export type TurnChange = z.infer<typeof turnChange>;
