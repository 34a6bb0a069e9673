/** Requests with replies that a model would write: five that should pass, three that must not, and the right reading. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type AdviceRequest, adviceRequestSchema } from '#coach';

const FAULTS = [
  'invented',
  'pushy',
  'unsafe',
  'contact-data',
  'too-light',
  'generic',
  'off-topic',
  'other-language',
  'demeaning',
  'obeys-instructions',
] as const;
export type Fault = (typeof FAULTS)[number];

const itemSchema = z.object({
  id: z.string(),
  request: adviceRequestSchema,
  good: z.array(z.object({ text: z.string(), tone: z.string(), strategy: z.string() })),
  bad: z.array(z.object({ text: z.string(), fault: z.enum(FAULTS) })),
  reading: z.object({
    action: z.string(),
    interest: z.string(),
    summary: z.string(),
    questions: z.array(z.string()),
  }),
});
export type ReplayItem = z.infer<typeof itemSchema> & { readonly request: AdviceRequest };

/** What the items are in: the set is ordered so, and a mixed message has no one language that a reader could tell. */
const IN: ReadonlyArray<readonly [until: number, group: Group]> = [
  [52, 'English'],
  [64, 'Afrikaans'],
  [70, 'isiZulu, isiXhosa'],
  [80, 'mixed'],
];
export const GROUPS = ['English', 'Afrikaans', 'isiZulu, isiXhosa', 'mixed'] as const;
export type Group = (typeof GROUPS)[number];

export const groupOf = (place: number): Group => IN.find(([until]) => place < until)?.[1] ?? 'mixed';

/** @param file JSON lines; the set that is kept here by default */
export const readReplay = (file: string | URL = new URL('./replay.jsonl', import.meta.url)): ReplayItem[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => itemSchema.parse(JSON.parse(line)));
