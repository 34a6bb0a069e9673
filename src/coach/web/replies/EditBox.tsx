import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#ui';
import { REPLIES_COPY } from './copy.ts';

interface EditBoxProps {
  /** Name of the text box. */
  label: string;
  text: string;
  /** Told at every key what stands there now. */
  onType?: (text: string) => void;
  onSave: (text: string) => void;
  onCancel: () => void;
  /** What else can be done with the words, behind the buttons that end the editing. */
  children?: ReactNode;
}

/** Words that are edited where they stand. Escape leaves them as they were. */
export function EditBox({ label, text, onType, onSave, onCancel, children }: EditBoxProps) {
  const [now, setNow] = useState(text);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const element = box.current;
    // A menu gives the focus back to its button first.
    const frame = requestAnimationFrame(() => {
      element?.focus();
      element?.setSelectionRange(element.value.length, element.value.length);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onCancel();
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) onSave(now);
  }
  return (
    <div className="grid gap-1">
      <textarea
        ref={box}
        aria-label={label}
        dir="auto"
        value={now}
        rows={2}
        onChange={(event) => {
          setNow(event.target.value);
          onType?.(event.target.value);
        }}
        onKeyDown={onKeyDown}
        className="block max-h-[45dvh] w-full resize-none rounded-[22px] bg-card px-4.5 py-3 leading-snug ring-[1.5px] ring-edge ring-inset [field-sizing:content]"
      />
      <div className="flex flex-wrap items-center justify-end gap-1">
        <Button variant="text" className="text-sm" onClick={onCancel}>
          {REPLIES_COPY.cancel}
        </Button>
        <Button variant="text" className="text-sm" onClick={() => onSave(now)}>
          {REPLIES_COPY.save}
        </Button>
        {children}
      </div>
    </div>
  );
}
