import type { Engine } from '#coach';
import { llmHost } from '../llm-host.ts';
import { REPLIES_COPY } from '../replies/copy.ts';
import { writerOf } from '../replies/engine-words.ts';

/** Who wrote what stands above, where the operator has set a language model; why it was not that, where there is a reason. */
export function WrittenBy({ engine }: { engine: Engine | undefined }) {
  if (!engine) return null;
  return (
    <p className="text-ink-2 text-sm">
      {REPLIES_COPY.writtenBy} {writerOf(engine, llmHost())}
      {engine.why && `. ${REPLIES_COPY.whyLocal[engine.why]}`}
    </p>
  );
}
