/** The local coach behind the shape that every engine answers with. It needs no network and never degrades. */
import { type AdviceRequest, type AdviceResponse, advise } from '#coach';
import { models } from './models.ts';

/** @param clock milliseconds, monotonic enough to tell how long it took */
export function localAdvice(request: AdviceRequest, clock: () => number): AdviceResponse {
  const startMs = clock();
  const { analysis, replies } = advise(request, models());
  const ms = Math.max(0, Math.round((clock() - startMs) * 10) / 10);
  return {
    ...(request.id === undefined ? {} : { id: request.id }),
    analysis,
    replies,
    engine: { name: 'local', model: null, degraded: false, ms },
  };
}
