import type { Change, Reply, RewriteResponse } from '#coach';
import { type CoachTransport, callCoachForJson } from '../coach-call.ts';
import { REPLIES_COPY } from './copy.ts';

/** What a reader may wish of one reply, in the order of the menu. The contract's, written again here as in `conversation.ts`. */
export const CHANGES = ['warmer', 'funnier', 'shorter', 'bolder'] as const satisfies readonly Change[];

export type Intensity = 1 | 2 | 3;

export type ChangeAnswer = Pick<RewriteResponse, 'rewrites' | 'engine'>;

/** Has one reply changed. Rejects with `CoachError`. @param message what it answers */
export const askForChange = (
  transport: CoachTransport,
  { change, reply, text, message }: { change: Change; reply: Reply; text: string; message: string },
  options: { signal: AbortSignal; fetch?: typeof fetch },
): Promise<ChangeAnswer> =>
  callCoachForJson<ChangeAnswer>(
    transport,
    { path: '/rewrite', body: { draft: text, tone: reply.tone, message, change } },
    options,
  );

/** The version to show: one that was not there yet before one that was. @param shown texts that stood there, the one of now among them */
export function nextVersion(
  { rewrites }: ChangeAnswer,
  now: string,
  shown: readonly string[],
): ChangeAnswer['rewrites'][number] | null {
  const others = rewrites.filter(({ text }) => text !== now);
  return others.find(({ text }) => !shown.includes(text)) ?? others[0] ?? null;
}

/** The reply in its new words; what it is for stays, and what was changed is told before that. @param first how it came */
export const changedReply = (
  first: Reply,
  { text, tone, changes }: ChangeAnswer['rewrites'][number],
): Reply => {
  const { needs = [], ...rest } = first;
  const left = needs.filter((gap) => text.includes(`[${gap}]`));
  return {
    ...rest,
    text,
    tone,
    why: `${REPLIES_COPY.changedBy(changes)} ${first.why}`,
    ...(left.length > 0 && { needs: left }),
  };
};
