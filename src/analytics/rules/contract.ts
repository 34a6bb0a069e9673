import { z } from 'zod';
import { err, ok, type Result } from '#kit';
import { eventName, findEvent } from './catalogue.ts';
import type { AnalyticsErrorCode } from './errors.ts';
import { type KnownPath, knownPath } from './paths.ts';

/** R100,000 in cents: more than anything sold, little enough that a day's sum fits an INTEGER of any engine. */
const LARGEST_VALUE = 10_000_000;

const path = z.string().min(1).max(2_000).describe('path of the page; unknown ones count as other');

/** Body of `POST /api/analytics`. */
export const hitBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('view'), path }),
  z.strictObject({
    kind: z.literal('event'),
    category: z.string().max(40),
    action: z.string().max(40),
    label: z.string().max(40).optional(),
    value: z.number().int().min(0).max(LARGEST_VALUE).optional(),
    path,
  }),
]);

/** One thing counted. An event without a label has the label `''`. */
export type Hit =
  | { kind: 'view'; path: KnownPath }
  | { kind: 'event'; name: string; label: string; value: number | null; path: KnownPath };

/** Reads what a browser sent and holds it against the catalogue. */
export function readHit(
  body: unknown,
): Result<Hit, { code: AnalyticsErrorCode; category: string; action: string }> {
  const parsed = hitBody.safeParse(body);
  if (!parsed.success) return err({ code: 'invalid-request', category: '', action: '' });
  const { data } = parsed;
  if (data.kind === 'view') return ok({ kind: 'view', path: knownPath(data.path) });
  const { category, action, label = '', value = null } = data;
  const refuse = (code: AnalyticsErrorCode) => err({ code, category, action });
  const event = findEvent(category, action);
  if (!event) return refuse('unknown-event');
  if (event.by !== 'browser') return refuse('not-yours-to-count');
  if (event.labels.length === 0 ? label !== '' : !event.labels.includes(label))
    return refuse('unknown-label');
  if ((value === null) !== (event.value === null)) return refuse('unexpected-value');
  return ok({ kind: 'event', name: eventName(data), label, value, path: knownPath(data.path) });
}
