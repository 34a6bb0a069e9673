import type { Engine } from '#coach';
import { REPLIES_COPY } from './copy.ts';

/** Who wrote a reply, in words; nothing until the answer is whole. @param host of the language model, where there is one */
export function writerOf(engine: Engine | null, host: string | null): string {
  if (!engine) return '';
  if (engine.name === 'local') return REPLIES_COPY.byLocal;
  const model = host ?? engine.model ?? REPLIES_COPY.byModel;
  return engine.degraded ? REPLIES_COPY.byBoth(model) : model;
}
