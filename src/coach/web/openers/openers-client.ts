import type { Engine, Starter, StartersResponse, Tone } from '#coach';
import { type CoachTransport, callCoachForJson } from '../coach-call.ts';

/** What is asked for: openers from a profile, beside those that stand there already. */
export interface OpenersQuestion {
  profile: string;
  tone: Tone;
  /** Openers on the screen, none of which is wanted again. */
  shown: readonly Starter[];
}

export interface OpenersAnswer {
  /** All of them, those that stood there first. */
  openers: readonly Starter[];
  /** The new ones among them. */
  fresh: readonly Starter[];
  engine?: Engine | undefined;
}

const OPENER_COUNT = 3;
/** The most that a request may name. */
const MOST_AVOIDED = 100;

/** Asks for three openers. Rejects with `CoachError`. */
export async function askForOpeners(
  transport: CoachTransport,
  { profile, tone, shown }: OpenersQuestion,
  options: { signal: AbortSignal; fetch?: typeof fetch },
): Promise<OpenersAnswer> {
  const avoid = shown.map(({ text }) => text).slice(-MOST_AVOIDED);
  const body = {
    about: { them: profile },
    tone,
    count: OPENER_COUNT,
    ...(avoid.length > 0 ? { avoid } : {}),
  };
  const { starters, engine } = await callCoachForJson<StartersResponse>(
    transport,
    { path: '/starters', body },
    options,
  );
  const fresh = starters.filter(({ text }) => !avoid.includes(text));
  return { openers: [...shown, ...fresh], fresh, ...(engine && { engine }) };
}
