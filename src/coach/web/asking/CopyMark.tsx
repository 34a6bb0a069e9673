import { classNames } from '#ui';
import { ASKING_COPY } from './copy.ts';

/** Two sheets; a tick for a moment once copied, in the same room so that nothing moves. */
export function CopyMark({ done }: { done: boolean }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={classNames('size-4 flex-none', done && 'text-sage')}
      fill="none"
      aria-hidden="true"
    >
      {done ? (
        <path d="m4 10.500 4 4 8-9" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      ) : (
        <>
          <rect x="7" y="7" width="10" height="10" rx="2" stroke="currentColor" strokeWidth="1.6" />
          <path
            d="M13 4.500V4a1 1 0 0 0-1-1H4a1 1 0 0 0-1 1v8a1 1 0 0 0 1 1h.500"
            stroke="currentColor"
            strokeWidth="1.6"
          />
        </>
      )}
    </svg>
  );
}

/** What is said where the clipboard refuses: over what follows, so that nothing moves. Its parent is positioned. */
export function CopyFault() {
  return (
    <p className="absolute top-full right-0 z-10 max-w-full rounded-md bg-card px-4 py-2 text-brick text-sm shadow-lift ring-1 ring-brick/50">
      {ASKING_COPY.copyFailed}
    </p>
  );
}
