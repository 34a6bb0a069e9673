import type { Memory, MemoryBody } from '#memory';
import { CONSENT_VERSION, consentTo } from '#memory/consent';
import { Button } from '#ui';
import { Choice } from './Choice.tsx';
import { MEMORY_COPY } from './copy.ts';

interface WriterProps {
  group: string;
  host: string;
  settings: Memory;
  onChange: (body: MemoryBody) => void;
}

/** Whether the operator's language model may write, and the consent to what it then reads. */
export function Writer({ group, host, settings, onChange }: WriterProps) {
  const { writer, consent } = settings;
  const agreed = consentTo(settings, host) === 'given' ? consent : null;
  const agree = () => onChange({ writer: 'llm', consent: { host, version: CONSENT_VERSION } });
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{MEMORY_COPY.writes}</legend>
      <Choice
        group={group}
        name={MEMORY_COPY.local}
        means={MEMORY_COPY.localMeans}
        checked={writer === 'local'}
        onChoose={() => onChange({ writer: 'local', consent: null })}
      />
      <Choice
        group={group}
        name={MEMORY_COPY.model(host)}
        means={MEMORY_COPY.modelMeans(host)}
        checked={writer === 'llm'}
        onChoose={agree}
      >
        {writer === 'llm' && (
          <p className="text-sm">
            {agreed
              ? MEMORY_COPY.agreed(new Date(agreed.at).toLocaleDateString('en-ZA', { dateStyle: 'long' }))
              : MEMORY_COPY.notAgreed}
          </p>
        )}
        {writer === 'llm' && !agreed && (
          <Button variant="quiet" className="mt-2 min-h-11! px-4! py-2! text-sm" onClick={agree}>
            {MEMORY_COPY.agree}
          </Button>
        )}
      </Choice>
    </fieldset>
  );
}
