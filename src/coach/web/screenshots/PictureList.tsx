import type { ReactNode } from 'react';
import { SCREENSHOTS_COPY } from './copy.ts';
import type { ReviewEvent, ShownPicture } from './review-state.ts';
import { Thumbnail } from './Thumbnail.tsx';

interface PictureListProps {
  pictures: readonly ShownPicture[];
  onChange: (event: ReviewEvent) => void;
}

/** The pictures in order, each with what became of it, and buttons to move it or take it away. */
export function PictureList({ pictures, onChange }: PictureListProps) {
  return (
    <ol aria-label={SCREENSHOTS_COPY.pictures} className="grid gap-3">
      {pictures.map(({ id, file, state }, index) => {
        const number = index + 1;
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Thumbnail file={file} />
            <div className="grid min-w-0 flex-1 gap-0.5">
              <p className="truncate font-semibold text-sm">{SCREENSHOTS_COPY.picture(number)}</p>
              <p className="truncate text-ink-2 text-xs">{file.name}</p>
            </div>
            <div className="flex flex-none">
              {index > 0 && (
                <SmallButton
                  label={SCREENSHOTS_COPY.earlier(number)}
                  onPress={() => onChange({ type: 'moved', id, by: -1 })}
                >
                  <path d="M10 16V4m0 0L5 9m5-5 5 5" />
                </SmallButton>
              )}
              {index < pictures.length - 1 && (
                <SmallButton
                  label={SCREENSHOTS_COPY.later(number)}
                  onPress={() => onChange({ type: 'moved', id, by: 1 })}
                >
                  <path d="M10 4v12m0 0 5-5m-5 5-5-5" />
                </SmallButton>
              )}
              <SmallButton
                label={SCREENSHOTS_COPY.remove(number)}
                onPress={() => onChange({ type: 'removed', id })}
              >
                <path d="m5 5 10 10M15 5 5 15" />
              </SmallButton>
            </div>
            {state.is === 'failed' && (
              <p role="alert" className="basis-full pb-1 pl-15 text-brick text-sm leading-snug">
                {SCREENSHOTS_COPY.faults[state.fault]}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface SmallButtonProps {
  label: string;
  onPress: () => void;
  /** Strokes on a field of 20 by 20. */
  children: ReactNode;
}

function SmallButton({ label, onPress, children }: SmallButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="grid size-11 flex-none place-items-center rounded-pill text-ink-2 hover:bg-ink/6 hover:text-ink"
    >
      <svg
        viewBox="0 0 20 20"
        className="size-4.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {children}
      </svg>
    </button>
  );
}
