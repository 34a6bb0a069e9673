import { type ReactNode, useId, useRef, useState } from 'react';
import { Button, classNames } from '#ui';
import { CYRANO_COPY } from '../copy.ts';
import { CopyFault, CopyMark } from './CopyMark.tsx';
import { ASKING_COPY } from './copy.ts';
import { GapText } from './GapText.tsx';
import { emptyGaps, filledText, gapPieces } from './gaps.ts';
import { useCopy } from './use-copy.ts';

interface SuggestionProps {
  text: string;
  needs?: readonly string[];
  /** Name of the copy button, such as `Copy opener`. */
  copyLabel: string;
  /** The one to look at first. */
  first: boolean;
  /** Beside the copy button: a line or two. */
  children?: ReactNode;
  /** Under both, over the whole width. */
  below?: ReactNode;
  className?: string;
}

/** Words that could be sent, as a bubble on the sender's side, with a button that copies them once every gap is filled. */
export function Suggestion({ text, needs, copyLabel, first, children, below, className }: SuggestionProps) {
  const id = useId();
  const bubble = useRef<HTMLParagraphElement>(null);
  const [values, setValues] = useState<Record<string, string>>({});
  const { outcome, copy } = useCopy();
  const pieces = gapPieces(text, needs);
  const filled = filledText(pieces, values);
  return (
    <div data-item="" className={classNames('relative grid min-w-0 gap-1.5', className)}>
      <p
        ref={bubble}
        id={id}
        dir="auto"
        className={classNames(
          'whitespace-pre-wrap break-words rounded-[22px] rounded-br-[6px] px-5 py-4 text-lg leading-snug',
          first ? 'bg-ember text-on-ember' : 'bg-blush',
        )}
      >
        <GapText
          pieces={pieces}
          values={values}
          onFill={(key, value) => setValues({ ...values, [key]: value })}
        />
      </p>
      {filled === null && (
        <p id={`${id}-gaps`} className="px-2 text-ink-2 text-sm">
          {ASKING_COPY.fillFirst(emptyGaps(pieces, values))}
        </p>
      )}
      <div className="flex items-start gap-x-3">
        <div className="min-w-0 flex-1 px-2 py-1.5">{children}</div>
        <Button
          variant="quiet"
          data-key="c"
          className="mt-1 min-h-11! flex-none px-4! py-2! text-sm"
          disabled={filled === null}
          aria-label={copyLabel}
          aria-describedby={filled === null ? `${id}-gaps` : id}
          onClick={() => filled !== null && void copy(filled, bubble.current)}
        >
          <CopyMark done={outcome === 'copied'} />
          {/* On a phone the line beside it needs the room. */}
          <span className="min-[560px]:hidden">{CYRANO_COPY.copyShort}</span>
          <span className="hidden min-[560px]:inline">{copyLabel}</span>
        </Button>
      </div>
      {below}
      {outcome === 'failed' && <CopyFault />}
    </div>
  );
}
