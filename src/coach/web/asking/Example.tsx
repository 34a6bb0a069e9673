import { ASKING_COPY } from './copy.ts';

interface ExampleProps {
  /** What the example shows. */
  line: string;
  text: string;
  onTry: () => void;
}

/** An empty panel teaches by one example: pressed, it is filled in and asked. */
export function Example({ line, text, onTry }: ExampleProps) {
  return (
    <div className="grid justify-items-start gap-3 min-[900px]:pt-3">
      <h3 className="whisper w-full">{ASKING_COPY.example}</h3>
      <button
        type="button"
        onClick={onTry}
        className="said whitespace-pre-line rounded-[22px] rounded-bl-[6px] bg-paper-2 px-5 py-4 text-left text-lg leading-snug ring-1 ring-edge ring-inset hover:ring-ink"
      >
        {text}
      </button>
      <p className="max-w-md text-ink-2">{line}</p>
    </div>
  );
}
