/** The local coach in this process, at once: for the terminal, benchmarks and tests. The server asks its worker threads (`pool/`). */
import type { AdviceRequest, AdviceResponse } from '#coach';
import { advise } from '#coach/engine';
import { localAnswer } from './engine.ts';
import { models } from './models.ts';

/** @param clock milliseconds, monotonic enough to tell how long it took */
export function localAdvice(request: AdviceRequest, clock: () => number): AdviceResponse {
  const startMs = clock();
  const advice = advise(request, models());
  return localAnswer(request, advice, clock() - startMs);
}
