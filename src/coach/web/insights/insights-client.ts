import type { InsightsResponse, Turn } from '#coach';
import { type CoachTransport, callCoachForJson } from '../coach-call.ts';

export type InsightsAnswer = Pick<InsightsResponse, 'insights' | 'engine'>;

/** Asks what a conversation shows. Rejects with `CoachError`. */
export async function askForInsights(
  transport: CoachTransport,
  turns: readonly Turn[],
  options: { signal: AbortSignal; fetch?: typeof fetch },
): Promise<InsightsAnswer> {
  const conversation = turns.map(({ from, text }) => ({ from, text }));
  const call = { path: '/insights', body: { conversation } };
  return callCoachForJson<InsightsAnswer>(transport, call, options);
}
