import type { z } from 'zod';
import {
  adviceCallSchema,
  adviceResponseSchema,
  insightsRequestSchema,
  insightsResponseSchema,
  rewriteRequestSchema,
  rewriteResponseSchema,
  startersRequestSchema,
  startersResponseSchema,
} from '#coach';
import type { Operation } from './openapi-operations.ts';

const coach = (summary: string, body: z.ZodType, answer: z.ZodType, stream?: true): Operation => ({
  summary,
  who: 'user',
  body,
  answers: { 200: answer },
  refusals: [400, 401, 403, 404, 413, 422, 429, 503],
  ...(stream ? { stream } : {}),
});

/** The assistant's own calls. */
export const COACH_OPERATIONS: Readonly<Record<string, Operation>> = {
  'POST /api/coach/advice': coach(
    'Reads a message and suggests replies',
    adviceCallSchema,
    adviceResponseSchema,
    true,
  ),
  'POST /api/coach/starters': coach(
    'First lines for a profile',
    startersRequestSchema,
    startersResponseSchema,
  ),
  'POST /api/coach/rewrite': coach('Sharpens a draft', rewriteRequestSchema, rewriteResponseSchema),
  'POST /api/coach/insights': coach(
    'Something true about a conversation',
    insightsRequestSchema,
    insightsResponseSchema,
  ),
};
