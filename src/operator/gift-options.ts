import { z } from 'zod';
import { PLAN_TYPES } from '#plans';
import { MOST_DAYS_GIVEN } from '#subscriptions';
import { type Command, type Given, OperatorFault } from './command.ts';

/** What `grant` and `extend` are told, read and checked: one clear line for the first thing that is wrong. */

const reason = z
  .string()
  .trim()
  .min(1, 'needs a few words')
  .max(200, 'takes 200 characters at most')
  .regex(/^\P{Cc}*$/u, 'is one line of text')
  // The ledger outlives the account, and holds no names, addresses or cards.
  .refine((text) => !/\S@\S/.test(text), 'must not hold an e-mail address: the ledger keeps it')
  .refine((text) => !/\d(?:[ -]?\d){11}/.test(text), 'must not hold a long number: the ledger keeps it')
  .optional();
const days = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .pipe(z.number().min(1).max(MOST_DAYS_GIVEN));
const key = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/)
  .optional();

export const GIFT_OPTIONS = {
  because: { type: 'string' },
  apply: { type: 'boolean' },
  json: { type: 'boolean' },
} as const satisfies Command['options'];

export const BECAUSE_HELP = [
  '--because "…"',
  'why, for your books; the person finds it in their export, so no names of others',
] as const;
export const APPLY_HELP = ['--apply', 'does it, and mails the person what they got'] as const;
export const JSON_HELP = ['--json', 'as JSON'] as const;

export function readPlan(given: string) {
  const read = z.enum(PLAN_TYPES).safeParse(given);
  if (read.success) return read.data;
  throw new OperatorFault(`'${given}' is no plan. There are: ${PLAN_TYPES.join(', ')}`);
}

export function readDays(given: string): number {
  const read = days.safeParse(given);
  if (read.success) return read.data;
  throw new OperatorFault(`'${given}' is no number of days; give a whole one from 1 to ${MOST_DAYS_GIVEN}`);
}

export function readBecause({ because }: Given['values']): string | null {
  const read = reason.safeParse(because);
  if (read.success) return read.data ?? null;
  throw new OperatorFault(`--because ${read.error.issues[0]?.message ?? 'is no text'}`);
}

export function readOnce({ once }: Given['values']): string | null {
  const read = key.safeParse(once);
  if (read.success) return read.data ?? null;
  throw new OperatorFault(
    '--once takes up to 64 letters, digits, dots, dashes and underscores, such as a ticket number',
  );
}
