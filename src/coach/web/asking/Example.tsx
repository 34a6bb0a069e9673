import { classNames } from '#ui';
import { ASKING_COPY } from './copy.ts';

interface ExampleProps {
  /** What the example shows. */
  line: string;
  text: string;
  /** Words of the reader's own, on the sender's side. */
  mine?: boolean;
  onTry: () => void;
}

/** An empty panel teaches by one example: pressed, it is filled in and asked. */
export function Example({ line, text, mine = false, onTry }: ExampleProps) {
  return (
    <div className="grid justify-items-start gap-3 min-[900px]:pt-3">
      <h3 className="whisper w-full">{ASKING_COPY.example}</h3>
      <button
        type="button"
        onClick={onTry}
        className={classNames(
          'whitespace-pre-line rounded-[22px] px-5 py-4 text-left text-lg leading-snug ring-1 ring-edge ring-inset hover:ring-ink',
          mine ? 'justify-self-end rounded-br-[6px] bg-card' : 'said rounded-bl-[6px] bg-paper-2',
        )}
      >
        {text}
      </button>
      <p className="max-w-md text-ink-2">{line}</p>
    </div>
  );
}
