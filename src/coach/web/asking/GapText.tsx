import { ASKING_COPY } from './copy.ts';
import type { GapPiece } from './gaps.ts';

interface GapTextProps {
  pieces: readonly GapPiece[];
  values: Readonly<Record<string, string>>;
  onFill: (name: string, value: string) => void;
}

/** A suggestion whose gaps are fields within the line; each is as wide as its words. */
export function GapText({ pieces, values, onFill }: GapTextProps) {
  return pieces.map(({ text, gap }, index) =>
    gap === null ? (
      text
    ) : (
      <input
        // biome-ignore lint/suspicious/noArrayIndexKey: stretches of one text have no other name
        key={index}
        type="text"
        value={values[gap] ?? ''}
        placeholder={gap}
        aria-label={ASKING_COPY.gap(gap)}
        onChange={(event) => onFill(gap, event.target.value)}
        className="slot min-h-8 max-w-full px-0.5 [field-sizing:content] placeholder:text-current placeholder:italic placeholder:opacity-100"
      />
    ),
  );
}
