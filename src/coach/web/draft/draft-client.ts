import type { RewriteResponse, Tone } from '#coach';
import { type CoachTransport, callCoachForJson } from '../coach-call.ts';

export interface DraftQuestion {
  draft: string;
  tone: Tone;
  /** The message that it answers; empty where there is none. */
  message: string;
}

export type DraftAnswer = Pick<RewriteResponse, 'rewrites' | 'score' | 'engine'>;

/** Has a draft checked and rewritten. Rejects with `CoachError`. */
export const checkDraft = (
  transport: CoachTransport,
  { draft, tone, message }: DraftQuestion,
  options: { signal: AbortSignal; fetch?: typeof fetch },
): Promise<DraftAnswer> =>
  callCoachForJson<DraftAnswer>(
    transport,
    { path: '/rewrite', body: { draft, tone, ...(message === '' ? {} : { message }) } },
    options,
  );
