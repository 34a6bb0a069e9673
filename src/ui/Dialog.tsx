import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';

type DialogProps = {
  title: string;
  children: ReactNode;
  /** Called by Escape; whoever shows the dialog takes it away. */
  onClose: () => void;
  className?: string;
};

/**
 * The browser's own modal dialog, shown as long as it is drawn: it keeps the focus inside, gives it back, and writes no
 * style into the page.
 */
export function Dialog({ title, children, onClose, className }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before it is taken out of the page: afterwards nobody gives the focus back.
  useLayoutEffect(() => {
    const dialog = box.current;
    if (dialog && !dialog.open) {
      dialog.showModal();
      // The first field gets the focus, and in a long text it may stand at the end: it is read from its title on.
      dialog.scrollTop = 0;
    }
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={box}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={classNames(
        'rise outline-none m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-md overflow-y-auto rounded-lg bg-card p-6 text-ink shadow-lift backdrop:bg-[#150a19]/60 sm:p-7',
        className,
      )}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <h2 id={titleId} className="text-2xl">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
