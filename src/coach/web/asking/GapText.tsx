import { useLayoutEffect, useRef } from 'react';
import { ASKING_COPY } from './copy.ts';
import type { GapPiece } from './gaps.ts';

interface GapTextProps {
  pieces: readonly GapPiece[];
  values: Readonly<Record<string, string>>;
  /** @param key the key of the gap */
  onFill: (key: string, value: string) => void;
}

/** A suggestion whose gaps are filled in within the line. */
export function GapText({ pieces, values, onFill }: GapTextProps) {
  return pieces.map(({ text, gap, key }, index) =>
    gap === null ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: stretches of one text have no other name
      <Gap key={index} name={gap} value={values[key] ?? ''} onFill={(value) => onFill(key, value)} />
    ),
  );
}

/** Text to write within a text: it wraps with the words around it, however long it is, as no field of a form does. */
function Gap({ name, value, onFill }: { name: string; value: string; onFill: (value: string) => void }) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const gap = element.current;
    // Never while it says so already: the caret would jump. After a paste of several lines it stands behind what was pasted.
    if (!gap || gap.textContent === value) return;
    gap.textContent = value;
    if (document.activeElement !== gap || value === '') return;
    const selection = getSelection();
    selection?.selectAllChildren(gap);
    selection?.collapseToEnd();
  }, [value]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    <span
      ref={element}
      role="textbox"
      tabIndex={0}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      enterKeyHint="next"
      aria-label={ASKING_COPY.gap(name)}
      data-gap={name}
      onInput={({ currentTarget }) => {
        const typed = (currentTarget.textContent ?? '').replace(/\s*[\r\n]+\s*/g, ' ');
        // What browsers leave behind in an emptied one would hide what it asks for.
        if (typed === '') currentTarget.textContent = '';
        onFill(typed);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        // One line: a break would cut the message in two.
        event.preventDefault();
        nextAfter(event.currentTarget)?.focus();
      }}
      className="slot px-0.5"
    />
  );
}

/** The next gap of the same suggestion, and after the last one its copy button. */
function nextAfter(gap: HTMLElement): HTMLElement | null {
  const item = gap.closest('[data-item]');
  const gaps = [...(item?.querySelectorAll<HTMLElement>('[data-gap]') ?? [])];
  return gaps[gaps.indexOf(gap) + 1] ?? item?.querySelector<HTMLElement>('[data-key=c]:enabled') ?? null;
}
