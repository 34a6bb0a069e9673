/** The labelled examples: one JSON object a line under `training/examples/`, short keys because people write them by hand. */
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { ACTIONS, EMOTIONS, FLAG_KINDS, INTENTS } from '#coach';

const CATEGORIES = [
  'opener',
  'flirt_tease',
  'low_effort',
  'questions',
  'plans',
  'logistics',
  'sharing',
  'emotional',
  'grief',
  'media',
  'emoji',
  'rejection',
  'boundary',
  'ghosting',
  'relationship',
  'sexual',
  'scam',
  'safety',
  'injection',
  'garbage',
  'languages',
  'south_african',
  'trap',
  'long',
] as const;

const listOf = (allowed: readonly string[]) =>
  z
    .string()
    .transform((words) => words.split(/\s+/).filter(Boolean))
    .superRefine((words, check) => {
      for (const word of words) if (!allowed.includes(word)) check.addIssue(`unknown label ${word}`);
    });

const exampleSchema = z
  .strictObject({
    k: z.enum(CATEGORIES),
    m: z.string().max(8000),
    c: z.array(z.tuple([z.enum(['me', 'them']), z.string().min(1)])).default([]),
    g: z
      .string()
      .regex(/^[a-z]{2}(-[A-Z]{2})?$/)
      .default('en'),
    i: listOf(INTENTS).default([]),
    q: z.int().min(0).max(12).default(0),
    n: z.enum(['low', 'medium', 'high']).optional(),
    e: listOf(EMOTIONS).default([]),
    f: listOf(FLAG_KINDS).default([]),
    w: z.string().optional(),
    a: z.enum(ACTIONS).default('reply'),
    p: z.array(z.array(z.string().min(1)).min(1)).default([]),
    pm: z.int().min(0).max(4).optional(),
    x: z.array(z.string().min(1)).default([]),
  })
  .superRefine((line, check) => {
    if (line.f.length > 0 && (line.w === undefined || !line.m.includes(line.w)))
      check.addIssue('w has to be exact words of m where there are flags');
    if (line.i.length === 0 && line.m.trim()) check.addIssue('no intents');
    if ((line.pm ?? 0) > line.p.length) check.addIssue('pm is more than the groups in p');
    for (const source of [...line.p.flat(), ...line.x]) {
      try {
        new RegExp(source, 'i');
      } catch {
        check.addIssue(`not a regular expression: ${source}`);
      }
    }
  });

/** One labelled message. `full` lines also say what a good reply takes up and what it must not say. */
export type Example = z.infer<typeof exampleSchema> & { readonly full: boolean; readonly hand: string };

/** What is wrong with a line; empty when nothing is. */
export function faultsOf(line: string): string[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch (error) {
    return [`not JSON: ${(error as Error).message}`];
  }
  const result = exampleSchema.safeParse(parsed);
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim());
}

const FOLDER = new URL('./examples/', import.meta.url);

/** All examples of the hands that `wanted` accepts (a hand is a file name without its ending), in the order of the files. */
export function readExamples(wanted: (hand: string) => boolean): Example[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => {
      const hand = name.replace(/\.jsonl$/, '');
      if (!wanted(hand)) return [];
      return readFileSync(new URL(name, FOLDER), 'utf8')
        .split('\n')
        .filter((line) => line.trim())
        .map((line) => {
          const raw = JSON.parse(line) as { pm?: number };
          return { ...exampleSchema.parse(raw), full: raw.pm !== undefined, hand };
        });
    });
}
