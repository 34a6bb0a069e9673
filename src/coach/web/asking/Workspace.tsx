import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Tone } from '#coach';
import { Button, Spinner } from '#ui';
import { ToneGroup } from '../ToneGroup.tsx';

interface WorkspaceProps {
  heading: string;
  line: string;
  /** Fields, above the tones and the button. */
  fields: ReactNode;
  tone?: { value: Tone; onChoose: (tone: Tone) => void };
  button: string;
  busyLine: string;
  busy: boolean;
  onAsk: () => void;
  /** Name of the part that holds the answer. */
  resultName: string;
  /** The answer or the failure shown now; a new one is brought into view. */
  arrived: object | string | null;
  children: ReactNode;
}

/** One question and its answer: what the reader gives at the left, what Cyrano says at the right; below it on a phone. */
export function Workspace(props: WorkspaceProps) {
  const { heading, line, fields, tone, button, busyLine, busy, onAsk, resultName, arrived, children } = props;
  const scroll = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLElement>(null);

  useEffect(() => {
    const box = scroll.current;
    if (!arrived || !box || !result.current) return;
    const way = result.current.getBoundingClientRect().top - box.getBoundingClientRect().top;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior = calm ? 'instant' : 'smooth';
    // Beside the form the answer starts at the top; below it, it may be out of sight.
    if (way > box.clientHeight / 3 || way < 0) box.scrollBy({ top: way - MARGIN_PX, behavior });
  }, [arrived]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) onAsk();
  }

  return (
    <div ref={scroll} className="relative min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto grid w-full max-w-[76rem] grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-7 px-4 pt-5 pb-10 min-[769px]:px-8 min-[769px]:pt-9 min-[900px]:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] short:pt-3!">
        <form
          onSubmit={submit}
          noValidate
          className="grid gap-4 min-[900px]:[@media(height>=44rem)]:sticky min-[900px]:[@media(height>=44rem)]:top-7"
        >
          <div className="grid gap-2">
            <h2 className="text-3xl max-[768.98px]:text-2xl">{heading}</h2>
            <p className="max-w-xl text-ink-2">{line}</p>
          </div>
          {fields}
          {tone && (
            <div className="@container">
              <ToneGroup filling tone={tone.value} onChoose={tone.onChoose} />
            </div>
          )}
          {/* Not `disabled`: that would drop the focus. A second press is ignored above. */}
          <Button
            type="submit"
            aria-disabled={busy || undefined}
            aria-busy={busy || undefined}
            className={busy ? 'opacity-60' : undefined}
          >
            {busy && <Spinner />}
            {button}
          </Button>
        </form>
        <section ref={result} aria-label={resultName} aria-busy={busy} className="grid min-w-0 gap-6">
          {busy && <Spinner label={busyLine} className="text-ink-2" />}
          {children}
        </section>
      </div>
    </div>
  );
}

const MARGIN_PX = 16;
