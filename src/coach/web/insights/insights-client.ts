import type { Insight, InsightsResponse, Turn } from '#coach';
import { type CoachTransport, callCoachForJson } from '../coach-call.ts';

/** Asks what a conversation shows. Rejects with `CoachError`. */
export async function askForInsights(
  transport: CoachTransport,
  turns: readonly Turn[],
  options: { signal: AbortSignal; fetch?: typeof fetch },
): Promise<Insight[]> {
  const conversation = turns.map(({ from, text }) => ({ from, text }));
  const call = { path: '/insights', body: { conversation } };
  return (await callCoachForJson<InsightsResponse>(transport, call, options)).insights;
}
