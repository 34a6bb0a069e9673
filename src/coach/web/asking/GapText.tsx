import { ASKING_COPY } from './copy.ts';
import type { GapPiece } from './gaps.ts';

interface GapTextProps {
  pieces: readonly GapPiece[];
  values: Readonly<Record<string, string>>;
  onFill: (name: string, value: string) => void;
}

/** A line break of a paste would cut the message in two. */
const onOneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ');

/** A suggestion whose gaps are fields within the line; each is as wide and as high as its words. */
export function GapText({ pieces, values, onFill }: GapTextProps) {
  return pieces.map(({ text, gap }, index) =>
    gap === null ? (
      text
    ) : (
      <textarea
        // biome-ignore lint/suspicious/noArrayIndexKey: stretches of one text have no other name
        key={index}
        rows={1}
        value={values[gap] ?? ''}
        placeholder={gap}
        aria-label={ASKING_COPY.gap(gap)}
        onChange={(event) => onFill(gap, onOneLine(event.target.value))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
        }}
        className="slot max-w-full resize-none overflow-hidden px-0.5 align-bottom leading-[inherit] [field-sizing:content] placeholder:text-current placeholder:italic placeholder:opacity-100"
      />
    ),
  );
}
